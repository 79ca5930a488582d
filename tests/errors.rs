//! What a wrong program is told, and what a large one survives.

use kiln::{DType, Error, Step, Tensor};
use std::panic::{AssertUnwindSafe, catch_unwind};

#[track_caller]
fn tensor(shape: &[usize]) -> Tensor {
    let n: usize = shape.iter().product();
    Tensor::from_slice(&(0..n).map(|i| i as f32).collect::<Vec<_>>(), shape).unwrap()
}

/// The message that `work` panics with, and the file and line where it says it happened.
fn panic_of<T>(work: impl FnOnce() -> T) -> (String, String) {
    use std::sync::Mutex;
    static PLACE: Mutex<String> = Mutex::new(String::new());
    static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());
    let _turn = ONE_AT_A_TIME.lock().unwrap();
    let before = std::panic::take_hook();
    std::panic::set_hook(Box::new(|info| *PLACE.lock().unwrap() = info.location().unwrap().to_string()));
    let caught = catch_unwind(AssertUnwindSafe(work));
    std::panic::set_hook(before);
    let payload = caught.err().expect("this panics");
    let text = payload.downcast_ref::<String>().cloned().or_else(|| payload.downcast_ref::<&str>().map(|s| s.to_string()));
    (text.expect("a message"), PLACE.lock().unwrap().clone())
}

/// The panic names each of `parts` and happens at `line` of this file.
fn assert_panics<T>(line: u32, parts: &[&str], work: impl FnOnce() -> T) {
    let (text, place) = panic_of(work);
    for part in parts {
        assert!(text.contains(part), "{part:?} is not in the message:\n{text}");
    }
    assert!(place.starts_with(&format!("{}:{line}:", file!())), "the panic is reported at {place}, not at line {line} of {}", file!());
}

#[test]
fn shapes_that_do_not_broadcast() {
    let (a, b) = (tensor(&[2, 13, 4]), tensor(&[5, 4]));
    let made = line!() - 1;
    // The operation, both shapes, the axis (pointed at), where the operands were made; at the caller's line.
    let made = format!("{}:{made}", file!());
    assert_panics(line!(), &["add", "[2, 13, 4]", "5, 4]", "^^", &made], || &a + &b);
    assert_panics(line!(), &["mul", "[2, 13, 4]", "5, 4]", "^^", &made], || a.mul(&b));
    assert_panics(line!(), &["lt", "[2, 13, 4]"], || a.lt(&b));
}

#[test]
fn shapes_that_do_not_multiply() {
    let (a, b) = (tensor(&[3, 4]), tensor(&[5, 6]));
    assert_panics(line!(), &["matmul", "[3, 4]", "[5, 6]"], || a.matmul(&b));
    assert_panics(line!(), &["linear", "[3, 4]", "[5, 6]"], || a.linear(&b, None));
    assert_panics(line!(), &["conv2d"], || tensor(&[1, 3, 8, 8]).conv2d(&tensor(&[4, 2, 3, 3]), None, Default::default()));
}

#[test]
fn axes_and_extents_that_are_not_there() {
    let a = tensor(&[3, 4]);
    assert_panics(line!(), &["sum", "axis 2"], || a.sum(2, false));
    assert_panics(line!(), &["softmax", "axis -3"], || a.softmax(-3));
    assert_panics(line!(), &["reshape", "12", "[5, 2]"], || a.reshape([5, 2]));
    assert_panics(line!(), &["permute"], || a.permute([0, 0]));
    assert_panics(line!(), &["expand"], || a.expand([3, 5]));
    assert_panics(line!(), &["cat", "[3, 4]", "[2, 5]"], || Tensor::cat(&[a.clone(), tensor(&[2, 5])], 0));
    assert_panics(line!(), &["split", "[2, 3]", "[3, 4]"], || a.split([2, 3], 0));
    assert_panics(line!(), &["transpose"], || a.transpose(0, 2));
}

#[test]
fn values_of_the_wrong_type() {
    let a = tensor(&[3]);
    assert_panics(line!(), &["to_vec", "f32", "i64"], || a.to_vec::<i64>());
    assert_panics(line!(), &["item"], || a.item::<f32>());
    assert_panics(line!(), &["6 values"], || Tensor::from_slice(&[0f32; 6], [4, 2]));
    assert_panics(line!(), &["embedding"], || tensor(&[4, 2]).embedding(&a));
    assert_panics(line!(), &["cross_entropy"], || tensor(&[3, 4]).cross_entropy(&a));
    assert_panics(line!(), &["grad"], || a.grad(&[&a]));
}

#[test]
fn parameters_that_the_loss_does_not_reach() {
    let (x, y) = (tensor(&[3]), tensor(&[3]));
    let made = line!() - 1;
    let unreachable = |loss: &Tensor| match loss.grad(&[&y]) {
        Err(error @ Error::Unreachable { .. }) => error.to_string(),
        other => panic!("{:?}", other.map(|g| g.len())),
    };
    let text = unreachable(&(&x * &x).sum(.., false));
    assert!(text.contains(&format!("{}:{made}", file!())), "{text}");
    let cut = y.detach();
    let line = line!() - 1;
    let text = unreachable(&(&x * &cut).sum(.., false));
    assert!(text.contains("detach") && text.contains(&format!("{}:{line}", file!())), "the operation that cuts the path is named: {text}");
    let text = unreachable(&y.argmax(0, false).cast(DType::F32));
    assert!(text.contains("no gradient") && text.contains(&format!("{}:{}", file!(), line!() - 1)), "{text}");
}

