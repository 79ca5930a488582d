//! A residual network's shape: channels and kernels are read off its weights; strides and the pool, which leave no trace there, are in
//! the words of its `layout`.

use super::name;
use kiln::models::{BlockConfig, ResNetConfig, Stem};
use serde_json::Value;

/// The network that an entry records.
pub(super) fn config(entry: &Value) -> ResNetConfig {
    let layout = entry["layout"].as_str().unwrap_or_default();
    let (stem, body) = layout.split_once("block").unwrap_or((layout, ""));
    let (before_pool, after) = stem.split_once("pool").map_or((stem, None), |(before, after)| (before, Some(after)));
    let weight = |name: &str| shape(entry, name);
    let first = weight("stem.weight").expect("a network has a stem");
    let count = (0..).take_while(|i| weight(&format!("blocks.{i}.conv1.weight")).is_some()).count();
    let strides = block_strides(body, count);
    let blocks = (0..count).map(|i| {
        let conv = |k: usize| weight(&format!("blocks.{i}.conv{k}.weight"));
        let second = conv(2).expect("a block has two convolutions");
        let (bottleneck, outputs) = conv(3).map_or((None, second[0]), |third| (Some(second[0]), third[0]));
        BlockConfig { bottleneck, outputs, stride: strides[i] }
    });
    ResNetConfig {
        channels: first[1],
        stem: Stem {
            outputs: first[0],
            kernel: first[2],
            stride: strides_in(before_pool).first().copied().unwrap_or(1),
            pool: after.is_some(),
        },
        blocks: blocks.collect(),
        classes: weight("fc.weight").expect("a network has a last layer")[0],
    }
}

fn shape(entry: &Value, wanted: &str) -> Option<Vec<usize>> {
    let parameter = entry["parameters"].as_array()?.iter().find(|p| name(p) == wanted)?;
    parameter["shape"].as_array()?.iter().map(|d| Some(d.as_u64()? as usize)).collect()
}

/// One stride a block: those mentioned, in order; a block in parentheses that does not mention one has 1.
fn block_strides(body: &str, count: usize) -> Vec<usize> {
    let all = strides_in(body);
    if all.len() == count {
        return all;
    }
    let groups = body.split('(').skip(1).map(|g| g.split(')').next().unwrap_or_default());
    let mut strides: Vec<usize> = groups.filter(|g| g.contains("->")).map(|g| strides_in(g).first().copied().unwrap_or(1)).collect();
    strides.resize(count, 1);
    strides
}

/// The numbers that follow the word "stride" (or "strides", or "stride=").
fn strides_in(text: &str) -> Vec<usize> {
    let number = |rest: &str| {
        let digits = rest.trim_start_matches(|c: char| !c.is_ascii_digit());
        digits.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok()
    };
    text.split("stride").skip(1).filter_map(number).collect()
}
