//! Random programs give the same bits compiled and interpreted.

mod common;

use common::*;
use kiln_cpu::CpuDevice;
use kiln_kernels::ir::{Access, BinaryOp, Param, ParamId, TernaryOp, UnaryOp, eval};
use kiln_kernels::program::{Inst, Memory, Program, Scratch, Type, Value};
use kiln_kernels::{DType, Scalar};
use kiln_runtime::Device;
use proptest::prelude::*;
use std::sync::LazyLock;

static COMPILERS: LazyLock<Vec<CpuDevice>> = LazyLock::new(|| [compiler(2)].into_iter().chain(llvm(2)).chain(llvm_levels()).collect());
static INTERPRETER: LazyLock<CpuDevice> = LazyLock::new(interpreter);

/// Types that programs compute with; a parameter of each is read, and one written.
const TYPES: [DType; 11] =
    [DType::Bool, DType::I8, DType::I16, DType::I32, DType::I64, DType::U8, DType::U16, DType::U32, DType::U64, DType::F32, DType::F64];

const ITEMS: i64 = 8;
/// Elements of each parameter that is read.
const READ: i64 = 64;
/// Elements that each item writes of each type.
const WRITTEN: i64 = 8;

/// Builds a program out of arbitrary numbers. Every number is taken for something: there are no programs to reject.
struct Builder {
    program: Program,
    /// Values that may be used, by the bracket in which they were made.
    visible: Vec<Vec<(Value, Type)>>,
    variables: Vec<Vec<(Value, Type)>>,
    item: Value,
    /// Whether the innermost brackets are loops or conditions; these cost nothing but depth.
    depth: usize,
}

impl Builder {
    fn new() -> Builder {
        let mut program = Program { name: "random".into(), items: ITEMS, ..Program::default() };
        for (len, access) in [(READ, Access::Read), (ITEMS * WRITTEN, Access::Write)] {
            program.params.extend(TYPES.map(|dtype| Param { dtype, len, access }));
        }
        program.scratch = vec![Scratch { dtype: DType::F32, len: 8 }, Scratch { dtype: DType::I32, len: 8 }];
        program.tags = vec!["checked".into()];
        let item = program.push(Inst::Item, DType::I64, 1);
        let mut b = Builder { program, visible: vec![vec![]], variables: vec![vec![]], item, depth: 0 };
        b.visible[0].push((item, Type { dtype: DType::I64, lanes: 1 }));
        let zero = b.push(Inst::Const(Scalar::i64(0)), DType::I64, 1);
        for (i, &dtype) in TYPES.iter().enumerate() {
            let x = b.push(Inst::Load { memory: Memory::Param(ParamId(i as u32)), index: item, offset: 3 }, dtype, 1);
            if b.has_vectors(dtype) {
                b.push(Inst::Splat(x), dtype, 4);
            }
        }
        // Scratch is written before it can be read.
        for (scratch, dtype) in [(0, DType::F32), (1, DType::I32)] {
            let x = b.any(Type { dtype, lanes: 4 }, 0);
            for offset in [0, 4] {
                b.effect(Inst::Store { memory: Memory::Scratch(scratch), index: zero, offset, value: x });
            }
        }
        b
    }

    fn has_vectors(&self, dtype: DType) -> bool {
        matches!(dtype, DType::Bool | DType::I32 | DType::U32 | DType::F32)
    }

    fn push(&mut self, inst: Inst, dtype: DType, lanes: u8) -> Value {
        let v = self.program.push(inst, dtype, lanes);
        self.visible.last_mut().unwrap().push((v, Type { dtype, lanes }));
        v
    }

    fn effect(&mut self, inst: Inst) {
        self.program.push(inst, DType::Bool, 1);
    }

    /// Some visible value of a type: there is always one.
    fn any(&self, ty: Type, choice: u32) -> Value {
        let all: Vec<Value> = self.visible.iter().flatten().filter(|(_, t)| *t == ty).map(|(v, _)| *v).collect();
        // Late ones are more interesting.
        all[all.len() - 1 - (choice as usize % all.len().min(6))]
    }

    fn some_type(&self, choice: u32) -> Type {
        let dtype = TYPES[choice as usize % TYPES.len()];
        Type { dtype, lanes: if self.has_vectors(dtype) && choice & 16 != 0 { 4 } else { 1 } }
    }

