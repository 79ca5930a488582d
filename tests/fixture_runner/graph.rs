//! The operation `graph`: a small program of other operations.

use super::args::Args;
use super::ops;
use kiln::{Result, Tensor};
use serde_json::{Map, Value};
use std::collections::HashMap;

/// Values by name: `x0`, `x1`, … are the inputs, the others are nodes with their outputs.
struct Values(HashMap<String, Vec<Tensor>>);

impl Values {
    /// The value that `"name"` or `["name", k]` stands for.
    fn get(&self, reference: &Value) -> Tensor {
        let (name, k) = match reference {
            Value::Array(pair) => (pair[0].as_str(), pair[1].as_u64().expect("the number of an output") as usize),
            other => (other.as_str(), 0),
        };
        let outputs = self.0.get(name.expect("a node's name")).unwrap_or_else(|| panic!("no node {reference} before this one"));
        outputs[k].clone()
    }

    fn all(&self, references: &[Value]) -> Vec<Tensor> {
        references.iter().map(|r| self.get(r)).collect()
    }
}

/// Runs `args.nodes` in order and returns `args.outputs`.
pub(crate) fn run(inputs: &[Tensor], args: &Args<'_>, stepwise: bool) -> Result<Vec<Tensor>> {
    let named = inputs.iter().enumerate().map(|(i, x)| (format!("x{i}"), vec![x.clone()]));
    let mut values = Values(named.collect());
    let empty = Map::new();
    for node in args.list("nodes") {
        let text = |key: &str| node[key].as_str().unwrap_or_else(|| panic!("a node without {key}: {node}"));
        let operands = values.all(node["in"].as_array().map_or(&[], Vec::as_slice));
        let node_args = Args::new(node["args"].as_object().unwrap_or(&empty));
        let outputs = ops::apply(text("op"), &operands, &node_args, stepwise)?;
        if stepwise {
            Tensor::realize_all(&outputs)?;
        }
        values.0.insert(text("id").to_string(), outputs);
    }
    Ok(values.all(args.list("outputs")))
}
