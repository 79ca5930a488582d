//! Well-formed kernels of many shapes from a list of choices; fewer and smaller choices make smaller kernels.

use kiln_kernels::ir::{Access, BinaryOp, Id, Kernel, Op, Param, ParamId, RangeId, ReduceOp, Store, UnaryOp, eval};
use kiln_kernels::{DType, Scalar};
use std::collections::{HashMap, HashSet};

/// A list of random numbers, used up one by one; zeros follow.
#[derive(Clone)]
pub(crate) struct Choices {
    list: Vec<u16>,
    next: usize,
}

/// The kernel says more than the numbers.
impl std::fmt::Debug for Choices {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} choices", self.list.len())
    }
}

impl Choices {
    pub(crate) fn new(list: Vec<u16>) -> Choices {
        Choices { list, next: 0 }
    }

    /// A number below `n`.
    pub(crate) fn pick(&mut self, n: usize) -> usize {
        let choice = self.list.get(self.next).copied().unwrap_or(0);
        self.next += 1;
        choice as usize % n
    }

    fn of<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.pick(list.len())]
    }
}

/// The content of a parameter: small numbers, a few special floats among them.
pub(crate) fn data(param: &Param, seed: u64) -> Vec<u8> {
    let mut state = seed + 1;
    let mut next = || {
        state = state.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
        state >> 33
    };
    let dtype = param.dtype;
    let mut bytes = Vec::new();
    for _ in 0..param.len {
        let value = match (next() % 32, next()) {
            (0, n) if dtype.is_float() => Scalar::from_f64(dtype, [f64::NAN, f64::INFINITY, -0.0, 1e-40][n as usize % 4]),
            (_, n) if dtype.is_float() => Scalar::from_f64(dtype, (n % 4001) as f64 / 1000.0 - 2.0),
            (_, n) => Scalar::from_i64(dtype, n as i64 % 9),
        };
        bytes.extend_from_slice(&value.bits.to_le_bytes()[..dtype.size()]);
    }
    bytes
}

/// All integers in [`data`] are below this.
const DATA_LIMIT: i64 = 9;

const TYPES: [DType; 12] = [
    DType::F32,
    DType::F32,
    DType::F32,
    DType::I64,
    DType::Bool,
    DType::BF16,
    DType::I32,
    DType::F64,
    DType::F16,
    DType::U8,
    DType::F32,
    DType::U64,
];

const EXTENTS: [i64; 14] = [2, 3, 4, 1, 5, 8, 7, 16, 9, 17, 33, 64, 70, 0];

/// The most iterations of all loops around one expression.
const VOLUME: i64 = 600;

/// The most operations that evaluating a kernel as it is written may take: reductions within reductions come to any number.
const WORK: u64 = 5_000_000;

struct Maker<'c> {
    choices: &'c mut Choices,
    kernel: Kernel,
    inner: Vec<RangeId>,
    /// Nodes to use again.
    pool: Vec<Id>,
}

/// A kernel that the verifier accepts, and that can be evaluated in a moment: where the choices make a larger one, there is the smallest.
pub(crate) fn kernel(choices: &mut Choices) -> Kernel {
    let kernel = any_kernel(choices);
    if work(&kernel) <= WORK { kernel } else { any_kernel(&mut Choices::new(Vec::new())) }
}

/// Operations of an evaluation that computes nothing twice in one iteration of a loop, and everything again in the next one.
fn work(kernel: &Kernel) -> u64 {
    let mut known = HashMap::new();
    let mut store = |s: &Store| volume(kernel, &s.ranges).saturating_mul(work_of(kernel, &[s.value, s.index], &mut known));
    let all = kernel.stores.iter().map(&mut store).fold(0, u64::saturating_add);
    volume(kernel, &kernel.domain).saturating_mul(all)
}

fn volume(kernel: &Kernel, ranges: &[RangeId]) -> u64 {
    ranges.iter().map(|&r| kernel.extent(r) as u64).product()
}

