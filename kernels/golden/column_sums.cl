/* column_sums: 128 work items, 128 groups of 32 threads
 * 851968 FLOP, 2146304 bytes loaded, 32768 bytes stored
 * p0: 128 f32, read
 * p1: 131072 bf16, read
 * p2: 1 f32, read
 * p3: 128 f32, written
 * p4: 128 f32, read
 * p5: 131072 f32, read
 * p6: 1024 f32, read
 * p7: 1024 f32, read
 * p8: 128 f32, written
 * schedule: order(r0) in_turn(4) spread(32) parallel(1)
 * opencl: -cl-std=CL1.2 -cl-fp32-correctly-rounded-divide-sqrt
 */
#pragma OPENCL FP_CONTRACT OFF

static inline uint kiln_shl_u32(uint a, uint b)
{
    return b < 32 ? (uint)((uint)a << b) : 0;
}

__kernel __attribute__((reqd_work_group_size(32, 1, 1)))
void kiln_column_sums(__global const float *kiln_buffer_p0, long kiln_first_p0, __global const ushort *kiln_buffer_p1, long kiln_first_p1, __global const float *kiln_buffer_p2, long kiln_first_p2, __global float *kiln_buffer_p3, long kiln_first_p3, __global const float *kiln_buffer_p4, long kiln_first_p4, __global const float *kiln_buffer_p5, long kiln_first_p5, __global const float *kiln_buffer_p6, long kiln_first_p6, __global const float *kiln_buffer_p7, long kiln_first_p7, __global float *kiln_buffer_p8, long kiln_first_p8)
{
    __global const float *p0 = kiln_buffer_p0 + kiln_first_p0;
    __global const ushort *p1 = kiln_buffer_p1 + kiln_first_p1;
    __global const float *p2 = kiln_buffer_p2 + kiln_first_p2;
    __global float *p3 = kiln_buffer_p3 + kiln_first_p3;
    __global const float *p4 = kiln_buffer_p4 + kiln_first_p4;
    __global const float *p5 = kiln_buffer_p5 + kiln_first_p5;
    __global const float *p6 = kiln_buffer_p6 + kiln_first_p6;
    __global const float *p7 = kiln_buffer_p7 + kiln_first_p7;
    __global float *p8 = kiln_buffer_p8 + kiln_first_p8;
    const int kiln_group = (int)get_group_id(0);
    const int kiln_local = (int)get_local_id(0);
    __attribute__((aligned(16))) __local float kiln_exchange_f32[32];
    const int kiln_item = kiln_group;
    if (kiln_item < 128) {
        float v3 = p2[0];
        float v6 = 0.0f;
        float v8 = 0.0f;
        for (int i0 = kiln_local; i0 < 1024; i0 += 64) {
            int v15 = i0 * 128;
            int v16 = kiln_item + v15;
            ushort v17 = p1[v16];
            ushort v18 = (ushort)v17;
            uint v19 = (uint)v18;
            uint v21 = kiln_shl_u32(v19, 16u);
            float v22 = as_float(v21);
            float v23 = v6;
            float v24 = v23 + v22;
            v6 = v24;
            int v27 = i0 + 32;
            int v31 = v27 * 128;
            int v32 = kiln_item + v31;
            ushort v33 = p1[v32];
            ushort v34 = (ushort)v33;
            uint v35 = (uint)v34;
            uint v37 = kiln_shl_u32(v35, 16u);
            float v38 = as_float(v37);
            float v39 = v8;
            float v40 = v39 + v38;
            v8 = v40;
        }
        float v43 = v6;
        float v44 = v8;
        float v45 = v43 + v44;
        kiln_exchange_f32[kiln_local] = v45;
        barrier(CLK_LOCAL_MEM_FENCE);
        float v46 = kiln_exchange_f32[kiln_local ^ 16];
        barrier(CLK_LOCAL_MEM_FENCE);
        int v49 = (int)(kiln_local & 16);
        bool v50 = v49 == 0;
        float v51 = v50 ? v45 : v46;
        float v52 = v50 ? v46 : v45;
        float v53 = v51 + v52;
        kiln_exchange_f32[kiln_local] = v53;
        barrier(CLK_LOCAL_MEM_FENCE);
        float v54 = kiln_exchange_f32[kiln_local ^ 8];
        barrier(CLK_LOCAL_MEM_FENCE);
        int v57 = (int)(kiln_local & 8);
        bool v58 = v57 == 0;
        float v59 = v58 ? v53 : v54;
        float v60 = v58 ? v54 : v53;
        float v61 = v59 + v60;
        kiln_exchange_f32[kiln_local] = v61;
        barrier(CLK_LOCAL_MEM_FENCE);
        float v62 = kiln_exchange_f32[kiln_local ^ 4];
        barrier(CLK_LOCAL_MEM_FENCE);
        int v65 = (int)(kiln_local & 4);
        bool v66 = v65 == 0;
        float v67 = v66 ? v61 : v62;
        float v68 = v66 ? v62 : v61;
        float v69 = v67 + v68;
        kiln_exchange_f32[kiln_local] = v69;
        barrier(CLK_LOCAL_MEM_FENCE);
        float v70 = kiln_exchange_f32[kiln_local ^ 2];
        barrier(CLK_LOCAL_MEM_FENCE);
        int v73 = (int)(kiln_local & 2);
        bool v74 = v73 == 0;
        float v75 = v74 ? v69 : v70;
        float v76 = v74 ? v70 : v69;
        float v77 = v75 + v76;
        kiln_exchange_f32[kiln_local] = v77;
        barrier(CLK_LOCAL_MEM_FENCE);
        float v78 = kiln_exchange_f32[kiln_local ^ 1];
        barrier(CLK_LOCAL_MEM_FENCE);
        int v81 = (int)(kiln_local & 1);
        bool v82 = v81 == 0;
        float v83 = v82 ? v77 : v78;
        float v84 = v82 ? v78 : v77;
        float v85 = v83 + v84;
        float v87 = 0.0f;
        float v89 = 0.0f;
        for (int i0 = kiln_local; i0 < 1024; i0 += 64) {
            int v96 = i0 * 128;
            int v97 = kiln_item + v96;
            ushort v98 = p1[v97];
            ushort v99 = (ushort)v98;
            uint v100 = (uint)v99;
            uint v102 = kiln_shl_u32(v100, 16u);
            float v103 = as_float(v102);
            float v104 = p5[v97];
            float v105 = p6[i0];
            float v106 = v104 - v105;
            float v108 = p7[i0];
            float v109 = 1.0f / v108;
            float v110 = v106 * v109;
            float v111 = v103 * v110;
            float v112 = v87;
            float v113 = v112 + v111;
            v87 = v113;
            int v116 = i0 + 32;
            int v120 = v116 * 128;
            int v121 = kiln_item + v120;
            ushort v122 = p1[v121];
            ushort v123 = (ushort)v122;
            uint v124 = (uint)v123;
            uint v126 = kiln_shl_u32(v124, 16u);
            float v127 = as_float(v126);
            float v128 = p5[v121];
            float v129 = p6[v116];
            float v130 = v128 - v129;
            float v132 = p7[v116];
            float v133 = 1.0f / v132;
            float v134 = v130 * v133;
            float v135 = v127 * v134;
            float v136 = v89;
            float v137 = v136 + v135;
            v89 = v137;
        }
        float v140 = v87;
        float v141 = v89;
        float v142 = v140 + v141;
        kiln_exchange_f32[kiln_local] = v142;
        barrier(CLK_LOCAL_MEM_FENCE);
        float v143 = kiln_exchange_f32[kiln_local ^ 16];
        barrier(CLK_LOCAL_MEM_FENCE);
        int v146 = (int)(kiln_local & 16);
        bool v147 = v146 == 0;
        float v148 = v147 ? v142 : v143;
        float v149 = v147 ? v143 : v142;
        float v150 = v148 + v149;
        kiln_exchange_f32[kiln_local] = v150;
        barrier(CLK_LOCAL_MEM_FENCE);
        float v151 = kiln_exchange_f32[kiln_local ^ 8];
        barrier(CLK_LOCAL_MEM_FENCE);
        int v154 = (int)(kiln_local & 8);
        bool v155 = v154 == 0;
        float v156 = v155 ? v150 : v151;
        float v157 = v155 ? v151 : v150;
        float v158 = v156 + v157;
        kiln_exchange_f32[kiln_local] = v158;
        barrier(CLK_LOCAL_MEM_FENCE);
        float v159 = kiln_exchange_f32[kiln_local ^ 4];
        barrier(CLK_LOCAL_MEM_FENCE);
        int v162 = (int)(kiln_local & 4);
        bool v163 = v162 == 0;
        float v164 = v163 ? v158 : v159;
        float v165 = v163 ? v159 : v158;
        float v166 = v164 + v165;
        kiln_exchange_f32[kiln_local] = v166;
        barrier(CLK_LOCAL_MEM_FENCE);
        float v167 = kiln_exchange_f32[kiln_local ^ 2];
        barrier(CLK_LOCAL_MEM_FENCE);
        int v170 = (int)(kiln_local & 2);
        bool v171 = v170 == 0;
        float v172 = v171 ? v166 : v167;
        float v173 = v171 ? v167 : v166;
        float v174 = v172 + v173;
        kiln_exchange_f32[kiln_local] = v174;
        barrier(CLK_LOCAL_MEM_FENCE);
        float v175 = kiln_exchange_f32[kiln_local ^ 1];
        barrier(CLK_LOCAL_MEM_FENCE);
        int v178 = (int)(kiln_local & 1);
        bool v179 = v178 == 0;
        float v180 = v179 ? v174 : v175;
        float v181 = v179 ? v175 : v174;
        float v182 = v180 + v181;
        float v184 = p0[kiln_item];
        float v185 = v85 * v3;
        float v186 = v184 + v185;
        float v187 = p4[kiln_item];
        float v188 = v182 * v3;
        float v189 = v187 + v188;
        barrier(CLK_LOCAL_MEM_FENCE);
        bool v192 = kiln_local == 0;
        if (v192) {
            p3[kiln_item] = v186;
            p8[kiln_item] = v189;
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }
}