#[test]
fn captures_that_use_what_was_not_declared() {
    let captured = |result: kiln::Result<Step>| match result {
        Err(Error::Capture(text)) => text,
        Err(other) => panic!("{other}"),
        Ok(_) => panic!("was captured"),
    };
    let (x, state) = (tensor(&[3]), tensor(&[3]));
    let inputs = std::slice::from_ref(&x);
    let other = tensor(&[3]);
    let made = format!("{}:{}", file!(), line!() - 1);
    let text = captured(Step::capture(inputs, &[], || Ok(vec![&x + &other])));
    assert!(text.contains(&made), "{text}");
    let text = captured(Step::capture(inputs, std::slice::from_ref(&state), || {
        other.assign(&x)?;
        Ok(vec![])
    }));
    assert!(text.contains(&made), "{text}");
    let text = captured(Step::capture(inputs, &[], || Ok(vec![Tensor::from_slice(&x.to_vec::<f32>()?, 3)?, (&x * 2.0).realize()?])));
    assert!(text.contains("read while"), "{text}");
    // Declared, the same step is fine, and works after the failures.
    let step = Step::capture(inputs, std::slice::from_ref(&state), || {
        let product = &x * &state;
        state.assign(&(&state + &x))?;
        Ok(vec![product])
    });
    let step = step.unwrap();
    for k in 1..4 {
        let outputs = step.run(&[&Tensor::from_slice(&[1f32, 1.0, 1.0], 3).unwrap()]).unwrap();
        let before = (k - 1) as f32;
        assert_eq!(outputs[0].to_vec::<f32>().unwrap(), [before, 1.0 + before, 2.0 + before], "computed from the state before the step");
        assert_eq!(state.to_vec::<f32>().unwrap(), [before + 1.0, 2.0 + before, 3.0 + before]);
    }
    assert_panics(line!(), &["Step::run", "[2]"], || step.run(&[&tensor(&[2])]).map(|o| o.len()));
}

#[test]
fn unknown_devices_are_named_with_those_there_are() {
    let text = kiln::device::open("abacus:7").map(|d| d.name()).unwrap_err().to_string();
    assert!(text.contains("abacus:7") && text.contains("cpu") && text.contains("cpu:interpret"), "{text}");
}

#[test]
fn a_hundred_thousand_operations_in_a_row() {
    let mut x = tensor(&[4]);
    for _ in 0..100_000 {
        x = x + 1.0;
    }
    assert_eq!(x.to_vec::<f32>().unwrap(), [100_000.0, 100_001.0, 100_002.0, 100_003.0]);
    // Dropped without having been computed.
    let mut y = tensor(&[4]);
    for k in 0..100_000 {
        y = if k % 3 == 0 { y.neg() } else { &y + &y };
    }
    drop(y);
}

#[test]
fn the_gradient_of_a_long_chain() {
    let x = tensor(&[3]);
    let mut y = x.clone();
    for _ in 0..20_000 {
        y = y * 1.0 + 0.5;
    }
    let grads = y.sum(.., false).grad(&[&x]).unwrap();
    assert_eq!(grads[0].to_vec::<f32>().unwrap(), [1.0; 3]);
}

#[test]
fn three_hundred_scalars_in_a_row() {
    let mut x = Tensor::from_slice(&[1f32], ()).unwrap();
    let mut want = 1f32;
    for k in 0..300 {
        let factor = Tensor::from_slice(&[1.0 + 1.0 / (k as f32 + 2.0)], ()).unwrap();
        x = if k % 2 == 0 { &x * &factor } else { &x / &factor };
        let factor = 1.0 + 1.0 / (k as f32 + 2.0);
        want = if k % 2 == 0 { want * factor } else { want / factor };
    }
    assert_eq!(x.item::<f32>().unwrap(), want);
}

#[test]
fn more_memory_than_there_is() {
    let huge = Tensor::zeros([1usize << 44], DType::F64).contiguous();
    match huge.realize() {
        Err(Error::Runtime(e)) => assert!(e.to_string().contains("memory"), "{e}"),
        Err(other) => panic!("{other}"),
        Ok(_) => panic!("128 TiB were allocated"),
    }
}

#[test]
fn an_axis_without_elements_cannot_be_indexed() {
    let empty = Tensor::zeros([0, 3], kiln::DType::F32);
    let zero = Tensor::from_slice(&[0i64], [1]).unwrap();
    assert_panics(line!(), &["axis of extent 0"], || empty.index_select(0, &zero).numel());
    assert_panics(line!(), &["more elements than memory"], || Tensor::zeros([1usize << 40, 1 << 30], kiln::DType::F32).numel());
}
