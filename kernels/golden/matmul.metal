/* matmul: 128 work items, 2 groups of 64 threads
 * 6144 FLOP, 24576 bytes loaded, 512 bytes stored
 * p0: 192 f32, read
 * p1: 384 f32, read
 * p2: 128 f32, written
 * schedule: order(r0 r1) parallel(2)
 * metal: -std=metal3.0 -fno-fast-math -ffp-contract=off
 */
#include <metal_stdlib>
using namespace metal;
#pragma METAL fp math_mode(safe)
#pragma METAL fp contract(off)

struct kiln_matmul_arguments {
    device const float *p0;
    device const float *p1;
    device float *p2;
};

[[max_total_threads_per_threadgroup(64)]]
kernel void kiln_matmul(constant kiln_matmul_arguments &kiln_given [[buffer(0)]], uint kiln_at_group [[threadgroup_position_in_grid]], uint kiln_at_place [[thread_position_in_threadgroup]])
{
    device const float *p0 = kiln_given.p0;
    device const float *p1 = kiln_given.p1;
    device float *p2 = kiln_given.p2;
    const int kiln_thread = (int)(kiln_at_group * 64u + kiln_at_place);
    const int kiln_item = kiln_thread;
    if (kiln_item < 128) {
        int v2 = kiln_item % 16;
        int v3 = kiln_item / 16;
        int v7 = v3 * 16;
        int v9 = v3 * 24;
        int v12 = v7 + v2;
        float v14 = 0.0f;
        for (int i0 = 0; i0 < 24; ++i0) {
            int v22 = v9 + i0;
            float v23 = p0[v22];
            int v24 = i0 * 16;
            int v25 = v2 + v24;
            float v26 = p1[v25];
            float v27 = v14;
            float v28 = fma(v23, v26, v27);
            v14 = v28;
        }
        float v31 = v14;
        p2[v12] = v31;
    }
}
