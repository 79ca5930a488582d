/* matmul: 128 work items, 2 groups of 64 threads
 * 6144 FLOP, 24576 bytes loaded, 512 bytes stored
 * p0: 192 f32, read
 * p1: 384 f32, read
 * p2: 128 f32, written
 * schedule: order(r0 r1) parallel(2)
 * opencl: -cl-std=CL1.2 -cl-fp32-correctly-rounded-divide-sqrt
 */
#pragma OPENCL FP_CONTRACT OFF

__kernel __attribute__((reqd_work_group_size(64, 1, 1)))
void kiln_matmul(__global const float *kiln_buffer_p0, long kiln_first_p0, __global const float *kiln_buffer_p1, long kiln_first_p1, __global float *kiln_buffer_p2, long kiln_first_p2)
{
    __global const float *p0 = kiln_buffer_p0 + kiln_first_p0;
    __global const float *p1 = kiln_buffer_p1 + kiln_first_p1;
    __global float *p2 = kiln_buffer_p2 + kiln_first_p2;
    const int kiln_thread = (int)(get_group_id(0) * 64u + get_local_id(0));
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
