//! Objects made by the compilers that are here, of kernels whose registers, memory and instructions are known.

use kiln_ahead::{Code, Compiler, Inner, Places, facts, inner, matrix_instructions};
use kiln_kernels::lower::devices::Vendor;
use kiln_kernels::lower::{Gpu, defaults, lower};
use kiln_kernels::program::Program;
use kiln_kernels::render::{Launch, Limits, clike};
use kiln_runtime::RuntimeError;

/// Multiplies matrices once, keeps 100 floats in shared memory and 300 in a thread's own.
const CUDA: &str = r#"
extern "C" __global__ void __launch_bounds__(64) kiln_kernel(const unsigned *a, float *c)
{
    __shared__ float shared[100];
    float own[300], d0 = 0, d1 = 0, d2 = 0, d3 = 0;
    asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0,%1,%2,%3},{%4,%5,%6,%7},{%8,%9},{%0,%1,%2,%3};"
                 : "+f"(d0), "+f"(d1), "+f"(d2), "+f"(d3) : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(a[4]), "r"(a[5]));
    shared[threadIdx.x] = d0;
    __syncthreads();
    for (int i = 0; i < 300; ++i)
        own[i] = c[i];
    c[threadIdx.x] = d1 + d2 + d3 + shared[threadIdx.x ^ 1] + own[(int)c[1]];
}
"#;

/// The same for AMD's.
const HIP: &str = r#"
typedef float kiln_floats __attribute__((ext_vector_type(8)));
typedef short kiln_halves __attribute__((ext_vector_type(16)));
extern "C" __attribute__((global, amdgpu_flat_work_group_size(64, 64))) void kiln_kernel(const kiln_halves *a, float *c)
{
    static __attribute__((shared)) float shared[100];
    volatile float own[300];
    kiln_floats sums = {0};
    const int thread = __builtin_amdgcn_workitem_id_x();
    sums = __builtin_amdgcn_wmma_f32_16x16x16_bf16_w32(a[thread], a[1], sums);
    shared[thread] = sums[0];
    __builtin_amdgcn_s_barrier();
    for (int i = 0; i < 300; ++i)
        own[i] = c[i];
    c[thread] = sums[1] + shared[thread ^ 1] + own[(int)c[1]];
}
"#;

/// The compiler, or a line that says why the test is skipped.
fn compiler(vendor: Vendor, architecture: &str) -> Option<Compiler> {
    let name = |variable| std::env::var_os(variable).map(Into::into);
    let places = Places { nvrtc: name("KILN_NVRTC"), ..Places::default() };
    Compiler::ahead(architecture, vendor, architecture, &places).map_err(|e| eprintln!("skipped: {e}")).ok()
}

fn two_pointers() -> (Program, Launch) {
    let text = "
program kernel items 64
%0: u32[8] read
%1: f32[300] readwrite
";
    let program = kiln_kernels::ir::text::parse_program(text).unwrap();
    let launch = Launch::new(&program, &Limits::USUAL).unwrap();
    (program, launch)
}

fn check(code: &Code, gpu: &Gpu) {
    let said = facts(&code.object).unwrap();
    assert_eq!((said.shared, said.group, said.arguments.len()), (400, Some(64), 2), "{said:?}");
    assert!(said.scratch >= 1200 && said.registers >= 16, "{said:?}");
    assert_eq!(matrix_instructions(code), Some(1));
    let (program, launch) = two_pointers();
    assert_eq!(said.disagreement(&program, &launch, gpu), None);
    // A launch with another argument, or larger groups.
    assert!(said.disagreement(&program, &Launch { status: true, ..launch }, gpu).unwrap().contains("3 pointers"));
    assert!(said.disagreement(&program, &Launch { group: 128, ..launch }, gpu).unwrap().contains("128"));
    // What is cut off is refused, not misread.
    for length in [0, 10, 63, 64, code.object.len() / 2] {
        assert!(facts(&code.object[..length]).is_err(), "{length} bytes");
    }
}

#[test]
fn objects_for_amd_say_what_they_are() {
    if let Some(compiler) = compiler(Vendor::Hip, "gfx1100") {
        check(&compiler.compile(HIP).unwrap(), Gpu::named("gfx1100").unwrap());
        assert!(compiler.compile("what is this").unwrap_err().contains("error"));
    }
}

#[test]
fn objects_for_nvidia_say_what_they_are() {
    for architecture in ["sm_80", "sm_89", "sm_90a"] {
        if let Some(compiler) = compiler(Vendor::Cuda, architecture) {
            check(&compiler.compile(CUDA).unwrap(), Gpu::named(architecture).unwrap());
            assert!(compiler.compile("what is this").unwrap_err().contains("error"));
        }
    }
}

