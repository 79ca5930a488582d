//! Control flow, memory, bounds checks, threads and launches.

mod common;

use common::*;
use kiln_kernels::program::Program;
use kiln_kernels::{DType, Scalar};
use kiln_runtime::{Buffer, Device, Executable, RuntimeError, Slice};
use std::sync::Arc;

fn floats(values: &[f32]) -> Vec<u8> {
    values.iter().flat_map(|v| v.to_le_bytes()).collect()
}

fn to_floats(bytes: &[u8]) -> Vec<f32> {
    bytes.chunks_exact(4).map(|b| f32::from_le_bytes(b.try_into().unwrap())).collect()
}

/// Sums of rows, four lanes at a time and the odd rest one by one; a long loop and a variable of vectors.
fn row_sums(rows: usize, columns: usize) -> Program {
    let even = columns / 4 * 4;
    program(&format!(
        "
program row_sums items {rows}
%0: f32[{}] read
%1: f32[{rows}] write
row = item : i64
columns = const {columns} : i64
even = const {even} : i64
zero = const 0 : i64
start = mul row columns : i64
nothing = const 0.0 : f32
nothings = splat nothing : f32x4
wide = var nothings : f32x4
loop j = zero..even step 4
  at = add start j : i64
  x = load %0[at] : f32x4
  old = get wide : f32x4
  new = add old x : f32x4
  set wide = new
end
four = get wide : f32x4
a = lane four 0 : f32
b = lane four 1 : f32
c = lane four 2 : f32
d = lane four 3 : f32
ab = add a b : f32
cd = add c d : f32
abcd = add ab cd : f32
sum = var abcd : f32
loop j = even..columns step 1
  at = add start j : i64
  x = load %0[at] : f32
  old = get sum : f32
  new = add old x : f32
  set sum = new
end
out = get sum : f32
store %1[row] = out
",
        rows * columns
    ))
}

fn want_row_sums(x: &[f32], columns: usize) -> Vec<f32> {
    let sum = |row: &[f32]| {
        let mut lanes = [0f32; 4];
        let (fours, rest) = row.as_chunks::<4>();
        fours.iter().for_each(|four| lanes.iter_mut().zip(four).for_each(|(l, x)| *l += x));
        rest.iter().fold((lanes[0] + lanes[1]) + (lanes[2] + lanes[3]), |s, x| s + x)
    };
    x.chunks_exact(columns).map(sum).collect()
}

fn noise(n: usize) -> Vec<f32> {
    (0..n).map(|i| ((i * 7919 + 13) % 1009) as f32 / 100.0 - 5.0).collect()
}

#[test]
fn odd_sizes() {
    let device = compiler(1);
    for columns in [1, 2, 3, 4, 5, 7, 8, 31, 64, 65] {
        let x = noise(3 * columns);
        let results = run(&device, &row_sums(3, columns), &[floats(&x), vec![0; 12]]).unwrap();
        assert_eq!(to_floats(&results[1]), want_row_sums(&x, columns), "{columns}");
    }
}

#[test]
fn loops_that_do_not_run_and_conditions() {
    let p = program(
        "
program nested items 5
%0: i64[5] write
i = item : i64
zero = const 0 : i64
three = const 3 : i64
one = const 1 : i64
count = var zero : i64
loop a = one..i step 2
  loop b = a..three step 1
    odd = lt a b : bool
    if odd
      old = get count : i64
      new = add old one : i64
      set count = new
    end
  end
end
total = get count : i64
store %0[i] = total
",
    );
    let count = |i: i64| (1..i).step_by(2).flat_map(|a| (a..3).map(move |b| (a, b))).filter(|(a, b)| a < b).count() as i64;
    for device in devices(&[1]) {
        let results = run(&device, &p, &[vec![0; 40]]).unwrap();
        let got: Vec<i64> = scalars(DType::I64, &results[0]).into_iter().map(Scalar::as_i64).collect();
        assert_eq!(got, (0..5).map(count).collect::<Vec<_>>());
    }
}

/// Two scratch arrays of different types, used again by every item; the vectors start at odd places.
const REVERSED: &str = "
program reversed items 4096
%0: f32[36864] read
%1: f32[36864] write
#0: u8[3]
#1: f32[9]
row = item : i64
nine = const 9 : i64
start = mul row nine : i64
zero = const 0 : i64
byte = const 7 : u8
store #0[zero + 2] = byte
last = const 8 : i64
loop j = zero..nine step 1
  back = sub last j : i64
  at = add start j : i64
  x = load %0[at] : f32
  store #1[back] = x
