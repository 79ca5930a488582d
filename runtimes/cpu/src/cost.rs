//! How much work a program is: whether a launch is worth waking threads for, and how large the chunks should be.

use kiln_kernels::ir::BinaryOp;
use kiln_kernels::program::{Inst, Program, Value};

/// Instructions that are done before a second thread could have begun: some ten microseconds.
const ALONE: u64 = 64_000;

/// Instructions of a chunk at least, so that taking it costs nothing to speak of.
const CHUNK: u64 = 16_000;

/// Chunks per thread at most: enough to even out what items differ in.
const CHUNKS_PER_THREAD: u64 = 8;

/// How often a loop is taken to run whose bounds are not known.
const UNKNOWN_TRIPS: u64 = 16;

/// How a launch is spread over threads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Spread {
    /// Threads that have something to do.
    pub(crate) threads: usize,
    /// Items of a chunk.
    pub(crate) chunk: i64,
}

/// The spread of a program over at most `threads`.
pub(crate) fn spread(program: &Program, threads: usize) -> Spread {
    let each = per_item(program).max(1);
    let items = u64::try_from(program.items).unwrap_or(0).max(1);
    let useful = (each.saturating_mul(items) / ALONE).clamp(1, threads.max(1) as u64).min(items);
    let most = items.div_ceil(useful);
    let chunk = if useful == 1 { items } else { items.div_ceil(useful * CHUNKS_PER_THREAD).max(CHUNK.div_ceil(each)).min(most) };
    Spread { threads: useful as usize, chunk: chunk as i64 }
}

/// Instructions that one item executes, about.
fn per_item(program: &Program) -> u64 {
    // Sums of the open brackets, and how often each runs.
    let mut open = vec![(0u64, 1u64)];
    for inst in &program.insts {
        match inst {
            Inst::Loop { start, end, step } => open.push((1, trips(program, *start, *end, *step))),
            Inst::If(_) => open.push((1, 1)),
            Inst::End if open.len() > 1 => {
                let (sum, times) = open.pop().unwrap_or_default();
                if let Some((outer, _)) = open.last_mut() {
                    *outer = outer.saturating_add(sum.saturating_mul(times));
                }
            }
            // Division takes as long as ten other instructions do.
            Inst::Binary(BinaryOp::Div | BinaryOp::Mod, ..) => add(&mut open, 10),
            Inst::Const(_) | Inst::Splat(_) | Inst::Var(_) | Inst::Get(_) | Inst::Set(..) => {}
            _ => add(&mut open, 1),
        }
    }
    open.into_iter().fold(0, |sum, (s, _)| sum.saturating_add(s))
}

fn add(open: &mut [(u64, u64)], cost: u64) {
    if let Some((sum, _)) = open.last_mut() {
        *sum = sum.saturating_add(cost);
    }
}

fn trips(program: &Program, start: Value, end: Value, step: i64) -> u64 {
    match (program.inst(start), program.inst(end)) {
        (Inst::Const(s), Inst::Const(e)) => (e.as_i64().saturating_sub(s.as_i64()).max(0) as u64).div_ceil(step.max(1) as u64),
        _ => UNKNOWN_TRIPS,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kiln_kernels::{DType, Scalar};

    fn loop_of(trips: i64, items: i64) -> Program {
        let mut p = Program { items, ..Program::default() };
        let zero = p.push(Inst::Const(Scalar::i64(0)), DType::I64, 1);
        let end = p.push(Inst::Const(Scalar::i64(trips)), DType::I64, 1);
        p.push(Inst::Loop { start: zero, end, step: 2 }, DType::I64, 1);
        p.push(Inst::Item, DType::I64, 1);
        p.push(Inst::End, DType::Bool, 1);
        p
    }

    #[test]
    fn loops_multiply() {
        assert_eq!(per_item(&loop_of(1000, 1)), 1000);
    }

    #[test]
    fn small_launches_stay_on_one_thread() {
        assert_eq!(spread(&loop_of(1000, 4), 8), Spread { threads: 1, chunk: 4 });
        assert_eq!(spread(&loop_of(1_000_000, 1), 8), Spread { threads: 1, chunk: 1 });
        assert_eq!(spread(&loop_of(0, 0), 8).threads, 1);
    }

    #[test]
    fn large_launches_use_all_threads() {
        assert_eq!(spread(&loop_of(1_000_000, 3), 8), Spread { threads: 3, chunk: 1 });
        let many = spread(&loop_of(1000, 100_000), 8);
        assert_eq!(many.threads, 8);
        assert!((100_000 / (8 * many.chunk)) >= 4, "{many:?}");
    }
}
