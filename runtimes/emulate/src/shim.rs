//! What stands before a kernel's text when it is compiled for the host: the names of its language.

/// For every language: what a thread knows of itself, and how it waits. `kiln_run` is a thread's entry, after the text.
const COMMON: &str = r#"
struct kiln_context {
    unsigned place, group, group_size, groups, wave;
    void *fiber;
    void (*wait)(void *fiber, int kind);
    unsigned long *slots;
    void (*access)(void *fiber, unsigned long at, unsigned long size, int stores);
};
static kiln_context *kiln_self;

/* 0: until all threads of the group are here, 1: until those of the wave are. */
static void kiln_wait(int kind) {
    kiln_context *self = kiln_self;
    self->wait(self->fiber, kind);
    kiln_self = self;
}

template <class T> static T kiln_exchange(T value, unsigned lane) {
    kiln_context *self = kiln_self;
    __builtin_memcpy(&self->slots[self->place], &value, sizeof value);
    kiln_wait(1);
    unsigned first = self->place / self->wave * self->wave;
    __builtin_memcpy(&value, &self->slots[first + lane % self->wave], sizeof value);
    kiln_wait(1);
    return value;
}

static unsigned kiln_lane() { return kiln_self->place % kiln_self->wave; }

template <int... I> struct kiln_numbers {};
template <class T, T... I> using kiln_count = kiln_numbers<I...>;
template <class... T, int... I> static void kiln_apply(void (*f)(T...), void **args, kiln_numbers<I...>) { f((T)args[I]...); }
template <class... T> static void kiln_call(void (*f)(T...), void **args) {
    kiln_apply(f, args, __make_integer_seq<kiln_count, int, sizeof...(T)>());
}
"#;

/// HIP: what the compiler knows of AMD's processors. Attributes are unknown, and ignored.
const HIP: &str = r#"
#define __shared__ static
#define amdgpu_flat_work_group_size(least, most)
#define __builtin_amdgcn_workitem_id_x() (kiln_self->place)
#define __builtin_amdgcn_workgroup_id_x() (kiln_self->group)
#define __builtin_amdgcn_s_barrier() kiln_wait(0)
#define __builtin_amdgcn_fence(order, scope)
#define __builtin_amdgcn_wavefrontsize() (kiln_self->wave)
static int __builtin_amdgcn_ds_bpermute_kiln(int at, int value) { return kiln_exchange(value, (unsigned)at / 4); }
#define __builtin_amdgcn_ds_bpermute(at, value) __builtin_amdgcn_ds_bpermute_kiln(at, value)
"#;