/// Every text that the renderer writes is taken, and expects what a launch gives.
#[test]
fn rendered_programs_expect_what_launches_give() {
    let text = "
program kernel items 100000
%0: f32[100000] read
%1: i64[4] read
%2: f32[100000] write
#0: f32[4096]
tag \"rows\"
i = item : i64
zero = const 0 : i64
n = load %1[zero] : i64
at = bound n limit 100000 tag 0 : i64
x = load %0[at] : f32
store #0[zero] = x
store %2[i] = x
";
    let program = kiln_kernels::ir::text::parse_program(text).unwrap();
    for (name, device) in [("gfx1100", "gfx1100"), ("gfx90a", "gfx90a"), ("gfx942", "gfx942"), ("sm_89", "sm_89"), ("sm_90", "sm_90a")] {
        let gpu = Gpu::named(name).unwrap();
        let Some(compiler) = compiler(gpu.vendor, device) else { continue };
        let launch = Launch::new(&program, &gpu.limits()).unwrap();
        assert!(launch.status && launch.scratch.is_some());
        let text = clike::render(&program, gpu.dialect(), &launch, &[]).unwrap();
        let said = facts(&compiler.compile(&text).unwrap().object).unwrap();
        assert_eq!(said.disagreement(&program, &launch, gpu), None, "{device}: {said:?}");
        assert_eq!((said.scratch, said.spills.unwrap_or(0)), (0, 0), "{device}");
    }
}

/// `[4096, 4096] x [4096, 4096]` in bf16, by the strides of the operands' rows or columns and of their depth.
fn large_product([row, row_depth]: [i64; 2], [column, column_depth]: [i64; 2]) -> kiln_kernels::ir::Kernel {
    let text = format!(
        "kernel product
%0: bf16[16777216] read
%1: bf16[16777216] read
%2: bf16[16777216] write
r0: 4096
r1: 4096
r2: 4096
domain r0 r1
n0 = range r0 : i64
n1 = range r1 : i64
n2 = range r2 : i64
n3 = const {row} : i64
n4 = const {row_depth} : i64
n5 = const {column} : i64
n6 = const {column_depth} : i64
n7 = const 4096 : i64
n8 = mul n0 n3 : i64
n9 = mul n2 n4 : i64
n10 = add n8 n9 : i64
n11 = mul n1 n5 : i64
n12 = mul n2 n6 : i64
n13 = add n11 n12 : i64
n14 = load %0 n10 : bf16
n15 = load %1 n13 : bf16
n16 = cast n14 : f32
n17 = cast n15 : f32
n18 = dot n16 n17 over r2 : f32
n19 = cast n18 : bf16
n20 = mul n0 n7 : i64
n21 = add n20 n1 : i64
store %2[n21] = n19
"
    );
    kiln_kernels::ir::text::parse_kernel(&text).unwrap()
}

/// What the inner loop of a large product does, however the operands lie: no more reads of shared memory, loads and barriers for each
/// multiplication than these, and by the model three quarters of the peak.
#[test]
fn the_inner_loop_of_a_large_product_multiplies() {
    let gpu = Gpu::named("gfx1100").unwrap();
    let Some(compiler) = compiler(Vendor::Hip, "gfx1100") else { return };
    const N: i64 = 4096;
    // By hand: tiles of 4 x 2, two steps of the depth in a slab. 6 rows or columns of 32 bytes for each step; 256 of 32 elements for 256 threads.
    let reads_and_loads = Inner { matrix: 16, shared: [24, 0], loads: 4, loaded_bytes: 64, barriers: 1, ..Inner::default() };
    for (operands, layout) in [([[N, 1], [1, N]], "nn"), ([[N, 1], [N, 1]], "nt"), ([[1, N], [1, N]], "tn")] {
        let kernel = large_product(operands[0], operands[1]);
        let program = lower(&kernel, &defaults::schedule(&kernel, gpu.target()));
        let launch = Launch::new(&program, &gpu.limits()).unwrap();
        let code = compiler.compile(&clike::render(&program, gpu.dialect(), &launch, &[]).unwrap()).unwrap();
        let said = facts(&code.object).unwrap();
        assert_eq!((said.scratch, said.spills), (0, Some(0)), "{layout}");
        let counted = inner(&code).unwrap();
        let wanted = Inner { shared: [24, counted.shared[1]], shared_bytes: counted.shared_bytes, ..reads_and_loads };
        assert_eq!(counted, wanted, "{layout}");
        // Pieces of 16 bytes where the depth is what lies in memory, elements where it is not.
        let writes: i64 = operands.iter().map(|[_, depth]| if *depth == 1 { 2 } else { 16 }).sum();
        assert!(i64::from(counted.shared[1]) <= writes, "{layout}: {counted:?}");
        let [waves, _] = gpu.occupancy(launch.group, said.registers, said.shared);
        let each = launch.group / gpu.wave;
        let share = counted.share(gpu, waves / each, each).unwrap();
        eprintln!("{layout}: {counted:?}, {} registers, {} groups a unit: {:.1} %", said.registers, waves / each, 100.0 * share);
        let rounds = f64::from(launch.groups) / f64::from(gpu.units);
        assert!(share * rounds / rounds.ceil() >= 0.75, "{layout}: {share} of {} groups", launch.groups);
    }
}

#[test]
fn what_is_missing_is_named() {
    let places = Places { clang: Some("/nowhere/clang".into()), nvrtc: Some("/nowhere/libnvrtc.so".into()), ..Places::default() };
    for (vendor, package) in [(Vendor::Hip, "lld-22"), (Vendor::Cuda, "nvidia-cuda-nvrtc")] {
        let error = Compiler::ahead("gpu", vendor, "any", &places).unwrap_err();
        assert!(matches!(&error, RuntimeError::Missing { .. }), "{error}");
        let text = error.to_string();
        assert!(text.contains("/nowhere/") && text.contains(package), "{text}");
    }
    assert!(Compiler::ahead("metal", Vendor::Metal, "apple", &places).is_err());
}
