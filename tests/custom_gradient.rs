//! Operations with a gradient of the caller's.

use kiln::{DType, Tensor};

fn x() -> Tensor {
    Tensor::from_slice(&[-1.5f32, 0.5, 2.0], 3).unwrap()
}

fn gradient(y: &Tensor, x: &Tensor) -> Vec<f32> {
    y.sum(.., false).grad(&[x]).unwrap()[0].to_vec().unwrap()
}

#[test]
fn the_given_gradient_takes_the_place_of_the_derived_one() {
    let x = x();
    let y = (&x * &x).with_gradient(&[&x], |cotangent| vec![cotangent * 10.0]);
    assert_eq!(y.to_vec::<f32>().unwrap(), [2.25, 0.25, 4.0]);
    assert_eq!(gradient(&(&y * 2.0), &x), [20.0; 3]);
    // Other uses of the input keep their own.
    assert_eq!(gradient(&(&y + &x), &x), [11.0; 3]);
}

#[test]
fn each_input_gets_its_part_in_its_own_type() {
    let (a, b) = (x(), x().cast(DType::BF16).contiguous());
    let y = (&a * &b).with_gradient(&[&a, &b], |cotangent| vec![cotangent * 2.0, cotangent * 3.0]);
    let grads = y.sum(.., false).grad(&[&a, &b]).unwrap();
    assert_eq!((grads[0].dtype(), grads[1].dtype()), (DType::F32, DType::BF16));
    assert_eq!(grads[1].cast(DType::F32).to_vec::<f32>().unwrap(), [3.0; 3]);
}

#[test]
fn what_the_gradient_is_composed_of_has_a_gradient_too() {
    let x = x();
    let input = x.clone();
    let y = x.abs().with_gradient(&[&x], move |cotangent| vec![cotangent * &input * &input * &input]);
    let first = y.sum(.., false).grad(&[&x]).unwrap().remove(0);
    assert_eq!(gradient(&first, &x), [6.75, 0.75, 12.0]);
}

#[test]
fn a_tensor_that_is_no_input_is_not_reached() {
    let (x, hidden) = (x(), x());
    let y = (&x * &hidden).with_gradient(&[&x], |cotangent| vec![cotangent.clone()]);
    let error = y.sum(.., false).grad(&[&hidden]).unwrap_err().to_string();
    assert!(error.contains("there is no path"), "{error}");
}

#[test]
#[should_panic(expected = "has shapes [[3], [3]] for inputs of shapes [[3]]")]
fn a_gradient_of_the_wrong_shape_is_named() {
    let x = x();
    gradient(&x.exp().with_gradient(&[&x], |cotangent| vec![cotangent.clone(), cotangent.clone()]), &x);
}

#[test]
fn a_long_chain_is_freed_without_recursion() {
    let mut y = x();
    for _ in 0..100_000 {
        y = y.with_gradient(&[&y], |cotangent| vec![cotangent.clone()]);
    }
    drop(y);
}
