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
 * schedule: order(r0) in_turn(6) spread(32) parallel(1)
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

struct kiln_column_sums_arguments {
    device const float *p0;
    device const ushort *p1;
    device const float *p2;
    device float *p3;
    device const float *p4;
    device const float *p5;
    device const float *p6;
    device const float *p7;
    device float *p8;
};

[[max_total_threads_per_threadgroup(32)]]
kernel void kiln_column_sums(constant kiln_column_sums_arguments &kiln_given [[buffer(0)]], uint kiln_at_group [[threadgroup_position_in_grid]], uint kiln_at_place [[thread_position_in_threadgroup]])
{
    device const float *p0 = kiln_given.p0;
    device const ushort *p1 = kiln_given.p1;
    device const float *p2 = kiln_given.p2;
    device float *p3 = kiln_given.p3;
    device const float *p4 = kiln_given.p4;
    device const float *p5 = kiln_given.p5;
    device const float *p6 = kiln_given.p6;
    device const float *p7 = kiln_given.p7;
    device float *p8 = kiln_given.p8;
    const int kiln_group = (int)kiln_at_group;
    const int kiln_local = (int)kiln_at_place;
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
            float v22 = as_type<float>(v21);
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
            float v38 = as_type<float>(v37);
            float v39 = v8;
            float v40 = v39 + v38;
            v8 = v40;
        }
        float v43 = v6;
        float v44 = v8;
        float v45 = v43 + v44;
        float v46 = simd_shuffle_xor(v45, ushort(16));
        int v49 = (int)(kiln_local & 16);
        bool v50 = v49 == 0;
        float v51 = v50 ? v45 : v46;
        float v52 = v50 ? v46 : v45;
        float v53 = v51 + v52;
        float v54 = simd_shuffle_xor(v53, ushort(8));
        int v57 = (int)(kiln_local & 8);
        bool v58 = v57 == 0;
        float v59 = v58 ? v53 : v54;
        float v60 = v58 ? v54 : v53;
        float v61 = v59 + v60;
        float v62 = simd_shuffle_xor(v61, ushort(4));
        int v65 = (int)(kiln_local & 4);
        bool v66 = v65 == 0;
        float v67 = v66 ? v61 : v62;
        float v68 = v66 ? v62 : v61;
        float v69 = v67 + v68;
        float v70 = simd_shuffle_xor(v69, ushort(2));
        int v73 = (int)(kiln_local & 2);
        bool v74 = v73 == 0;
        float v75 = v74 ? v69 : v70;
        float v76 = v74 ? v70 : v69;
        float v77 = v75 + v76;
        float v78 = simd_shuffle_xor(v77, ushort(1));
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
            float v103 = as_type<float>(v102);
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
            float v127 = as_type<float>(v126);
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
        float v143 = simd_shuffle_xor(v142, ushort(16));
        int v146 = (int)(kiln_local & 16);
        bool v147 = v146 == 0;
        float v148 = v147 ? v142 : v143;
        float v149 = v147 ? v143 : v142;
        float v150 = v148 + v149;
        float v151 = simd_shuffle_xor(v150, ushort(8));
        int v154 = (int)(kiln_local & 8);
        bool v155 = v154 == 0;
        float v156 = v155 ? v150 : v151;
        float v157 = v155 ? v151 : v150;
        float v158 = v156 + v157;
        float v159 = simd_shuffle_xor(v158, ushort(4));
        int v162 = (int)(kiln_local & 4);
        bool v163 = v162 == 0;
        float v164 = v163 ? v158 : v159;
        float v165 = v163 ? v159 : v158;
        float v166 = v164 + v165;
        float v167 = simd_shuffle_xor(v166, ushort(2));
        int v170 = (int)(kiln_local & 2);
        bool v171 = v170 == 0;
        float v172 = v171 ? v166 : v167;
        float v173 = v171 ? v167 : v166;
        float v174 = v172 + v173;
        float v175 = simd_shuffle_xor(v174, ushort(1));
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
        threadgroup_barrier(mem_flags::mem_threadgroup);
        bool v192 = kiln_local == 0;
        if (v192) {
            p3[kiln_item] = v186;
            p8[kiln_item] = v189;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup);
    }
}
