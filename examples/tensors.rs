//! Tensors: lazy, broadcast as in NumPy, differentiable.
//!
//! `cargo run --example tensors`

use kiln::{DType, Result, Rng, Tensor, schedule};

fn main() -> Result<()> {
    // Data in, data out. A shape is an array, a tuple or a number; -1 is whatever is left.
    let x = Tensor::from_slice(&[1.0f32, 2.0, 3.0, 4.0, 5.0, 6.0], [2, -1])?;
    println!("x has shape {:?} and holds {}", x.shape(), x.dtype());

    // Operators take tensors, references to them and numbers, and broadcast.
    let centred = &x - x.mean(1, true);
    println!("centred: {:?}", centred.to_vec::<f32>()?);

    // Nothing is computed until a value is asked for; then what belongs together runs as one kernel.
    let softmax = (&x * 2.0).softmax(-1);
    println!("softmax(2x) takes {} kernel: {:?}", schedule::kernels([&softmax])?.len(), softmax.to_vec::<f32>()?);

    // Views: slices, also backwards, and new axes cost nothing.
    let corner = x.slice(0, ..1).slice(1, 1..).flip([1]);
    println!("a corner, reversed: {:?}", corner.to_vec::<f32>()?);

    // Gradients are tensors of the same graph, so they have gradients too.
    let w = Rng::new(7).randn([3, 4]).realize()?;
    let loss = x.matmul(&w).tanh().square().mean(.., false);
    let grad = &loss.grad(&[&w])?[0];
    let second = &grad.sum(.., false).grad(&[&w])?[0];
    println!("loss {:.4}, gradient {:?}, its own gradient {:?}", loss.item::<f32>()?, grad.shape(), second.shape());

    // Half types are stored in 16 bits and computed in f32.
    let half = x.cast(DType::BF16);
    println!("1/3 in {}: {}", half.dtype(), (half.slice(0, ..1).slice(1, ..1) / 3.0).item::<half::bf16>()?);

    // What the world can do wrong is a Result.
    let table = Tensor::iota(10).cast(DType::F32).reshape([5, 2]);
    let missing = Tensor::from_slice(&[1i64, 7], 2)?;
    println!("a row that is not there: {}", table.embedding(&missing).to_vec::<f32>().unwrap_err());
    Ok(())
}