    /// An index in `0..=most`, from any integer.
    fn index(&mut self, choice: u32, mask: i64) -> Value {
        let x = self.any(Type { dtype: DType::I64, lanes: 1 }, choice);
        let mask = self.push(Inst::Const(Scalar::i64(mask)), DType::I64, 1);
        self.push(Inst::Binary(BinaryOp::And, x, mask), DType::I64, 1)
    }

    fn step(&mut self, [kind, a, b, c]: [u32; 4]) {
        let ty = self.some_type(a);
        let Type { dtype, lanes } = ty;
        match kind % 16 {
            0..=4 => self.binary(ty, b, c),
            5 => {
                let op = UnaryOp::ALL[b as usize % UnaryOp::ALL.len()];
                if !op.is_transcendental() && eval::unary(op, dtype).is_some() {
                    self.push(Inst::Unary(op, self.any(ty, c)), dtype, lanes);
                }
            }
            6 if dtype.is_float() => {
                let [x, y, z] = [a / 32, b, c].map(|choice| self.any(ty, choice));
                self.push(Inst::Ternary(TernaryOp::Fma, x, y, z), dtype, lanes);
            }
            6 | 7 => {
                let condition = self.any(Type { dtype: DType::Bool, lanes }, a / 32);
                let (x, y) = (self.any(ty, b), self.any(ty, c));
                self.push(Inst::Ternary(TernaryOp::Where, condition, x, y), dtype, lanes);
            }
            8 => {
                let to = TYPES[b as usize % TYPES.len()];
                if lanes == 1 || self.has_vectors(to) {
                    self.push(Inst::Cast(self.any(ty, c)), to, lanes);
                }
            }
            9 => {
                let param = TYPES.iter().position(|&d| d == dtype).unwrap() as u32;
                let index = self.index(b, 31);
                let offset = i64::from(c % 29);
                self.push(Inst::Load { memory: Memory::Param(ParamId(param)), index, offset }, dtype, lanes);
            }
            10 => self.lanes(dtype, b, c),
            11 => {
                let (scratch, dtype) = if a & 1 == 0 { (0, DType::F32) } else { (1, DType::I32) };
                let (memory, index, offset) = (Memory::Scratch(scratch), self.index(b, 3), i64::from(a / 32 % 2));
                if c & 1 == 0 {
                    let value = self.any(Type { dtype, lanes }, c);
                    self.effect(Inst::Store { memory, index, offset, value });
                } else {
                    self.push(Inst::Load { memory, index, offset }, dtype, lanes);
                }
            }
            12 => {
                let first = self.any(ty, b);
                let variable = self.program.push(Inst::Var(first), dtype, lanes);
                self.variables.last_mut().unwrap().push((variable, ty));
            }
            13 => self.variable(b, c),
            14 => {
                let value = self.index(b, 63);
                self.push(Inst::Bound { value, limit: 64, tag: 0 }, DType::I64, 1);
            }
            _ => self.bracket(b, c),
        }
    }

    fn binary(&mut self, ty: Type, b: u32, c: u32) {
        let op = BinaryOp::ALL[b as usize % BinaryOp::ALL.len()];
        if eval::binary(op, ty.dtype).is_some() {
            let (x, y) = (self.any(ty, b / 32), self.any(ty, c));
            let dtype = if op.is_compare() { DType::Bool } else { ty.dtype };
            self.push(Inst::Binary(op, x, y), dtype, ty.lanes);
        }
    }

    fn lanes(&mut self, dtype: DType, b: u32, c: u32) {
        if !self.has_vectors(dtype) {
            return;
        }
        match b % 4 {
            3 if dtype != DType::Bool => {
                let (x, y) = (self.any(Type { dtype, lanes: 4 }, c), self.any(Type { dtype, lanes: 4 }, c >> 8));
                let lanes = (0..4).map(|i| (b >> (3 * i + 2) & 7) as u8).collect();
                self.push(Inst::Shuffle(x, y, lanes), dtype, 4);
            }
            0 => {
                let x = self.any(Type { dtype, lanes: 1 }, c);
                self.push(Inst::Splat(x), dtype, 4);
            }
            1 => {
                let x = self.any(Type { dtype, lanes: 4 }, c);
                self.push(Inst::Lane(x, (b / 4 % 4) as u8), dtype, 1);
            }
            _ => {
                let lanes = (0..4).map(|i| self.any(Type { dtype, lanes: 1 }, c >> (4 * i))).collect();
                self.push(Inst::Pack(lanes), dtype, 4);
            }
        }
    }

