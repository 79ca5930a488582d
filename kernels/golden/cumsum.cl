/* cumsum: 3 work items, 1 groups of 64 threads
 * 48 FLOP, 384 bytes loaded, 192 bytes stored
 * p0: 48 f32, read
 * p1: 48 f32, read and written
 * schedule: order(r0) parallel(1)
 * opencl: -cl-std=CL1.2 -cl-fp32-correctly-rounded-divide-sqrt
 */
#pragma OPENCL FP_CONTRACT OFF

__kernel __attribute__((reqd_work_group_size(64, 1, 1)))
void kiln_cumsum(__global const float *kiln_buffer_p0, long kiln_first_p0, __global float *kiln_buffer_p1, long kiln_first_p1)
{
    __global const float *p0 = kiln_buffer_p0 + kiln_first_p0;
    __global float *p1 = kiln_buffer_p1 + kiln_first_p1;
    const int kiln_thread = (int)(get_group_id(0) * 64u + get_local_id(0));
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
