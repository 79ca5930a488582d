//! A small convolutional network on Fashion-MNIST (Debian's package dataset-fashion-mnist).
//!
//! `cargo run --release --example fashion_mnist [FOLDER] [STEPS]`

use kiln::data::Images;
use kiln::nn::{BatchNorm, Context, Conv2d, Layer, Linear, MaxPool2d, Module};
use kiln::optim::{Optimizer, Sgd};
use kiln::{Conv, DType, Pool2d, Result, Rng, Step, Tensor};
use std::path::PathBuf;

const BATCH: usize = 64;
const SIDE: usize = 28;

#[derive(Module)]
struct Net {
    conv1: Conv2d,
    bn1: BatchNorm,
    conv2: Conv2d,
    bn2: BatchNorm,
    pool: MaxPool2d,
    fc: Linear,
}

impl Net {
    fn new(rng: &Rng) -> Result<Net> {
        let same = Conv { padding: [1, 1], ..Conv::default() };
        Ok(Net {
            conv1: Conv2d::new(1, 8, 3, same, false, rng)?,
            bn1: BatchNorm::new(8)?,
            conv2: Conv2d::new(8, 16, 3, same, false, rng)?,
            bn2: BatchNorm::new(16)?,
            pool: MaxPool2d(Pool2d::new([2, 2])),
            fc: Linear::new(16 * 7 * 7, 10, true, rng)?,
        })
    }
}

impl Layer for Net {
    /// Logits (N, 10) of images (N, 28, 28) of bytes.
    fn forward(&self, images: &Tensor, cx: &Context) -> Tensor {
        let x = (images.cast(DType::F32) / 127.5 - 1.0).unsqueeze(1);
        let x = self.pool.forward(&self.bn1.forward(&self.conv1.forward(&x, cx), cx).relu(), cx);
        let x = self.pool.forward(&self.bn2.forward(&self.conv2.forward(&x, cx), cx).relu(), cx);
        self.fc.forward(&x.flatten(1, -1), cx)
    }
}

/// The images and labels numbered `from`, `from + 1`, …, starting over at the end.
fn batch(data: &Images, from: usize) -> Result<(Tensor, Tensor)> {
    let count = data.labels.bytes.len();
    let chosen = (0..BATCH).map(|i| (from + i) % count);
    let pixels: Vec<u8> = chosen.clone().flat_map(|i| data.pixels.bytes[i * SIDE * SIDE..(i + 1) * SIDE * SIDE].to_vec()).collect();
    let labels: Vec<u8> = chosen.map(|i| data.labels.bytes[i]).collect();
    Ok((Tensor::from_slice(&pixels, [BATCH, SIDE, SIDE])?, Tensor::from_slice(&labels, BATCH)?))
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let folder = PathBuf::from(arguments.next().unwrap_or_else(|| "/usr/share/datasets/fashion-mnist".into()));
    let steps: usize = arguments.next().map_or(Ok(300), |n| n.parse())?;
    let (train, test) = (Images::open(&folder, "train")?, Images::open(&folder, "t10k")?);

    let net = Net::new(&Rng::new(3))?;
    let mut optimizer = Optimizer::new(net.named_parameters(), Sgd { nesterov: true, ..Sgd::sgd(0.9, 5e-4) })?;
    let ((images, labels), numbers) = (batch(&train, 0)?, Tensor::from_slice(&[0f32; 3], 3)?);

    // The running statistics are state of the step as well: they move together with the weights.
    let buffers = net.named_buffers().into_iter().map(|(_, tensor)| tensor);
    let state: Vec<Tensor> = optimizer.tensors().into_iter().chain(buffers).collect();
    let step = Step::capture(&[images.clone(), labels.clone(), numbers.clone()], &state, || {
        let cx = Context::train();
        let loss = net.forward(&images, &cx).cross_entropy(&labels);
        let grads = loss.grad(&optimizer.parameters())?;
        let mut updates: Vec<_> = optimizer.updates(&grads, &numbers).collect();
        updates.extend(cx.take_updates());
        Tensor::assign_all(updates.iter().map(|(target, value)| (target, value)))?;
        Ok(vec![loss])
    })?;
    for i in 0..steps {
        let (images, labels) = batch(&train, i * BATCH)?;
        let rate = 0.05 * (1.0 - i as f64 / steps as f64);
        let numbers = optimizer.numbers(rate)?;
        let loss = step.run(&[&images, &labels, &numbers])?[0].item::<f32>()?;
        if i % 50 == 0 || i + 1 == steps {
            println!("step {i:4}: loss {loss:.3}");
        }
    }

    let evaluate = Step::capture(&[images.clone(), labels.clone()], &net.state_dict().into_values().collect::<Vec<_>>(), || {
        let best = net.forward(&images, &Context::eval()).argmax(1, false);
        Ok(vec![best.eq(labels.cast(DType::I64)).sum(.., false)])
    })?;
    let (mut right, mut seen) = (0, 0);
    for from in (0..test.labels.bytes.len() / BATCH * BATCH).step_by(BATCH) {
        let (images, labels) = batch(&test, from)?;
        right += evaluate.run(&[&images, &labels])?[0].item::<i64>()?;
        seen += BATCH;
    }
    println!("{right} of {seen} test images are classified right: {:.1} %", 100.0 * right as f64 / seen as f64);
    Ok(())
}
