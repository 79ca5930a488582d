/* What the fake compiler puts before a kernel's text: the names of its language, for a kernel whose threads run one after the other. */
struct kiln_context { unsigned place, group, group_size; };
static __thread kiln_context *kiln_self;

#ifdef CUDA
#define __global__
#define __device__
#define __forceinline__ inline
#define __launch_bounds__(n)
struct kiln_place { unsigned x; };
#define threadIdx (kiln_place{kiln_self->place})
#define blockIdx (kiln_place{kiln_self->group})
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
#else
#define amdgpu_flat_work_group_size(least, most)
#define __builtin_amdgcn_workitem_id_x() (kiln_self->place)
#define __builtin_amdgcn_workgroup_id_x() (kiln_self->group)
#endif

template <int... I> struct kiln_numbers {};
template <class T, T... I> using kiln_make = kiln_numbers<I...>;
template <class... T, int... I> static void kiln_apply(void (*f)(T...), void **args, kiln_numbers<I...>) { f((T)args[I]...); }
template <class... T> static void kiln_call(void (*f)(T...), void **args) {
    kiln_apply(f, args, __make_integer_seq<kiln_make, int, sizeof...(T)>());
}
template <class... T> static constexpr unsigned kiln_arguments(void (*)(T...)) { return sizeof...(T); }
