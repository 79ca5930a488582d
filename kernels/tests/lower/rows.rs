//! Kernels that keep values for a block of rows: attention, and what masks leave out of it.

use super::*;

/// Causal attention in one kernel: out[b, i, d] = sum over j of p * v / sum over j of p, p = exp(q k - max) where j <= i.
pub(super) fn attention_kernel(batch: i64, queries: i64, keys: i64, depth: i64) -> Kernel {
    let mut k = Kernel::new("attention");
    let [b, i, j, c, d] = [batch, queries, keys, depth, depth].map(|n| k.add_range(n));
    k.domain = vec![b, i];
    let [q, kk, v] = [queries, keys, keys].map(|n| k.add_param(DType::F32, batch * n * depth, Access::Read));
    let at = affine(&mut k, &[(b, queries * depth), (i, depth), (c, 1)]);
    let q = k.load(q, at, None);
    let at = affine(&mut k, &[(b, keys * depth), (j, depth), (c, 1)]);
    let kk = k.load(kk, at, None);
    let at = affine(&mut k, &[(b, keys * depth), (j, depth), (d, 1)]);
    let v = k.load(v, at, None);
    let dot = |k: &mut Kernel, r: RangeId, a: Id, b: Id| k.graph.intern(Op::Dot { ranges: [r].into_iter().collect() }, DType::F32, [a, b]);
    let scores = dot(&mut k, c, q, kk);
    let (ri, rj) = (k.graph.range(i), k.graph.range(j));
    let seen = k.graph.binary(BinaryOp::CmpLe, rj, ri);
    let (low, zero) = (k.graph.constant(Scalar::f32(f32::NEG_INFINITY)), k.graph.constant(Scalar::f32(0.0)));
    let masked = k.graph.select(seen, scores, low);
    let largest = reduce(&mut k, ReduceOp::Max, masked, &[j]);
    let centred = k.graph.sub(scores, largest);
    let e = k.graph.unary(UnaryOp::Exp, centred);
    let p = k.graph.select(seen, e, zero);
    let total = reduce(&mut k, ReduceOp::Sum, p, &[j]);
    let out = dot(&mut k, j, p, v);
    let out = k.graph.binary(BinaryOp::Div, out, total);
    let at = affine(&mut k, &[(b, queries * depth), (i, depth), (d, 1)]);
    store(&mut k, at, out, &[d]);
    k
}

#[test]
fn attention_keeps_rows_of_scores_and_weights() {
    for (batch, queries, keys, depth) in
        [(2, 5, 5, 4), (1, 19, 37, 24), (2, 33, 300, 16), (1, 40, 40, 64), (1, 0, 3, 4), (2, 3, 0, 4), (2, 3, 5, 0)]
    {
        let kernel = attention_kernel(batch, queries, keys, depth);
        let inputs: Vec<Vec<f32>> =
            [queries, keys, keys].iter().zip(1..).map(|(n, seed)| noise((batch * n * depth) as usize, seed)).collect();
        let plain = run(&kernel, &Schedule::default(), &inputs);
        for target in TARGETS {
            let schedule = defaults::schedule(&kernel, target);
            let staged = schedule.stages().count();
            assert!(staged >= 3, "two products and the weights are kept, not {staged} nodes: {schedule}");
            let block = schedule.block(kernel.domain[1]).expect("rows come in blocks");
            let heights: Vec<i64> = schedule.tiles().filter_map(|(_, tile)| tile.row).map(|(_, n)| n.into()).collect();
            assert!(heights.iter().all(|n| block % n == 0), "a block of {block} rows in tiles of {heights:?}: {schedule}");
            // However many loops are to be work items, the steps of a block are done by one.
            let all = Schedule(schedule.0.iter().cloned().chain([Primitive::Parallel(9)]).collect());
            assert_eq!(run(&kernel, &all, &inputs), plain, "{all}");
            // One loop over a row makes the weights, in vectors and then in single steps: both products and sums read them.
            let program = lower(&kernel, &schedule);
            let log2_e = |inst: &&Inst| matches!(inst, Inst::Const(c) if *c == Scalar::f32(std::f32::consts::LOG2_E));
            let exponentials = program.insts.iter().filter(log2_e).count();
            assert!(queries * keys == 0 || (1..=2).contains(&exponentials), "{exponentials} exponentials: {schedule}");
            assert_eq!(run(&kernel, &schedule, &inputs), plain, "{schedule}");
        }
        if batch * queries * keys <= 1000 {
            let schedules = schedules(&kernel);
            schedules.iter().for_each(|schedule| assert_eq!(run(&kernel, schedule, &inputs), plain, "{schedule}"));
        }
    }
}

