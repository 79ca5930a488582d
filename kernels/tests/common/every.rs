//! A program with every operation, and values that tell their meanings apart.

use kiln_kernels::ir::{Access, BinaryOp, Param, ParamId, TernaryOp, UnaryOp, eval};
use kiln_kernels::program::{Inst, Memory, Program, Value};
use kiln_kernels::{DType, Scalar};

/// Whether an element is a NaN, whose payload is nobody's promise.
pub(crate) fn is_nan(dtype: DType, bytes: &[u8]) -> bool {
    let mut bits = [0; 8];
    bits[..bytes.len()].copy_from_slice(bytes);
    dtype.is_float() && Scalar { dtype, bits: u64::from_ne_bytes(bits) }.as_f64().is_nan()
}

const COUNT: i64 = 64;

/// Values that tell meanings apart, as bytes; `salt` makes another order of them.
fn samples(dtype: DType, salt: u64) -> Vec<u8> {
    let mut state = salt;
    let mut next = || {
        state = state.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
        state >> 20
    };
    let value = |n: u64, random: u64| match n % 12 {
        0 => dtype.min_value(),
        1 => dtype.max_value(),
        2 => Scalar::from_f64(dtype, -0.0),
        3 if dtype.is_float() => Scalar::from_f64(dtype, f64::NAN),
        4 if dtype.is_float() => Scalar { dtype, bits: 1 + random % 5 },
        5 if dtype.is_float() => Scalar::from_f64(dtype, (random % 64) as f64 / 2.0 - 16.0),
        6 if dtype.is_float() => Scalar::from_f64(dtype, 2f64.powi((random % 140) as i32 - 70)),
        7 if dtype != DType::Bool => Scalar { dtype, bits: (random.wrapping_mul(0x9e37_79b9_7f4a_7c15)) >> (64 - 8 * dtype.size()) },
        _ => Scalar::from_i64(dtype, random as i64 % 25 - 8),
    };
    (0..COUNT).flat_map(|_| value(next(), next()).bits.to_ne_bytes()[..dtype.size()].to_vec()).collect()
}

/// A program under construction that applies operations to a slice of each operand array.
struct Every {
    program: Program,
    lanes: u8,
    at: Value,
}

impl Every {
    fn new(name: &str, lanes: u8) -> Every {
        let mut program = Program { name: name.into(), items: COUNT / i64::from(lanes), ..Program::default() };
        let item = program.push(Inst::Item, DType::I64, 1);
        let width = program.push(Inst::Const(Scalar::i64(lanes.into())), DType::I64, 1);
        let at = program.push(Inst::Binary(BinaryOp::Mul, item, width), DType::I64, 1);
        Every { program, lanes, at }
    }

    fn param(&mut self, dtype: DType, len: i64, access: Access) -> Memory {
        self.program.params.push(Param { dtype, len, access });
        Memory::Param(ParamId(self.program.params.len() as u32 - 1))
    }

    fn load(&mut self, dtype: DType) -> Value {
        let memory = self.param(dtype, COUNT, Access::Read);
        self.program.push(Inst::Load { memory, index: self.at, offset: 0 }, dtype, self.lanes)
    }

    /// Stores the value of one more instruction into `memory`, behind those before it.
    fn keep(&mut self, memory: Memory, count: &mut i64, inst: Inst, dtype: DType) {
        let value = self.program.push(inst, dtype, self.lanes);
        let store = Inst::Store { memory, index: self.at, offset: *count * COUNT, value };
        self.program.push(store, DType::Bool, 1);
        *count += 1;
    }
}

/// Every operation that programs have, on every one of these types it is defined for (the first one is bool), and arguments for it.
pub(crate) fn every_operation(name: &str, lanes: u8, types: &[DType]) -> (Program, Vec<Vec<u8>>) {
    let mut e = Every::new(name, lanes);
    let inputs: Vec<[Value; 3]> = types.iter().map(|&d| [e.load(d), e.load(d), e.load(d)]).collect();
    let outputs: Vec<Memory> = types.iter().map(|&d| e.param(d, 0, Access::Write)).collect();
    let mut counts = vec![0; types.len()];
    for (i, (&d, &[a, b, c])) in types.iter().zip(&inputs).enumerate() {
        for &op in UnaryOp::ALL.iter().filter(|op| eval::unary(**op, d).is_some()) {
            e.keep(outputs[i], &mut counts[i], Inst::Unary(op, a), d);
        }
        for &op in BinaryOp::ALL.iter().filter(|op| eval::binary(**op, d).is_some()) {
            let to = if op.is_compare() { 0 } else { i };
            e.keep(outputs[to], &mut counts[to], Inst::Binary(op, a, b), types[to]);
        }
        e.keep(outputs[i], &mut counts[i], Inst::Ternary(TernaryOp::Where, inputs[0][0], a, b), d);
        if d.is_float() {
            e.keep(outputs[i], &mut counts[i], Inst::Ternary(TernaryOp::Fma, a, b, c), d);
        }
        for (to, &other) in types.iter().enumerate() {
            e.keep(outputs[to], &mut counts[to], Inst::Cast(a), other);
            if d != DType::Bool && other != DType::Bool && d.size() == other.size() {
                e.keep(outputs[to], &mut counts[to], Inst::Bitcast(b), other);
            }
        }
    }
    let first = 3 * types.len();
    for (n, count) in counts.iter().enumerate() {
        e.program.params[first + n].len = count * COUNT;
    }
    let args = e.program.params.iter().enumerate().map(|(at, p)| match p.access {
        Access::Read => samples(p.dtype, at as u64 % 3 + 1),
        _ => vec![0; p.len as usize * p.dtype.size()],
    });
    let args = args.collect();
    (e.program, args)
}
