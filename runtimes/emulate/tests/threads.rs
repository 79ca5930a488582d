//! Threads that share memory and wait for one another: kernels written by hand in each language, right ones and broken ones.

use kiln_emulate::{EmulateOptions, Emulated, Grid, Source};
use kiln_runtime::{Device, Slice};

/// A device that goes on with threads in the order that the seed says; a line says so where there is no compiler.
fn device(name: &str, seed: u64) -> Option<Emulated> {
    Emulated::new(name, EmulateOptions { seed, ..EmulateOptions::default() }).inspect_err(|e| eprintln!("skipped: {e}")).ok()
}

fn upload(device: &Emulated, values: &[f32]) -> Slice {
    let buffer = device.allocate(values.len() * 4).unwrap();
    buffer.write(0, &values.iter().flat_map(|v| v.to_ne_bytes()).collect::<Vec<u8>>()).unwrap();
    Slice::whole(buffer)
}

fn floats(slice: &Slice) -> Vec<f32> {
    slice.read().unwrap().chunks(4).map(|b| f32::from_ne_bytes(b.try_into().unwrap())).collect()
}

/// The sums of 64 numbers each, by a tree in shared memory; `{barrier}` is between its levels.
const HIP: &str = "
extern \"C\" __attribute__((global)) void sums(const float *x, float *y)
{
    __shared__ float part[64];
    unsigned at = __builtin_amdgcn_workitem_id_x(), group = __builtin_amdgcn_workgroup_id_x();
    part[at] = x[group * 64 + at];
    {barrier}
    for (unsigned half = 32; half > 0; half /= 2) {
        if (at < half) part[at] += part[at + half];
        {barrier}
    }
    if (at == 0) y[group] = part[0];
}
";

const CUDA: &str = "
extern \"C\" __global__ void sums(const float *x, float *y)
{
    __shared__ float part[64];
    unsigned at = threadIdx.x;
    part[at] = x[blockIdx.x * blockDim.x + at];
    {barrier}
    for (unsigned half = 32; half > 0; half /= 2) {
        if (at < half) part[at] += part[at + half];
        {barrier}
    }
    if (at == 0) y[blockIdx.x] = part[0];
}
";

const METAL: &str = "
#include <metal_stdlib>
using namespace metal;
struct sums_arguments { device const float *x; device float *y; };
kernel void sums(constant sums_arguments &given [[buffer(0)]], uint place [[thread_position_in_grid]])
{
    threadgroup float part[64];
    uint at = place % 64, group = place / 64;
    part[at] = given.x[place];
    {barrier}
    for (uint half_of = 32; half_of > 0; half_of /= 2) {
        if (at < half_of) part[at] += part[at + half_of];
        {barrier}
    }
    if (at == 0) given.y[group] = part[0];
}
";

const LANGUAGES: [(&str, &str, &str); 3] = [
    ("emulate:hip:gfx1100", HIP, "__builtin_amdgcn_s_barrier();"),
    ("emulate:cuda:sm_90", CUDA, "__syncthreads();"),
    ("emulate:metal", METAL, "threadgroup_barrier(mem_flags::mem_threadgroup);"),
];

/// Sums of four rows with that barrier and seed.
fn sums(name: &str, text: &str, barrier: &str, seed: u64) -> Option<Vec<f32>> {
    let device = device(name, seed)?;
    let text = text.replace("{barrier}", barrier);
    let kernel = device.source(Source { text: &text, kernel: "sums" }).unwrap_or_else(|e| panic!("{e}"));
    let x: Vec<f32> = (0..256).map(|i| (i % 37) as f32).collect();
    let args = [upload(&device, &x), upload(&device, &[0.0; 4])];
    kernel.run(Grid { group: 64, groups: 4 }, &args).unwrap();
    Some(floats(&args[1]))
}

#[test]
fn barriers_let_threads_see_one_another() {
    let want: Vec<f32> = (0..4).map(|row| (64 * row..64 * row + 64).map(|i| (i % 37) as f32).sum()).collect();
    for (name, text, barrier) in LANGUAGES {
        for seed in 0..5 {
            if let Some(got) = sums(name, text, barrier, seed) {
                assert_eq!(got, want, "{name}, seed {seed}");
            }
        }
    }
}

#[test]
fn a_missing_barrier_shows() {
    for (name, text, barrier) in LANGUAGES {
        let Some(right) = sums(name, text, barrier, 1) else { continue };
        let broken: Vec<Vec<f32>> = (1..6).filter_map(|seed| sums(name, text, "", seed)).collect();
        assert!(broken.iter().all(|got| *got != right), "{name}: {broken:?}");
        assert!(broken.iter().any(|got| *got != broken[0]), "{name}: the order of threads is to be seen: {broken:?}");
        // One seed, one order.
        assert_eq!(sums(name, text, "", 3), sums(name, text, "", 3));
    }
}

