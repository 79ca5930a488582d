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
 * schedule: order(r0) in_turn(12) spread(32) parallel(1)
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

extern "C" __attribute__((global, amdgpu_flat_work_group_size(32, 32))) void kiln_column_sums(const float *p0, const unsigned short *p1, const float *p2, float *p3, const float *p4, const float *p5, const float *p6, const float *p7, float *p8)
{
    const int kiln_group = (int)__builtin_amdgcn_workgroup_id_x();
    const int kiln_local = (int)__builtin_amdgcn_workitem_id_x();
    const int kiln_item = kiln_group;
    if (kiln_item < 128) {
        float v3 = p2[0];
        float v6 = 0.0f;
        float v8 = 0.0f;
        for (int i0 = kiln_local; i0 < 1024; i0 += 64) {
            int v15 = i0 * 128;
            int v16 = kiln_item + v15;
            unsigned short v17 = p1[v16];
            unsigned short v18 = (unsigned short)v17;
            unsigned int v19 = (unsigned int)v18;
            unsigned int v21 = kiln_shl_u32(v19, 16u);
            float v22 = kiln_f32_bits_of_u32(v21);
            float v23 = v6;
            float v24 = v23 + v22;
            v6 = v24;
            int v27 = i0 + 32;
            int v31 = v27 * 128;
            int v32 = kiln_item + v31;
            unsigned short v33 = p1[v32];
            unsigned short v34 = (unsigned short)v33;
            unsigned int v35 = (unsigned int)v34;
            unsigned int v37 = kiln_shl_u32(v35, 16u);
            float v38 = kiln_f32_bits_of_u32(v37);
            float v39 = v8;
            float v40 = v39 + v38;
            v8 = v40;
        }
        float v43 = v6;
        float v44 = v8;
        float v45 = v43 + v44;
        float v46 = __builtin_bit_cast(float, __builtin_amdgcn_ds_bpermute((kiln_local ^ 16) * 4, __builtin_bit_cast(int, v45)));
        int v49 = (int)(kiln_local & 16);
        bool v50 = v49 == 0;
        float v51 = v50 ? v45 : v46;
        float v52 = v50 ? v46 : v45;
        float v53 = v51 + v52;
        float v54 = __builtin_bit_cast(float, __builtin_amdgcn_ds_bpermute((kiln_local ^ 8) * 4, __builtin_bit_cast(int, v53)));
        int v57 = (int)(kiln_local & 8);
        bool v58 = v57 == 0;
        float v59 = v58 ? v53 : v54;
        float v60 = v58 ? v54 : v53;
        float v61 = v59 + v60;
        float v62 = __builtin_bit_cast(float, __builtin_amdgcn_ds_bpermute((kiln_local ^ 4) * 4, __builtin_bit_cast(int, v61)));
        int v65 = (int)(kiln_local & 4);
        bool v66 = v65 == 0;
        float v67 = v66 ? v61 : v62;
        float v68 = v66 ? v62 : v61;
        float v69 = v67 + v68;
        float v70 = __builtin_bit_cast(float, __builtin_amdgcn_ds_bpermute((kiln_local ^ 2) * 4, __builtin_bit_cast(int, v69)));
        int v73 = (int)(kiln_local & 2);
        bool v74 = v73 == 0;
        float v75 = v74 ? v69 : v70;
        float v76 = v74 ? v70 : v69;
        float v77 = v75 + v76;
        float v78 = __builtin_bit_cast(float, __builtin_amdgcn_ds_bpermute((kiln_local ^ 1) * 4, __builtin_bit_cast(int, v77)));
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
            unsigned short v98 = p1[v97];
            unsigned short v99 = (unsigned short)v98;
            unsigned int v100 = (unsigned int)v99;
            unsigned int v102 = kiln_shl_u32(v100, 16u);
            float v103 = kiln_f32_bits_of_u32(v102);
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
            unsigned short v122 = p1[v121];
            unsigned short v123 = (unsigned short)v122;
            unsigned int v124 = (unsigned int)v123;
            unsigned int v126 = kiln_shl_u32(v124, 16u);
            float v127 = kiln_f32_bits_of_u32(v126);
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
        float v143 = __builtin_bit_cast(float, __builtin_amdgcn_ds_bpermute((kiln_local ^ 16) * 4, __builtin_bit_cast(int, v142)));
        int v146 = (int)(kiln_local & 16);
        bool v147 = v146 == 0;
        float v148 = v147 ? v142 : v143;
        float v149 = v147 ? v143 : v142;
        float v150 = v148 + v149;
        float v151 = __builtin_bit_cast(float, __builtin_amdgcn_ds_bpermute((kiln_local ^ 8) * 4, __builtin_bit_cast(int, v150)));
        int v154 = (int)(kiln_local & 8);
        bool v155 = v154 == 0;
        float v156 = v155 ? v150 : v151;
        float v157 = v155 ? v151 : v150;
        float v158 = v156 + v157;
        float v159 = __builtin_bit_cast(float, __builtin_amdgcn_ds_bpermute((kiln_local ^ 4) * 4, __builtin_bit_cast(int, v158)));
        int v162 = (int)(kiln_local & 4);
        bool v163 = v162 == 0;
        float v164 = v163 ? v158 : v159;
        float v165 = v163 ? v159 : v158;
        float v166 = v164 + v165;
        float v167 = __builtin_bit_cast(float, __builtin_amdgcn_ds_bpermute((kiln_local ^ 2) * 4, __builtin_bit_cast(int, v166)));
        int v170 = (int)(kiln_local & 2);
        bool v171 = v170 == 0;
        float v172 = v171 ? v166 : v167;
        float v173 = v171 ? v167 : v166;
        float v174 = v172 + v173;
        float v175 = __builtin_bit_cast(float, __builtin_amdgcn_ds_bpermute((kiln_local ^ 1) * 4, __builtin_bit_cast(int, v174)));
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
        __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup"); __builtin_amdgcn_s_barrier(); __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
        bool v192 = kiln_local == 0;
        if (v192) {
            p3[kiln_item] = v186;
            p8[kiln_item] = v189;
        }
        __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup"); __builtin_amdgcn_s_barrier(); __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
    }
}