end
one = load #1[zero] : f32
store %1[start] = one
a = load #1[zero + 1] : f32x4
store %1[start + 1] = a
b = load #1[zero + 5] : f32x4
store %1[start + 5] = b
";

#[test]
fn scratch_memory_is_private() {
    let x = noise(4096 * 9);
    let want: Vec<f32> = x.chunks_exact(9).flat_map(|row| row.iter().rev().copied()).collect();
    for device in devices(&[1, 2, 7]) {
        let results = run(&device, &program(REVERSED), &[floats(&x), vec![0; x.len() * 4]]).unwrap();
        assert!(to_floats(&results[1]) == want, "{device:?}");
    }
}

#[test]
fn vectors_of_bools_in_memory() {
    let p = program(
        "
program masks items 1
%0: f32[9] read
%1: bool[9] readwrite
zero = const 0 : i64
x = load %0[zero + 1] : f32x4
y = load %0[zero + 5] : f32x4
m = lt x y : boolx4
old = load %1[zero + 5] : boolx4
both = and m old : boolx4
store %1[zero + 1] = both
",
    );
    let x = [9.0, 1.0, f32::NAN, 3.0, 4.0, 2.0, 2.0, 2.0, 5.0];
    for device in devices(&[1]) {
        let results = run(&device, &p, &[floats(&x), vec![1, 1, 1, 1, 1, 1, 1, 0, 0]]).unwrap();
        assert_eq!(results[1], [1, 1, 0, 0, 0, 1, 1, 0, 0]);
    }
}

const GATHER: &str = "
program gather items 100000
%0: i64[100000] read
%1: f32[10] read
%2: f32[100000] write
tag \"gather: index of axis 0\"
i = item : i64
raw = load %0[i] : i64
at = bound raw limit 10 tag 0 : i64
x = load %1[at] : f32
store %2[i] = x
";

#[test]
fn indices_from_data_are_checked() {
    let n = 100_000usize;
    let table: Vec<f32> = (0..10).map(|i| i as f32).collect();
    for device in devices(&[1, 3]) {
        let gather = |bad: &[(usize, i64)]| {
            let mut indices: Vec<i64> = (0..n as i64).map(|i| i % 10).collect();
            bad.iter().for_each(|&(at, index)| indices[at] = index);
            let indices: Vec<u8> = indices.iter().flat_map(|i| i.to_le_bytes()).collect();
            run(&device, &program(GATHER), &[indices, floats(&table), vec![0; n * 4]])
        };
        let fine = to_floats(&gather(&[]).unwrap()[2]);
        assert!(fine.iter().enumerate().all(|(i, &x)| x == (i % 10) as f32));
        for bad in [10, -1, i64::MAX, i64::MIN] {
            let error = gather(&[(77_777, bad)]).unwrap_err();
            let RuntimeError::IndexOutOfRange { what, index, limit } = error else { panic!("{error}") };
            assert_eq!((what.as_str(), index, limit), ("gather: index of axis 0", bad, 10));
        }
        let error = gather(&[(5, 11), (99_999, 12)]).unwrap_err();
        assert!(matches!(error, RuntimeError::IndexOutOfRange { index: 11 | 12, .. }), "{error}");
    }
}

#[test]
fn an_empty_axis_has_no_element() {
    let p = program(
        "
program empty items 3
%0: i64[3] read
%1: f32[0] read
%2: f32[3] write
tag \"an empty axis\"
i = item : i64
raw = load %0[i] : i64
at = bound raw limit 0 tag 0 : i64
x = load %1[at] : f32
store %2[i] = x
",
    );
    for device in devices(&[1]) {
        let error = run(&device, &p, &[vec![0; 24], vec![], vec![0; 12]]).unwrap_err();
        assert!(matches!(error, RuntimeError::IndexOutOfRange { index: 0, limit: 0, .. }), "{error}");
    }
}

/// Memory of some other kind of device.
#[derive(Debug)]
struct Elsewhere;

impl Buffer for Elsewhere {
    fn size(&self) -> usize {
        8
    }
    fn write(&self, _: usize, _: &[u8]) -> kiln_runtime::Result<()> {
        unreachable!("nobody writes to it")
    }
    fn read(&self, _: usize, _: &mut [u8]) -> kiln_runtime::Result<()> {
        unreachable!("nobody reads it")
    }
    fn as_any(&self) -> &dyn std::any::Any {
        self
    }
}

