/* gather: 32 work items, 1 groups of 64 threads
 * 0 FLOP, 384 bytes loaded, 128 bytes stored
 * p0: 4 i64, read
 * p1: 80 f32, read
 * p2: 32 f32, written
 * tag 0: embedding: token 10 of the vocabulary
 * schedule: order(r0 r1) parallel(2)
 * metal: -std=metal3.0 -fno-fast-math -ffp-contract=off
 */
#include <metal_stdlib>
using namespace metal;
#pragma METAL fp math_mode(safe)
#pragma METAL fp contract(off)

typedef struct {
    uint site;
    uint unused;
    long index;
} kiln_status;

static inline bool kiln_a_claim(device kiln_status *status, uint site)
{
    uint expected = 0;
    while (expected == 0 && !atomic_compare_exchange_weak_explicit((device atomic_uint *)&status->site, &expected, site,
    memory_order_relaxed, memory_order_relaxed)) {
    }
    return expected == 0;
}

static inline long kiln_bound(long index, long limit, uint site, device kiln_status *status)
{
    if (index >= 0 && index < limit) return index;
    if (kiln_a_claim(status, site)) status->index = index;
    return 0;
}

struct kiln_gather_arguments {
    device const long *p0;
    device const float *p1;
    device float *p2;
    device kiln_status *kiln_status_at;
};

[[max_total_threads_per_threadgroup(64)]]
kernel void kiln_gather(constant kiln_gather_arguments &kiln_given [[buffer(0)]], uint kiln_at_group [[threadgroup_position_in_grid]], uint kiln_at_place [[thread_position_in_threadgroup]])
{
    device const long *p0 = kiln_given.p0;
    device const float *p1 = kiln_given.p1;
    device float *p2 = kiln_given.p2;
    device kiln_status *kiln_status_at = kiln_given.kiln_status_at;
    const int kiln_thread = (int)(kiln_at_group * 64u + kiln_at_place);
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