/// Blocks of few rows have narrow bands, blocks of many rows share what is packed for them: of 256 rows in tiles of 12, a block has 60 where a row
/// sees what comes before it, 72 where it sees what comes after, and as many as there may be where each sees as much as the others.
#[test]
fn blocks_of_masked_rows_have_bands_worth_packing_for() {
    let kernel = attention_kernel(8, 256, 256, 64);
    let le = kernel.graph.ids().find(|&id| *kernel.graph.op(id) == Op::Binary(BinaryOp::CmpLe)).unwrap();
    let [step, row] = [0, 1].map(|side| kernel.graph.args(le)[side].0);
    let compared = format!("le n{step} n{row}");
    let block = |by: String| {
        let text = kernel.to_string();
        assert!(text.contains(&compared));
        let kernel = kiln_kernels::ir::text::parse_kernel(&text.replace(&compared, &by)).unwrap();
        defaults::schedule(&kernel, Target::new(16, 32, 2)).block(kernel.domain[1]).unwrap()
    };
    assert_eq!([compared.clone(), format!("le n{row} n{step}"), format!("le n{step} n{step}")].map(block), [60, 72, 120]);
}

/// Scores of bf16 queries and keys come from a matrix unit, bands and blocks of any size included; it rounds as it likes.
#[test]
fn attention_of_halves_by_a_matrix_unit() {
    for (batch, queries, keys, depth) in [(2, 5, 5, 4), (1, 19, 37, 24), (2, 33, 300, 16), (1, 140, 140, 64)] {
        let kernel = super::stream::halved(&attention_kernel(batch, queries, keys, depth));
        let inputs: Vec<Vec<u8>> = [queries, keys, keys]
            .iter()
            .zip(1..)
            .map(|(n, seed)| noise((batch * n * depth) as usize, seed))
            .map(|x| x.iter().flat_map(|x| ((x.to_bits() >> 16) as u16).to_le_bytes()).collect())
            .collect();
        let values = |schedule: &Schedule| {
            let mut buffers = inputs.clone();
            buffers.push(vec![0xff; kernel.params.last().unwrap().len as usize * 4]);
            let mut args: Vec<&mut [u8]> = buffers.iter_mut().map(Vec::as_mut_slice).collect();
            interpret(&lower(&kernel, schedule), &mut args).unwrap_or_else(|fault| panic!("{schedule}: {fault}"));
            floats(&buffers[3])
        };
        let plain = values(&Schedule::default());
        for unit in [MatrixUnit::pairs(16), MatrixUnit::tiles()] {
            let target = Target { every_type: true, matrix: Some(unit), ..Target::new(16, 32, 2) };
            let schedule = defaults::schedule(&kernel, target);
            assert!(schedule.tiles().any(|(_, tile)| tile.unit == Some(unit)), "{schedule}");
            for (at, (got, want)) in values(&schedule).iter().zip(&plain).enumerate() {
                assert!((got - want).abs() <= 1e-5, "element {at}: {got}, not {want}: {schedule}");
            }
        }
    }
}

