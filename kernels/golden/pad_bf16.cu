/* pad_bf16: 10 work items, 1 groups of 64 threads
 * 10 FLOP, 20 bytes loaded, 20 bytes stored
 * p0: 6 bf16, read
 * p1: 10 bf16, written
 * schedule: order(r0) parallel(1)
 * cuda: --std=c++17 --fmad=false --ftz=false --prec-div=true --prec-sqrt=true
 */

static __device__ __forceinline__ unsigned int kiln_shl_u32(unsigned int a, unsigned int b)
{
    return b < 32 ? (unsigned int)((unsigned int)a << b) : 0;
}

static __device__ __forceinline__ unsigned int kiln_shr_u32(unsigned int a, unsigned int b)
{
    return b < 32 ? (unsigned int)(a >> b) : 0;
}

extern "C" __global__ __launch_bounds__(64) void kiln_pad_bf16(const unsigned short *p0, unsigned short *p1)
{
    const int kiln_thread = (int)(blockIdx.x * 64u + threadIdx.x);
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
        float v22 = __int_as_float((int)v21);
        float v23 = v22 + v22;
        bool v24 = v23 != v23;
        unsigned int v25 = (unsigned int)__float_as_int(v23);
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
