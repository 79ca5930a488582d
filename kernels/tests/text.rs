//! Text forms: what is printed parses back to the same, and no text makes the parsers panic.

use kiln_kernels::ir::text::{parse_kernel, parse_program};
use kiln_kernels::ir::{Access, BinaryOp, Id, Kernel, Op, Param, ParamId, RangeId, ReduceOp, Store, TernaryOp, UnaryOp};
use kiln_kernels::lower::{Schedule, lower};
use kiln_kernels::program::{Inst, Memory, Program, Scratch, TileOp, TilePlace, Value, WaveUnit};
use kiln_kernels::{DType, Scalar};
use proptest::prelude::*;

const SOFTMAX: &str = "\
kernel softmax
%0: f32[512] read
%1: f32[512] write
r0: 4
r1: 128
domain r0
n0 = range r0 : i64
n1 = const 128 : i64
n2 = mul n0 n1 : i64
n3 = range r1 : i64
n4 = add n2 n3 : i64
n5 = load %0 n4 : f32
n6 = reduce max n5 over r1 : f32
n7 = sub n5 n6 : f32
n8 = exp n7 : f32
n9 = reduce sum n8 over r1 : f32
n10 = div n8 n9 : f32
store %1[n4] = n10 over r1
";

#[test]
fn a_kernel_is_readable_and_parses_back() {
    let kernel = parse_kernel(SOFTMAX).unwrap();
    assert_eq!(kernel.to_string(), SOFTMAX);
    assert_eq!((kernel.extent(RangeId(1)), kernel.stores[0].ranges.as_slice()), (128, &[RangeId(1)][..]));
}

#[test]
fn names_layout_and_comments_are_free() {
    let text = "kernel \"odd name\"  // comment\n\n%0:f32[4]readwrite\nr0:4\ndomain r0\ni = range r0:i64\n\
                x = load %0 i:f32 // one\ny=add x x:f32\nstore %0[i]=y\n";
    let kernel = parse_kernel(text).unwrap();
    assert_eq!((kernel.name.as_str(), kernel.graph.len()), ("odd name", 3));
    assert_eq!(parse_kernel(&kernel.to_string()).unwrap(), kernel);
}

#[test]
fn errors_tell_line_and_column() {
    let cases = [
        ("", 1, 1, "expected `kernel`"),
        ("kernel k\nr1: 4", 2, 1, "the next range is r0"),
        ("kernel k\nr0: 4\ndomain r0 r2", 3, 11, "no range r2"),
        ("kernel k\nn0 = const 1.5 : i64", 2, 18, "1.5 is not a constant of type i64"),
        ("kernel k\nn0 = const 300 : u8", 2, 18, "not a constant"),
        ("kernel k\nn0 = frobnicate n1 : f32", 2, 6, "no operation frobnicate"),
        ("kernel k\nn0 = const 1 : i64\nn1 = add n0 : i64", 3, 10, "add takes 2 operands, not 1"),
        ("kernel k\nn0 = const 1 : i64 n", 2, 20, "nothing more"),
        ("kernel k\n  n0 = range ré : i64", 2, 15, "has no meaning here"),
        ("kernel k\ntag \"open", 2, 5, "never closed"),
        ("kernel k\n%0: f33[4] read", 2, 5, "no element type f33"),
        ("kernel k\n%0: f32[99999999999999999999] read", 2, 9, "not an integer that fits"),
        ("kernel k\nstore %0[n0] = n0", 2, 10, "n0 is not defined"),
    ];
    for (text, line, column, want) in cases {
        let error = parse_kernel(text).expect_err(text);
        assert_eq!((error.line, error.column), (line, column), "{text}: {error}");
        assert!(error.reason.contains(want), "{text}: {error}");
    }
    let error = parse_program("program p items 1\nv0 = item : i64\nloop j = v0..v9 step 1").unwrap_err();
    assert_eq!((error.line, error.column), (3, 14), "{error}");
}

