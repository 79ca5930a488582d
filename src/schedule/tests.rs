//! A graph computed at once has the bits of the same graph computed node by node.

use super::Sink;
use super::graph::{Kind, Work};
use crate::models::{CausalLm, Mpt, MptConfig, Positions};
use crate::nn::{Context, Module};
use crate::tensor::{Rng, Tensor};

/// Realises every node below these tensors by itself, operands first; gives how many.
fn node_by_node(tensors: &[Tensor]) -> usize {
    let sinks: Vec<Sink> = tensors.iter().map(|t| Sink { value: t.clone(), target: None }).collect();
    let work = Work::new(&sinks);
    let nodes = work.nodes.iter().zip(&work.kinds).filter(|(_, kind)| **kind != Kind::Leaf);
    nodes.map(|(t, _)| t.realize().map(drop).expect("a node is computed")).count()
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
