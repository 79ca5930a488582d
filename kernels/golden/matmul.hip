/* matmul: 128 work items, 2 groups of 64 threads
 * 6144 FLOP, 24576 bytes loaded, 512 bytes stored
 * p0: 192 f32, read
 * p1: 384 f32, read
 * p2: 128 f32, written
 * schedule: order(r0 r1) parallel(2)
 * hip: -std=c++17 -ffp-contract=off -fno-strict-aliasing -fhip-fp32-correctly-rounded-divide-sqrt -fno-gpu-flush-denormals-to-zero
 */
#pragma clang fp contract(off)
#define kiln_device static inline __attribute__((device, always_inline))

extern "C" __attribute__((global, amdgpu_flat_work_group_size(64, 64))) void kiln_matmul(const float *p0, const float *p1, float *p2)
{
    const int kiln_thread = (int)(__builtin_amdgcn_workgroup_id_x() * 64u + __builtin_amdgcn_workitem_id_x());
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
            float v28 = __builtin_fmaf(v23, v26, v27);
            v14 = v28;
        }
        float v31 = v14;
        p2[v12] = v31;
    }
}
