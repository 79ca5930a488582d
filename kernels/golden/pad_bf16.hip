/* pad_bf16: 10 work items, 1 groups of 64 threads
 * 10 FLOP, 20 bytes loaded, 20 bytes stored
 * p0: 6 bf16, read
 * p1: 10 bf16, written
 * schedule: order(r0) parallel(1)
 * hip: -std=c++17 -ffp-contract=off -fno-strict-aliasing -fhip-fp32-correctly-rounded-divide-sqrt -fno-gpu-flush-denormals-to-zero
 */
#pragma clang fp contract(off)
#define kiln_device static inline __attribute__((device, always_inline))

kiln_device float kiln_f32_bits_of_u32(unsigned int a)
{
    float b;
    __builtin_memcpy(&b, &a, sizeof b);
    return b;
}

kiln_device unsigned int kiln_shl_u32(unsigned int a, unsigned int b)
{
    return b < 32 ? (unsigned int)((unsigned int)a << b) : 0;
}

kiln_device unsigned int kiln_shr_u32(unsigned int a, unsigned int b)
{
    return b < 32 ? (unsigned int)(a >> b) : 0;
}

kiln_device unsigned int kiln_u32_bits_of_f32(float a)
{
    unsigned int b;
    __builtin_memcpy(&b, &a, sizeof b);
    return b;
}

extern "C" __attribute__((global, amdgpu_flat_work_group_size(64, 64))) void kiln_pad_bf16(const unsigned short *p0, unsigned short *p1)
{
    const int kiln_thread = (int)(__builtin_amdgcn_workgroup_id_x() * 64u + __builtin_amdgcn_workitem_id_x());
    const int kiln_item = kiln_thread;
    if (kiln_item < 10) {
        int v4 = kiln_item + -2;
        bool v6 = 2 <= kiln_item;
        bool v8 = kiln_item < 8;
        bool v9 = (bool)(v6 & v8);
        int v12 = v9 ? v4 : 0;
        unsigned short v13 = p0[v12];
        unsigned short v14 = (unsigned short)v13;
        unsigned short v16 = v9 ? v14 : 0;
        unsigned short v17 = (unsigned short)v16;
        unsigned short v18 = (unsigned short)v17;
        unsigned int v19 = (unsigned int)v18;
        unsigned int v21 = kiln_shl_u32(v19, 16u);
        float v22 = kiln_f32_bits_of_u32(v21);
        float v23 = v22 + v22;
        bool v24 = v23 != v23;
        unsigned int v25 = kiln_u32_bits_of_f32(v23);
        unsigned int v26 = kiln_shr_u32(v25, 16u);
        unsigned int v28 = (unsigned int)(v26 | 64u);
        unsigned int v30 = v25 + 32767u;
        unsigned int v32 = (unsigned int)(v26 & 1u);
        unsigned int v33 = v30 + v32;
        unsigned int v34 = kiln_shr_u32(v33, 16u);
        unsigned int v35 = v24 ? v28 : v34;
        unsigned short v36 = (unsigned short)v35;
        unsigned short v37 = (unsigned short)v36;
        p1[kiln_item] = v37;
    }
}
