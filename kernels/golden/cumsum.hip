/* cumsum: 3 work items, 1 groups of 64 threads
 * 48 FLOP, 384 bytes loaded, 192 bytes stored
 * p0: 48 f32, read
 * p1: 48 f32, read and written
 * schedule: order(r0) parallel(1)
 * hip: -std=c++17 -ffp-contract=off -fno-strict-aliasing -fhip-fp32-correctly-rounded-divide-sqrt -fno-gpu-flush-denormals-to-zero
 */
#pragma clang fp contract(off)
#define kiln_device static inline __attribute__((device, always_inline))

extern "C" __attribute__((global, amdgpu_flat_work_group_size(64, 64))) void kiln_cumsum(const float *p0, float *p1)
{
    const int kiln_thread = (int)(__builtin_amdgcn_workgroup_id_x() * 64u + __builtin_amdgcn_workitem_id_x());
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
