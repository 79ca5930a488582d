//! Kernels as the lowering makes them: compiled, on any number of threads, they give the interpreter's bits.

mod common;

use common::*;
use kiln_kernels::ir::{Access, BinaryOp, Id, Kernel, Op, RangeId, ReduceOp, Store, UnaryOp};
use kiln_kernels::lower::{Primitive, Schedule, Target, defaults, lower};
use kiln_kernels::{DType, Scalar};
use kiln_runtime::Device;

/// Values of a type: none of them NaN, most of them of moderate size.
fn noise(dtype: DType, n: i64) -> Vec<u8> {
    let values: Vec<Scalar> = (0..n).map(|i| Scalar::from_f64(dtype, ((i * 7919 + 13) % 1009) as f64 / 100.0 - 5.0)).collect();
    bytes(&values)
}

/// Runs a kernel under several schedules on every device and compares with the scalar schedule, interpreted.
fn check(kernel: &Kernel) {
    let args: Vec<Vec<u8>> = kernel.params.iter().map(|p| noise(p.dtype, p.len)).collect();
    let want = run(&interpreter(), &lower(kernel, &Schedule::default()), &args).unwrap();
    for device in devices(&[1, 2, 7]) {
        let target = Target { lanes: device.target().lanes.max(4), ..device.target() };
        let far = Target { l2: 1 << 13, l3: 0, ..target };
        let last = kernel.domain.last().copied().into_iter();
        let by_hand = last.map(|r| Schedule(vec![Primitive::Vectorize(r, target.lanes), Primitive::Unroll(r, 2), Primitive::Parallel(1)]));
        for schedule in
            [Schedule::default(), defaults::schedule(kernel, target), defaults::schedule(kernel, far)].into_iter().chain(by_hand)
        {
            let program = lower(kernel, &schedule);
            let got = run(&device, &program, &args).unwrap_or_else(|e| panic!("{e}\n{program}"));
            assert!(got == want, "{} under {schedule} on {device:?}\n{program}", kernel.name);
        }
    }
}

fn affine(k: &mut Kernel, terms: &[(RangeId, i64)]) -> Id {
    terms.iter().fold(k.graph.int(0), |sum, &(r, c)| {
        let (r, c) = (k.graph.range(r), k.graph.int(c));
        let term = k.graph.mul(r, c);
        k.graph.add(sum, term)
    })
}

fn store(k: &mut Kernel, index: Id, value: Id, ranges: &[RangeId]) {
    let len = k.domain.iter().chain(ranges).map(|&r| k.extent(r)).product();
    let param = k.add_param(k.graph.dtype(value), len, Access::Write);
    k.stores.push(Store { param, index, value, ranges: ranges.to_vec(), sequential: false });
}

#[test]
fn matrix_products_with_a_bias() {
    for (m, n, inner) in [(1, 1, 1), (5, 7, 3), (64, 64, 64), (33, 50, 300)] {
        let mut k = Kernel::new("linear");
        let (rm, rn, rk) = (k.add_range(m), k.add_range(n), k.add_range(inner));
        k.domain = vec![rm, rn];
        let (a, b) = (k.add_param(DType::F32, m * inner, Access::Read), k.add_param(DType::F32, inner * n, Access::Read));
        let bias = k.add_param(DType::F32, n, Access::Read);
        let (at_a, at_b) = (affine(&mut k, &[(rm, inner), (rk, 1)]), affine(&mut k, &[(rk, n), (rn, 1)]));
        let (a, b) = (k.load(a, at_a, None), k.load(b, at_b, None));
        let dot = k.graph.intern(Op::Dot { ranges: [rk].into_iter().collect() }, DType::F32, [a, b]);
        let column = k.graph.range(rn);
        let bias = k.load(bias, column, None);
        let sum = k.graph.add(dot, bias);
        let at = affine(&mut k, &[(rm, n), (rn, 1)]);
        store(&mut k, at, sum, &[]);
        check(&k);
    }
}

#[test]
fn softmax_of_rows() {
    // Rows of whole cache lines may be stored around the caches.
    for (rows, columns) in [(37, 133), (36, 192)] {
        let mut k = Kernel::new("softmax");
        let (r, c) = (k.add_range(rows), k.add_range(columns));
        k.domain = vec![r];
        let x = k.add_param(DType::F32, rows * columns, Access::Read);
        let at = affine(&mut k, &[(r, columns), (c, 1)]);
        let x = k.load(x, at, None);
        let reduce = |k: &mut Kernel, op, x| k.graph.intern(Op::Reduce { op, ranges: [c].into_iter().collect() }, DType::F32, [x]);
        let most = reduce(&mut k, ReduceOp::Max, x);
        let below = k.graph.sub(x, most);
        let exp = k.graph.unary(UnaryOp::Exp, below);
        let sum = reduce(&mut k, ReduceOp::Sum, exp);
        let y = k.graph.binary(BinaryOp::Div, exp, sum);
        store(&mut k, at, y, &[c]);
        check(&k);
    }
}

#[test]
fn transcendental_functions_with_a_mask() {
    for &op in UnaryOp::ALL.iter().filter(|op| op.is_transcendental()) {
        for dtype in [DType::F32, DType::F64] {
            let n = 203;
            let mut k = Kernel::new(op.name());
            let r = k.add_range(n);
            k.domain = vec![r];
            let x = k.add_param(dtype, n, Access::Read);
            let (i, three) = (k.graph.range(r), k.graph.int(3));
            let at = k.graph.sub(i, three);
            let inside = k.graph.binary(BinaryOp::CmpLe, three, i);
            let x = k.load(x, at, Some(inside));
            let y = k.graph.unary(op, x);
            store(&mut k, i, y, &[]);
            check(&k);
        }
    }
}

#[test]
fn conversions_between_all_types() {
    for from in DType::ALL {
        let n = 130;
        let mut k = Kernel::new("convert");
        let r = k.add_range(n);
        k.domain = vec![r];
        let x = k.add_param(from, n, Access::Read);
        let i = k.graph.range(r);
        let x = k.load(x, i, None);
        for to in DType::ALL {
            let y = k.graph.cast(x, to);
            store(&mut k, i, y, &[]);
        }
        check(&k);
    }
}
