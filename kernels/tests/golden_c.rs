//! The C rendering means what the interpreter does: compiled by the system's gcc and run, it gives the same bits.

#[path = "common/every.rs"]
mod every;

use every::{every_operation, is_nan};
use kiln_kernels::DType;
use kiln_kernels::check::{Fault, interpret};
use kiln_kernels::ir::text::{parse_kernel, parse_program};
use kiln_kernels::lower::{Target, defaults, lower};
use kiln_kernels::program::{Inst, Program};
use kiln_kernels::render::clike;
use std::io::Write;
use std::process::{Command, Stdio};

/// A `main` that reads all parameters from stdin, runs all items, and writes the status and all parameters to stdout.
fn main_function(program: &Program) -> String {
    let mut text = String::from("\n#include <stdio.h>\nint main(void)\n{\n");
    let sizes: Vec<usize> = program.params.iter().map(|p| p.len as usize * p.dtype.size()).collect();
    for (at, size) in sizes.iter().enumerate() {
        text += &format!("    static _Alignas(64) unsigned char p{at}[{}];\n", size.max(&1));
        text += &format!("    if (fread(p{at}, 1, {size}, stdin) != {size}) return 1;\n");
    }
    let args: String = (0..sizes.len()).map(|at| format!(", (void *)p{at}")).collect();
    text +=
        &format!("    kiln_status status = {{0, 0, 0}};\n    {}(0, {}, &status{args});\n", clike::function_name(program), program.items);
    text += "    fwrite(&status, 1, sizeof status, stdout);\n";
    for (at, size) in sizes.iter().enumerate() {
        text += &format!("    fwrite(p{at}, 1, {size}, stdout);\n");
    }
    text + "    return 0;\n}\n"
}

/// The place after that of the first failed bounds check, with the index, and the arguments afterwards.
type Ran = ((i64, i64), Vec<Vec<u8>>);

/// Compiles and runs; `None`, with a line that says so, where there is no gcc.
fn run_c(program: &Program, args: &[Vec<u8>]) -> Option<Ran> {
    if Command::new("gcc").arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status().is_err() {
        eprintln!("skipped: there is no gcc to compile the rendered C with");
        return None;
    }
    let directory = std::env::temp_dir().join(format!("kiln-c-{}-{}", std::process::id(), program.name));
    std::fs::create_dir_all(&directory).unwrap();
    let (source, binary) = (directory.join("program.c"), directory.join("program"));
    let text = clike::c(program) + &main_function(program);
    std::fs::write(&source, &text).unwrap();
    let flags = [
        "-std=c11",
        "-O1",
        "-ffp-contract=off",
        "-Wall",
        "-Wextra",
        "-Werror",
        "-Wno-type-limits",
        "-Wno-unused-variable",
        "-Wno-unused-but-set-variable",
    ];
    let output = Command::new("gcc").args(flags).arg(&source).arg("-o").arg(&binary).arg("-lm").output().unwrap();
    assert!(output.status.success(), "{}\n{text}", String::from_utf8_lossy(&output.stderr));
    let mut child = Command::new(&binary).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let (mut stdin, input) = (child.stdin.take().unwrap(), args.concat());
    let feeder = std::thread::spawn(move || stdin.write_all(&input).unwrap());
    let output = child.wait_with_output().unwrap();
    feeder.join().unwrap();
    std::fs::remove_dir_all(&directory).unwrap();
    assert!(output.status.success());
    let number = |at: usize| i64::from_ne_bytes(output.stdout[at..at + 8].try_into().unwrap());
    let mut rest = &output.stdout[16..];
    let after = args.iter().map(|a| rest.split_off(..a.len()).unwrap().to_vec()).collect();
    Some(((number(0), number(8)), after))
}

/// Runs both; they agree to the bit, NaNs aside, and the interpreter's results are given.
fn compare(program: &Program, args: &[Vec<u8>]) -> Vec<Vec<u8>> {
    let mut want = args.to_vec();
    let mut slices: Vec<&mut [u8]> = want.iter_mut().map(Vec::as_mut_slice).collect();
    interpret(program, &mut slices).unwrap();
    let Some((status, got)) = run_c(program, args) else { return want };
    assert_eq!(status, (0, 0));
    for (at, p) in program.params.iter().enumerate() {
        let size = p.dtype.size();
        for (i, (a, b)) in want[at].chunks(size).zip(got[at].chunks(size)).enumerate() {
            assert!(a == b || (is_nan(p.dtype, a) && is_nan(p.dtype, b)), "{}: p{at}[{i}]: {a:x?} and {b:x?}", program.name);
        }
    }
    want
}

