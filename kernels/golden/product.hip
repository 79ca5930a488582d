/* product: 20 work items, 20 groups of 256 threads
 * 5273600 FLOP, 5488640 bytes loaded, 81920 bytes stored
 * p0: 21000 f32, read
 * p1: 15600 f32, read
 * p2: 52 f32, read
 * p3: 3640 f32, written
 * schedule: order(r0 r1) block(r0 16) block(r1 16) stage(n10 r1) group(n10 rows r0 1 columns r1 1 slab 16) parallel(2)
 * hip: -std=c++17 -ffp-contract=off -fno-strict-aliasing -fhip-fp32-correctly-rounded-divide-sqrt -fno-gpu-flush-denormals-to-zero
 */
#pragma clang fp contract(off)
#define kiln_device static inline __attribute__((device, always_inline))

extern "C" __attribute__((global, amdgpu_flat_work_group_size(256, 256))) void kiln_product(const float *p0, const float *p1, const float *p2, float *p3)
{
    const int kiln_group = (int)__builtin_amdgcn_workgroup_id_x();
    const int kiln_local = (int)__builtin_amdgcn_workitem_id_x();
    alignas(16) static __attribute__((shared)) float m0[640];
    const int kiln_item = kiln_group;
    if (kiln_item < 20) {
        int v2 = kiln_item % 4;
        int v3 = kiln_item / 4;
        int v6 = v3 * 16;
        int v7 = 70 - v6;
        int v8 = v7 < 16 ? v7 : 16;
        int v11 = v2 * 16;
        int v12 = 52 - v11;
        int v13 = v12 < 16 ? v12 : 16;
        int v17 = kiln_local / 16;
        int v18 = kiln_local % 16;
        float v20 = 0.0f;
        float v22 = -0.0f;
        float v24 = 0.0f;
        float v26 = 0.0f;
        float v28 = 0.0f;
        float v30 = 0.0f;
        float v32 = 0.0f;
        float v34 = 0.0f;
        float v36 = 0.0f;
        float v38 = 0.0f;
        int v44 = kiln_local % 4;
        int v45 = v44 * 4;
        int v46 = kiln_local / 4;
        bool v48 = kiln_local < 64;
        if (v48) {
            int v50 = v6 + v46;
            int v51 = v6 + v8;
            bool v52 = v50 < v51;
            bool v54 = v45 < 300;
            bool v55 = (bool)(v52 & v54);
            v24 = 0.0f;
            v26 = 0.0f;
            v28 = 0.0f;
            v30 = 0.0f;
            if (v55) {
                int v64 = v50 * 300;
                int v66 = v64 + v45;
                float v67 = p0[v66];
                float v68 = p0[v66 + 1];
                float v69 = p0[v66 + 2];
                float v70 = p0[v66 + 3];
                v24 = v67;
                v26 = v68;
                v28 = v69;
                v30 = v70;
            }
        }
        int v80 = kiln_local % 4;
        int v81 = v80 * 4;
        int v82 = kiln_local / 4;
        bool v84 = kiln_local < 64;
        if (v84) {
            int v86 = v11 + v82;
            int v87 = v11 + v13;
            bool v88 = v86 < v87;
            bool v90 = v81 < 300;
            bool v91 = (bool)(v88 & v90);
            v32 = -0.0f;
            v34 = -0.0f;
            v36 = -0.0f;
            v38 = -0.0f;
            if (v91) {
                int v100 = v86 * 300;
                int v102 = v100 + v81;
                float v103 = p1[v102];
                float v104 = p1[v102 + 1];
                float v105 = p1[v102 + 2];
                float v106 = p1[v102 + 3];
                v32 = v103;
                v34 = v104;
                v36 = v105;
                v38 = v106;
            }
        }
        for (int i0 = 0; i0 < 300; i0 += 256) {
            int v115 = 300 - i0;
            int v116 = v115 < 256 ? v115 : 256;
            for (int i1 = 0; i1 < v116; i1 += 16) {
                int v119 = i0 + i1;
                __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup"); __builtin_amdgcn_s_barrier(); __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
                int v124 = kiln_local % 4;
                int v125 = v124 * 4;
                int v126 = kiln_local / 4;
                bool v128 = kiln_local < 64;
                if (v128) {
                    int v132 = v125 * 20;
                    int v133 = v132 + v126;
                    float v134 = v24;
                    m0[v133] = v134;
                    float v136 = v26;
                    m0[v133 + 20] = v136;
                    float v138 = v28;
                    m0[v133 + 40] = v138;
                    float v140 = v30;
                    m0[v133 + 60] = v140;
                }
                int v146 = kiln_local % 4;
                int v147 = v146 * 4;
                int v148 = kiln_local / 4;
                bool v150 = kiln_local < 64;
                if (v150) {
                    int v154 = v147 * 20;
                    int v155 = v154 + v148;
                    float v156 = v32;
                    m0[v155 + 320] = v156;
                    float v158 = v34;
                    m0[v155 + 340] = v158;
                    float v160 = v36;
                    m0[v155 + 360] = v160;
                    float v162 = v38;
                    m0[v155 + 380] = v162;
                }
                __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup"); __builtin_amdgcn_s_barrier(); __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
                int v168 = v119 + 16;
                bool v169 = v168 < 300;
                if (v169) {
                    int v174 = kiln_local % 4;
                    int v175 = v174 * 4;
                    int v176 = kiln_local / 4;
                    bool v178 = kiln_local < 64;
                    if (v178) {
                        int v180 = v6 + v176;
                        int v181 = v168 + v175;
                        int v182 = v6 + v8;
                        bool v183 = v180 < v182;
                        bool v185 = v181 < 300;
                        bool v186 = (bool)(v183 & v185);
                        v24 = 0.0f;
                        v26 = 0.0f;
                        v28 = 0.0f;
                        v30 = 0.0f;
                        if (v186) {
                            int v195 = v180 * 300;
                            int v197 = v195 + v181;
                            float v198 = p0[v197];
                            float v199 = p0[v197 + 1];
                            float v200 = p0[v197 + 2];
                            float v201 = p0[v197 + 3];
                            v24 = v198;
                            v26 = v199;
                            v28 = v200;
                            v30 = v201;
                        }
                    }
                    int v211 = kiln_local % 4;
                    int v212 = v211 * 4;
                    int v213 = kiln_local / 4;
                    bool v215 = kiln_local < 64;
                    if (v215) {
                        int v217 = v11 + v213;
                        int v218 = v168 + v212;
                        int v219 = v11 + v13;
                        bool v220 = v217 < v219;
                        bool v222 = v218 < 300;
                        bool v223 = (bool)(v220 & v222);
                        v32 = -0.0f;
                        v34 = -0.0f;
                        v36 = -0.0f;
                        v38 = -0.0f;
                        if (v223) {
                            int v232 = v217 * 300;
                            int v234 = v232 + v218;
                            float v235 = p1[v234];
                            float v236 = p1[v234 + 1];
                            float v237 = p1[v234 + 2];
                            float v238 = p1[v234 + 3];
                            v32 = v235;
                            v34 = v236;
                            v36 = v237;
                            v38 = v238;
                        }
                    }
                }
                for (int i2 = 0; i2 < 16; i2 += 16) {
                    int v251 = i2 * 20;
                    int v252 = v251 + v17;
                    int v255 = i2 * 20;
                    int v256 = v255 + v18;
                    float v257 = m0[v252];
                    float v258 = m0[v256 + 320];
                    float v259 = v20;
                    float v260 = __builtin_fmaf(v257, v258, v259);
                    v20 = v260;
                    float v262 = m0[v252 + 20];
                    float v263 = m0[v256 + 340];
                    float v264 = v20;
                    float v265 = __builtin_fmaf(v262, v263, v264);
                    v20 = v265;
                    float v267 = m0[v252 + 40];
                    float v268 = m0[v256 + 360];
                    float v269 = v20;
                    float v270 = __builtin_fmaf(v267, v268, v269);
                    v20 = v270;
                    float v272 = m0[v252 + 60];
                    float v273 = m0[v256 + 380];
                    float v274 = v20;
                    float v275 = __builtin_fmaf(v272, v273, v274);
                    v20 = v275;
                    float v277 = m0[v252 + 80];
                    float v278 = m0[v256 + 400];
                    float v279 = v20;
                    float v280 = __builtin_fmaf(v277, v278, v279);
                    v20 = v280;
                    float v282 = m0[v252 + 100];
                    float v283 = m0[v256 + 420];
                    float v284 = v20;
                    float v285 = __builtin_fmaf(v282, v283, v284);
                    v20 = v285;
                    float v287 = m0[v252 + 120];
                    float v288 = m0[v256 + 440];
                    float v289 = v20;
                    float v290 = __builtin_fmaf(v287, v288, v289);
                    v20 = v290;
                    float v292 = m0[v252 + 140];
                    float v293 = m0[v256 + 460];
                    float v294 = v20;
                    float v295 = __builtin_fmaf(v292, v293, v294);
                    v20 = v295;
                    float v297 = m0[v252 + 160];
                    float v298 = m0[v256 + 480];
                    float v299 = v20;
                    float v300 = __builtin_fmaf(v297, v298, v299);
                    v20 = v300;
                    float v302 = m0[v252 + 180];
                    float v303 = m0[v256 + 500];
                    float v304 = v20;
                    float v305 = __builtin_fmaf(v302, v303, v304);
                    v20 = v305;
                    float v307 = m0[v252 + 200];
                    float v308 = m0[v256 + 520];
                    float v309 = v20;
                    float v310 = __builtin_fmaf(v307, v308, v309);
                    v20 = v310;
                    float v312 = m0[v252 + 220];
                    float v313 = m0[v256 + 540];
                    float v314 = v20;
                    float v315 = __builtin_fmaf(v312, v313, v314);
                    v20 = v315;
                    float v317 = m0[v252 + 240];
                    float v318 = m0[v256 + 560];
                    float v319 = v20;
                    float v320 = __builtin_fmaf(v317, v318, v319);
                    v20 = v320;
                    float v322 = m0[v252 + 260];
                    float v323 = m0[v256 + 580];
                    float v324 = v20;
                    float v325 = __builtin_fmaf(v322, v323, v324);
                    v20 = v325;
                    float v327 = m0[v252 + 280];
                    float v328 = m0[v256 + 600];
                    float v329 = v20;
                    float v330 = __builtin_fmaf(v327, v328, v329);
                    v20 = v330;
                    float v332 = m0[v252 + 300];
                    float v333 = m0[v256 + 620];
                    float v334 = v20;
                    float v335 = __builtin_fmaf(v332, v333, v334);
                    v20 = v335;
                }
            }
            float v339 = v22;
            float v340 = v20;
            float v341 = v339 + v340;
            v22 = v341;
            v20 = 0.0f;
        }
        __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup"); __builtin_amdgcn_s_barrier(); __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
        int v350 = v17 * 16;
        int v351 = v350 + v18;
        float v352 = v22;
        m0[v351] = v352;
        __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup"); __builtin_amdgcn_s_barrier(); __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
        int v357 = kiln_local * 4;
        for (int i0 = v357; i0 < 256; i0 += 1024) {
            int v360 = i0 / 16;
            int v361 = i0 % 16;
            int v363 = v6 + v360;
            int v364 = v11 + v361;
            int v365 = v6 + v8;
            bool v366 = v363 < v365;
            int v367 = v11 + v13;
            bool v368 = v364 < v367;
            bool v369 = (bool)(v366 & v368);
            if (v369) {
                float v371 = m0[i0];
                float v372 = m0[i0 + 1];
                float v373 = m0[i0 + 2];
                float v374 = m0[i0 + 3];
                int v377 = v363 * 52;
                int v379 = v377 + v364;
                int v381 = v364 + 1;
                int v382 = v377 + v381;
                int v384 = v364 + 2;
                int v385 = v377 + v384;
                int v387 = v364 + 3;
                int v388 = v377 + v387;
                float v389 = p2[v364];
                float v390 = v371 + v389;
                float v391 = p2[v364 + 1];
                float v392 = v372 + v391;
                float v393 = p2[v364 + 2];
                float v394 = v373 + v393;
                float v395 = p2[v364 + 3];
                float v396 = v374 + v395;
                p3[v379] = v390;
                p3[v379 + 1] = v392;
                p3[v379 + 2] = v394;
                p3[v379 + 3] = v396;
            }
        }
    }
}
