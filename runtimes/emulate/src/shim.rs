//! What stands before a kernel's text when it is compiled for the host: the names of its language.

/// For every language: what a thread knows of itself, and how it waits. `kiln_run` is a thread's entry, after the text.
const COMMON: &str = r#"
struct kiln_context {
    unsigned place, group, group_size, groups, wave;
    void *fiber;
    void (*wait)(void *fiber, int kind, void *frame);
    unsigned long *slots;
    void (*tell)(void *fiber, int what, unsigned long a, unsigned long b, unsigned long c, void *frame);
};
static kiln_context *kiln_self;

/* 0: until all threads of the group are here, 1: until those of the wave are. */
static void kiln_wait(int kind) {
    kiln_context *self = kiln_self;
    self->wait(self->fiber, kind, __builtin_frame_address(0));
    kiln_self = self;
}

static unsigned kiln_own_place() { return kiln_self->place; }
static unsigned kiln_own_group() { return kiln_self->group; }
static unsigned kiln_own_group_size() { return kiln_self->group_size; }
static unsigned kiln_own_groups() { return kiln_self->groups; }
static unsigned kiln_own_wave() { return kiln_self->wave; }
static unsigned kiln_own_lane() { return kiln_self->place % kiln_self->wave; }

/* What a checked kernel tells of itself. */
static inline void kiln_tell(int what, unsigned long a, unsigned long b, unsigned long c, void *frame) {
    kiln_self->tell(kiln_self->fiber, what, a, b, c, frame);
}

template <class T> static T kiln_exchange(T value, unsigned lane) {
    kiln_context *self = kiln_self;
    unsigned first = self->place / self->wave * self->wave;
    /* A lane's number in its wave, or in the group. */
    unsigned lanes = self->group_size - first < self->wave ? self->group_size - first : self->wave;
    if (lane >= lanes && lane - first >= lanes) kiln_tell('l', lane, lanes, 0, __builtin_frame_address(0));
    __builtin_memcpy(&self->slots[self->place], &value, sizeof value);
    kiln_wait(1);
    __builtin_memcpy(&value, &self->slots[first + lane % self->wave], sizeof value);
    kiln_wait(1);
    return value;
}

/* What each thread of the group shows to the others of its wave. */
static unsigned kiln_shown[1024][16];
template <class T> static void kiln_show(const T &value) {
    static_assert(sizeof(T) <= sizeof kiln_shown[0], "there is room for that");
    __builtin_memcpy(kiln_shown[kiln_self->place], &value, sizeof value);
    kiln_wait(1);
}
template <class T> static T kiln_seen(unsigned lane) {
    T value;
    __builtin_memcpy(&value, kiln_shown[kiln_self->place / kiln_self->wave * kiln_self->wave + lane], sizeof value);
    return value;
}
static float kiln_of_bf16(unsigned bits) {
    bits <<= 16;
    float value;
    __builtin_memcpy(&value, &bits, sizeof value);
    return value;
}

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
#define __builtin_amdgcn_workitem_id_x() kiln_own_place()
#define __builtin_amdgcn_workgroup_id_x() kiln_own_group()
#define __builtin_amdgcn_s_barrier() kiln_wait(0)
#define __builtin_amdgcn_fence(order, scope)
#define __builtin_amdgcn_wavefrontsize() kiln_own_wave()
static int __builtin_amdgcn_ds_bpermute_kiln(int at, int value) { return kiln_exchange(value, (unsigned)at / 4); }
#define __builtin_amdgcn_ds_bpermute(at, value) __builtin_amdgcn_ds_bpermute_kiln(at, value)

/* Matrix units, by the manuals' tables of what a lane has: R elements of sums, K of operands. */
template <int R, int K> struct kiln_unit {
    typedef float sums __attribute__((ext_vector_type(R)));
    typedef short operand __attribute__((ext_vector_type(K)));
    struct shown { operand a, b; };
    template <class Row> static sums multiply(operand a, operand b, sums c, Row row) {
        kiln_show(shown{a, b});
        unsigned column = kiln_own_lane() % 16;
        for (int i = 0; i < R; ++i)
            for (unsigned k = 0; k < 16; ++k) {
                unsigned part = k / K * 16 % kiln_self->wave;
                float x = kiln_of_bf16((unsigned short)kiln_seen<shown>(row(i) + part).a[k % K]);
                c[i] = __builtin_fmaf(x, kiln_of_bf16((unsigned short)kiln_seen<shown>(column + part).b[k % K]), c[i]);
            }
        kiln_wait(1);
        return c;
    }
};
static kiln_unit<4, 4>::sums kiln_mfma(kiln_unit<4, 4>::operand a, kiln_unit<4, 4>::operand b, kiln_unit<4, 4>::sums c) {
    return kiln_unit<4, 4>::multiply(a, b, c, [](int i) { return kiln_own_lane() / 16 * 4 + i; });
}
static kiln_unit<8, 16>::sums kiln_wmma(kiln_unit<8, 16>::operand a, kiln_unit<8, 16>::operand b, kiln_unit<8, 16>::sums c) {
    return kiln_unit<8, 16>::multiply(a, b, c, [](int i) { return 2 * i + kiln_own_lane() / 16; });
}
#define __builtin_amdgcn_wmma_f32_16x16x16_bf16_w32(a, b, c) kiln_wmma(a, b, c)
#define __builtin_amdgcn_mfma_f32_16x16x16bf16_1k(a, b, c, x, y, z) kiln_mfma(a, b, c)
"#;