#[test]
fn constants_keep_their_bits() {
    for dtype in DType::ALL {
        let width = 8 * dtype.size() as u32;
        let patterns = [0, 1, 2, 0x7f, 0x3c00, 0x3f80_0000, 0x7fc0_0001, 0xff80_0000, 0x8000_0000, 0x7ff0_0000_0000_0001, u64::MAX];
        for bits in patterns.into_iter().chain((0..64).map(|n| 1 << n)).filter(|b| width == 64 || b >> width == 0) {
            if dtype == DType::Bool && bits > 1 {
                continue;
            }
            let mut program = Program { name: "c".into(), items: 1, ..Program::default() };
            program.push(Inst::Const(Scalar { dtype, bits }), dtype, 1);
            let text = program.to_string();
            assert_eq!(parse_program(&text).unwrap_or_else(|e| panic!("{e}\n{text}")), program, "{text}");
        }
    }
}

#[test]
fn names_and_tags_of_any_text_survive() {
    for name in ["", "a b", "quote \" back \\ slash", "line\nbreak\ttab", "ünïcode {x}", "x//y", "9", "emoji 🦀"] {
        let kernel = Kernel { tags: vec![name.into(), "second".into()], ..Kernel::new(name) };
        let back = parse_kernel(&kernel.to_string()).unwrap_or_else(|e| panic!("{e}\n{kernel}"));
        assert_eq!((back.name, back.tags), (kernel.name, kernel.tags));
    }
}

fn scalar() -> impl Strategy<Value = Scalar> {
    (prop::sample::select(DType::ALL.to_vec()), any::<u64>()).prop_map(|(dtype, bits)| {
        let bits = if dtype == DType::Bool { bits & 1 } else { bits >> (64 - 8 * dtype.size()) };
        Scalar { dtype, bits }
    })
}

/// One node: which operation, and which earlier nodes and ranges it takes, modulo how many there are.
fn nodes() -> impl Strategy<Value = Vec<(u8, u32, u32, u32, Scalar)>> {
    prop::collection::vec((any::<u8>(), any::<u32>(), any::<u32>(), any::<u32>(), scalar()), 1..40)
}

/// A kernel of any shape; its types need not fit.
fn kernel() -> impl Strategy<Value = Kernel> {
    let extent = prop_oneof![9 => 0..2000i64, 1 => any::<i64>()];
    let header = (prop::collection::vec(extent, 1..6), prop::collection::vec((scalar(), 0..5000i64, 0..3u8), 1..5));
    (header, nodes(), prop::collection::vec((any::<[u32; 4]>(), any::<bool>()), 1..4), any::<String>()).prop_map(
        |((extents, params), nodes, stores, tag)| {
            let mut k = Kernel { tags: vec![tag], ..Kernel::new("random") };
            for &e in &extents {
                k.add_range(e);
            }
            for (s, len, access) in params {
                k.add_param(s.dtype, len, [Access::Read, Access::Write, Access::ReadWrite][access as usize]);
            }
            let ranges = extents.len() as u32;
            for (kind, a, b, c, s) in nodes {
                let count = k.graph.len() as u32;
                let [a_id, b_id, c_id] = [a, b, c].map(|x| Id(x % count.max(1)));
                let (r, q) = (RangeId(a % ranges), RangeId(b % ranges));
                let param = ParamId(c % k.params.len() as u32);
                let pick = |n: usize| kind as usize % n;
                let (op, args): (Op, Vec<Id>) = match if count == 0 { kind % 2 } else { kind % 12 } {
                    0 => (Op::Const(s), vec![]),
                    1 => (Op::Range(r), vec![]),
                    2 => (Op::Load(param), vec![a_id]),
                    3 => (Op::Load(param), vec![a_id, b_id]),
                    4 => (Op::Unary(UnaryOp::ALL[pick(UnaryOp::ALL.len())]), vec![a_id]),
                    5 => (Op::Binary(BinaryOp::ALL[pick(BinaryOp::ALL.len())]), vec![a_id, b_id]),
                    6 => (Op::Ternary(TernaryOp::ALL[pick(2)]), vec![a_id, b_id, c_id]),
                    7 => (Op::Cast, vec![a_id]),
                    8 => (Op::Bitcast, vec![a_id]),
                    9 => (Op::Bound { limit: i64::from(a) << (b % 64), tag: b }, if kind > 127 { vec![a_id] } else { vec![a_id, b_id] }),
                    10 => (Op::Reduce { op: ReduceOp::ALL[pick(4)], ranges: [r, q].into_iter().collect() }, vec![c_id]),
                    _ => (Op::Dot { ranges: [q].into_iter().collect() }, vec![a_id, c_id]),
                };
                k.graph.intern(op, s.dtype, args);
            }
            let count = k.graph.len() as u32;
            k.domain = vec![RangeId(0)];
            for ([p, i, v, r], sequential) in stores {
                let ranges = if r % 3 == 0 { vec![] } else { vec![RangeId(r % ranges)] };
                let param = ParamId(p % k.params.len() as u32);
                k.stores.push(Store { param, index: Id(i % count), value: Id(v % count), ranges, sequential });
            }
            k
        },
    )
}

