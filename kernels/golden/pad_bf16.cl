/* pad_bf16: 10 work items, 1 groups of 64 threads
 * 10 FLOP, 20 bytes loaded, 20 bytes stored
 * p0: 6 bf16, read
 * p1: 10 bf16, written
 * schedule: order(r0) parallel(1)
 * opencl: -cl-std=CL1.2 -cl-fp32-correctly-rounded-divide-sqrt
 */
#pragma OPENCL FP_CONTRACT OFF

static inline uint kiln_shl_u32(uint a, uint b)
{
    return b < 32 ? (uint)((uint)a << b) : 0;
}

static inline uint kiln_shr_u32(uint a, uint b)
{
    return b < 32 ? (uint)(a >> b) : 0;
}

__kernel __attribute__((reqd_work_group_size(64, 1, 1)))
void kiln_pad_bf16(__global const ushort *kiln_buffer_p0, long kiln_first_p0, __global ushort *kiln_buffer_p1, long kiln_first_p1)
{
    __global const ushort *p0 = kiln_buffer_p0 + kiln_first_p0;
    __global ushort *p1 = kiln_buffer_p1 + kiln_first_p1;
    const int kiln_thread = (int)(get_group_id(0) * 64u + get_local_id(0));
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
        float v22 = as_float(v21);
        float v23 = v22 + v22;
        bool v24 = v23 != v23;
        uint v25 = as_uint(v23);
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
