/* cumsum: 3 work items, 1 groups of 64 threads
 * 48 FLOP, 384 bytes loaded, 192 bytes stored
 * p0: 48 f32, read
 * p1: 48 f32, read and written
 * schedule: order(r0) parallel(1)
 * metal: -std=metal3.0 -fno-fast-math -ffp-contract=off
 */
#include <metal_stdlib>
using namespace metal;
#pragma METAL fp math_mode(safe)
#pragma METAL fp contract(off)

struct kiln_cumsum_arguments {
    device const float *p0;
    device float *p1;
};

[[max_total_threads_per_threadgroup(64)]]
kernel void kiln_cumsum(constant kiln_cumsum_arguments &kiln_given [[buffer(0)]], uint kiln_at_group [[threadgroup_position_in_grid]], uint kiln_at_place [[thread_position_in_threadgroup]])
{
    device const float *p0 = kiln_given.p0;
    device float *p1 = kiln_given.p1;
    const int kiln_thread = (int)(kiln_at_group * 64u + kiln_at_place);
    const int kiln_item = kiln_thread;
    if (kiln_item < 3) {
        int v4 = kiln_item * 16;
        for (int i0 = 0; i0 < 16; ++i0) {
            int v12 = v4 + i0;
            int v14 = v12 + -1;
            bool v16 = 1 <= i0;
            int v19 = v16 ? v14 : 0;
            float v20 = p1[v19];
            float v22 = v16 ? v20 : 0.0f;
            float v23 = p0[v12];
            float v24 = v22 + v23;
            p1[v12] = v24;
        }
    }
}