#[test]
fn a_barrier_that_not_all_reach_is_an_error() {
    for (name, text, barrier) in LANGUAGES {
        let Some(device) = device(name, 0) else { continue };
        let text = text.replace("{barrier}", &format!("if (at < 40) {barrier}"));
        let kernel = device.source(Source { text: &text, kernel: "sums" }).unwrap();
        let args = [upload(&device, &[1.0; 64]), upload(&device, &[0.0])];
        let error = kernel.run(Grid { group: 64, groups: 1 }, &args).unwrap_err().to_string();
        assert!(error.contains("divergent barrier: 40 thread(s) (0, 1, 2, 3, …) wait at a barrier of the group, 24 thread(s)"), "{error}");
        // The device goes on.
        assert!(sums(name, LANGUAGES.iter().find(|l| l.0 == name).unwrap().1, barrier, 0).is_some());
    }
}

/// A sum over the lanes of a warp by exchanges, the number of lanes written into the text.
const SHUFFLES: [(&str, &str); 4] = [
    (
        "emulate:hip:gfx1100",
        "extern \"C\" __attribute__((global)) void all(const float *x, float *y)
{
    int at = __builtin_amdgcn_workitem_id_x();
    float sum = x[at];
    for (int bits = 16; bits > 0; bits /= 2)
        sum += __builtin_bit_cast(float, __builtin_amdgcn_ds_bpermute(4 * (at % 32 ^ bits), __builtin_bit_cast(int, sum)));
    y[at] = sum;
}",
    ),
    (
        "emulate:hip:gfx90a",
        "extern \"C\" __attribute__((global)) void all(const float *x, float *y)
{
    int at = __builtin_amdgcn_workitem_id_x();
    float sum = x[at];
    for (int bits = 32; bits > 0; bits /= 2)
        sum += __builtin_bit_cast(float, __builtin_amdgcn_ds_bpermute(4 * (at % 64 ^ bits), __builtin_bit_cast(int, sum)));
    y[at] = sum;
}",
    ),
    (
        "emulate:cuda:sm_90",
        "extern \"C\" __global__ void all(const float *x, float *y)
{
    float sum = x[threadIdx.x];
    for (int bits = 16; bits > 0; bits /= 2) sum += __shfl_xor_sync(0xffffffffu, sum, bits);
    y[threadIdx.x] = sum;
}",
    ),
    (
        "emulate:metal",
        "using namespace metal;
struct all_arguments { device const float *x; device float *y; };
kernel void all(constant all_arguments &given [[buffer(0)]], uint at [[thread_position_in_grid]])
{
    float sum = given.x[at];
    for (ushort bits = 16; bits > 0; bits /= 2) sum += simd_shuffle_xor(sum, bits);
    given.y[at] = sum;
}",
    ),
];

#[test]
fn lanes_exchange_values() {
    for (name, text) in SHUFFLES {
        let Some(device) = device(name, 7) else { continue };
        let lanes = if name.ends_with("gfx90a") { 64 } else { 32 };
        let kernel = device.source(Source { text, kernel: "all" }).unwrap_or_else(|e| panic!("{e}"));
        let x: Vec<f32> = (0..128).map(|i| i as f32).collect();
        let args = [upload(&device, &x), upload(&device, &[0.0; 128])];
        kernel.run(Grid { group: 128, groups: 1 }, &args).unwrap();
        let want: Vec<f32> = (0..128).map(|i| x.chunks(lanes).nth(i / lanes).unwrap().iter().sum()).collect();
        assert_eq!(floats(&args[1]), want, "{name}");
    }
}

/// The sum over 64 lanes is another one where a warp has 32.
#[test]
fn a_wrong_wave_size_shows() {
    let Some(device) = device("emulate:hip:gfx1100", 0) else { return };
    let kernel = device.source(Source { text: SHUFFLES[1].1, kernel: "all" }).unwrap();
    let x: Vec<f32> = (0..64).map(|i| i as f32).collect();
    let args = [upload(&device, &x), upload(&device, &[0.0; 64])];
    kernel.run(Grid { group: 64, groups: 1 }, &args).unwrap();
    assert_ne!(floats(&args[1]), vec![x.iter().sum::<f32>(); 64]);
}

/// Runs a kernel of that text on checked memory: 64 numbers, 64 results.
fn checked(name: &str, text: &str, kernel: &str, groups: u32) -> Option<Result<Vec<f32>, String>> {
    let options = EmulateOptions { checked: true, ..EmulateOptions::default() };
    let device = Emulated::new(name, options).inspect_err(|e| eprintln!("skipped: {e}")).ok()?;
    let kernel = device.source(Source { text, kernel }).unwrap_or_else(|e| panic!("{e}"));
    let args = [upload(&device, &[1.0; 64]), upload(&device, &[0.0; 64])];
    let ran = kernel.run(Grid { group: 64 / groups, groups }, &args).map_err(|e| e.to_string());
    Some(ran.map(|()| floats(&args[1])))
}

