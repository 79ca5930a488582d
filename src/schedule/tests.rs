//! A graph computed at once has the bits of the same graph computed node by node.

use super::graph::{Kind, Work};
use super::plan::{Plan, fused};
use super::{Options, Sink, Step};
use crate::models::{Activation, CausalLm, Mpt, MptConfig, Positions};
use crate::nn::{Checkpointing, Context, Module};
use crate::tensor::{Rng, Tensor};

/// Realises every node below these tensors by itself, operands first; gives how many.
fn node_by_node(tensors: &[Tensor]) -> usize {
    let sinks: Vec<Sink> = tensors.iter().map(|t| Sink { value: t.clone(), target: None }).collect();
    let work = Work::new(&sinks);
    let nodes = work.nodes.iter().zip(&work.kinds).filter(|(_, kind)| **kind != Kind::Leaf);
    nodes.map(|(t, _)| t.realize().map(drop).expect("a node is computed")).count()
}

/// Bytes of working memory that computing a tensor takes.
fn working_memory(t: &Tensor) -> usize {
    Plan::new(vec![Sink { value: t.clone(), target: None }], Options::default()).unwrap().arena
}

#[test]
fn what_is_not_needed_yet_waits_for_what_needs_more_memory() {
    let n = 1 << 20;
    let x = Tensor::from_slice(&[1.0f32, 2.0], 2).unwrap();
    let small = || (x.sum(.., false).expand([n]) * 2.0).contiguous();
    let large = || x.sum(.., false).expand([n, 4]).exp().contiguous().sum(1, false).contiguous().flip([0]);
    let bytes = 4 * n;
    // The large value and what becomes of it; the small one is made when both are done with.
    for sum in [small() + large(), large() + small()] {
        let needed = working_memory(&sum);
        assert!(needed < 5 * bytes + bytes / 2, "{needed} bytes for values of {bytes} and {}", 4 * bytes);
    }
}

/// Small values share kernels, as many as a kernel has parameters for.
#[test]
fn kernels_have_no_more_parameters_than_a_device_takes() {
    let sources: Vec<Tensor> = (0..30).map(|i| Tensor::from_slice(&[i as f32; 16], [16]).unwrap()).collect();
    let common = Tensor::from_slice(&[0.5f32], [1]).unwrap();
    let sinks: Vec<Sink> = sources.iter().map(|x| Sink { value: x * &common, target: None }).collect();
    let work = Work::new(&sinks);
    let most = |parameters: usize| {
        let (_, kernels) = fused(&work, Options::default(), parameters);
        (kernels.len(), kernels.iter().map(|kernel| kernel.params.len()).max().unwrap())
    };
    assert_eq!(most(usize::MAX), (1, 61));
    assert_eq!(most(61), (1, 61));
    let (kernels, parameters) = most(20);
    assert!(kernels <= 5 && parameters <= 20, "{kernels} kernels of up to {parameters}");
    // Each reads two values and stores one, whatever there is room for.
    assert_eq!(most(1), (30, 3));
}

#[test]
fn a_captured_step_keeps_no_graph() {
    let (x, state) = (Tensor::from_slice(&[1.0f32, 2.0], 2).unwrap(), Tensor::from_slice(&[0.0f32; 2], 2).unwrap());
    let mut inner = Vec::new();
    let step = Step::capture(std::slice::from_ref(&x), std::slice::from_ref(&state), || {
        let square = &x * &x;
        inner.push(std::sync::Arc::downgrade(&square.0));
        state.assign(&(&square + &state))?;
        Ok(vec![square.sum(.., false)])
    })
    .unwrap();
    assert!(inner.iter().all(|node| node.upgrade().is_none()), "the graph is gone, the step stays");
    assert_eq!(step.run(&[&x]).unwrap()[0].item::<f32>().unwrap(), 5.0);
    assert_eq!(state.to_vec::<f32>().unwrap(), [1.0, 4.0]);
}

#[test]
fn an_mpt_step_node_by_node_has_the_same_bits() {
    let sizes = MptConfig {
        d_model: 16,
        n_heads: 4,
        kv_n_heads: 4,
        n_layers: 2,
        ffn_hidden: 64,
        max_seq_len: 12,
        vocab_size: 40,
        ..MptConfig::default()
    };
    for positions in [Positions::Learned, Positions::Alibi { bias_max: 8.0 }] {
        let model = Mpt::new(MptConfig { positions, ..sizes.clone() }, &Rng::new(3)).unwrap();
        let ids: Vec<i64> = (0..24).map(|i| i * i % 37).collect();
        let ids = Tensor::from_slice(&ids, [2, 12]).unwrap();
        let parameters: Vec<Tensor> = model.named_parameters().into_iter().map(|(_, p)| p).collect();
        let step = || {
            let loss = model.loss(&ids, &ids, &Context::train());
            let mut all = loss.grad(&parameters).unwrap();
            all.push(loss);
            all
        };
        let bits = |t: &Tensor| -> Vec<u32> { t.to_vec::<f32>().unwrap().into_iter().map(f32::to_bits).collect() };
        let (together, apart) = (step(), step());
        Tensor::realize_all(&together).unwrap();
        assert!(node_by_node(&apart) > 500, "a step has many nodes");
        for (i, (a, b)) in together.iter().zip(&apart).enumerate() {
            assert_eq!(bits(a), bits(b), "value {i}");
        }
    }
}

/// A small MPT, what one step of it computes, and how much working memory that takes.
fn step_of(checkpointing: Checkpointing, activation: Activation) -> (Vec<Vec<u32>>, usize) {
    let config = MptConfig {
        activation,
        d_model: 32,
        n_heads: 2,
        kv_n_heads: 2,
        n_layers: 6,
        ffn_hidden: 512,
        max_seq_len: 32,
        vocab_size: 50,
        resid_pdrop: 0.1,
        ..MptConfig::default()
    };
    let model = Mpt::new(config, &Rng::new(3)).unwrap();
    let parameters = model.parameters();
    Tensor::realize_all(&parameters).unwrap();
    let ids = Tensor::from_slice(&(0..64).map(|i| i * i % 47).collect::<Vec<i64>>(), [2, 32]).unwrap();
    let cx = Context::train().with_rng(Rng::new(5)).with_checkpointing(checkpointing);
    let loss = model.loss(&ids, &ids, &cx);
    let mut all = loss.grad(&parameters).unwrap();
    all.push(loss);
    let plan = Plan::new(all.iter().map(|t| Sink { value: t.clone(), target: None }).collect(), Options::default()).unwrap();
    Tensor::realize_all(&all).unwrap();
    (all.iter().map(|t| t.to_vec::<f32>().unwrap().into_iter().map(f32::to_bits).collect()).collect(), plan.arena)
}

#[test]
fn checkpointing_takes_less_memory_and_changes_no_bit() {
    let (bits, all) = step_of(Checkpointing::None, Activation::GeluTanh);
    let (again, cheap) = step_of(Checkpointing::NormsAndActivations, Activation::GeluTanh);
    assert!(bits == again, "norms and activations computed again");
    let (again, blocks) = step_of(Checkpointing::Blocks, Activation::GeluTanh);
    assert!(bits == again, "blocks computed again");
    assert!(
        cheap < all * 9 / 10 && blocks < all / 2,
        "bytes: everything kept {all}, norms and activations not {cheap}, blocks not {blocks}"
    );
    // The exact gelu computes its parts again of itself.
    let (_, exact) = step_of(Checkpointing::None, Activation::Gelu);
    assert!(exact < all * 9 / 10, "bytes: {exact} with the exact gelu, {all} with what keeps its parts");
}