/// A program with every kind of instruction, as they come; it need not make sense.
fn program() -> impl Strategy<Value = Program> {
    let inst = (any::<u8>(), any::<[u32; 4]>(), any::<i64>(), scalar(), 1..17u8);
    prop::collection::vec(inst, 0..40).prop_map(|insts| {
        let mut p = Program { name: "random".into(), items: 7, tags: vec!["a \"tag\"".into()], ..Program::default() };
        p.params = vec![Param { dtype: DType::F32, len: 10, access: Access::ReadWrite }; 2];
        p.scratch = vec![Scratch { dtype: DType::BF16, len: 64 }];
        p.unit = (insts.len() % 5 == 1).then_some(WaveUnit { wave: 32, rows: 16, columns: 8, depth: 16 });
        p.group = 32 * (insts.len() % 3) as u32;
        p.shared = vec![Scratch { dtype: DType::F32, len: 5 }; usize::from(p.group > 0)];
        p.nontemporal.extend((insts.len() % 2 == 0).then_some(ParamId(1)));
        let mut named = vec![p.push(Inst::Item, DType::I64, 1)];
        for (kind, args, n, s, lanes) in insts {
            let [a, b, c, d] = args.map(|x| named[x as usize % named.len()]);
            let memory = match args[3] % 4 {
                0 => Memory::Shared(args[2] % 2),
                1 => Memory::Scratch(0),
                _ => Memory::Param(ParamId(args[2] % 2)),
            };
            let inst = match kind % 25 {
                0 => Inst::Const(s),
                1 => Inst::Loop { start: a, end: b, step: n },
                2 => Inst::If(a),
                3 => Inst::End,
                4 => Inst::Var(a),
                5 => Inst::Get(a),
                6 => Inst::Set(a, b),
                7 => Inst::Load { memory, index: a, offset: n },
                8 => Inst::Store { memory, index: a, offset: if kind > 100 { 0 } else { n }, value: b },
                9 => Inst::Unary(UnaryOp::ALL[args[0] as usize % UnaryOp::ALL.len()], b),
                10 => Inst::Binary(BinaryOp::ALL[args[0] as usize % BinaryOp::ALL.len()], b, c),
                11 => Inst::Ternary(TernaryOp::ALL[args[0] as usize % 2], b, c, d),
                12 => Inst::Cast(a),
                13 => Inst::Bitcast(a),
                14 => Inst::Splat(a),
                15 => Inst::Pack(vec![a, b, c, d]),
                16 => Inst::Lane(a, lanes),
                17 => Inst::Prefetch { memory, index: a, offset: n },
                18 => Inst::Tile(TileOp::Load(lanes, TilePlace { memory, index: a, offset: n, stride: i64::from(lanes) })),
                19 => Inst::Tile(TileOp::Store(lanes, TilePlace { memory, index: a, offset: 0, stride: n })),
                20 if lanes % 4 == 0 => Inst::Tile(TileOp::Columns(lanes, TilePlace { memory, index: a, offset: n, stride: 7 })),
                20 if lanes % 2 == 0 => Inst::Tile(TileOp::Zero(lanes)),
                20 => Inst::Tile(TileOp::Multiply { sums: lanes, rows: kind, columns: 3 }),
                21 => Inst::Thread,
                22 => Inst::Barrier,
                23 => Inst::Exchange { value: a, mask: lanes },
                _ => Inst::Bound { value: a, limit: n, tag: args[1] },
            };
            let valueless = matches!(inst, Inst::If(_) | Inst::End | Inst::Barrier | Inst::Tile(_))
                || matches!(inst, Inst::Set(..) | Inst::Store { .. } | Inst::Prefetch { .. });
            let (dtype, lanes) = match inst {
                _ if valueless => (DType::Bool, 1),
                Inst::Loop { .. } => (DType::I64, 1),
                Inst::Const(s) => (s.dtype, 1),
                _ => (s.dtype, lanes),
            };
            let value = p.push(inst, dtype, lanes);
            if !valueless {
                named.push(value);
            }
        }
        p
    })
}

