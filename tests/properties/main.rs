//! Random graphs of tensor operations give the same bits however they are computed: fused or not, at once or step by step, by machine
//! code or by the reference interpreter, on one thread or on two.
//!
//! `KILN_CASES=10000 cargo test --release --test properties` tries that many graphs, a few by default; `KILN_SEED` (0 to 255) tries others.

mod build;
mod recipe;

use build::Graph;
use kiln::{DType, Element, Options, Tensor};
use kiln_cpu::{CpuDevice, CpuOptions, Engine};
use kiln_runtime::Device;
use proptest::test_runner::{Config, RngAlgorithm, TestCaseError, TestRng, TestRunner};
use recipe::Recipe;
use std::cell::Cell;
use std::sync::Arc;

/// A way to compute a graph.
struct Way {
    name: &'static str,
    device: Arc<dyn Device>,
    fuse: bool,
    /// Realise each operation's result before the next one is made.
    stepwise: bool,
}

fn ways() -> Vec<Way> {
    let device = |engine, threads| -> Arc<dyn Device> {
        Arc::new(CpuDevice::new(CpuOptions { engine, threads: Some(threads), ..CpuOptions::default() }).unwrap())
    };
    let (two, one) = (device(Engine::Best, 2), device(Engine::Best, 1));
    let (cranelift, interpreter) = (device(Engine::Cranelift, 1), device(Engine::Interpreter, 1));
    let way = |name, device: &Arc<dyn Device>, fuse, stepwise| Way { name, device: device.clone(), fuse, stepwise };
    vec![
        way("two threads, fused", &two, true, false),
        way("one thread", &one, true, false),
        way("unfused", &two, false, false),
        way("step by step", &two, true, true),
        way("Cranelift", &cranelift, true, false),
        way("interpreter", &interpreter, true, false),
    ]
}

/// The outputs of a graph and of its gradient, as bytes; every NaN has the same ones.
fn compute(recipe: &Recipe, way: &Way) -> kiln::Result<Vec<(Vec<usize>, Vec<u8>)>> {
    kiln::device::set_default(way.device.clone());
    kiln::with_options(Options { fuse: way.fuse }, || {
        let outputs = Graph::new(recipe, way.stepwise)?.outputs()?;
        Tensor::realize_all(&outputs)?;
        outputs.iter().map(|t| Ok((t.shape().to_vec(), bytes(t)?))).collect()
    })
}

fn bytes(t: &Tensor) -> kiln::Result<Vec<u8>> {
    macro_rules! floats {
        ($ty:ty) => {
            t.to_vec::<$ty>()?.iter().flat_map(|v| if v.is_nan() { <$ty>::NAN.to_ne_bytes() } else { v.to_ne_bytes() }).collect()
        };
    }
    macro_rules! others {
        ($ty:ty) => {
            <$ty as Element>::to_bytes(&t.to_vec::<$ty>()?)
        };
    }
    Ok(match t.dtype() {
        DType::F32 => floats!(f32),
        DType::F64 => floats!(f64),
        DType::BF16 => floats!(half::bf16),
        DType::F16 => floats!(half::f16),
        DType::Bool => others!(bool),
        DType::U8 => others!(u8),
        DType::I32 => others!(i32),
        DType::I64 => others!(i64),
        other => panic!("no random graph makes a {other}"),
    })
}

/// Whether a mistake would show: an output that is all NaN, or all zero, says little.
fn tells(bytes: &[u8]) -> bool {
    let scalar = bytes.len() <= 8 && bytes.iter().any(|&b| b != 0);
    scalar || bytes.chunks(8).any(|chunk| chunk != &bytes[..chunk.len()])
}

#[test]
fn random_graphs_give_the_same_bits_in_every_way() {
    let cases = std::env::var("KILN_CASES").ok().map_or(40, |n| n.parse().expect("KILN_CASES is a number"));
    let config = Config { cases, failure_persistence: None, max_shrink_iters: 3000, ..Config::default() };
    let seed: u8 = std::env::var("KILN_SEED").ok().map_or(0, |n| n.parse().expect("KILN_SEED is in 0..256"));
    let mut runner = TestRunner::new_with_rng(config, TestRng::from_seed(RngAlgorithm::ChaCha, &[seed; 32]));
    let ways = ways();
    let telling = Cell::new(0);
    let result = runner.run(&recipe::recipes(), |recipe| {
        let fail = |way: &Way, why: String| TestCaseError::fail(format!("{}: {why}", way.name));
        let expected = compute(&recipe, &ways[0]).map_err(|e| fail(&ways[0], e.to_string()))?;
        for way in &ways[1..] {
            let got = compute(&recipe, way).map_err(|e| fail(way, e.to_string()))?;
            if let Some(k) = (0..expected.len()).find(|&k| expected[k] != got[k]) {
                return Err(fail(way, format!("output {k} is {:?}, with {} {:?}", got[k], ways[0].name, expected[k])));
            }
        }
        telling.set(telling.get() + u32::from(expected.iter().any(|(_, bytes)| tells(bytes))));
        Ok(())
    });
    if let Err(why) = result {
        panic!("{why}");
    }
    assert!(2 * telling.get() > cases, "only {} of {cases} graphs had different values in an output", telling.get());
}
