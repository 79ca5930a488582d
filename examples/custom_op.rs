//! An operation of one's own: composed of tensor operations, with a gradient written by hand.
//!
//! `cargo run --release --example custom_op`
//!
//! The exponential linear gate below is computed in a form that is safe for large inputs, and its gradient reuses the result of the
//! forward pass instead of differentiating through every step of it. Both become generated kernels like any built-in operation.

use kiln::{Result, Rng, Tensor};

/// `x * log(1 + e^x)`, a smooth gate, with the gradient `log(1 + e^x) + x * sigmoid(x)`.
fn soft_gate(x: &Tensor) -> Tensor {
    // max(x, 0) + log(1 + e^-|x|) never overflows.
    let softplus = x.maximum(0.0) + (-x.abs()).exp().log1p();
    let value = x * &softplus;
    let input = x.clone();
    value.with_gradient(&[x], move |cotangent| vec![cotangent * (&softplus + &input * input.sigmoid())])
}

fn main() -> Result<()> {
    let x = Rng::new(1).normal(1000, 0.0, 5.0).realize()?;
    let y = soft_gate(&x);
    let gradient = &y.sum(.., false).grad(&[&x])?[0];

    // The check that every operation of one's own deserves: the gradient against a difference quotient, in f64.
    let wide = x.cast(kiln::DType::F64);
    let h = 1e-5;
    let quotient = (soft_gate(&(&wide + h)) - soft_gate(&(&wide - h))) / (2.0 * h);
    let error = (gradient.cast(kiln::DType::F64) - quotient).abs().max(.., false).item::<f64>()?;
    println!("largest difference from the difference quotient: {error:.1e}");
    assert!(error < 1e-4, "the gradient is wrong");

    println!("kernels for the value: {}", kiln::schedule::kernels([&soft_gate(&x)])?.len());
    let again = gradient.sum(.., false).grad(&[&x])?;
    println!("and a second derivative, through the gradient's own graph: {:?} …", &again[0].to_vec::<f32>()?[..3]);
    Ok(())
}
