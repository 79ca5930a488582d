//! What every device with a grid has to do: run programs with the interpreter's bits. Included by the devices' tests.

#[path = "../../../../kernels/tests/common/every.rs"]
mod every;

use every::{every_operation, is_nan};
use kiln_kernels::DType;
use kiln_kernels::check::interpret;
use kiln_kernels::ir::text::{parse_kernel, parse_program};
use kiln_kernels::lower::{Target, defaults, lower};
use kiln_kernels::program::{GROUP_ALIGN, Program};
use kiln_runtime::{Device, RuntimeError, Slice};

/// A buffer with these bytes behind `offset` others.
fn upload(device: &dyn Device, bytes: &[u8], offset: usize) -> Slice {
    let buffer = device.allocate(offset + bytes.len() + 8).unwrap();
    buffer.write(offset, bytes).unwrap();
    Slice { buffer, offset, size: bytes.len() }
}

/// Runs a program and gives its arguments back as they are afterwards.
fn run(device: &dyn Device, program: &Program, args: &[Vec<u8>]) -> Result<Vec<Vec<u8>>, RuntimeError> {
    // At places that no device would choose.
    let step = if program.group > 0 { GROUP_ALIGN } else { 8 };
    let slices: Vec<Slice> = args.iter().enumerate().map(|(i, bytes)| upload(device, bytes, step * i)).collect();
    device.compile(program)?.launch(&slices)?;
    slices.iter().map(Slice::read).collect()
}

/// Runs a program on the device and the interpreter: they agree to the bit, NaNs aside.
fn compare(device: &dyn Device, program: &Program, args: &[Vec<u8>]) {
    let mut want = args.to_vec();
    let mut slices: Vec<&mut [u8]> = want.iter_mut().map(Vec::as_mut_slice).collect();
    interpret(program, &mut slices).unwrap();
    let got = run(device, program, args).unwrap_or_else(|e| panic!("{e}"));
    assert!(want.iter().zip(args).any(|(a, b)| a != b), "{}: nothing was computed", program.name);
    for (at, p) in program.params.iter().enumerate() {
        let size = p.dtype.size();
        for (i, (a, b)) in want[at].chunks(size).zip(got[at].chunks(size)).enumerate() {
            let same = a == b || (is_nan(p.dtype, a) && is_nan(p.dtype, b));
            assert!(same, "{} on {}: p{at}[{i}] is {b:x?}, not {a:x?}", program.name, device.name());
        }
    }
}

fn floats(n: usize, salt: u64) -> Vec<u8> {
    let value = |i: u64| ((i * 7919 + salt * 104_729) % 2003) as f32 / 100.0 - 10.0;
    (0..n as u64).flat_map(|i| value(i).to_ne_bytes()).collect()
}

/// As `floats`, cut to the bits of bf16.
fn halves(n: usize, salt: u64) -> Vec<u8> {
    floats(n, salt).chunks(4).flat_map(|x| [x[2], x[3]]).collect()
}

/// Every operation on every type, by scalars and by vectors.
pub(crate) fn every_operation_means_the_same(device: &dyn Device) {
    let types: Vec<DType> = DType::ALL.into_iter().filter(|d| !d.is_half()).collect();
    for (name, lanes) in [("every_scalar", 1), ("every_vector", 4)] {
        let (program, args) = every_operation(name, lanes, &types);
        compare(device, &program, &args);
    }
}

