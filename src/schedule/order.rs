//! The order of the kernels.
//!
//! Any order is right in which a kernel runs after those that it needs; they differ in how many values are alive at once. Few graphs
//! are small enough to find the best one, so three are made and the plan takes the one that needs the least working memory:
//!
//! * the order of the graph, operands first;
//! * from the first kernel on, always the ready one that adds the fewest bytes: what frees memory runs at once;
//! * the same from the last kernel back, which runs everything as late as it can: what is cheap to keep is made early, what is made
//!   again for the backward pass is made when it is used.
//!
//! All three are functions of the graph alone.

use super::fusion::Fusion;
use super::graph::NodeId;
use std::collections::BTreeSet;

/// What the kernels touch of the working memory.
pub(super) struct Traffic {
    /// The values (by number) that each group reads or writes.
    pub(super) touched: Vec<Vec<usize>>,
    /// Bytes of each value.
    pub(super) bytes: Vec<usize>,
    /// Whether a value is still needed when all kernels have run.
    pub(super) kept: Vec<bool>,
}

/// Which groups need which.
struct Needs {
    /// For each group, those that have to come before.
    before: Vec<Vec<usize>>,
    /// For each group, those that have to come after.
    after: Vec<Vec<usize>>,
}

impl Needs {
    fn new(fusion: &Fusion) -> Needs {
        let n = fusion.groups.len();
        let mut needs = Needs { before: vec![Vec::new(); n], after: vec![Vec::new(); n] };
        for (g, group) in fusion.groups.iter().enumerate() {
            needs.before[g].extend(&group.needs);
            group.needs.iter().for_each(|&need| needs.after[need].push(g));
        }
        needs
    }
}

/// The orders to choose from, that of the graph first.
pub(super) fn candidates(fusion: &Fusion, traffic: &Traffic) -> Vec<Vec<usize>> {
    let Needs { before, after } = Needs::new(fusion);
    let plain = by_graph(fusion, &before, &after);
    let mut rank = vec![0; plain.len()];
    plain.iter().enumerate().for_each(|(at, &g)| rank[g] = at);
    let forward = fewest_bytes(&before, &after, traffic, &rank, |_| false);
    let last = plain.len();
    let mirrored: Vec<usize> = rank.iter().map(|at| last - at).collect();
    let mut backward = fewest_bytes(&after, &before, traffic, &mirrored, |value| traffic.kept[value]);
    backward.reverse();
    vec![plain, forward, backward]
}

/// Kernels after those that they need; otherwise in the order of the graph.
fn by_graph(fusion: &Fusion, before: &[Vec<usize>], after: &[Vec<usize>]) -> Vec<usize> {
    let n = before.len();
    let first = |g: usize| -> NodeId { *fusion.groups[g].outputs.iter().min().expect("a group stores something") };
    let mut waiting: Vec<usize> = before.iter().map(Vec::len).collect();
    let mut ready: BTreeSet<(NodeId, usize)> = (0..n).filter(|&g| waiting[g] == 0).map(|g| (first(g), g)).collect();
    let mut order = Vec::with_capacity(n);
    while let Some((_, g)) = ready.pop_first() {
        order.push(g);
        for &user in &after[g] {
            waiting[user] -= 1;
            if waiting[user] == 0 {
                ready.insert((first(user), user));
            }
        }
    }
    assert_eq!(order.len(), n, "kernels that need each other: the fusion made a cycle");
    order
}

/// Always the ready kernel that adds the fewest bytes to what is alive, the lowest `rank` first among equals. `alive` values are there
/// from the start; those that are kept never go. Backwards in time, a value comes to life at its last reader and goes at its writer.
fn fewest_bytes(
    before: &[Vec<usize>],
    after: &[Vec<usize>],
    traffic: &Traffic,
    rank: &[usize],
    alive: impl Fn(usize) -> bool,
) -> Vec<usize> {
    let values = traffic.bytes.len();
    let mut there: Vec<bool> = (0..values).map(&alive).collect();
    let mut left = vec![0usize; values];
    traffic.touched.iter().flatten().for_each(|&v| left[v] += 1);
    let goes = |v: usize| alive(v) || !traffic.kept[v];
    let mut waiting: Vec<usize> = before.iter().map(Vec::len).collect();
    let mut ready: Vec<usize> = (0..before.len()).filter(|&g| waiting[g] == 0).collect();
    let mut order = Vec::with_capacity(before.len());
    while !ready.is_empty() {
        let added = |g: usize| -> i64 {
            let change = |&v: &usize| {
                let (comes, goes) = (!there[v], left[v] == 1 && goes(v));
                (comes as i64 - goes as i64) * traffic.bytes[v] as i64
            };
            traffic.touched[g].iter().map(change).sum()
        };
        let best = (0..ready.len()).min_by_key(|&i| (added(ready[i]), rank[ready[i]])).expect("one is ready");
        let g = ready.swap_remove(best);
        order.push(g);
        for &v in &traffic.touched[g] {
            there[v] = true;
            left[v] -= 1;
        }
        for &next in &after[g] {
            waiting[next] -= 1;
            if waiting[next] == 0 {
                ready.push(next);
            }
        }
    }
    order
}