const CUDA: &str = r#"
#define __global__
#define __device__
#define __forceinline__ inline
#define __launch_bounds__(n)
#define __shared__ static
struct kiln_dim { unsigned x, y, z; };
#define threadIdx (kiln_dim{kiln_own_place(), 0, 0})
#define blockIdx (kiln_dim{kiln_own_group(), 0, 0})
#define blockDim (kiln_dim{kiln_own_group_size(), 1, 1})
#define gridDim (kiln_dim{kiln_own_groups(), 1, 1})
#define warpSize kiln_own_wave()
#define __syncthreads() kiln_wait(0)
#define __syncwarp() kiln_wait(1)
#define __shfl_sync(mask, value, lane) kiln_exchange(value, lane)
#define __shfl_xor_sync(mask, value, bits) kiln_exchange(value, kiln_own_lane() ^ (bits))
template <class T> static T __shfl_down_sync(unsigned mask, T value, unsigned by) {
    unsigned lane = kiln_own_lane();
    return kiln_exchange(value, lane + by < kiln_own_wave() ? lane + by : lane);
}
/* What is written in PTX, by its manual's tables of what a lane has. */
#define kiln_emulated
template <int N> static void kiln_ldmatrix(unsigned (&r)[N], const void *at) {
    kiln_show(at);
    unsigned lane = kiln_own_lane();
    for (int i = 0; i < N; ++i) __builtin_memcpy(&r[i], (const char *)kiln_seen<const void *>(8 * i + lane / 4) + lane % 4 * 4, 4);
    kiln_wait(1);
}
static void kiln_mma(float (&c)[4], const unsigned (&a)[4], const unsigned (&b)[2]) {
    struct shown { unsigned a[4], b[2]; };
    kiln_show(shown{{a[0], a[1], a[2], a[3]}, {b[0], b[1]}});
    unsigned lane = kiln_own_lane();
    for (unsigned i = 0; i < 4; ++i)
        for (unsigned k = 0; k < 16; ++k) {
            unsigned word = kiln_seen<shown>(lane / 4 * 4 + k % 8 / 2).a[i / 2 + k / 8 * 2];
            unsigned other = kiln_seen<shown>((lane % 4 * 2 + i % 2) * 4 + k % 8 / 2).b[k / 8];
            c[i] = __builtin_fmaf(kiln_of_bf16(word >> k % 2 * 16 & 0xffff), kiln_of_bf16(other >> k % 2 * 16 & 0xffff), c[i]);
        }
    kiln_wait(1);
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
#define threadgroup
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
template <class T> static T simd_shuffle_xor(T value, ushort bits) { return kiln_exchange(value, kiln_own_lane() ^ bits); }
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

/// OpenCL C, as C++. A number that a kernel takes is that of a buffer's first element: 0.
const OPENCL: &str = r#"
typedef unsigned char uchar;
typedef unsigned short ushort;
typedef unsigned int uint;
typedef unsigned long ulong;
typedef unsigned long size_t;
typedef _Float16 half;
#define __kernel
#define kernel
#define __global
#define global
#define __constant const
#define constant const
#define __private
#define __local
#define local
#define restrict __restrict
#define INFINITY __builtin_inff()
#define NAN __builtin_nanf("")
#define CLK_LOCAL_MEM_FENCE 1
#define CLK_GLOBAL_MEM_FENCE 2
#define barrier(fence) kiln_wait(0)
#define mem_fence(fence)
static size_t get_local_id(uint axis) { return axis == 0 ? kiln_own_place() : 0; }
static size_t get_group_id(uint axis) { return axis == 0 ? kiln_own_group() : 0; }
static size_t get_local_size(uint axis) { return axis == 0 ? kiln_own_group_size() : 1; }
static size_t get_num_groups(uint axis) { return axis == 0 ? kiln_own_groups() : 1; }
static size_t get_global_size(uint axis) { return get_num_groups(axis) * get_local_size(axis); }
static size_t get_global_id(uint axis) { return get_group_id(axis) * get_local_size(axis) + get_local_id(axis); }
template <class T, class U> static T kiln_as(U a) {
    static_assert(sizeof(T) == sizeof(U), "the size stays");
    T b;
    __builtin_memcpy(&b, &a, sizeof b);
    return b;
}
#define as_char(a) kiln_as<char>(a)
#define as_uchar(a) kiln_as<uchar>(a)
#define as_short(a) kiln_as<short>(a)
#define as_ushort(a) kiln_as<ushort>(a)
#define as_int(a) kiln_as<int>(a)
#define as_uint(a) kiln_as<uint>(a)
#define as_long(a) kiln_as<long>(a)
#define as_ulong(a) kiln_as<ulong>(a)
#define as_float(a) kiln_as<float>(a)
#define as_double(a) kiln_as<double>(a)
#define reqd_work_group_size(x, y, z)
#define KILN_UNARY(name) \
    static float name(float a) { return __builtin_##name##f(a); } \
    static double name(double a) { return __builtin_##name(a); }
KILN_UNARY(floor) KILN_UNARY(ceil) KILN_UNARY(trunc) KILN_UNARY(rint) KILN_UNARY(fabs) KILN_UNARY(sqrt)
static float fma(float a, float b, float c) { return __builtin_fmaf(a, b, c); }
static double fma(double a, double b, double c) { return __builtin_fma(a, b, c); }
template <class P> static float vload_half(size_t at, P *from) { return (float)((const half *)from)[at]; }
template <class P> static void vstore_half(float value, size_t at, P *to) { ((half *)to)[at] = (half)value; }
static uint atomic_cmpxchg(volatile uint *at, uint expected, uint desired) {
    __atomic_compare_exchange_n(at, &expected, desired, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
    return expected;
}
template <class T> struct kiln_given {
    static T take(void **&) { return 0; }
};
template <class T> struct kiln_given<T *> {
    static T *take(void **&args) { return (T *)*args++; }
};
template <class... T> struct kiln_pass;
template <> struct kiln_pass<> {
    template <class F, class... G> static void go(F f, void **, G... given) { f(given...); }
};
template <class T, class... U> struct kiln_pass<T, U...> {
    template <class F, class... G> static void go(F f, void **args, G... given) {
        T value = kiln_given<T>::take(args);
        kiln_pass<U...>::go(f, args, given..., value);
    }
};
template <class... T> static void kiln_start(void (*f)(T...), void **args) { kiln_pass<T...>::go(f, args); }
#define kiln_call kiln_start
"#;

/// What clang calls where it is asked to watch: before every access to memory, where an array begins and ceases to be, where an integer is too
/// large. What it tells: see `Event`.
const WATCHED: &str = r#"
struct kiln_global { unsigned long at, size, padded; const char *name; unsigned long rest[4]; };
extern char __ehdr_start __attribute__((visibility("hidden")));
extern char _end __attribute__((visibility("hidden")));
#define KILN_TELL(what, a, b, c) kiln_tell(what, (unsigned long)(a), (unsigned long)(b), (unsigned long)(c), __builtin_frame_address(0))
extern "C" {
__attribute__((no_sanitize("kernel-address"))) struct { void *start, *end; kiln_global *globals; unsigned long count; } kiln_image = {&__ehdr_start, &_end, 0, 0};
void __asan_register_globals(kiln_global *globals, unsigned long count) { kiln_image.globals = globals; kiln_image.count = count; }
void __asan_unregister_globals(kiln_global *, unsigned long) {}
void __asan_before_dynamic_init(const char *) {}
void __asan_after_dynamic_init() {}
#define KILN_WATCH(n) \
    void __asan_load##n##_noabort(unsigned long at) { KILN_TELL(0, at, n, 0); } \
    void __asan_store##n##_noabort(unsigned long at) { KILN_TELL(1, at, n, 0); }
KILN_WATCH(1) KILN_WATCH(2) KILN_WATCH(4) KILN_WATCH(8) KILN_WATCH(16)
void __asan_loadN_noabort(unsigned long at, unsigned long size) { KILN_TELL(0, at, size, 0); }
void __asan_storeN_noabort(unsigned long at, unsigned long size) { KILN_TELL(1, at, size, 0); }
#define KILN_SHADOW(value) void __asan_set_shadow_##value(unsigned long at, unsigned long count) { KILN_TELL(2, at * 8, count, 0x##value); }
KILN_SHADOW(00) KILN_SHADOW(01) KILN_SHADOW(02) KILN_SHADOW(03) KILN_SHADOW(04) KILN_SHADOW(05) KILN_SHADOW(06) KILN_SHADOW(07)
KILN_SHADOW(f1) KILN_SHADOW(f2) KILN_SHADOW(f3) KILN_SHADOW(f5) KILN_SHADOW(f8)
void *__asan_memcpy(void *to, const void *from, unsigned long size) {
    KILN_TELL(3, to, from, size);
    return __builtin_memcpy(to, from, size);
}
void *__asan_memmove(void *to, const void *from, unsigned long size) {
    KILN_TELL(3, to, from, size);
    return __builtin_memmove(to, from, size);
}
void *__asan_memset(void *to, int value, unsigned long size) {
    KILN_TELL(1, to, size, 0);
    return __builtin_memset(to, value, size);
}
void __asan_handle_no_return() {}
struct kiln_line { const char *file; unsigned line, column; };
struct kiln_operation { kiln_line line; void *type; };
struct kiln_index { kiln_line line; void *array, *type; };
#define KILN_OVERFLOW(name, sign) void __ubsan_handle_##name##_overflow(kiln_operation *it, unsigned long a, unsigned long b) { KILN_TELL(sign, a, b, it->type); }
KILN_OVERFLOW(add, '+') KILN_OVERFLOW(sub, '-') KILN_OVERFLOW(mul, '*') KILN_OVERFLOW(divrem, '/')
void __ubsan_handle_negate_overflow(kiln_operation *it, unsigned long a) { KILN_TELL('n', a, 0, it->type); }
void __ubsan_handle_out_of_bounds(kiln_index *it, unsigned long index) { KILN_TELL('[', index, it->array, it->type); }
void __cyg_profile_func_enter(void *, void *) {}
void __cyg_profile_func_exit(void *, void *) { KILN_TELL(4, 0, 0, 0); }
}
"#;

/// The text for the host: the shim, the kernel's own text, and the entry for the kernel of that name. `None` if the language has no shim.
pub(crate) fn host_text(language: &str, text: &str, kernel: &str, watched: bool) -> Option<String> {
    let (names, shared): (_, &[&str]) = match language {
        "hip" => (HIP, &[]),
        "cuda" => (CUDA, &[]),
        "metal" => (METAL, &["threadgroup"]),
        "opencl" => (OPENCL, &["__local", "local"]),
        _ => return None,
    };
    // What the header would bring is here already; its line stays one.
    let text = shared_is_static(&text.replace("#include <metal_stdlib>\n", "\n"), shared);
    let entry = format!(
        "extern \"C\" void kiln_run(kiln_context *self, void **args) {{\n    kiln_self = self;\n    kiln_call({kernel}, args);\n}}\n"
    );
    let watched = if watched { WATCHED } else { "" };
    // What stands around the text is not watched.
    let plain = "#pragma clang attribute push(__attribute__((no_sanitize(\"kernel-address\", \"undefined\"), no_instrument_function)), \
                 apply_to = function)\n";
    let own = "#pragma clang attribute pop\n";
    Some(format!("{plain}{COMMON}{watched}{names}{own}#line 1 \"{kernel}\"\n{text}\n{plain}#line 1 \"entry\"\n{entry}{own}"))
}

/// The text with `static` for words that put a variable into a group's memory; before a pointer they say where it points, and stay.
fn shared_is_static(text: &str, words: &[&str]) -> String {
    let is_name = |c: char| c.is_alphanumeric() || c == '_';
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(start) = rest.find(is_name) {
        let end = rest[start..].find(|c| !is_name(c)).map_or(rest.len(), |len| start + len);
        let declares =
            || rest[end..].find(['*', '&', '(', ')', ',', '[', ';', '=']).is_some_and(|at| rest[end + at..].starts_with(['[', ';', '=']));
        out.push_str(&rest[..start]);
        out.push_str(if words.contains(&&rest[start..end]) && declares() { "static" } else { &rest[start..end] });
        rest = &rest[end..];
    }
    out + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_before_variables_are_static() {
        let text =
            "threadgroup float x[4]; threadgroup float *p = x; f((threadgroup float4 *)p); threadgroup_barrier(a);\nthreadgroup int n;";
        let want = "static float x[4]; threadgroup float *p = x; f((threadgroup float4 *)p); threadgroup_barrier(a);\nstatic int n;";
        assert_eq!(shared_is_static(text, &["threadgroup"]), want);
        assert_eq!(shared_is_static(text, &[]), text);
    }
}