    fn variable(&mut self, b: u32, c: u32) {
        let all: Vec<(Value, Type)> = self.variables.iter().flatten().copied().collect();
        if all.is_empty() {
            return;
        }
        let (variable, ty) = all[b as usize % all.len()];
        if c & 1 == 0 {
            self.push(Inst::Get(variable), ty.dtype, ty.lanes);
        } else {
            let new = self.any(ty, c);
            self.effect(Inst::Set(variable, new));
        }
    }

    /// Opens a loop or a condition, or closes one.
    fn bracket(&mut self, b: u32, c: u32) {
        if self.depth == 3 || (self.depth > 0 && b.is_multiple_of(3)) {
            return self.close();
        }
        self.depth += 1;
        if b % 3 == 1 {
            let condition = self.any(Type { dtype: DType::Bool, lanes: 1 }, c);
            self.effect(Inst::If(condition));
            self.visible.push(vec![]);
        } else {
            let start = self.push(Inst::Const(Scalar::i64(i64::from(c % 3) - 1)), DType::I64, 1);
            let end = if c & 8 == 0 { self.index(c / 16, 3) } else { self.push(Inst::Const(Scalar::i64(3)), DType::I64, 1) };
            let variable = self.program.push(Inst::Loop { start, end, step: i64::from(c / 4 % 2) + 1 }, DType::I64, 1);
            self.visible.push(vec![(variable, Type { dtype: DType::I64, lanes: 1 })]);
        }
        self.variables.push(vec![]);
    }

    fn close(&mut self) {
        self.effect(Inst::End);
        self.visible.pop();
        self.variables.pop();
        self.depth -= 1;
    }

    /// Closes what is open and stores the last values of each type.
    fn finish(mut self) -> Program {
        while self.depth > 0 {
            self.close();
        }
        for i in 0..self.variables[0].len() {
            let (variable, ty) = self.variables[0][i];
            self.push(Inst::Get(variable), ty.dtype, ty.lanes);
        }
        let width = self.push(Inst::Const(Scalar::i64(WRITTEN)), DType::I64, 1);
        let index = self.push(Inst::Binary(BinaryOp::Mul, self.item, width), DType::I64, 1);
        for (i, dtype) in TYPES.into_iter().enumerate() {
            let memory = Memory::Param(ParamId((TYPES.len() + i) as u32));
            for choice in 0..4 {
                let value = self.any(Type { dtype, lanes: 1 }, choice);
                self.effect(Inst::Store { memory, index, offset: i64::from(choice), value });
            }
            if self.has_vectors(dtype) {
                let value = self.any(Type { dtype, lanes: 4 }, 0);
                self.effect(Inst::Store { memory, index, offset: 4, value });
            }
        }
        self.program
    }
}

/// Parameters with values from everywhere, the edges of the types among them.
fn arguments(seed: u64) -> Vec<Vec<u8>> {
    let mut state = seed;
    let mut next = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        state ^ (state >> 29)
    };
    let read = TYPES.map(|dtype| {
        let edges = special(dtype);
        let values: Vec<Scalar> = (0..READ)
            .map(|i| match i % 3 {
                0 => edges[next() as usize % edges.len()],
                1 => from_bits(dtype, next()),
                _ => Scalar::from_f64(dtype, (next() % 2000) as f64 / 16.0 - 60.0),
            })
            .collect();
        bytes(&values)
    });
    let written = TYPES.map(|dtype| vec![0; (ITEMS * WRITTEN) as usize * dtype.size()]);
    read.into_iter().chain(written).collect()
}

proptest! {
    #[test]
    fn compiled_is_interpreted(steps in prop::collection::vec(any::<[u32; 4]>(), 0..120), seed in any::<u64>()) {
        let mut builder = Builder::new();
        for step in steps {
            builder.step(step);
        }
        let program = builder.finish();
        let args = arguments(seed);
        let interpreted = run(&INTERPRETER, &program, &args).unwrap();
        for device in COMPILERS.iter() {
            let compiled = run(device, &program, &args).unwrap();
            for (i, dtype) in TYPES.into_iter().enumerate() {
                let [got, want] = [&compiled, &interpreted].map(|results| scalars(dtype, &results[TYPES.len() + i]));
                for (at, (&got, &want)) in got.iter().zip(&want).enumerate() {
                    let name = device.name();
                    prop_assert!(same(got, want), "{name} {dtype} {at}: {got} ({:#x}), not {want} ({:#x})\n{program}", got.bits, want.bits);
                }
            }
        }
    }
}
