/* softmax: 4 work items, 4 groups of 32 threads
 * 24320 FLOP, 6144 bytes loaded, 2048 bytes stored
 * p0: 512 f32, read
 * p1: 512 f32, written
 * schedule: order(r0) in_turn(12) spread(32) parallel(1)
 * hip: -std=c++17 -ffp-contract=off -fno-strict-aliasing -fhip-fp32-correctly-rounded-divide-sqrt -fno-gpu-flush-denormals-to-zero
 */
#pragma clang fp contract(off)
#define kiln_device static inline __attribute__((device, always_inline))

kiln_device float kiln_f32_bits_of_i32(int a)
{
    float b;
    __builtin_memcpy(&b, &a, sizeof b);
    return b;
}

kiln_device int kiln_i32_bits_of_f32(float a)
{
    int b;
    __builtin_memcpy(&b, &a, sizeof b);
    return b;
}

kiln_device float kiln_max_f32(float a, float b)
{
    if (a > b) return a;
    if (a < b) return b;
    if (a == b) return kiln_i32_bits_of_f32(a) < 0 ? b : a; /* +0 is larger than -0 */
    return a + b; /* a NaN */
}

kiln_device int kiln_shl_i32(int a, int b)
{
    return b >= 0 && b < 32 ? (int)((unsigned int)a << b) : 0;
}

