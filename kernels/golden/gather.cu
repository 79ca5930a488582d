/* gather: 32 work items, 1 groups of 64 threads
 * 0 FLOP, 384 bytes loaded, 128 bytes stored
 * p0: 4 i64, read
 * p1: 80 f32, read
 * p2: 32 f32, written
 * tag 0: embedding: token 10 of the vocabulary
 * schedule: order(r0 r1) parallel(2)
 * cuda: --std=c++17 --fmad=false --ftz=false --prec-div=true --prec-sqrt=true
 */

typedef struct {
    unsigned int site;
    unsigned int unused;
    long long index;
} kiln_status;

static __device__ __forceinline__ bool kiln_a_claim(kiln_status *status, unsigned int site)
{
    return atomicCAS(&status->site, 0u, site) == 0u;
}

static __device__ __forceinline__ long long kiln_bound(long long index, long long limit, unsigned int site, kiln_status *status)
{
    if (index >= 0 && index < limit) return index;
    if (kiln_a_claim(status, site)) status->index = index;
    return 0;
}

extern "C" __global__ __launch_bounds__(64) void kiln_gather(const long long *p0, const float *p1, float *p2, kiln_status *kiln_status_at)
{
    const int kiln_thread = (int)(blockIdx.x * 64u + threadIdx.x);
    const int kiln_item = kiln_thread;
    if (kiln_item < 32) {
        int v2 = kiln_item % 8;
        int v3 = kiln_item / 8;
        int v7 = v3 * 8;
        long long v8 = p0[v3];
        int v9 = (int)kiln_bound(v8, 10, 10u, kiln_status_at);
        int v10 = v9 * 8;
        int v13 = v7 + v2;
        int v14 = v10 + v2;
        float v15 = p1[v14];
        p2[v13] = v15;
    }
}
