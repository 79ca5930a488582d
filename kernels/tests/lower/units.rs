//! Products by matrix units.

use super::*;

/// c[m, n] = sum over k of a * b, bf16 operands in any layout, f32 sums.
pub(super) fn half_matmul(m: i64, n: i64, kk: i64, transposed: [bool; 2]) -> Kernel {
    let mut k = Kernel::new("half_matmul");
    let (rm, rn, rk) = (k.add_range(m), k.add_range(n), k.add_range(kk));
    k.domain = vec![rm, rn];
    let (a, b) = (k.add_param(DType::BF16, m * kk, Access::Read), k.add_param(DType::BF16, kk * n, Access::Read));
    let ai = if transposed[0] { affine(&mut k, &[(rk, m), (rm, 1)]) } else { affine(&mut k, &[(rm, kk), (rk, 1)]) };
    let bi = if transposed[1] { affine(&mut k, &[(rn, kk), (rk, 1)]) } else { affine(&mut k, &[(rk, n), (rn, 1)]) };
    let [a, b] = [(a, ai), (b, bi)].map(|(p, at)| {
        let half = k.load(p, at, None);
        k.graph.cast(half, DType::F32)
    });
    let dot = k.graph.intern(Op::Dot { ranges: [rk].into_iter().collect() }, DType::F32, [a, b]);
    let at = affine(&mut k, &[(rm, n), (rn, 1)]);
    store(&mut k, at, dot, &[]);
    k
}

#[test]
fn pairs_of_halves_by_a_matrix_unit() {
    let halves =
        |n: i64, seed| -> Vec<f32> { noise(n as usize, seed).into_iter().map(|x| f32::from_bits(x.to_bits() & 0xffff_0000)).collect() };
    let bits = |v: &[f32]| -> Vec<u8> { v.iter().flat_map(|x| ((x.to_bits() >> 16) as u16).to_le_bytes()).collect() };
    let pairs = |products: Vec<(f32, f32)>| {
        let chain =
            |chunk: &[(f32, f32)]| chunk.chunks(2).fold(0f32, |sum, pair| pair.iter().rev().fold(sum, |sum, (a, b)| a.mul_add(*b, sum)));
        products.chunks(UNIT_CHUNK as usize).map(chain).fold(-0.0, |total: f32, chunk| total + chunk)
    };
    for unit in [MatrixUnit::pairs(8), MatrixUnit::pairs(16), MatrixUnit::tiles()] {
        let lanes = unit.columns;
        let target = Target { every_type: true, matrix: Some(unit), l2: 1 << 15, ..Target::new(lanes, 32, 2) };
        for (m, n, kk) in [(40, 50, 64), (33, 67, 37), (100, 35, 301), (24, 64, 512), (17, 40, 1030)] {
            for transposed in [[false, false], [false, true], [true, false], [true, true]] {
                let kernel = half_matmul(m, n, kk, transposed);
                let schedule = defaults::schedule(&kernel, target);
                assert!(schedule.tiles().any(|(_, tile)| tile.unit.is_some()), "{schedule}");
                let (a, b) = (halves(m * kk, 1), halves(kk * n, 2));
                let at = |i: i64, j: i64, k: i64| {
                    let a = a[if transposed[0] { k * m + i } else { i * kk + k } as usize];
                    (a, b[if transposed[1] { j * kk + k } else { k * n + j } as usize])
                };
                let want: Vec<u32> = (0..m * n).map(|x| pairs((0..kk).map(|k| at(x / n, x % n, k)).collect()).to_bits()).collect();
                let got = floats(&run_bytes(&kernel, &schedule, &[bits(&a), bits(&b)])).into_iter().map(f32::to_bits);
                assert!(got.eq(want), "{m}x{kk}x{n} {transposed:?} {schedule}");
            }
        }
    }
}

#[test]
fn alternatives_keep_to_what_a_matrix_unit_takes() {
    let kernel = half_matmul(40, 70, 96, [false, true]);
    let halves = |n: usize, seed| noise(n, seed).into_iter().flat_map(|x| ((x.to_bits() >> 16) as u16).to_le_bytes()).collect::<Vec<u8>>();
    let inputs = [halves(40 * 96, 1), halves(96 * 70, 2)];
    for unit in [MatrixUnit::pairs(16), MatrixUnit::tiles()] {
        let target = Target { every_type: true, matrix: Some(unit), ..Target::new(16, 32, 2) };
        let default = defaults::schedule(&kernel, target);
        let others = alternatives::neighbours(&kernel, target, &default);
        assert!(!others.is_empty() && others.iter().all(|s| s.tiles().all(|(_, tile)| tile.unit == Some(unit))), "{others:?}");
        let want = run_bytes(&kernel, &default, &inputs);
        others.iter().for_each(|other| assert!(run_bytes(&kernel, other, &inputs) == want, "{other}"));
    }
}