/// Doubles, stored around the caches: whole vectors that are aligned, and the rest.
const AROUND: &str = "
program around items 3
%0: f32[60] read
%1: f32[60] write nontemporal
i = item : i64
twenty = const 20 : i64
start = mul i twenty : i64
x = load %0[start] : f32x4
y = add x x : f32x4
store %1[start] = y
prefetch %0[start + 1000]
x4 = load %0[start + 4] : f32x4
y4 = add x4 x4 : f32x4
store %1[start + 4] = y4
x8 = load %0[start + 8] : f32x4
y8 = add x8 x8 : f32x4
store %1[start + 8] = y8
x11 = load %0[start + 11] : f32x4
y11 = add x11 x11 : f32x4
store %1[start + 11] = y11
x16 = load %0[start + 16] : f32x4
y16 = add x16 x16 : f32x4
store %1[start + 16] = y16
x15 = load %0[start + 15] : f32
y15 = add x15 x15 : f32
store %1[start + 15] = y15
";

#[test]
fn stores_around_the_caches_arrive() {
    let x: Vec<f32> = (0..60).map(|i| i as f32).collect();
    for device in devices(&[1, 2]) {
        let got = run(&device, &program(AROUND), &[floats(&x), vec![0; 240]]).unwrap();
        assert_eq!(to_floats(&got[1]), x.iter().map(|v| v + v).collect::<Vec<_>>(), "{device:?}");
    }
}

#[test]
fn what_is_stored_around_the_caches_is_aligned() {
    for device in devices(&[1]) {
        let kernel = device.compile(&program(AROUND)).unwrap();
        let (x, whole) = (upload(&device, &[0; 240]), upload(&device, &[0; 304]));
        let at = |offset| kernel.launch(&[x.clone(), Slice { offset, size: 240, ..whole.clone() }]);
        at(64).unwrap();
        let error = at(32).unwrap_err().to_string();
        assert!(error.contains("argument 1 is stored around the caches and starts at byte 32, no multiple of 64"), "{error}");
    }
}

#[test]
fn wrong_arguments_are_errors() {
    for device in devices(&[1]) {
        let kernel = device.compile(&row_sums(2, 5)).unwrap();
        let good = || vec![upload(&device, &[0; 40]), upload(&device, &[0; 8])];
        kernel.launch(&good()).unwrap();
        let with = |i: usize, slice: Slice| {
            let mut args = good();
            args[i] = slice;
            kernel.launch(&args).unwrap_err().to_string()
        };
        let whole = upload(&device, &[0; 48]);
        let part = |offset, size| Slice { offset, size, ..whole.clone() };
        assert!(kernel.launch(&good()[..1]).unwrap_err().to_string().contains("1 arguments for 2 parameters"));
        assert!(with(0, upload(&device, &[0; 39])).contains("argument 0 is 39 bytes at 0 of a buffer of 39 bytes, for 10 x f32"));
        assert!(with(1, upload(&device, &[])).contains("argument 1 is 0 bytes"));
        assert!(with(0, part(2, 40)).contains("argument 0 starts at byte 2, no multiple of the 4 bytes"));
        assert!(with(0, part(16, 40)).contains("argument 0 is 40 bytes at 16 of a buffer of 48"));
        assert!(with(0, part(usize::MAX, 40)).contains("argument 0 is 40 bytes"));
        assert!(with(1, Slice::whole(Arc::new(Elsewhere))).contains("argument 1 is not memory of a CPU device"));
        let mut args = good();
        args[0] = part(8, 40);
        kernel.launch(&args).unwrap();
    }
}

#[test]
fn malformed_and_unsupported_programs_are_errors() {
    let device = compiler(1);
    let unsupported = program("program wide items 1\n%0: f64[2] readwrite\nz = const 0 : i64\nx = load %0[z] : f64x2\nstore %0[z] = x\n");
    let error = device.compile(&unsupported).err().unwrap().to_string();
    assert!(error.contains("kernel wide could not be compiled for cpu:cranelift") && error.contains("no vectors of 2 x f64"), "{error}");
    let mut unclosed = row_sums(1, 4);
    let open = unclosed.insts.iter().rposition(|i| *i == kiln_kernels::program::Inst::End).unwrap();
    unclosed.insts.remove(open);
    unclosed.types.remove(open);
    assert!(matches!(device.compile(&unclosed), Err(RuntimeError::Compile { .. })));
}

#[test]
fn the_number_of_threads_changes_no_bit() {
    let x = noise(999 * 333);
    let args = [floats(&x), vec![0; 999 * 4]];
    let one = run(&compiler(1), &row_sums(999, 333), &args).unwrap();
    assert_eq!(to_floats(&one[1]), want_row_sums(&x, 333));
    for device in devices(&[2, 7]) {
        assert!(run(&device, &row_sums(999, 333), &args).unwrap() == one, "{device:?}");
    }
}