/// Of one iteration that needs these nodes; `known` is about reductions.
fn work_of(kernel: &Kernel, roots: &[Id], known: &mut HashMap<Id, u64>) -> u64 {
    let (mut rest, mut seen, mut sum) = (roots.to_vec(), HashSet::new(), 0u64);
    while let Some(id) = rest.pop() {
        if !seen.insert(id) {
            continue;
        }
        let args = kernel.graph.args(id);
        let own = match kernel.graph.op(id) {
            Op::Reduce { ranges, .. } | Op::Dot { ranges } => {
                let inside = known.get(&id).copied().unwrap_or_else(|| work_of(kernel, args, known));
                known.insert(id, inside);
                volume(kernel, ranges).saturating_mul(inside)
            }
            _ => {
                rest.extend(args);
                1
            }
        };
        sum = sum.saturating_add(own);
    }
    sum
}

fn any_kernel(choices: &mut Choices) -> Kernel {
    let mut m = Maker { choices, kernel: Kernel::new("random"), inner: Vec::new(), pool: Vec::new() };
    m.kernel.tags.push("an index from data".into());
    let mut volume = 1;
    for _ in 0..1 + m.choices.pick(3) {
        let range = m.range(&mut volume);
        m.kernel.domain.push(range);
    }
    for _ in 0..m.choices.pick(3) {
        let range = m.range(&mut volume);
        m.inner.push(range);
    }
    for _ in 0..1 + m.choices.pick(2) {
        match m.choices.pick(4) {
            3 if !m.inner.is_empty() => m.sequential_store(),
            _ => m.plain_store(),
        }
    }
    m.kernel
}

