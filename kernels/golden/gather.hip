/* gather: 32 work items, 1 groups of 64 threads
 * 0 FLOP, 384 bytes loaded, 128 bytes stored
 * p0: 4 i64, read
 * p1: 80 f32, read
 * p2: 32 f32, written
 * tag 0: embedding: token 10 of the vocabulary
 * schedule: order(r0 r1) parallel(2)
 * hip: -std=c++17 -ffp-contract=off -fno-strict-aliasing -fhip-fp32-correctly-rounded-divide-sqrt -fno-gpu-flush-denormals-to-zero
 */
#pragma clang fp contract(off)
#define kiln_device static inline __attribute__((device, always_inline))

typedef struct {
    unsigned int site;
    unsigned int unused;
    long long index;
} kiln_status;

kiln_device bool kiln_a_claim(kiln_status *status, unsigned int site)
{
    unsigned int expected = 0;
    return __atomic_compare_exchange_n(&status->site, &expected, site, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED);
}

kiln_device long long kiln_bound(long long index, long long limit, unsigned int site, kiln_status *status)
{
    if (index >= 0 && index < limit) return index;
    if (kiln_a_claim(status, site)) status->index = index;
    return 0;
}

extern "C" __attribute__((global, amdgpu_flat_work_group_size(64, 64))) void kiln_gather(const long long *p0, const float *p1, float *p2, kiln_status *kiln_status_at)
{
    const int kiln_thread = (int)(__builtin_amdgcn_workgroup_id_x() * 64u + __builtin_amdgcn_workitem_id_x());
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
