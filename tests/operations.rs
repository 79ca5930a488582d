//! Composed operations: what they fuse into, how they fail, and what they say about it.

use kiln::{
    Attention, Conv, DType, Index, Interpolation, Pool2d, Result, Rng, RopeStyle, ScatterReduce, SliceRange, Step, Tensor, i, schedule,
};
use std::panic::{self, AssertUnwindSafe};
use std::sync::Mutex;

fn zeros(shape: &[usize]) -> Tensor {
    Tensor::zeros(shape, DType::F32)
}

/// Ones in memory.
fn stored(shape: &[usize]) -> Tensor {
    Tensor::from_slice(&vec![1.0f32; shape.iter().product()], shape).unwrap()
}

fn ids(values: &[i64]) -> Tensor {
    Tensor::from_slice(values, [values.len()]).unwrap()
}

fn kernels(tensors: &[&Tensor]) -> usize {
    schedule::kernels(tensors.iter().copied()).unwrap().len()
}

#[test]
fn an_index_out_of_range_is_an_error_that_names_the_line() {
    let x = stored(&[3, 4]);
    let (low, high) = (ids(&[0, -1]), ids(&[0, 4]));
    let row = |t: &Tensor| t.reshape([1, 2]);
    let cases: [(&str, Tensor); 12] = [
        ("gather", x.gather(1, &row(&high))),
        ("gather below", x.gather(1, &row(&low))),
        ("take_along", x.take_along(1, &row(&high))),
        ("index_select", x.index_select(1, &high)),
        ("index_select below", x.index_select(0, &low)),
        ("embedding", x.embedding(&high)),
        ("scatter", x.scatter(1, &row(&high), &zeros(&[1, 2]))),
        ("scatter_add", x.scatter_add(1, &row(&low), &zeros(&[1, 2]))),
        ("scatter_reduce", x.scatter_reduce(1, &row(&high), &zeros(&[1, 2]), ScatterReduce::Mean, false)),
        // Row-major, (0, 4) would be the element (1, 0).
        ("index", x.index(&i![ids(&[0, 0]), &high])),
        ("index_put", x.index_put(&i![ids(&[0, 0]), ids(&[0, -5])], &zeros(&[2]), false)),
        ("one_hot", high.one_hot(4)),
    ];
    for (name, tensor) in cases {
        let error = tensor.realize().map(|_| ()).expect_err(name).to_string();
        assert!(error.contains("out of range") && error.contains("tests/operations.rs"), "{name}: {error}");
    }
}

/// The file and text of the panic that `f` raises.
fn panic_of(f: impl FnOnce()) -> Option<(String, String)> {
    static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());
    static SEEN: Mutex<Option<(String, String)>> = Mutex::new(None);
    let _guard = ONE_AT_A_TIME.lock().unwrap_or_else(|e| e.into_inner());
    let me = std::thread::current().id();
    let before = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        if std::thread::current().id() == me {
            let file = info.location().map(|l| l.file().to_string()).unwrap_or_default();
            *SEEN.lock().unwrap() = Some((file, info.payload_as_str().unwrap_or_default().to_string()));
        }
    }));
    let caught = panic::catch_unwind(AssertUnwindSafe(f));
    panic::set_hook(before);
    caught.err().and_then(|_| SEEN.lock().unwrap().take())
}