/// Doubles that are hard to round: near each other, near halves of last places, denormals, and what overflows.
pub(crate) fn doubles_are_rounded_the_same(device: &dyn Device) {
    const COUNT: usize = 30_000;
    let mut state = 7u64;
    let mut random = || {
        state = state.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
        (state ^ (state >> 31)).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 1
    };
    let mut number = || {
        // Few digits or many, each near zero, near one, near the ends, or anywhere.
        let digits = (random() & ((1 << 52) - 1)) & (u64::MAX << (random() % 53));
        let digits = if random() % 4 == 0 { !digits & ((1 << 52) - 1) } else { digits };
        let exponent = [random() % 3, 1020 + random() % 6, 1023 + random() % 70, 2044 + random() % 3, random() % 2047, 1023];
        f64::from_bits(((random() % 2) << 63) | (exponent[random() as usize % 6] << 52) | digits)
    };
    let [a, mut b, c]: [Vec<f64>; 3] = std::array::from_fn(|_| (0..COUNT).map(|_| number()).collect());
    // Every third sum nearly cancels.
    let mut c = c;
    for i in (0..COUNT).step_by(3) {
        c[i] = -(a[i] * b[i]) * [1.0, 1.0 + f64::EPSILON, 1.0 - f64::EPSILON][i / 3 % 3];
        b[i] = if i % 2 == 0 { b[i] } else { -a[i] };
    }
    let bytes = |x: Vec<f64>| x.into_iter().flat_map(f64::to_ne_bytes).collect::<Vec<u8>>();
    let text = format!(
        "program doubles items {COUNT}
%0: f64[{COUNT}] read
%1: f64[{COUNT}] read
%2: f64[{COUNT}] read
%3: f64[{0}] readwrite
%4: f32[{COUNT}] readwrite
i = item : i64
a = load %0[i] : f64
b = load %1[i] : f64
c = load %2[i] : f64
v0 = add a b : f64
store %3[i] = v0
v1 = mul a b : f64
store %3[i + {1}] = v1
v2 = div a b : f64
store %3[i + {2}] = v2
v3 = fma a b c : f64
store %3[i + {3}] = v3
m = abs a : f64
v4 = sqrt m : f64
store %3[i + {4}] = v4
v5 = sub a c : f64
store %3[i + {5}] = v5
s = cast b : f32
store %4[i] = s
",
        6 * COUNT,
        COUNT,
        2 * COUNT,
        3 * COUNT,
        4 * COUNT,
        5 * COUNT
    );
    compare(device, &parse_program(&text).unwrap(), &[bytes(a), bytes(b), bytes(c), vec![0; 48 * COUNT], vec![0; 4 * COUNT]]);
}

/// Kernels as they are scheduled for a grid, and as for a CPU.
pub(crate) fn lowered_kernels_mean_the_same(device: &dyn Device) {
    for (text, inputs) in [
        (include_str!("../../../../kernels/golden/softmax.kernel"), vec![floats(512, 1)]),
        (include_str!("../../../../kernels/golden/matmul.kernel"), vec![floats(8 * 24, 1), floats(24 * 16, 2)]),
        (include_str!("../../../../kernels/golden/product.kernel"), vec![floats(70 * 300, 1), floats(52 * 300, 2), floats(52, 3)]),
        (include_str!("../../../../kernels/golden/product_bf16.kernel"), vec![halves(70 * 300, 1), halves(52 * 300, 2), floats(52, 3)]),
        (include_str!("../../../../kernels/golden/cumsum.kernel"), vec![floats(48, 1)]),
        (include_str!("../../../../kernels/golden/pad_bf16.kernel"), vec![[1.5f32, f32::NAN, -3e38].map(f32::to_ne_bytes).concat()]),
        (include_str!("../../../../kernels/golden/attention.kernel"), vec![floats(96 * 96, 1)]),
        (include_str!("../../../../kernels/golden/attention_bf16.kernel"), vec![halves(96 * 96, 1)]),
    ] {
        let kernel = parse_kernel(text).unwrap();
        let outputs = kernel.params[inputs.len()..].iter().map(|p| vec![0; p.len as usize * p.dtype.size()]);
        let args: Vec<Vec<u8>> = inputs.into_iter().chain(outputs).collect();
        for target in [Target::GRID, Target::GROUPS, device.target(), Target::new(8, 16, 2)] {
            compare(device, &lower(&kernel, &defaults::schedule(&kernel, target)), &args);
        }
    }
}

/// Threads of a group share memory, wait for one another, and exchange values.
pub(crate) fn groups_share_memory(device: &dyn Device) {
    let text = "
program reversed items 300 group 64
%0: f32[19200] readwrite
@0: f32[64]
@1: bool[64]
i = item : i64
t = thread : i64
n = const 64 : i64
last = const 63 : i64
first = mul i n : i64
at = add first t : i64
x = load %0[at] : f32
store @0[t] = x
zero = const 0.0 : f32
negative = lt x zero : bool
store @1[t] = negative
barrier
opposite = sub last t : i64
y = load @0[opposite] : f32
flag = load @1[opposite] : bool
z = neg y : f32
w = where flag z y : f32
v = exchange w 16 : f32
u = exchange v 1 : f32
bits = bitcast u : i32
other = exchange bits 4 : i32
r = bitcast other : f32
s = add r u : f32
store %0[at] = s
";
    compare(device, &parse_program(text).unwrap(), &[floats(300 * 64, 3)]);
}

