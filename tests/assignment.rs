//! Assignments, alone and in captured steps: values are of what was there before, and no memory is shared by surprise.

use kiln::{Error, Step, Tensor};

fn pair(x: f32, y: f32) -> Tensor {
    Tensor::from_slice(&[x, y], [2]).unwrap()
}

fn values(t: &Tensor) -> Vec<f32> {
    t.to_vec().unwrap()
}

#[test]
fn all_values_are_of_what_was_there_before() {
    let (a, b) = (pair(1.0, 2.0), pair(3.0, 4.0));
    Tensor::assign_all([(&a, &b), (&b, &a)]).unwrap();
    assert_eq!((values(&a), values(&b)), (vec![3.0, 4.0], vec![1.0, 2.0]));
    a.assign(&a.flip([0])).unwrap();
    assert_eq!(values(&a), [4.0, 3.0]);
}

#[test]
fn the_last_of_several_assignments_counts() {
    let (a, b) = (pair(1.0, 2.0), pair(3.0, 4.0));
    let (e, w) = (&a + 10.0, &b * 100.0);
    Tensor::assign_all([(&a, &e), (&b, &e), (&a, &w)]).unwrap();
    assert_eq!((values(&a), values(&b)), (vec![300.0, 400.0], vec![11.0, 12.0]));
}

#[test]
fn a_captured_step_assigns_as_plain_code_does() {
    let (a, b) = (pair(1.0, 2.0), pair(3.0, 4.0));
    let step = Step::capture(&[], &[a.clone(), b.clone()], || {
        let e = &a + 10.0;
        Tensor::assign_all([(&a, &e), (&b, &e)])?;
        a.assign(&(&e * 7.0))?;
        Ok(vec![e, a.clone()])
    })
    .unwrap();
    let out: Vec<Vec<f32>> = step.run(&[]).unwrap().iter().map(values).collect();
    assert_eq!(out, [[11.0, 12.0], [77.0, 84.0]]);
    assert_eq!((values(&a), values(&b)), (vec![77.0, 84.0], vec![11.0, 12.0]));
    step.run(&[]).unwrap();
    assert_eq!((values(&a), values(&b)), (vec![609.0, 658.0], vec![87.0, 94.0]));
}

#[test]
fn using_a_tensor_after_assigning_it_in_a_step_is_an_error() {
    let a = pair(1.0, 2.0);
    let made = Step::capture(&[], std::slice::from_ref(&a), || {
        a.assign(&(&a + 1.0))?;
        Ok(vec![&a * 2.0])
    });
    let Err(Error::Capture(text)) = made else { panic!("an error") };
    assert!(text.contains("after the step has assigned it") && text.contains("assignment.rs"), "{text}");
}

#[test]
fn inputs_are_all_read_before_any_is_replaced() {
    let (a, b) = (pair(1.0, 2.0), pair(3.0, 4.0));
    let step = Step::capture(&[a.clone(), b.clone()], &[], || Ok(vec![&a * 10.0 + &b])).unwrap();
    assert_eq!(values(&step.run(&[&b, &a]).unwrap()[0]), [31.0, 42.0]);
    assert_eq!(values(&step.run(&[&pair(5.0, 6.0), &(&a + 1.0)]).unwrap()[0]), [54.0, 65.0]);
}

#[test]
fn a_capture_ends_however_it_ends() {
    let a = pair(1.0, 2.0);
    let panics = std::panic::catch_unwind(|| Step::capture(&[], &[], || panic!("on the way")).map(|_| ()));
    assert!(panics.is_err());
    a.assign(&(&a + 1.0)).unwrap();
    assert_eq!(values(&a), [2.0, 3.0]);
    let nested = Step::capture(&[], std::slice::from_ref(&a), || {
        a.assign(&(&a + 1.0))?;
        Step::capture(&[], &[], || Ok(vec![]))?;
        Ok(vec![])
    });
    assert!(matches!(nested, Err(Error::Capture(text)) if text.contains("nest")));
    a.assign(&(&a + 1.0)).unwrap();
    assert_eq!(values(&a), [3.0, 4.0]);
}

#[test]
fn a_realised_view_has_memory_of_its_own() {
    let x = Tensor::from_slice(&[1f32, 2.0, 3.0, 4.0], [2, 2]).unwrap();
    let (flat, cut) = (x.reshape([4]).realize().unwrap(), x.detach().realize().unwrap());
    x.assign(&(&x * 10.0)).unwrap();
    assert_eq!((values(&flat), values(&cut)), (vec![1.0, 2.0, 3.0, 4.0], vec![1.0, 2.0, 3.0, 4.0]));
    let y = &x + 1.0;
    let (p, q) = (y.reshape([4]), y.reshape([1, 4]));
    Tensor::realize_all([&p, &q]).unwrap();
    p.assign(&(&p * 0.0)).unwrap();
    assert_eq!(values(&q), [11.0, 21.0, 31.0, 41.0]);
}