#[test]
fn checked_devices_find_races() {
    for (name, text, barrier) in LANGUAGES {
        let Some(right) = checked(name, &text.replace("{barrier}", barrier), "sums", 1) else { continue };
        assert_eq!(right.unwrap()[0], 64.0);
        let error = checked(name, &text.replace("{barrier}", ""), "sums", 1).unwrap().unwrap_err();
        assert!(error.contains("race: thread ") && error.contains("part[") && error.contains("no barrier"), "{name}: {error}");
    }
    for (name, text) in SHUFFLES.into_iter().filter(|(name, _)| *name != "emulate:hip:gfx90a") {
        assert!(checked(name, text, "all", 1).is_none_or(|ran| ran.is_ok()), "{name}");
    }
    // Groups are not ordered by anything.
    let text = "extern \"C\" __global__ void f(const float *x, float *y) { if (threadIdx.x == 0) y[0] += x[blockIdx.x]; }";
    if let Some(ran) = checked("emulate:cuda:sm_90", text, "f", 2) {
        let error = ran.unwrap_err();
        assert!(error.contains("thread 0 of group 1 loads p1[0], and no barrier orders it with thread 0 of group 0"), "{error}");
    }
}

#[test]
fn checked_devices_find_what_is_out_of_bounds() {
    let texts = [
        (
            "emulate:hip:gfx1100",
            "extern \"C\" __attribute__((global)) void f(const float *x, float *y)
{ int at = __builtin_amdgcn_workitem_id_x(); y[at] = x[at + 1]; }",
        ),
        ("emulate:cuda:sm_90", "extern \"C\" __global__ void f(const float *x, float *y) { y[threadIdx.x] = x[threadIdx.x + 1]; }"),
        (
            "emulate:metal",
            "using namespace metal; struct f_arguments { device const float *x; device float *y; };
kernel void f(constant f_arguments &given [[buffer(0)]], uint at [[thread_position_in_grid]]) { given.y[at] = given.x[at + 1]; }",
        ),
    ];
    for (name, text) in texts {
        let Some(ran) = checked(name, text, "f", 1) else { continue };
        let error = ran.unwrap_err();
        assert!(!name.contains("hip") || error.contains("\n     2 | { int at = ") && error.ends_with("with at = 63"), "{error}");
        assert!(error.contains("out of bounds: thread 63 of group 0 loads p0[64], which has 64 element(s) of 4 byte(s)"), "{error}");
    }
}

/// A fault shows its line, the values of the names there, and where a value that is not finite comes from.
#[test]
fn faults_show_values() {
    let text = "extern \"C\" __global__ void f(const float *x, float *y) {
    for (int i = 0; i < 2; ++i) {
        float less = x[threadIdx.x] - 1.0f;
        float share = 2.0f / less;
        float half = share * 0.5f;
        y[threadIdx.x] = half;
    }
}";
    let options = EmulateOptions { finite: true, ..EmulateOptions::default() };
    let Ok(device) = Emulated::new("emulate:cuda:sm_90", options) else { return };
    let args = [upload(&device, &[1.0; 64]), upload(&device, &[0.0; 64])];
    let error = device.source(Source { text, kernel: "f" }).unwrap().run(Grid { group: 64, groups: 1 }, &args).unwrap_err();
    let want =
        "emulate:cuda:sm_90: f, line 4: not finite: thread 0 of group 0 makes it here of finite numbers, and stores inf at p1[0] in line 6
     4 | float share = 2.0f / less;
       | with share = inf, less = 0.0, i = 0";
    assert_eq!(error.to_string(), want);
    // What was not finite before is nothing new.
    let args = [upload(&device, &[f32::INFINITY; 64]), upload(&device, &[0.0; 64])];
    let text = text.replace("2.0f / less", "2.0f - less");
    device.source(Source { text: &text, kernel: "f" }).unwrap().run(Grid { group: 64, groups: 1 }, &args).unwrap();
}

#[test]
fn texts_that_are_wrong_are_errors() {
    let Some(device) = device("emulate:cuda:sm_90", 0) else { return };
    let text = "extern \"C\" __global__ void f(float *x) { x[0] = y; }";
    let error = device.source(Source { text, kernel: "f" }).map(|_| ()).unwrap_err().to_string();
    assert!(error.contains("kernel f could not be compiled for emulate:cuda:sm_90") && error.contains("f:1:"), "{error}");
    let error = Emulated::new("emulate:cuda:sm_1", EmulateOptions::default()).map(|_| ()).unwrap_err().to_string();
    assert!(error.contains("emulate:cuda:sm_90"), "{error}");
    let nowhere = EmulateOptions { compiler: Some("no-such-compiler".into()), ..EmulateOptions::default() };
    let error = Emulated::new("emulate:metal", nowhere).map(|_| ()).unwrap_err().to_string();
    assert!(error.contains("no-such-compiler in PATH") && error.contains("apt install clang-22"), "{error}");
}