#[test]
fn ten_thousand_launches() {
    for (threads, rows, columns) in [(1, 4, 8), (3, 64, 2048)] {
        let device = compiler(threads);
        let x = noise(rows * columns);
        let args = [upload(&device, &floats(&x)), upload(&device, &vec![0; rows * 4])];
        let kernel = device.compile(&row_sums(rows, columns)).unwrap();
        for _ in 0..if threads == 1 { 10_000 } else { 500 } {
            kernel.launch(&args).unwrap();
        }
        assert_eq!(to_floats(&args[1].read().unwrap()), want_row_sums(&x, columns));
    }
}

#[test]
fn anything_may_be_dropped_first() {
    let device = compiler(3);
    let args = [upload(&device, &floats(&noise(64 * 2048))), upload(&device, &[0; 256])];
    let kernel = device.compile(&row_sums(64, 2048)).unwrap();
    kernel.launch(&args).unwrap();
    drop(device);
    kernel.launch(&args).unwrap();
    let [_, sums] = args;
    drop(kernel);
    assert_eq!(to_floats(&sums.read().unwrap()).len(), 64);
}

/// There is one processor, however many devices make use of it.
#[test]
fn devices_share_their_memory() {
    let (compiled, interpreted) = (compiler(2), interpreter());
    let args = [upload(&compiled, &floats(&noise(40))), upload(&interpreted, &[0; 32])];
    for device in [compiled, interpreted] {
        device.compile(&row_sums(8, 5)).unwrap().launch(&args).unwrap();
        assert_eq!(to_floats(&args[1].read().unwrap()), want_row_sums(&noise(40), 5));
        args[1].buffer.write(0, &[0; 32]).unwrap();
    }
}

#[test]
fn several_threads_may_launch_and_copy() {
    let device = Arc::new(compiler(2));
    let x = noise(64 * 512);
    let want = want_row_sums(&x, 512);
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                for _ in 0..50 {
                    let results = run(&device, &row_sums(64, 512), &[floats(&x), vec![0; 256]]).unwrap();
                    assert_eq!(to_floats(&results[1]), want);
                }
            });
        }
    });
}

#[test]
fn equal_programs_share_their_code() {
    let device = compiler(1);
    let listing = |kernel: &Arc<dyn Executable>| kernel.assembly().unwrap();
    let first = device.compile(&row_sums(4, 8)).unwrap();
    let mut renamed = row_sums(4, 8);
    renamed.name = "other".into();
    let second = device.compile(&renamed).unwrap();
    assert_eq!(listing(&first), listing(&second));
    assert!(listing(&first).contains("block0"), "{}", listing(&first));
    for kernel in [first, second] {
        let args = [upload(&device, &floats(&noise(32))), upload(&device, &[0; 16])];
        kernel.launch(&args).unwrap();
        assert_eq!(to_floats(&args[1].read().unwrap()), want_row_sums(&noise(32), 8));
    }
}

#[test]
fn buffers_check_their_size() {
    let device = compiler(1);
    let buffer = device.allocate(10).unwrap();
    buffer.write(2, &[1; 8]).unwrap();
    assert!(buffer.write(3, &[1; 8]).is_err());
    assert!(buffer.read(usize::MAX, &mut [0; 2]).is_err());
    let mut bytes = [9; 3];
    buffer.read(1, &mut bytes).unwrap();
    assert_eq!(bytes, [0, 1, 1]);
    assert_eq!(device.allocate(0).unwrap().size(), 0);
    assert!(matches!(device.allocate(usize::MAX), Err(RuntimeError::OutOfMemory { bytes: usize::MAX, .. })));
}

#[test]
fn devices_say_what_they_are() {
    let device = compiler(5);
    assert_eq!((device.name().as_str(), device.target().lanes, device.target().threads), ("cpu:cranelift", 4, 5));
    assert!(device.describe().contains("Cranelift") && device.describe().contains("5 threads"), "{}", device.describe());
    assert_eq!((interpreter().name().as_str(), interpreter().target().lanes), ("cpu:interpret", 1));
}

/// In place, with the same memory as the argument that is read and the one that is written.
#[test]
fn arguments_may_overlap() {
    let p = program(
        "
program double items 8
%0: f32[8] read
%1: f32[8] write
i = item : i64
x = load %0[i] : f32
y = add x x : f32
store %1[i] = y
",
    );
    for device in devices(&[1]) {
        let x = upload(&device, &floats(&noise(8)));
        device.compile(&p).unwrap().launch(&[x.clone(), x.clone()]).unwrap();
        assert_eq!(to_floats(&x.read().unwrap()), noise(8).iter().map(|x| x + x).collect::<Vec<_>>());
    }
}