const CUDA: &str = r#"
#define __global__
#define __device__
#define __forceinline__ inline
#define __launch_bounds__(n)
#define __shared__ static
struct kiln_place { unsigned x, y, z; };
#define threadIdx (kiln_place{kiln_self->place, 0, 0})
#define blockIdx (kiln_place{kiln_self->group, 0, 0})
#define blockDim (kiln_place{kiln_self->group_size, 1, 1})
#define gridDim (kiln_place{kiln_self->groups, 1, 1})
#define warpSize (kiln_self->wave)
#define __syncthreads() kiln_wait(0)
#define __syncwarp() kiln_wait(1)
#define __shfl_sync(mask, value, lane) kiln_exchange(value, lane)
#define __shfl_xor_sync(mask, value, bits) kiln_exchange(value, kiln_lane() ^ (bits))
template <class T> static T __shfl_down_sync(unsigned mask, T value, unsigned by) {
    unsigned lane = kiln_lane();
    return kiln_exchange(value, lane + by < kiln_self->wave ? lane + by : lane);
}
#define __fmaf_rn __builtin_fmaf
#define __fma_rn __builtin_fma
#define __fsqrt_rn __builtin_sqrtf
#define __dsqrt_rn __builtin_sqrt
#define floorf __builtin_floorf
#define floor __builtin_floor
#define ceilf __builtin_ceilf
#define ceil __builtin_ceil
#define truncf __builtin_truncf
#define trunc __builtin_trunc
#define rintf __builtin_rintf
#define rint __builtin_rint
#define fabsf __builtin_fabsf
#define fabs __builtin_fabs
static float __int_as_float(int a) { float b; __builtin_memcpy(&b, &a, sizeof b); return b; }
static int __float_as_int(float a) { int b; __builtin_memcpy(&b, &a, sizeof b); return b; }
static double __longlong_as_double(long long a) { double b; __builtin_memcpy(&b, &a, sizeof b); return b; }
static long long __double_as_longlong(double a) { long long b; __builtin_memcpy(&b, &a, sizeof b); return b; }
static unsigned atomicCAS(unsigned *at, unsigned expected, unsigned desired) {
    __atomic_compare_exchange_n(at, &expected, desired, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
    return expected;
}
"#;

/// Metal: what `metal_stdlib` brings. A kernel takes its arguments, and its thread's place in the grid or its group's number and its
/// thread's place in that.
const METAL: &str = r#"
typedef unsigned char uchar;
typedef unsigned short ushort;
typedef unsigned int uint;
typedef unsigned long ulong;
#define kernel
#define device
#define constant const
#define thread
#define threadgroup static
#define INFINITY __builtin_inff()
enum kiln_order { memory_order_relaxed };
enum class mem_flags { mem_none, mem_device, mem_threadgroup };
#define threadgroup_barrier(flags) kiln_wait(0)
#define simdgroup_barrier(flags) kiln_wait(1)
template <class T, class U> static T as_type(U a) {
    static_assert(sizeof(T) == sizeof(U), "as_type keeps the size");
    T b;
    __builtin_memcpy(&b, &a, sizeof b);
    return b;
}
namespace metal {
static float fma(float a, float b, float c) { return __builtin_fmaf(a, b, c); }
static float floor(float a) { return __builtin_floorf(a); }
static float ceil(float a) { return __builtin_ceilf(a); }
static float trunc(float a) { return __builtin_truncf(a); }
static float rint(float a) { return __builtin_rintf(a); }
static float fabs(float a) { return __builtin_fabsf(a); }
namespace precise {
static float sqrt(float a) { return __builtin_sqrtf(a); }
}
template <class T> static T simd_shuffle(T value, ushort lane) { return kiln_exchange(value, lane); }
template <class T> static T simd_shuffle_xor(T value, ushort bits) { return kiln_exchange(value, kiln_lane() ^ bits); }
struct atomic_uint { uint value; };
static bool atomic_compare_exchange_weak_explicit(atomic_uint *at, uint *expected, uint desired, kiln_order, kiln_order) {
    return __atomic_compare_exchange_n(&at->value, expected, desired, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
}
}
template <class A> static void kiln_call(void (*f)(const A &, uint), void **args) {
    f(*(const A *)args, kiln_self->group * kiln_self->group_size + kiln_self->place);
}
template <class A> static void kiln_call(void (*f)(const A &, uint, uint), void **args) {
    f(*(const A *)args, kiln_self->group, kiln_self->place);
}
"#;

/// What clang calls before every access to memory, where it is asked to.
const WATCHED: &str = r#"
extern char __ehdr_start __attribute__((visibility("hidden")));
extern char _end __attribute__((visibility("hidden")));
extern "C" void *kiln_image[2] = {&__ehdr_start, &_end};
static void kiln_access(unsigned long at, unsigned long size, int stores) {
    kiln_context *self = kiln_self;
    self->access(self->fiber, at, size, stores);
    kiln_self = self;
}
#define KILN_WATCH(n) \
    extern "C" void __asan_load##n##_noabort(unsigned long at) { kiln_access(at, n, 0); } \
    extern "C" void __asan_store##n##_noabort(unsigned long at) { kiln_access(at, n, 1); }
KILN_WATCH(1) KILN_WATCH(2) KILN_WATCH(4) KILN_WATCH(8) KILN_WATCH(16)
extern "C" void __asan_loadN_noabort(unsigned long at, unsigned long size) { kiln_access(at, size, 0); }
extern "C" void __asan_storeN_noabort(unsigned long at, unsigned long size) { kiln_access(at, size, 1); }
extern "C" void __asan_handle_no_return() {}
"#;

/// The text for the host: the shim, the kernel's own text, and the entry for the kernel of that name. `None` if the language has no shim.
pub(crate) fn host_text(language: &str, text: &str, kernel: &str, watched: bool) -> Option<String> {
    let names = match language {
        "hip" => HIP,
        "cuda" => CUDA,
        "metal" => METAL,
        _ => return None,
    };
    // What the header would bring is here already.
    let text = text.replace("#include <metal_stdlib>\n", "");
    let entry = format!(
        "extern \"C\" void kiln_run(kiln_context *self, void **args) {{\n    kiln_self = self;\n    kiln_call({kernel}, args);\n}}\n"
    );
    let watched = if watched { WATCHED } else { "" };
    // What stands around the text is not watched.
    let plain = "#pragma clang attribute push(__attribute__((no_sanitize(\"kernel-address\"))), apply_to = function)\n";
    let own = "#pragma clang attribute pop\n";
    Some(format!("{plain}{COMMON}{watched}{names}{own}#line 1 \"{kernel}\"\n{text}\n{plain}{entry}{own}"))
}