#[test]
fn mistakes_panic_at_the_callers_line() {
    let (x, rng) = (zeros(&[2, 3]), Rng::new(0));
    let bytes = Tensor::zeros([2], DType::U8);
    let image = zeros(&[1, 4, 5, 5]);
    let weight = zeros(&[2, 4, 3, 3]);
    let heads = zeros(&[1, 4, 5, 6]);
    type Mistake<'a> = Box<dyn FnMut() + 'a>;
    let mut mistakes: Vec<(&str, Mistake)> = Vec::new();
    macro_rules! mistake {
        ($name:literal, $what:expr) => {
            mistakes.push(($name, Box::new(|| drop($what))));
        };
    }
    mistake!("reshape", x.reshape([4, 2]));
    mistake!("permute", x.permute([0, 0]));
    mistake!("transpose", x.transpose(0, 2));
    mistake!("expand", x.expand([2, 4]));
    mistake!("pad", x.pad([(0, 0)], 0));
    mistake!("pad", x.pad([(-2, -1), (0, 0)], 0));
    mistake!("flip", x.flip(2));
    mistake!("roll", x.roll([1], [2]));
    mistake!("slice", x.slice(0, SliceRange::from(..).step(0)));
    mistake!("narrow", x.narrow(1, 2, 2));
    mistake!("select", x.select(1, -4));
    mistake!("cat", Tensor::cat(&[&x, &zeros(&[2, 4])], 0));
    mistake!("cat", Tensor::cat::<Tensor>(&[], 0));
    mistake!("stack", Tensor::stack(&[&x, &zeros(&[2, 4])], 0));
    mistake!("split", x.split([1, 2], 0));
    mistake!("unsqueeze", x.unsqueeze(4));
    mistake!("flatten", x.flatten(1, 0));
    mistake!("unflatten", x.unflatten(1, [2, 2]));
    mistake!("unfold", x.unfold(1, 4, 1));
    mistake!("diagonal", x.diagonal(0, 1, 1));
    mistake!("tril", zeros(&[3]).tril(0));
    mistake!("gather", x.gather(0, &ids(&[0])));
    mistake!("take_along", x.take_along(0, &Tensor::zeros([1, 2], DType::I64)));
    mistake!("index_select", x.index_select(0, &x));
    mistake!("embedding", x.embedding(&x));
    mistake!("scatter", x.scatter(0, &Tensor::zeros([1, 3], DType::I64), &zeros(&[1, 2])));
    mistake!("index", x.index(&i![0, 0, 0]));
    mistake!("index", x.index(&i![ids(&[0, 1]), ids(&[0, 1, 2])]));
    mistake!("one_hot", x.one_hot(3));
    mistake!("cumsum", x.cumsum(2));
    mistake!("argsort", x.sort(-3, false));
    mistake!("topk", x.topk(4, 1, true));
    mistake!("full", Tensor::full([2], &x, DType::F32));
    mistake!("full", Tensor::full([2], 300, DType::U8));
    mistake!("full_like", bytes.full_like(-1));
    mistake!("pad", bytes.pad([(1, 1)], 256));
    mistake!("where_", bytes.where_(&bytes, 300));
    mistake!("masked_fill", bytes.masked_fill(&bytes, -1));
    mistake!("clamp", bytes.clamp(None, -5.0));
    mistake!("clamp", bytes.clamp(300.0, None));
    mistake!("maximum", bytes.maximum(300));
    mistake!("minimum", bytes.minimum(-1));
    mistake!("floor_div", bytes.floor_div(300));
    mistake!("rem", &bytes % 300);
    mistake!("pow", bytes.pow(256));
    mistake!("shl", bytes.shl(256));
    mistake!("arange", Tensor::arange(0.0, 1.0, 0.0, DType::F32));
    mistake!("conv2d", image.conv2d(&zeros(&[2, 3, 3, 3]), None, Conv::default()));
    mistake!("conv2d", image.conv2d(&weight, Some(&zeros(&[3])), Conv::default()));
    mistake!("conv2d", image.conv2d(&zeros(&[2, 4, 6, 3]), None, Conv::default()));
    mistake!("conv1d", image.conv1d(&weight, None, Conv::default()));
    mistake!("conv_transpose2d", image.conv_transpose2d(&weight, None, Conv::default(), [0, 0]));
    mistake!("max_pool2d", image.max_pool2d(Pool2d::new([6, 6])));
    mistake!("avg_pool2d", x.avg_pool2d(Pool2d::new([1, 1])));
    mistake!("adaptive_avg_pool2d", image.adaptive_avg_pool2d([2, 1]));
    mistake!("interpolate", image.interpolate([0, 1], Interpolation::Nearest));
    mistake!("bernoulli", rng.bernoulli([2], 1.5));
    mistake!("randint", rng.randint([2], 1, 1));
    mistake!("dropout", x.dropout(-0.1, &rng));
    mistake!("attention", heads.attention(&zeros(&[1, 3, 5, 6]), &zeros(&[1, 3, 5, 6]), Attention::default()));
    mistake!("rope", heads.rope(&ids(&[0]), 1e4, RopeStyle::Half));
    let mut wrong = Vec::new();
    for (name, mut mistake) in mistakes {
        match panic_of(&mut mistake) {
            Some((file, text)) if file.ends_with("tests/operations.rs") && text.starts_with(name) => {}
            other => wrong.push((name, other)),
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn results_name_the_callers_line() {
    let (x, rng) = (zeros(&[4, 4]), Rng::new(0));
    let image = zeros(&[1, 4, 5, 5]);
    let heads = zeros(&[1, 4, 5, 6]);
    let made = [
        x.roll([1], [0]),
        x.repeat([2, 1]),
        x.tril(0),
        x.diagonal(1, 0, 1),
        Tensor::cat(&[&x, &x, &x], 0),
        Tensor::stack(&[&x, &x], -1),
        x.chunk(2, 0).remove(1),
        x.split([1, 3], 1).remove(0),
        x.gather(1, &Tensor::zeros([4, 4], DType::I64)),
        x.index(&i![Index::NewAxis, ids(&[0, 1]), 0]),
        x.scatter_reduce(0, &Tensor::zeros([1, 4], DType::I64), &x, ScatterReduce::Mean, true),
        x.sort(0, true).0,
        x.topk(2, 0, true).1,
        x.cumprod(0),
        rng.randn([3]),
        rng.randint([3], 0, 9),
        x.dropout(0.5, &rng),
        image.conv2d(&zeros(&[2, 4, 3, 3]), Some(&zeros(&[2])), Conv::default()),
        image.avg_pool2d(Pool2d::new([2, 2])),
        image.interpolate([7, 3], Interpolation::Bilinear { align_corners: true }),
        heads.attention(&heads, &heads, Attention { causal: true, ..Attention::default() }),
        heads.rope(&Tensor::iota(5), 1e4, RopeStyle::Interleaved),
        Tensor::eye(3, 3, DType::F32),
        Tensor::linspace(0.0, 1.0, 3, DType::F32),
    ];
    for tensor in made {
        assert!(tensor.location().file().ends_with("tests/operations.rs"), "{tensor:?}");
    }
}

#[test]
fn movement_pooling_and_convolution_are_one_kernel_each() {
    let parts: Vec<Tensor> = (0..31).map(|i| stored(&[i % 5 + 1, 8])).collect();
    assert_eq!(kernels(&[&Tensor::cat(&parts, 0)]), 1);
    let image = stored(&[2, 4, 8, 8]);
    let moved = image.roll([1, -2], [2, 3]).tril(0).flip([0, 3]).repeat([1, 2, 1, 1]).unfold(2, 3, 2);
    assert_eq!(kernels(&[&moved]), 1);
    let conv = Conv { stride: [2, 1], padding: [1, 1], ..Conv::default() };
    let y = image.conv2d(&stored(&[6, 4, 3, 3]), Some(&stored(&[6])), conv);
    assert_eq!(kernels(&[&y.maximum(0.0)]), 1);
    let pool = Pool2d { stride: [2, 2], padding: [1, 1], ..Pool2d::new([3, 3]) };
    assert_eq!((kernels(&[&image.max_pool2d(pool)]), kernels(&[&image.avg_pool2d(pool)])), (1, 1));
    assert_eq!(kernels(&[&image.dropout(0.5, &Rng::new(1))]), 1);
    assert_eq!(kernels(&[&Rng::new(1).randn([64, 64])]), 1);
    assert_eq!(kernels(&[&image.cumsum(1)]), 1);
}

#[test]
fn gradients_of_windows_and_slices_are_no_scatter() {
    let image = stored(&[2, 4, 8, 8]);
    let y = image.conv2d(&stored(&[6, 4, 3, 3]), None, Conv::default()).max_pool2d(Pool2d { stride: [1, 1], ..Pool2d::new([2, 2]) });
    let z = y.slice(2, SliceRange::from(..).step(-2)).diagonal(0, 2, 3);
    let grad = z.sum(.., false).grad(&[&image]).unwrap();
    let all = schedule::kernels(&grad).unwrap();
    assert!(all.iter().flat_map(|k| &k.stores).all(|store| !store.sequential));
}

#[test]
fn a_replayed_dropout_draws_a_new_mask_for_each_key() -> Result<()> {
    let x = stored(&[1000]);
    let key = ids(&[0]);
    let step = Step::capture(std::slice::from_ref(&key), std::slice::from_ref(&x), || Ok(vec![x.dropout(0.5, &Rng::new(&key))]))?;
    let mut masks = Vec::new();
    for seed in [1, 2, 1] {
        masks.push(step.run(&[&ids(&[seed])])?[0].to_vec::<f32>()?);
    }
    assert_ne!(masks[0], masks[1]);
    assert_eq!(masks[0], masks[2]);
    assert_eq!(masks[0], x.dropout(0.5, &Rng::new(1)).to_vec::<f32>()?);
    Ok(())
}

#[test]
fn one_element_is_scanned_and_scattered_too() -> Result<()> {
    let x = stored(&[1, 2]);
    assert_eq!(x.cumsum(0).to_vec::<f32>()?, [1.0, 1.0]);
    assert_eq!(stored(&[]).cumprod(0).item::<f32>()?, 1.0);
    let at = Tensor::zeros([1, 1], DType::I64);
    assert_eq!(x.scatter_add(1, &at, &stored(&[1, 1])).to_vec::<f32>()?, [2.0, 1.0]);
    assert_eq!(x.index_put(&i![ids(&[0])], &zeros(&[2]), false).to_vec::<f32>()?, [0.0, 0.0]);
    assert_eq!(stored(&[1]).scatter_add(0, &ids(&[0]), &stored(&[1])).item::<f32>()?, 2.0);
    Ok(())
}

#[test]
fn data_dependent_selections_keep_gradients() -> Result<()> {
    let x = Tensor::from_slice(&[1.0f32, -2.0, 3.0, -4.0], [2, 2])?;
    let positive = x.masked_select(&x.gt(0.0))?;
    assert_eq!(positive.to_vec::<f32>()?, [1.0, 3.0]);
    assert_eq!(positive.square().sum(.., false).grad(&[&x])?[0].to_vec::<f32>()?, [2.0, 0.0, 6.0, 0.0]);
    assert_eq!(x.gt(0.0).nonzero()?.to_vec::<i64>()?, [0, 0, 1, 0]);
    assert_eq!(zeros(&[3, 2]).nonzero()?.shape(), [0, 2]);
    assert_eq!(stored(&[]).nonzero()?.shape(), [1, 0]);
    Ok(())
}

#[test]
fn remainders_of_infinite_divisors() {
    let x = Tensor::from_slice(&[5f32, -5.0, 0.0, f32::INFINITY], [4]).unwrap();
    let inf = f32::INFINITY;
    let same = |t: Tensor, want: [f32; 4]| {
        let got: Vec<f32> = t.to_vec().unwrap();
        assert!(got.iter().zip(want).all(|(g, w)| *g == w || g.is_nan() && w.is_nan()), "{got:?} {want:?}");
    };
    same(x.rem(inf), [5.0, inf, 0.0, f32::NAN]);
    same(x.rem(-inf), [-inf, -5.0, 0.0, f32::NAN]);
    same(x.fmod(inf), [5.0, -5.0, 0.0, f32::NAN]);
}

#[test]
fn remainders_and_limits_of_large_numbers() {
    let pair = |x: f32, y: f32| (Tensor::from_slice(&[x], [1]).unwrap(), Tensor::from_slice(&[y], [1]).unwrap());
    for (x, y) in [(1e10f32, 3.0), (1.0, 0.1), (-7.3, 0.7), (123456.7, -0.3)] {
        let (a, b) = pair(x, y);
        let (got, floor): (f32, f32) = (a.fmod(&b).item().unwrap(), a.floor_div(&b).item().unwrap());
        assert_eq!(got, (x as f64 % y as f64) as f32, "{x} fmod {y}");
        assert_eq!(floor, (x as f64 / y as f64).floor() as f32, "{x} // {y}");
    }
    let wide = Tensor::from_slice(&[1e25f32, -1e25], [2]).unwrap();
    assert_eq!(wide.clamp(-1e30, 1e30).to_vec::<f32>().unwrap(), [1e25, -1e25]);
    assert_eq!(wide.clamp(None, 1e20).to_vec::<f32>().unwrap(), [1e20, -1e25]);
}

#[test]
fn long_scans_stay_exact_enough() {
    let n = 20_000;
    let data: Vec<f32> = (0..n).map(|i| ((i * 7919) % 1000) as f32 / 1000.0 - 0.3).collect();
    let got: Vec<f32> = Tensor::from_slice(&data, [n]).unwrap().cumsum(0).to_vec().unwrap();
    let mut sum = 0f64;
    for (i, (&x, &y)) in data.iter().zip(&got).enumerate() {
        sum += x as f64;
        assert!((y as f64 - sum).abs() <= 2e-7 * 4000.0, "element {i}: {y} for {sum}");
    }
}

/// What PyTorch documents: comparisons and limits by value, arithmetic that wraps. (Its comparisons wrap the number too, 2.9: `u8 < -1` may
/// hold there.)
#[test]
fn numbers_that_a_small_integer_type_lacks() -> Result<()> {
    let bytes = Tensor::from_slice(&[0u8, 1, 255], [3])?;
    let small = Tensor::from_slice(&[-128i8, 0, 127], [3])?;
    for (x, below, above) in [(&bytes, -1, 256), (&bytes, -300, 300), (&small, -129, 128), (&small, -400, 400)] {
        let held = |t: Tensor| Ok::<_, kiln::Error>(t.to_vec::<bool>()?.into_iter().all(|v| v));
        for holds in [x.lt(above), x.le(above), x.ne(above), x.gt(below), x.ge(below), x.ne(below)] {
            assert!(held(holds)?, "{below} {above}");
        }
        for never in [x.gt(above), x.ge(above), x.eq(above), x.lt(below), x.le(below), x.eq(below)] {
            assert!(held(never.logical_not())?, "{below} {above}");
        }
        let same = |t: Tensor| Ok::<_, kiln::Error>((t.dtype(), t.cast(DType::I64).to_vec::<i64>()?));
        for limited in [x.clamp(below as f64, above as f64), x.maximum(below), x.minimum(above)] {
            assert_eq!(same(limited)?, same(x.clone())?);
        }
    }
    assert_eq!(bytes.clamp(-5.0, 10.0).to_vec::<u8>()?, [0, 1, 10]);
    assert_eq!((&bytes + 300).to_vec::<u8>()?, [44, 45, 43]);
    assert_eq!((&bytes - 1).to_vec::<u8>()?, [255, 0, 254]);
    assert_eq!((&bytes * -1).to_vec::<u8>()?, [0, 255, 1]);
    assert_eq!((300 - &bytes).to_vec::<u8>()?, [44, 43, 45]);
    assert_eq!(bytes.bitand(300).to_vec::<u8>()?, [0, 0, 44]);
    assert_eq!((&bytes / 510).to_vec::<f32>()?, [0.0, 1.0 / 510.0, 0.5]);
    let large = Tensor::from_slice(&[0, u64::MAX], [2])?;
    assert_eq!((large.gt(-1).to_vec::<bool>()?, large.lt(i64::MAX).to_vec::<bool>()?), (vec![true, true], vec![true, false]));
    for sum in [&bytes + 1u8, &bytes + 1i8, &bytes + 1u16, &bytes + 1i16, &bytes + 1u32] {
        assert_eq!(sum.to_vec::<u8>()?, [1, 2, 0]);
    }
    Ok(())
}
