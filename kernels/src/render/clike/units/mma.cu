struct kiln_sums { float at[4]; };
struct kiln_rows { unsigned at[4]; };
struct kiln_columns { unsigned at[2]; };

#ifndef kiln_emulated
/* Matrices of 8 x 8 whose rows are 16 bytes each: each lane says where one of them is. */
static __device__ __forceinline__ void kiln_ldmatrix(unsigned (&r)[4], const void *at)
{
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]) : "r"((unsigned)__cvta_generic_to_shared(at)) : "memory");
}

static __device__ __forceinline__ void kiln_ldmatrix(unsigned (&r)[2], const void *at)
{
    asm volatile("ldmatrix.sync.aligned.m8n8.x2.shared.b16 {%0, %1}, [%2];"
                 : "=r"(r[0]), "=r"(r[1]) : "r"((unsigned)__cvta_generic_to_shared(at)) : "memory");
}

static __device__ __forceinline__ void kiln_mma(float (&c)[4], const unsigned (&a)[4], const unsigned (&b)[2])
{
    asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};"
                 : "+f"(c[0]), "+f"(c[1]), "+f"(c[2]), "+f"(c[3]) : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
}
#endif

static __device__ __forceinline__ kiln_rows kiln_load_rows(const unsigned short *at, int stride, int lane)
{
    kiln_rows part = {};
    kiln_ldmatrix(part.at, at + lane % 16 * stride + lane / 16 * 8);
    return part;
}

static __device__ __forceinline__ kiln_columns kiln_load_columns(const unsigned short *at, int stride, int lane)
{
    kiln_columns part = {};
    kiln_ldmatrix(part.at, at + lane % 8 * stride + lane / 8 % 2 * 8);
    return part;
}

static __device__ __forceinline__ kiln_sums kiln_multiply(kiln_rows a, kiln_columns b, kiln_sums c)
{
    kiln_mma(c.at, a.at, b.at);
    return c;
}

/* A lane has two neighbours of a row, and of the row eight below. */
static __device__ __forceinline__ void kiln_store_sums(float *at, int stride, int lane, kiln_sums all)
{
    for (int i = 0; i < 4; ++i) at[(lane / 4 + i / 2 * 8) * stride + lane % 4 * 2 + i % 2] = all.at[i];
}

