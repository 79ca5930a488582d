//! What the tests share: running a program, values worth testing, and the comparison.
#![allow(dead_code, reason = "each test file uses its part")]

use kiln_cpu::{CpuDevice, CpuOptions, Engine, Level};
use kiln_kernels::ir::text::parse_program;
use kiln_kernels::program::Program;
use kiln_kernels::{DType, Scalar};
use kiln_runtime::{Device, RuntimeError, Slice};

/// A device with so many threads that compiles with Cranelift, which is always there.
pub(crate) fn compiler(threads: usize) -> CpuDevice {
    device(Engine::Cranelift, threads).unwrap()
}

/// One that compiles with LLVM; a line says so where that is not there.
pub(crate) fn llvm(threads: usize) -> Option<CpuDevice> {
    device(Engine::Llvm, threads).inspect_err(|e| eprintln!("skipped: {e}")).ok()
}

/// LLVM with each kind of vectors that this processor has.
pub(crate) fn llvm_levels() -> Vec<CpuDevice> {
    let there = Level::ALL.into_iter().filter(|&level| level <= Level::detect() && llvm(1).is_some());
    there.map(|level| CpuDevice::new(CpuOptions { engine: Engine::Llvm, level: Some(level), ..CpuOptions::default() }).unwrap()).collect()
}

/// The interpreting device.
pub(crate) fn interpreter() -> CpuDevice {
    device(Engine::Interpreter, 1).unwrap()
}

/// Cranelift with each of these numbers of threads, LLVM with the first of them and at each level, and the interpreter.
pub(crate) fn devices(threads: &[usize]) -> Vec<CpuDevice> {
    let cranelift = threads.iter().map(|&n| compiler(n));
    cranelift.chain(llvm(threads[0])).chain(llvm_levels()).chain([interpreter()]).collect()
}

fn device(engine: Engine, threads: usize) -> Result<CpuDevice, RuntimeError> {
    CpuDevice::new(CpuOptions { engine, threads: Some(threads), ..CpuOptions::default() })
}

/// A program from its text.
pub(crate) fn program(text: &str) -> Program {
    parse_program(text).unwrap_or_else(|e| panic!("{e}\n{text}"))
}

/// A buffer with these bytes.
pub(crate) fn upload(device: &CpuDevice, bytes: &[u8]) -> Slice {
    let buffer = device.allocate(bytes.len()).unwrap();
    buffer.write(0, bytes).unwrap();
    Slice::whole(buffer)
}

/// Runs a program on copies of these arguments and gives them back as they are afterwards.
pub(crate) fn run(device: &CpuDevice, program: &Program, args: &[Vec<u8>]) -> Result<Vec<Vec<u8>>, RuntimeError> {
    let slices: Vec<Slice> = args.iter().map(|bytes| upload(device, bytes)).collect();
    device.compile(program)?.launch(&slices)?;
    slices.iter().map(Slice::read).collect()
}

/// Scalars as they are in memory.
pub(crate) fn bytes(values: &[Scalar]) -> Vec<u8> {
    values.iter().flat_map(|v| v.bits.to_le_bytes()[..v.dtype.size()].to_vec()).collect()
}

/// The scalars in memory.
pub(crate) fn scalars(dtype: DType, bytes: &[u8]) -> Vec<Scalar> {
    let value = |chunk: &[u8]| {
        let mut bits = [0; 8];
        bits[..chunk.len()].copy_from_slice(chunk);
        Scalar { dtype, bits: u64::from_le_bytes(bits) }
    };
    bytes.chunks_exact(dtype.size()).map(value).collect()
}

/// Whether two results are the same: to the bit, but for the payload of a NaN.
pub(crate) fn same(a: Scalar, b: Scalar) -> bool {
    a == b || (a.dtype.is_float() && a.as_f64().is_nan() && b.as_f64().is_nan())
}

/// Values at the edges of a type and around them.
pub(crate) fn special(dtype: DType) -> Vec<Scalar> {
    let mut values: Vec<Scalar> = match dtype {
        DType::Bool => return vec![Scalar::bool(false), Scalar::bool(true)],
        d if d.is_float() => [
            0.0,
            -0.0,
            0.5,
            -0.5,
            1.0,
            -1.0,
            1.5,
            2.5,
            -2.5,
            3.999_999_8,
            127.0,
            127.5,
            128.0,
            -128.5,
            -129.0,
            255.9,
            256.0,
            65535.5,
            -32768.9,
            8_388_607.5,
            8_388_608.0,
            16_777_217.0,
            2_147_483_520.0,
            2_147_483_647.0,
            2_147_483_648.0,
            -2_147_483_904.0,
            4_294_967_040.0,
            4_294_967_296.0,
            9.223_371_5e18,
            9.223_372_036_854_776e18,
            -9.3e18,
            1.844_674_3e19,
            1.9e19,
            1e-40,
            -1e-45,
            1.2e-38,
            1e30,
            -3.4e38,
            f64::INFINITY,
            f64::NEG_INFINITY,
            f64::NAN,
        ]
        .into_iter()
        .map(|v| Scalar::from_f64(d, v))
        .collect(),
        d => {
            [-3, -2, -1, 0, 1, 2, 3, 4, 5, 7, 8, 15, 16, 31, 32, 33, 63, 64, 100, 127, 128, 255, 256, 16_777_217, 33_554_435, i64::MAX / 3]
                .into_iter()
                .map(|v| Scalar::from_i64(d, v))
                .collect()
        }
    };
    values.extend([dtype.min_value(), dtype.max_value()]);
    if dtype.is_int() {
        values.push(Scalar::from_i64(dtype, dtype.min_value().as_i64().wrapping_add(1)));
        values.push(Scalar::from_i64(dtype, dtype.max_value().as_i64().wrapping_sub(1)));
    }
    values
}

/// Any bits of a type.
pub(crate) fn from_bits(dtype: DType, bits: u64) -> Scalar {
    match dtype.size() {
        _ if dtype == DType::Bool => Scalar::bool(bits & 1 == 1),
        8 => Scalar { dtype, bits },
        n => Scalar { dtype, bits: bits & ((1 << (8 * n)) - 1) },
    }
}
