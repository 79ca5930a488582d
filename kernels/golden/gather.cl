/* gather: 32 work items, 1 groups of 64 threads
 * 0 FLOP, 384 bytes loaded, 128 bytes stored
 * p0: 4 i64, read
 * p1: 80 f32, read
 * p2: 32 f32, written
 * tag 0: embedding: token 10 of the vocabulary
 * schedule: order(r0 r1) parallel(2)
 * opencl: -cl-std=CL1.2 -cl-fp32-correctly-rounded-divide-sqrt
 */
#pragma OPENCL FP_CONTRACT OFF

typedef struct {
    uint site;
    uint unused;
    long index;
} kiln_status;

static inline bool kiln_a_claim(__global kiln_status *status, uint site)
{
    return atomic_cmpxchg((volatile __global uint *)&status->site, 0u, site) == 0u;
}

static inline long kiln_bound(long index, long limit, uint site, __global kiln_status *status)
{
    if (index >= 0 && index < limit) return index;
    if (kiln_a_claim(status, site)) status->index = index;
    return 0;
}

__kernel __attribute__((reqd_work_group_size(64, 1, 1)))
void kiln_gather(__global const long *kiln_buffer_p0, long kiln_first_p0, __global const float *kiln_buffer_p1, long kiln_first_p1, __global float *kiln_buffer_p2, long kiln_first_p2, __global kiln_status *kiln_status_at)
{
    __global const long *p0 = kiln_buffer_p0 + kiln_first_p0;
    __global const float *p1 = kiln_buffer_p1 + kiln_first_p1;
    __global float *p2 = kiln_buffer_p2 + kiln_first_p2;
    const int kiln_thread = (int)(get_group_id(0) * 64u + get_local_id(0));
    const int kiln_item = kiln_thread;
    if (kiln_item < 32) {
        int v2 = kiln_item % 8;
        int v3 = kiln_item / 8;
        int v7 = v3 * 8;
        long v8 = p0[v3];
        int v9 = (int)kiln_bound(v8, 10, 10u, kiln_status_at);
        int v10 = v9 * 8;
        int v13 = v7 + v2;
        int v14 = v10 + v2;
        float v15 = p1[v14];
        p2[v13] = v15;
    }
}
