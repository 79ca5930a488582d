/* pad_bf16: 10 work items, 1 groups of 64 threads
 * 10 FLOP, 20 bytes loaded, 20 bytes stored
 * p0: 6 bf16, read
 * p1: 10 bf16, written
 * schedule: order(r0) parallel(1)
 * metal: -std=metal3.0 -fno-fast-math -ffp-contract=off
 */
#include <metal_stdlib>
using namespace metal;
#pragma METAL fp math_mode(safe)
#pragma METAL fp contract(off)

static inline uint kiln_shl_u32(uint a, uint b)
{
    return b < 32 ? (uint)((uint)a << b) : 0;
}

static inline uint kiln_shr_u32(uint a, uint b)
{
    return b < 32 ? (uint)(a >> b) : 0;
}

struct kiln_pad_bf16_arguments {
    device const ushort *p0;
    device ushort *p1;
};

[[max_total_threads_per_threadgroup(64)]]
kernel void kiln_pad_bf16(constant kiln_pad_bf16_arguments &kiln_given [[buffer(0)]], uint kiln_at_group [[threadgroup_position_in_grid]], uint kiln_at_place [[thread_position_in_threadgroup]])
{
    device const ushort *p0 = kiln_given.p0;
    device ushort *p1 = kiln_given.p1;
    const int kiln_thread = (int)(kiln_at_group * 64u + kiln_at_place);
    const int kiln_item = kiln_thread;
    if (kiln_item < 10) {
        int v4 = kiln_item + -2;
        bool v6 = 2 <= kiln_item;
        bool v8 = kiln_item < 8;
        bool v9 = (bool)(v6 & v8);
        int v12 = v9 ? v4 : 0;
        ushort v13 = p0[v12];
        ushort v14 = (ushort)v13;
        ushort v16 = v9 ? v14 : 0;
        ushort v17 = (ushort)v16;
        ushort v18 = (ushort)v17;
        uint v19 = (uint)v18;
        uint v21 = kiln_shl_u32(v19, 16u);
        float v22 = as_type<float>(v21);
        float v23 = v22 + v22;
        bool v24 = v23 != v23;
        uint v25 = as_type<uint>(v23);
        uint v26 = kiln_shr_u32(v25, 16u);
        uint v28 = (uint)(v26 | 64u);
        uint v30 = v25 + 32767u;
        uint v32 = (uint)(v26 & 1u);
        uint v33 = v30 + v32;
        uint v34 = kiln_shr_u32(v33, 16u);
        uint v35 = v24 ? v28 : v34;
        ushort v36 = (ushort)v35;
        ushort v37 = (ushort)v36;
        p1[kiln_item] = v37;
    }
}