impl Maker<'_> {
    fn range(&mut self, volume: &mut i64) -> RangeId {
        let extent = self.choices.of(&EXTENTS);
        let extent = if *volume * extent > VOLUME { 2 } else { extent };
        *volume *= extent.max(1);
        self.kernel.add_range(extent)
    }

    fn binary(&mut self, op: BinaryOp, a: Id, b: Id) -> Id {
        self.kernel.graph.binary(op, a, b)
    }

    fn int(&mut self, value: i64) -> Id {
        self.kernel.graph.int(value)
    }

    /// Σ stride * range, row-major in the given order, and the number of elements.
    fn row_major(&mut self, ranges: &[RangeId]) -> (Id, i64) {
        let (mut index, mut len) = (self.int(0), 1);
        for &r in ranges {
            let (extent, at) = (self.kernel.extent(r), self.kernel.graph.range(r));
            let stride = self.int(extent);
            index = self.binary(BinaryOp::Mul, index, stride);
            index = self.binary(BinaryOp::Add, index, at);
            len *= extent;
        }
        (index, len)
    }

    fn some_of(&mut self, ranges: &[RangeId]) -> Vec<RangeId> {
        let mut some: Vec<RangeId> = ranges.iter().copied().filter(|_| self.choices.pick(3) < 2).collect();
        (1..some.len()).for_each(|i| some.swap(i, self.choices.pick(i + 1)));
        some
    }

    fn plain_store(&mut self) {
        let ranges: Vec<RangeId> = self.inner.clone().into_iter().filter(|_| self.choices.pick(2) == 1).collect();
        let scope: Vec<RangeId> = self.kernel.domain.iter().chain(&ranges).copied().collect();
        let dtype = self.choices.of(&TYPES);
        let value = self.expr(dtype, &scope, 4);
        let (index, len) = self.row_major(&scope);
        let param = self.kernel.add_param(dtype, len, Access::Write);
        self.kernel.stores.push(Store { param, index, value, ranges, sequential: false });
    }

    /// A running operation along the last range, or a scatter by indices from data.
    fn sequential_store(&mut self) {
        let ranges = self.inner.clone();
        let scope: Vec<RangeId> = self.kernel.domain.iter().chain(&ranges).copied().collect();
        let dtype = self.choices.of(&[DType::F32, DType::I64, DType::F64]);
        let value = self.expr(dtype, &scope, 3);
        let op = self.choices.of(&[BinaryOp::Add, BinaryOp::Max, BinaryOp::Mul]);
        let (index, len, old);
        if self.choices.pick(2) == 0 {
            let all = self.row_major(&scope);
            (index, len) = all;
            let param = self.kernel.add_param(dtype, len, Access::ReadWrite);
            let last = self.kernel.graph.range(*scope.last().expect("the domain has a range"));
            let (one, minus_one) = (self.int(1), self.int(-1));
            let mask = self.binary(BinaryOp::CmpLe, one, last);
            let before = self.binary(BinaryOp::Add, index, minus_one);
            old = self.kernel.load(param, before, Some(mask));
        } else {
            let (row, rows) = self.row_major(&self.kernel.domain.clone());
            let target = self.load(DType::I64, &ranges);
            let limit = self.int(DATA_LIMIT);
            let target = self.binary(BinaryOp::Mod, target, limit);
            let start = self.binary(BinaryOp::Mul, row, limit);
            (index, len) = (self.binary(BinaryOp::Add, start, target), rows * DATA_LIMIT);
            let param = self.kernel.add_param(dtype, len, Access::ReadWrite);
            old = self.kernel.load(param, index, None);
        }
        let param = ParamId(self.kernel.params.len() as u32 - 1);
        let value = self.binary(op, old, value);
        self.kernel.stores.push(Store { param, index, value, ranges, sequential: true });
    }

    /// Whether all ranges that a node needs are in scope.
    fn is_closed(&self, id: Id, scope: &[RangeId]) -> bool {
        let g = &self.kernel.graph;
        match g.op(id) {
            Op::Range(r) => scope.contains(r),
            Op::Reduce { ranges, .. } | Op::Dot { ranges } => {
                let inside: Vec<RangeId> = scope.iter().chain(ranges).copied().collect();
                g.args(id).iter().all(|&a| self.is_closed(a, &inside))
            }
            _ => g.args(id).iter().all(|&a| self.is_closed(a, scope)),
        }
    }

    fn expr(&mut self, dtype: DType, scope: &[RangeId], depth: u32) -> Id {
        let id = match self.choices.pick(if depth == 0 { 3 } else { 13 }) {
            0 => self.load(dtype, scope),
            1 => self.leaf(dtype, scope),
            2 => self.again(dtype, scope),
            3 => {
                let a = self.expr(dtype, scope, depth - 1);
                self.unary(dtype, a)
            }
            4..=6 => {
                let (a, b) = (self.expr(dtype, scope, depth - 1), self.expr(dtype, scope, depth - 1));
                let ops: Vec<BinaryOp> =
                    BinaryOp::ALL.iter().copied().filter(|op| !op.is_compare() && eval::binary(*op, dtype).is_some()).collect();
                let op = self.choices.of(&ops);
                self.binary(op, a, b)
            }
            7 => {
                let cond = self.condition(scope, depth - 1);
                let (a, b) = (self.expr(dtype, scope, depth - 1), self.expr(dtype, scope, depth - 1));
                self.kernel.graph.select(cond, a, b)
            }
            8 | 9 => {
                let from = self.choices.of(&TYPES);
                let x = self.expr(from, scope, depth - 1);
                self.kernel.graph.cast(x, dtype)
            }
            10 if dtype.is_float() => {
                let [a, b, c] = [(); 3].map(|()| self.expr(dtype, scope, depth - 1));
                self.kernel.graph.fma(a, b, c)
            }
            _ => self.reduction(dtype, scope, depth - 1),
        };
        self.pool.push(id);
        id
    }

    fn unary(&mut self, dtype: DType, a: Id) -> Id {
        let simple = UnaryOp::ALL.iter().copied().filter(|op| eval::unary(*op, dtype).is_some());
        let transcendental = [UnaryOp::Exp, UnaryOp::Tanh].into_iter().filter(|_| dtype.is_float());
        let ops: Vec<UnaryOp> = simple.chain(transcendental).collect();
        let op = self.choices.of(&ops);
        self.kernel.graph.unary(op, a)
    }

    fn condition(&mut self, scope: &[RangeId], depth: u32) -> Id {
        let dtype = self.choices.of(&[DType::I64, DType::F32, DType::U8]);
        let op = self.choices.of(&[BinaryOp::CmpLt, BinaryOp::CmpLe, BinaryOp::CmpEq, BinaryOp::CmpNe]);
        let (a, b) = (self.expr(dtype, scope, depth), self.expr(dtype, scope, depth.min(1)));
        self.binary(op, a, b)
    }

    fn leaf(&mut self, dtype: DType, scope: &[RangeId]) -> Id {
        if self.choices.pick(2) == 0 || scope.is_empty() {
            let value = self.choices.of(&[1.0, 0.0, -0.0, 2.0, 0.5, -1.0, 3.0]);
            return self.kernel.graph.constant(Scalar::from_f64(dtype, value));
        }
        let range = self.choices.of(scope);
        let value = self.kernel.graph.range(range);
        self.kernel.graph.cast(value, dtype)
    }

    /// A node that is there already.
    fn again(&mut self, dtype: DType, scope: &[RangeId]) -> Id {
        let fitting: Vec<Id> =
            (self.pool.iter().copied()).filter(|&id| self.kernel.graph.dtype(id) == dtype && self.is_closed(id, scope)).collect();
        if fitting.is_empty() { self.leaf(dtype, scope) } else { self.choices.of(&fitting) }
    }

    fn reduction(&mut self, dtype: DType, scope: &[RangeId], depth: u32) -> Id {
        let ranges = self.some_of(&self.inner.clone());
        if ranges.is_empty() {
            return self.load(dtype, scope);
        }
        let mut inside: Vec<RangeId> = scope.to_vec();
        inside.extend(ranges.iter().filter(|r| !scope.contains(r)));
        let a = self.expr(dtype, &inside, depth);
        if dtype != DType::Bool && !dtype.is_half() && self.choices.pick(3) == 0 {
            let b = self.expr(dtype, &inside, depth);
            return self.kernel.graph.intern(Op::Dot { ranges: ranges.into() }, dtype, [a, b]);
        }
        let ops: Vec<ReduceOp> = ReduceOp::ALL.iter().copied().filter(|op| eval::binary(op.binary(), dtype).is_some()).collect();
        let op = self.choices.of(&ops);
        self.kernel.graph.intern(Op::Reduce { op, ranges: ranges.into() }, dtype, [a])
    }

    fn load(&mut self, dtype: DType, scope: &[RangeId]) -> Id {
        let ranges = self.some_of(scope);
        let (index, len) = self.row_major(&ranges);
        match self.choices.pick(6) {
            // A part of a larger array.
            0 => {
                let start = self.choices.pick(3) as i64;
                let (shift, param) = (self.int(start), self.kernel.add_param(dtype, len + start, Access::Read));
                let index = self.binary(BinaryOp::Add, index, shift);
                self.kernel.load(param, index, None)
            }
            // Around a ring.
            1 => {
                let len = 1 + self.choices.pick(20) as i64;
                let (ring, param) = (self.int(len), self.kernel.add_param(dtype, len, Access::Read));
                let index = self.binary(BinaryOp::Mod, index, ring);
                self.kernel.load(param, index, None)
            }
            // A window with nothing outside.
            2 => {
                let (start, short) = (self.choices.pick(4) as i64, (len - self.choices.pick(5) as i64).max(0));
                let param = self.kernel.add_param(dtype, short, Access::Read);
                let (shift, zero, end) = (self.int(-start), self.int(0), self.int(short));
                let index = self.binary(BinaryOp::Add, index, shift);
                let (low, high) = (self.binary(BinaryOp::CmpLe, zero, index), self.binary(BinaryOp::CmpLt, index, end));
                let mask = self.binary(BinaryOp::And, low, high);
                self.kernel.load(param, index, Some(mask))
            }
            // Wherever data says.
            3 => {
                let place = self.kernel.add_param(DType::I64, len, Access::Read);
                let place = self.kernel.load(place, index, None);
                // One less than what the data needs: the check fails sometimes.
                let limit = DATA_LIMIT - i64::from(self.choices.pick(8) == 7);
                let mask = (self.choices.pick(3) == 2).then(|| self.condition(scope, 0));
                let index = self.kernel.graph.intern(Op::Bound { limit, tag: 0 }, DType::I64, [place].into_iter().chain(mask));
                let param = self.kernel.add_param(dtype, limit, Access::Read);
                self.kernel.load(param, index, None)
            }
            _ => {
                let param = self.kernel.add_param(dtype, len, Access::Read);
                self.kernel.load(param, index, None)
            }
        }
    }
}
