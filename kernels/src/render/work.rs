//! How much a program does: floating-point operations, and bytes that it asks of its parameters.

use super::interval::intervals;
use crate::dtype::DType;
use crate::ir::{BinaryOp, TernaryOp, UnaryOp};
use crate::program::{Inst, Memory, Program, TILE_DEPTH, TILE_ROWS, TileOp, Value, WaveUnit};

/// Work of all items and their threads together, where every condition holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Work {
    /// Additions, multiplications, divisions and roots of floats; a fused multiply-add is two.
    pub flops: u64,
    /// Those of matrix multiplications.
    pub matrix_flops: u64,
    /// Bytes loaded from parameters, each as often as it is loaded.
    pub loaded: u64,
    /// Bytes stored to parameters.
    pub stored: u64,
}

/// The work of a program. A loop whose bounds vary counts as long as it may be.
pub fn work(program: &Program) -> Work {
    let bounds = intervals(program);
    let mut total = Work::default();
    let mut times = vec![(program.items.max(0) as u64).saturating_mul(program.group.max(1).into())];
    for (at, inst) in program.insts.iter().enumerate() {
        let now = *times.last().expect("the first one stays");
        let lanes = |v: Value| now.saturating_mul(program.ty(v).lanes.into());
        let bytes = |v: Value, dtype: DType| lanes(v).saturating_mul(dtype.size() as u64);
        let v = Value(at as u32);
        match *inst {
            Inst::Loop { start, end, step } => {
                let (from, to) = (bounds[start.0 as usize].0, bounds[end.0 as usize].1);
                let trips = (to.saturating_sub(from).max(0) as u64).div_ceil(step.max(1) as u64);
                times.push(now.saturating_mul(trips));
            }
            Inst::If(_) => times.push(now),
            Inst::End if times.len() > 1 => drop(times.pop()),
            Inst::Load { memory: Memory::Param(p), .. } => add(&mut total.loaded, bytes(v, program.memory_dtype(Memory::Param(p)))),
            Inst::Store { memory: Memory::Param(p), value, .. } => {
                add(&mut total.stored, bytes(value, program.memory_dtype(Memory::Param(p))));
            }
            Inst::Unary(UnaryOp::Sqrt, _) => add(&mut total.flops, lanes(v)),
            Inst::Binary(BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul | BinaryOp::Div, ..) if program.ty(v).dtype.is_float() => {
                add(&mut total.flops, lanes(v));
            }
            Inst::Ternary(TernaryOp::Fma, ..) => add(&mut total.flops, lanes(v).saturating_mul(2)),
            Inst::MatrixMultiply { depth, .. } => add(&mut total.matrix_flops, lanes(v).saturating_mul(2 * u64::from(depth))),
            Inst::Tile(TileOp::Multiply { .. }) => {
                let [wave, rows, columns, depth] = program.unit.map_or([1, TILE_ROWS, TILE_ROWS, TILE_DEPTH], |unit| {
                    let WaveUnit { wave, rows, columns, depth } = unit;
                    [wave, rows, columns, depth]
                });
                let each = 2 * [rows, columns, depth].map(u64::from).iter().product::<u64>();
                add(&mut total.matrix_flops, (now / u64::from(wave)).saturating_mul(each));
            }
            _ => {}
        }
    }
    let matrix = total.matrix_flops;
    add(&mut total.flops, matrix);
    total
}

fn add(sum: &mut u64, more: u64) {
    *sum = sum.saturating_add(more);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::text::parse_program;

    #[test]
    fn loops_and_lanes_multiply() {
        let text = "
program counted items 10
%0: f32[400] read
%1: f32[400] readwrite
i = item : i64
zero = const 0 : i64
last = const 7 : i64
loop k = zero..last step 2
  x = load %0[k] : f32x4
  y = fma x x x : f32x4
  z = add y x : f32x4
  store %1[k] = z
end
";
        let got = work(&parse_program(text).unwrap());
        assert_eq!(got, Work { flops: 10 * 4 * 4 * 3, matrix_flops: 0, loaded: 10 * 4 * 16, stored: 10 * 4 * 16 });
    }
}