/// A text with some bytes overwritten, cut out or repeated, as far as it stays UTF-8.
fn mutated(text: String) -> impl Strategy<Value = String> {
    let edit = (any::<prop::sample::Index>(), 0..6usize, "[ -~\\né%#\"\\\\]{0,4}");
    prop::collection::vec(edit, 1..6).prop_map(move |edits| {
        let mut chars: Vec<char> = text.chars().collect();
        for (at, cut, insert) in edits {
            let at = at.index(chars.len() + 1);
            let end = (at + cut).min(chars.len());
            chars.splice(at..end, insert.chars());
        }
        chars.into_iter().collect()
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 256, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn kernels_parse_back(kernel in kernel()) {
        let compact = kernel.compacted();
        let text = compact.to_string();
        let back = parse_kernel(&text).map_err(|e| TestCaseError::fail(format!("{e}\n{text}")))?;
        prop_assert_eq!(&back, &compact);
        prop_assert_eq!(back.to_string(), text);
        // With gaps in its numbers, a text still means the same kernel.
        prop_assert_eq!(parse_kernel(&kernel.to_string()).unwrap(), compact);
    }

    #[test]
    fn programs_parse_back(program in program()) {
        let text = program.to_string();
        let back = parse_program(&text).map_err(|e| TestCaseError::fail(format!("{e}\n{text}")))?;
        prop_assert_eq!(&back, &program);
        // Verifying nonsense finds a fault, or none: it does not panic.
        let _ = kiln_kernels::check::verify_program(&back);
    }

    #[test]
    fn hostile_text_is_an_error(
        kernel in kernel().prop_flat_map(|k| mutated(k.to_string())),
        softmax in mutated(SOFTMAX.into()),
        program in program().prop_flat_map(|p| mutated(p.to_string())),
        noise in any::<String>(),
    ) {
        for text in [kernel, softmax, program, noise] {
            // Whatever parses may be verified, and printed.
            if let Ok(kernel) = parse_kernel(&text) {
                let _ = kiln_kernels::ir::verify(&kernel);
                let _ = kernel.to_string();
            }
            if let Ok(program) = parse_program(&text) {
                let _ = kiln_kernels::check::verify_program(&program);
                let _ = program.to_string();
            }
        }
    }
}

#[test]
fn lowered_programs_parse_back() {
    let program = lower(&parse_kernel(SOFTMAX).unwrap(), &Schedule::default());
    assert_eq!(parse_program(&program.to_string()).unwrap(), program);
    assert!(program.insts.len() > 20 && program.ty(Value(0)).lanes == 1);
}