extern "C" __attribute__((global, amdgpu_flat_work_group_size(32, 32))) void kiln_softmax(const float *p0, float *p1)
{
    const int kiln_group = (int)__builtin_amdgcn_workgroup_id_x();
    const int kiln_local = (int)__builtin_amdgcn_workitem_id_x();
    const int kiln_item = kiln_group;
    if (kiln_item < 4) {
        float v4 = -__builtin_inff();
        float v6 = -__builtin_inff();
        int v9 = kiln_item * 128;
        for (int i0 = kiln_local; i0 < 128; i0 += 64) {
            int v14 = v9 + i0;
            float v15 = p0[v14];
            float v16 = v4;
            float v17 = kiln_max_f32(v16, v15);
            v4 = v17;
            int v20 = i0 + 32;
            int v22 = v9 + v20;
            float v23 = p0[v22];
            float v24 = v6;
            float v25 = kiln_max_f32(v24, v23);
            v6 = v25;
        }
        float v28 = v4;
        float v29 = v6;
        float v30 = kiln_max_f32(v28, v29);
        float v31 = __builtin_bit_cast(float, __builtin_amdgcn_ds_bpermute((kiln_local ^ 16) * 4, __builtin_bit_cast(int, v30)));
        int v34 = (int)(kiln_local & 16);
        bool v35 = v34 == 0;
        float v36 = v35 ? v30 : v31;
        float v37 = v35 ? v31 : v30;
        float v38 = kiln_max_f32(v36, v37);
        float v39 = __builtin_bit_cast(float, __builtin_amdgcn_ds_bpermute((kiln_local ^ 8) * 4, __builtin_bit_cast(int, v38)));
        int v42 = (int)(kiln_local & 8);
        bool v43 = v42 == 0;
        float v44 = v43 ? v38 : v39;
        float v45 = v43 ? v39 : v38;
        float v46 = kiln_max_f32(v44, v45);
        float v47 = __builtin_bit_cast(float, __builtin_amdgcn_ds_bpermute((kiln_local ^ 4) * 4, __builtin_bit_cast(int, v46)));
        int v50 = (int)(kiln_local & 4);
        bool v51 = v50 == 0;
        float v52 = v51 ? v46 : v47;
        float v53 = v51 ? v47 : v46;
        float v54 = kiln_max_f32(v52, v53);
        float v55 = __builtin_bit_cast(float, __builtin_amdgcn_ds_bpermute((kiln_local ^ 2) * 4, __builtin_bit_cast(int, v54)));
        int v58 = (int)(kiln_local & 2);
        bool v59 = v58 == 0;
        float v60 = v59 ? v54 : v55;
        float v61 = v59 ? v55 : v54;
        float v62 = kiln_max_f32(v60, v61);
        float v63 = __builtin_bit_cast(float, __builtin_amdgcn_ds_bpermute((kiln_local ^ 1) * 4, __builtin_bit_cast(int, v62)));
        int v66 = (int)(kiln_local & 1);
        bool v67 = v66 == 0;
        float v68 = v67 ? v62 : v63;
        float v69 = v67 ? v63 : v62;
        float v70 = kiln_max_f32(v68, v69);
        float v72 = 0.0f;
        float v74 = 0.0f;
        for (int i0 = kiln_local; i0 < 128; i0 += 64) {
            int v81 = v9 + i0;
            float v82 = p0[v81];
            float v83 = v82 - v70;
            bool v85 = v83 < -104.0f;
            float v86 = v85 ? -104.0f : v83;
            bool v87 = 89.0f < v86;
            float v88 = v87 ? 89.0f : v86;
            float v91 = __builtin_fmaf(v88, 1.442695f, 12582912.0f);
            float v92 = v91 - 12582912.0f;
            float v95 = __builtin_fmaf(v92, -0.6931472f, v88);
            float v96 = __builtin_fmaf(v92, 1.9046542e-9f, v95);
            float v98 = __builtin_fmaf(0.0013821449f, v96, 0.008368662f);
            float v100 = __builtin_fmaf(v98, v96, 0.041668255f);
            float v102 = __builtin_fmaf(v100, v96, 0.16666521f);
            float v104 = __builtin_fmaf(v102, v96, 0.49999994f);
            float v106 = __builtin_fmaf(v104, v96, 1.0f);
            float v107 = __builtin_fmaf(v106, v96, 1.0f);
            int v108 = kiln_i32_bits_of_f32(v91);
            int v110 = kiln_shl_i32(v108, 23);
            bool v112 = v92 < -124.0f;
            int v115 = v112 ? 1593835520 : 1056964608;
            int v116 = (int)((unsigned int)v110 + (unsigned int)v115);
            float v117 = kiln_f32_bits_of_i32(v116);
            float v118 = v107 * v117;
            float v121 = v112 ? 1.0842022e-19f : 2.0f;
            float v122 = v118 * v121;
            float v123 = v72;
            float v124 = v123 + v122;
            v72 = v124;
            int v127 = i0 + 32;
            int v131 = v9 + v127;
            float v132 = p0[v131];
            float v133 = v132 - v70;
            bool v135 = v133 < -104.0f;
            float v136 = v135 ? -104.0f : v133;
            bool v137 = 89.0f < v136;
            float v138 = v137 ? 89.0f : v136;
            float v141 = __builtin_fmaf(v138, 1.442695f, 12582912.0f);
            float v142 = v141 - 12582912.0f;
            float v145 = __builtin_fmaf(v142, -0.6931472f, v138);
            float v146 = __builtin_fmaf(v142, 1.9046542e-9f, v145);
            float v148 = __builtin_fmaf(0.0013821449f, v146, 0.008368662f);
            float v150 = __builtin_fmaf(v148, v146, 0.041668255f);
            float v152 = __builtin_fmaf(v150, v146, 0.16666521f);
            float v154 = __builtin_fmaf(v152, v146, 0.49999994f);
            float v156 = __builtin_fmaf(v154, v146, 1.0f);
            float v157 = __builtin_fmaf(v156, v146, 1.0f);
            int v158 = kiln_i32_bits_of_f32(v141);
            int v160 = kiln_shl_i32(v158, 23);
            bool v162 = v142 < -124.0f;
            int v165 = v162 ? 1593835520 : 1056964608;
            int v166 = (int)((unsigned int)v160 + (unsigned int)v165);
            float v167 = kiln_f32_bits_of_i32(v166);
            float v168 = v157 * v167;
            float v171 = v162 ? 1.0842022e-19f : 2.0f;
            float v172 = v168 * v171;
            float v173 = v74;
            float v174 = v173 + v172;
            v74 = v174;
        }
        float v177 = v72;
        float v178 = v74;
        float v179 = v177 + v178;
        float v180 = __builtin_bit_cast(float, __builtin_amdgcn_ds_bpermute((kiln_local ^ 16) * 4, __builtin_bit_cast(int, v179)));
        int v183 = (int)(kiln_local & 16);
        bool v184 = v183 == 0;
        float v185 = v184 ? v179 : v180;
        float v186 = v184 ? v180 : v179;
        float v187 = v185 + v186;
        float v188 = __builtin_bit_cast(float, __builtin_amdgcn_ds_bpermute((kiln_local ^ 8) * 4, __builtin_bit_cast(int, v187)));
        int v191 = (int)(kiln_local & 8);
        bool v192 = v191 == 0;
        float v193 = v192 ? v187 : v188;
        float v194 = v192 ? v188 : v187;
        float v195 = v193 + v194;
        float v196 = __builtin_bit_cast(float, __builtin_amdgcn_ds_bpermute((kiln_local ^ 4) * 4, __builtin_bit_cast(int, v195)));
        int v199 = (int)(kiln_local & 4);
        bool v200 = v199 == 0;
        float v201 = v200 ? v195 : v196;
        float v202 = v200 ? v196 : v195;
        float v203 = v201 + v202;
        float v204 = __builtin_bit_cast(float, __builtin_amdgcn_ds_bpermute((kiln_local ^ 2) * 4, __builtin_bit_cast(int, v203)));
        int v207 = (int)(kiln_local & 2);
        bool v208 = v207 == 0;
        float v209 = v208 ? v203 : v204;
        float v210 = v208 ? v204 : v203;
        float v211 = v209 + v210;
        float v212 = __builtin_bit_cast(float, __builtin_amdgcn_ds_bpermute((kiln_local ^ 1) * 4, __builtin_bit_cast(int, v211)));
        int v215 = (int)(kiln_local & 1);
        bool v216 = v215 == 0;
        float v217 = v216 ? v211 : v212;
        float v218 = v216 ? v212 : v211;
        float v219 = v217 + v218;
        __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup"); __builtin_amdgcn_s_barrier(); __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
        for (int i0 = kiln_local; i0 < 128; i0 += 32) {
            int v224 = v9 + i0;
            float v227 = p0[v224];
            float v228 = v227 - v70;
            bool v230 = v228 < -104.0f;
            float v231 = v230 ? -104.0f : v228;
            bool v232 = 89.0f < v231;
            float v233 = v232 ? 89.0f : v231;
            float v236 = __builtin_fmaf(v233, 1.442695f, 12582912.0f);
            float v237 = v236 - 12582912.0f;
            float v240 = __builtin_fmaf(v237, -0.6931472f, v233);
            float v241 = __builtin_fmaf(v237, 1.9046542e-9f, v240);
            float v243 = __builtin_fmaf(0.0013821449f, v241, 0.008368662f);
            float v245 = __builtin_fmaf(v243, v241, 0.041668255f);
            float v247 = __builtin_fmaf(v245, v241, 0.16666521f);
            float v249 = __builtin_fmaf(v247, v241, 0.49999994f);
            float v251 = __builtin_fmaf(v249, v241, 1.0f);
            float v252 = __builtin_fmaf(v251, v241, 1.0f);
            int v253 = kiln_i32_bits_of_f32(v236);
            int v255 = kiln_shl_i32(v253, 23);
            bool v257 = v237 < -124.0f;
            int v260 = v257 ? 1593835520 : 1056964608;
            int v261 = (int)((unsigned int)v255 + (unsigned int)v260);
            float v262 = kiln_f32_bits_of_i32(v261);
            float v263 = v252 * v262;
            float v266 = v257 ? 1.0842022e-19f : 2.0f;
            float v267 = v263 * v266;
            float v268 = v267 / v219;
            p1[v224] = v268;
        }
        __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup"); __builtin_amdgcn_s_barrier(); __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
    }
}