/// An index out of range is an error that names it, and nothing else happens.
pub(crate) fn failed_bounds_are_reported(device: &dyn Device) {
    let kernel = parse_kernel(include_str!("../../../../kernels/golden/gather.kernel")).unwrap();
    let program = lower(&kernel, &defaults::schedule(&kernel, Target::GRID));
    let args = |bad: i64| {
        let indices = [1i64, 0, bad, 3].into_iter().flat_map(i64::to_ne_bytes).collect();
        [indices, floats(10 * 8, 1), vec![0; 4 * 8 * 4]]
    };
    compare(device, &program, &args(9));
    for bad in [10, -1, i64::MIN] {
        let error = run(device, &program, &args(bad)).unwrap_err();
        assert!(
            matches!(&error, RuntimeError::IndexOutOfRange { what, index, limit: 10 } if *index == bad && what.contains("vocabulary")),
            "{error}"
        );
    }
    // The next launch has a status of its own.
    compare(device, &program, &args(9));
    // An empty axis has no element to go on with.
    let empty = "
program empty items 3
%0: i64[3] read
%1: f32[0] read
%2: f32[3] write
tag \"nothing\"
i = item : i64
at = load %0[i] : i64
b = bound at limit 0 tag 0 : i64
x = load %1[b] : f32
store %2[i] = x
";
    let error = run(device, &parse_program(empty).unwrap(), &[vec![0; 24], vec![], vec![0; 12]]).unwrap_err();
    assert!(matches!(error, RuntimeError::IndexOutOfRange { limit: 0, .. }), "{error}");
}

/// Scratch memory is a thread's own, whether a little of it or so much that not every item can have a thread.
pub(crate) fn scratch_memory_is_private(device: &dyn Device) {
    for (items, elements) in [(300, 8), (300, 3000), (700, 300_000)] {
        let text = format!(
            "
program scratch items {items}
%0: f32[{items}] readwrite
#0: f32[{elements}]
#1: bool[3]
i = item : i64
zero = const 0 : i64
last = const {} : i64
x = load %0[i] : f32
store #0[last] = x
positive = lt x x : bool
store #1[zero] = positive
three = const 3 : i64
loop k = zero..three step 1
  old = load #0[last] : f32
  more = add old x : f32
  store #0[last] = more
end
sum = load #0[last] : f32
none = load #1[zero] : bool
y = where none x sum : f32
store %0[i] = y
",
            elements - 1
        );
        compare(device, &parse_program(&text).unwrap(), &[floats(items, 5)]);
    }
}

/// Numbers beyond 32 bits, of items as of elements.
pub(crate) fn wide_indices_are_wide(device: &dyn Device) {
    let text = "
program wide items 5
%0: i64[5] readwrite
i = item : i64
big = const 3000000000 : i64
a = mul i big : i64
b = sub a big : i64
c = mul b b : i64
small = const 7 : i64
d = mod c small : i64
e = div b small : i64
f = add d e : i64
edge = const 2147483647 : i64
g = add edge i : i64
h = add f g : i64
store %0[i] = h
";
    compare(device, &parse_program(text).unwrap(), &[vec![1; 40]]);
}

/// Arguments that do not fit are errors; so are buffers of another device.
pub(crate) fn wrong_arguments_are_errors(device: &dyn Device, other: &dyn Device) {
    let kernel = parse_kernel(include_str!("../../../../kernels/golden/softmax.kernel")).unwrap();
    let program = lower(&kernel, &defaults::schedule(&kernel, Target::GRID));
    let code = device.compile(&program).unwrap();
    let buffer = |device: &dyn Device, bytes: usize| Slice::whole(device.allocate(bytes).unwrap());
    let launch = |args: &[Slice]| code.launch(args).unwrap_err().to_string();
    assert!(launch(&[buffer(device, 2048)]).contains("1 arguments for 2 parameters"));
    assert!(launch(&[buffer(device, 2048), buffer(device, 2044)]).contains("argument 1 is 2044 bytes"));
    assert!(launch(&[buffer(device, 2048), buffer(other, 2048)]).contains("argument 1 is not memory of"));
    let memory = device.allocate(10).unwrap();
    assert!(memory.read(8, &mut [0; 3]).unwrap_err().to_string().contains("3 bytes at 8 of a buffer of 10 bytes"));
    assert!(memory.write(usize::MAX, &[0; 3]).is_err());
    assert_eq!(device.allocate(0).unwrap().size(), 0);
}

/// Equal programs under other names, from several threads.
pub(crate) fn several_threads_may_compile_and_launch(device: &dyn Device) {
    let kernel = parse_kernel(include_str!("../../../../kernels/golden/cumsum.kernel")).unwrap();
    let program = lower(&kernel, &defaults::schedule(&kernel, Target::GRID));
    std::thread::scope(|scope| {
        for n in 0..4 {
            let program = Program { name: format!("sum {n} */"), ..program.clone() };
            scope.spawn(move || compare(device, &program, &[floats(48, n), vec![0; 4 * 48]]));
        }
    });
}