/// y[i, d] = sum over j of p v, and their largest p, p = where(mask, x w, 0): a product and a reduction that a mask on (i, j) leaves steps out of.
fn masked_product(rows: i64, steps: i64, columns: i64, mask: impl Fn(&mut Kernel, Id, Id) -> Id) -> Kernel {
    let mut k = Kernel::new("masked");
    let [i, j, c, d] = [rows, steps, 4, columns].map(|n| k.add_range(n));
    k.domain = vec![i];
    let [x, w, v] = [rows * 4, steps * 4, steps * columns].map(|n| k.add_param(DType::F32, n, Access::Read));
    let [x_at, w_at, v_at] = [[(i, 4), (c, 1)], [(j, 4), (c, 1)], [(j, columns), (d, 1)]].map(|terms| affine(&mut k, &terms));
    let [x, w, v] = [(x, x_at), (w, w_at), (v, v_at)].map(|(p, at)| k.load(p, at, None));
    let dot = |k: &mut Kernel, r: RangeId, a: Id, b: Id| k.graph.intern(Op::Dot { ranges: [r].into_iter().collect() }, DType::F32, [a, b]);
    let scores = dot(&mut k, c, x, w);
    let (ri, rj) = (k.graph.range(i), k.graph.range(j));
    let seen = mask(&mut k, ri, rj);
    let [low, zero] = [f32::NEG_INFINITY, 0.0].map(|x| k.graph.constant(Scalar::f32(x)));
    let p = k.graph.select(seen, scores, zero);
    let masked = k.graph.select(seen, scores, low);
    let largest = reduce(&mut k, ReduceOp::Max, masked, &[j]);
    let product = dot(&mut k, j, p, v);
    let y = k.graph.add(product, largest);
    let at = affine(&mut k, &[(i, columns), (d, 1)]);
    store(&mut k, at, y, &[d]);
    k
}

/// What a block of rows does not see is not computed, whatever it is: infinities there still make NaN, and zeros keep their sign.
#[test]
fn bands_of_masked_products_keep_every_bit() {
    type Mask = fn(&mut Kernel, Id, Id) -> Id;
    let up_to: Mask = |k, i, j| k.graph.binary(BinaryOp::CmpLe, j, i);
    let from: Mask = |k, i, j| k.graph.binary(BinaryOp::CmpLe, i, j);
    let window: Mask = |k, i, j| {
        let n = k.graph.int(90);
        let end = k.graph.add(i, n);
        let [a, b] = [k.graph.binary(BinaryOp::CmpLt, i, j), k.graph.binary(BinaryOp::CmpLt, j, end)];
        k.graph.binary(BinaryOp::And, a, b)
    };
    let twice: Mask = |k, i, j| {
        let two = k.graph.int(2);
        let (twice, n) = (k.graph.mul(j, two), k.graph.int(301));
        let sum = k.graph.add(twice, i);
        k.graph.binary(BinaryOp::CmpLt, sum, n)
    };
    let nothing: Mask = |k, i, j| {
        let n = k.graph.int(10_000);
        let later = k.graph.add(i, n);
        k.graph.binary(BinaryOp::CmpLt, later, j)
    };
    for (m, mask) in [up_to, from, window, twice, nothing].into_iter().enumerate() {
        for (rows, steps, columns) in [(70, 200, 40), (300, 300, 33), (90, 700, 16)] {
            let kernel = masked_product(rows, steps, columns, mask);
            let [x, w, v] = [(rows * 4, 1), (steps * 4, 2), (steps * columns, 3)].map(|(n, seed)| noise(n as usize, seed));
            let v = |what: usize| -> Vec<f32> {
                let special = |at: usize, x: f32| match what {
                    1 if at.is_multiple_of(1009) => f32::INFINITY,
                    2 if at.is_multiple_of(1013) => f32::NAN,
                    3 => -x.abs() * f32::MIN_POSITIVE * 1e-7,
                    _ => x,
                };
                v.iter().enumerate().map(|(at, &x)| special(at, x)).collect()
            };
            for what in 0..4 {
                let inputs = [x.clone(), w.clone(), v(what)];
                // Any NaN is as good as another.
                let values = |schedule: &Schedule| -> Vec<u32> {
                    run(&kernel, schedule, &inputs).into_iter().map(|b| if f32::from_bits(b).is_nan() { u32::MAX } else { b }).collect()
                };
                let plain = values(&Schedule::default());
                for target in TARGETS {
                    let schedule = defaults::schedule(&kernel, target);
                    assert!(schedule.tiles().count() == 2, "{schedule}");
                    assert!(values(&schedule) == plain, "mask {m}, {rows}x{steps}x{columns}, values {what}: {schedule}");
                }
            }
        }
    }
}