#[test]
fn every_operation_means_the_same() {
    for (name, lanes) in [("every_scalar", 1), ("every_vector", 4)] {
        let types: Vec<DType> = DType::ALL.into_iter().filter(|d| !d.is_half()).collect();
        let (program, args) = every_operation(name, lanes, &types);
        compare(&program, &args);
    }
}

fn floats(n: usize, salt: u64) -> Vec<u8> {
    let value = |i: u64| ((i * 7919 + salt * 104_729) % 2003) as f32 / 100.0 - 10.0;
    (0..n as u64).flat_map(|i| value(i).to_ne_bytes()).collect()
}

const TARGET: Target = Target::new(8, 16, 2);

#[test]
fn lowered_kernels_mean_the_same() {
    for (text, inputs, outputs) in [
        (include_str!("../golden/softmax.kernel"), vec![floats(512, 1)], vec![512]),
        (include_str!("../golden/matmul.kernel"), vec![floats(8 * 24, 1), floats(24 * 16, 2)], vec![8 * 16]),
        (include_str!("../golden/cumsum.kernel"), vec![floats(48, 1)], vec![48]),
        // Halves with any bits, NaNs and infinities among them.
        (include_str!("../golden/pad_bf16.kernel"), vec![[1.5f32, f32::NAN, -3e38].map(f32::to_ne_bytes).concat()], vec![5]),
    ] {
        let kernel = parse_kernel(text).unwrap();
        let program = lower(&kernel, &defaults::schedule(&kernel, TARGET));
        let mut args = inputs;
        args.extend(outputs.into_iter().map(|n| vec![0; 4 * n]));
        let results = compare(&program, &args);
        assert!(results.last().unwrap().iter().any(|&b| b != 0), "{}: nothing was computed", kernel.name);
    }
}

#[test]
fn failed_bounds_are_reported() {
    let kernel = parse_kernel(include_str!("../golden/gather.kernel")).unwrap();
    let program = lower(&kernel, &defaults::schedule(&kernel, TARGET));
    let indices = |bad: i64| [1i64, 0, bad, 3].into_iter().flat_map(i64::to_ne_bytes).collect::<Vec<u8>>();
    let args = |bad| [indices(bad), floats(10 * 8, 1), vec![0; 4 * 8 * 4]];
    compare(&program, &args(9));
    let mut bad = args(10);
    let [a, b, c] = &mut bad;
    let fault = interpret(&program, &mut [a, b, c]).unwrap_err();
    assert!(matches!(fault, Fault::Bound { index: 10, limit: 10, .. }), "{fault}");
    if let Some((status, _)) = run_c(&program, &args(10)) {
        let check = program.insts.iter().position(|inst| matches!(inst, Inst::Bound { .. })).unwrap();
        assert_eq!(status, (check as i64 + 1, 10));
    }
}

#[test]
fn control_flow_scratch_and_constants_mean_the_same() {
    let text = "
program \"control flow\" items 3
%0: f32[12] readwrite
%1: bf16[12] readwrite
#0: f32[4]
#1: bool[2]
tag \"never */ fails\"
i = item : i64
c4 = const 4 : i64
zero = const 0 : i64
one = const 1 : i64
at = mul i c4 : i64
nan = const 0x7fc00001 : f32
low = const -inf : f32
tiny = const 1e-45 : f32
minus = const -0.0 : f32
p = pack nan low tiny minus : f32x4
store #0[zero] = p
yes = const true : bool
store #1[zero + 1] = yes
flag = load #1[one] : bool
big = const -9223372036854775808 : i64
wrapped = sub big one : i64
odd = and wrapped one : i64
isodd = eq odd one : bool
both = and flag isodd : bool
if both
  old = load %0[at] : f32x4
  acc = var old : f32x4
  loop k = zero..c4 step 3
    got = get acc : f32x4
    x = load #0[k] : f32
    xs = splat x : f32x4
    sum = add got xs : f32x4
    set acc = sum
  end
  end_value = get acc : f32x4
  store %0[at] = end_value
  h = load %1[at + 3] : bf16
  bits = bitcast h : u16
  more = add bits bits : u16
  back = bitcast more : bf16
  store %1[at] = back
end
last = bound i limit 3 tag 0 : i64
lane = lane p 2 : f32
store %0[last] = lane
";
    let program = parse_program(text).unwrap();
    let halves = (0..12u16).flat_map(|v| (v * 4099).to_ne_bytes()).collect();
    compare(&program, &[floats(12, 3), halves]);
}
