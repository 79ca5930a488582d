/* product: 12 work items, 12 groups of 256 threads
 * 7495680 FLOP, 3883008 bytes loaded, 49152 bytes stored
 * p0: 21000 f32, read
 * p1: 15600 f32, read
 * p2: 52 f32, read
 * p3: 3640 f32, written
 * schedule: order(r0 r1) block(r0 32) block(r1 16) stage(n10 r1) group(n10 rows r0 2 columns r1 1 slab 16) parallel(2)
 * hip: -std=c++17 -ffp-contract=off -fno-strict-aliasing -fhip-fp32-correctly-rounded-divide-sqrt -fno-gpu-flush-denormals-to-zero
 */
#pragma clang fp contract(off)
#define kiln_device static inline __attribute__((device, always_inline))

extern "C" __attribute__((global, amdgpu_flat_work_group_size(256, 256))) void kiln_product(const float *p0, const float *p1, const float *p2, float *p3)
{
    const int kiln_group = (int)__builtin_amdgcn_workgroup_id_x();
    const int kiln_local = (int)__builtin_amdgcn_workitem_id_x();
    alignas(16) static __attribute__((shared)) float m0[896];
    const int kiln_item = kiln_group;
    if (kiln_item < 12) {
        int v2 = kiln_item % 4;
        int v3 = kiln_item / 4;
        int v6 = v3 * 32;
        int v7 = 70 - v6;
        int v8 = v7 < 32 ? v7 : 32;
        int v11 = v2 * 16;
        int v12 = 52 - v11;
        int v13 = v12 < 16 ? v12 : 16;
        int v16 = kiln_local / 16;
        int v17 = kiln_local % 16;
        float v19 = 0.0f;
        float v21 = 0.0f;
        float v23 = -0.0f;
        float v25 = -0.0f;
        float v27 = 0.0f;
        float v29 = 0.0f;
        float v31 = 0.0f;
        float v33 = 0.0f;
        float v35 = 0.0f;
        float v37 = 0.0f;
        float v39 = 0.0f;
        float v41 = 0.0f;
        int v47 = kiln_local % 4;
        int v48 = v47 * 4;
        int v49 = kiln_local / 4;
        bool v51 = kiln_local < 128;
        if (v51) {
            int v53 = v6 + v49;
            int v54 = v6 + v8;
            bool v55 = v53 < v54;
            bool v57 = v48 < 300;
            bool v58 = (bool)(v55 & v57);
            v27 = 0.0f;
            v29 = 0.0f;
            v31 = 0.0f;
            v33 = 0.0f;
            if (v58) {
                int v67 = v53 * 300;
                int v69 = v67 + v48;
                float v70 = p0[v69];
                float v71 = p0[v69 + 1];
                float v72 = p0[v69 + 2];
                float v73 = p0[v69 + 3];
                v27 = v70;
                v29 = v71;
                v31 = v72;
                v33 = v73;
            }
        }
        int v83 = kiln_local % 4;
        int v84 = v83 * 4;
        int v85 = kiln_local / 4;
        bool v87 = kiln_local < 64;
        if (v87) {
            int v89 = v11 + v85;
            int v90 = v11 + v13;
            bool v91 = v89 < v90;
            bool v93 = v84 < 300;
            bool v94 = (bool)(v91 & v93);
            v35 = -0.0f;
            v37 = -0.0f;
            v39 = -0.0f;
            v41 = -0.0f;
            if (v94) {
                int v103 = v89 * 300;
                int v105 = v103 + v84;
                float v106 = p1[v105];
                float v107 = p1[v105 + 1];
                float v108 = p1[v105 + 2];
                float v109 = p1[v105 + 3];
                v35 = v106;
                v37 = v107;
                v39 = v108;
                v41 = v109;
            }
        }
        for (int i0 = 0; i0 < 300; i0 += 256) {
            int v118 = i0 + 256;
            int v119 = v118 < 300 ? v118 : 300;
            for (int i1 = i0; i1 < v119; i1 += 16) {
                __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup"); __builtin_amdgcn_s_barrier(); __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
                int v125 = kiln_local % 4;
                int v126 = v125 * 4;
                int v127 = kiln_local / 4;
                bool v129 = kiln_local < 128;
                if (v129) {
                    int v132 = v126 * 36;
                    int v133 = v132 + v127;
                    float v134 = v27;
                    m0[v133] = v134;
                    float v136 = v29;
                    m0[v133 + 36] = v136;
                    float v138 = v31;
                    m0[v133 + 72] = v138;
                    float v140 = v33;
                    m0[v133 + 108] = v140;
                }
                int v146 = kiln_local % 4;
                int v147 = v146 * 4;
                int v148 = kiln_local / 4;
                bool v150 = kiln_local < 64;
                if (v150) {
                    int v153 = v147 * 20;
                    int v154 = v153 + v148;
                    float v155 = v35;
                    m0[v154 + 576] = v155;
                    float v157 = v37;
                    m0[v154 + 596] = v157;
                    float v159 = v39;
                    m0[v154 + 616] = v159;
                    float v161 = v41;
                    m0[v154 + 636] = v161;
                }
                __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup"); __builtin_amdgcn_s_barrier(); __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
                int v167 = i1 + 16;
                bool v168 = v167 < 300;
                if (v168) {
                    int v173 = kiln_local % 4;
                    int v174 = v173 * 4;
                    int v175 = kiln_local / 4;
                    bool v177 = kiln_local < 128;
                    if (v177) {
                        int v179 = v6 + v175;
                        int v180 = v167 + v174;
                        int v181 = v6 + v8;
                        bool v182 = v179 < v181;
                        bool v184 = v180 < 300;
                        bool v185 = (bool)(v182 & v184);
                        v27 = 0.0f;
                        v29 = 0.0f;
                        v31 = 0.0f;
                        v33 = 0.0f;
                        if (v185) {
                            int v194 = v179 * 300;
                            int v196 = v194 + v180;
                            float v197 = p0[v196];
                            float v198 = p0[v196 + 1];
                            float v199 = p0[v196 + 2];
                            float v200 = p0[v196 + 3];
                            v27 = v197;
                            v29 = v198;
                            v31 = v199;
                            v33 = v200;
                        }
                    }
                    int v210 = kiln_local % 4;
                    int v211 = v210 * 4;
                    int v212 = kiln_local / 4;
                    bool v214 = kiln_local < 64;
                    if (v214) {
                        int v216 = v11 + v212;
                        int v217 = v167 + v211;
                        int v218 = v11 + v13;
                        bool v219 = v216 < v218;
                        bool v221 = v217 < 300;
                        bool v222 = (bool)(v219 & v221);
                        v35 = -0.0f;
                        v37 = -0.0f;
                        v39 = -0.0f;
                        v41 = -0.0f;
                        if (v222) {
                            int v231 = v216 * 300;
                            int v233 = v231 + v217;
                            float v234 = p1[v233];
                            float v235 = p1[v233 + 1];
                            float v236 = p1[v233 + 2];
                            float v237 = p1[v233 + 3];
                            v35 = v234;
                            v37 = v235;
                            v39 = v236;
                            v41 = v237;
                        }
                    }
                }
                for (int i2 = 0; i2 < 16; i2 += 16) {
                    int v250 = i2 * 36;
                    int v251 = v16 * 2;
                    int v252 = v250 + v251;
                    int v255 = i2 * 20;
                    int v256 = v255 + v17;
                    float v257 = m0[v252];
                    float v258 = m0[v252 + 1];
                    float v259 = m0[v256 + 576];
                    float v260 = v19;
                    float v261 = __builtin_fmaf(v257, v259, v260);
                    v19 = v261;
                    float v263 = v21;
                    float v264 = __builtin_fmaf(v258, v259, v263);
                    v21 = v264;
                    float v266 = m0[v252 + 36];
                    float v267 = m0[v252 + 37];
                    float v268 = m0[v256 + 596];
                    float v269 = v19;
                    float v270 = __builtin_fmaf(v266, v268, v269);
                    v19 = v270;
                    float v272 = v21;
                    float v273 = __builtin_fmaf(v267, v268, v272);
                    v21 = v273;
                    float v275 = m0[v252 + 72];
                    float v276 = m0[v252 + 73];
                    float v277 = m0[v256 + 616];
                    float v278 = v19;
                    float v279 = __builtin_fmaf(v275, v277, v278);
                    v19 = v279;
                    float v281 = v21;
                    float v282 = __builtin_fmaf(v276, v277, v281);
                    v21 = v282;
                    float v284 = m0[v252 + 108];
                    float v285 = m0[v252 + 109];
                    float v286 = m0[v256 + 636];
                    float v287 = v19;
                    float v288 = __builtin_fmaf(v284, v286, v287);
                    v19 = v288;
                    float v290 = v21;
                    float v291 = __builtin_fmaf(v285, v286, v290);
                    v21 = v291;
                    float v293 = m0[v252 + 144];
                    float v294 = m0[v252 + 145];
                    float v295 = m0[v256 + 656];
                    float v296 = v19;
                    float v297 = __builtin_fmaf(v293, v295, v296);
                    v19 = v297;
                    float v299 = v21;
                    float v300 = __builtin_fmaf(v294, v295, v299);
                    v21 = v300;
                    float v302 = m0[v252 + 180];
                    float v303 = m0[v252 + 181];
                    float v304 = m0[v256 + 676];
                    float v305 = v19;
                    float v306 = __builtin_fmaf(v302, v304, v305);
                    v19 = v306;
                    float v308 = v21;
                    float v309 = __builtin_fmaf(v303, v304, v308);
                    v21 = v309;
                    float v311 = m0[v252 + 216];
                    float v312 = m0[v252 + 217];
                    float v313 = m0[v256 + 696];
                    float v314 = v19;
                    float v315 = __builtin_fmaf(v311, v313, v314);
                    v19 = v315;
                    float v317 = v21;
                    float v318 = __builtin_fmaf(v312, v313, v317);
                    v21 = v318;
                    float v320 = m0[v252 + 252];
                    float v321 = m0[v252 + 253];
                    float v322 = m0[v256 + 716];
                    float v323 = v19;
                    float v324 = __builtin_fmaf(v320, v322, v323);
                    v19 = v324;
                    float v326 = v21;
                    float v327 = __builtin_fmaf(v321, v322, v326);
                    v21 = v327;
                    float v329 = m0[v252 + 288];
                    float v330 = m0[v252 + 289];
                    float v331 = m0[v256 + 736];
                    float v332 = v19;
                    float v333 = __builtin_fmaf(v329, v331, v332);
                    v19 = v333;
                    float v335 = v21;
                    float v336 = __builtin_fmaf(v330, v331, v335);
                    v21 = v336;
                    float v338 = m0[v252 + 324];
                    float v339 = m0[v252 + 325];
                    float v340 = m0[v256 + 756];
                    float v341 = v19;
                    float v342 = __builtin_fmaf(v338, v340, v341);
                    v19 = v342;
                    float v344 = v21;
                    float v345 = __builtin_fmaf(v339, v340, v344);
                    v21 = v345;
                    float v347 = m0[v252 + 360];
                    float v348 = m0[v252 + 361];
                    float v349 = m0[v256 + 776];
                    float v350 = v19;
                    float v351 = __builtin_fmaf(v347, v349, v350);
                    v19 = v351;
                    float v353 = v21;
                    float v354 = __builtin_fmaf(v348, v349, v353);
                    v21 = v354;
                    float v356 = m0[v252 + 396];
                    float v357 = m0[v252 + 397];
                    float v358 = m0[v256 + 796];
                    float v359 = v19;
                    float v360 = __builtin_fmaf(v356, v358, v359);
                    v19 = v360;
                    float v362 = v21;
                    float v363 = __builtin_fmaf(v357, v358, v362);
                    v21 = v363;
                    float v365 = m0[v252 + 432];
                    float v366 = m0[v252 + 433];
                    float v367 = m0[v256 + 816];
                    float v368 = v19;
                    float v369 = __builtin_fmaf(v365, v367, v368);
                    v19 = v369;
                    float v371 = v21;
                    float v372 = __builtin_fmaf(v366, v367, v371);
                    v21 = v372;
                    float v374 = m0[v252 + 468];
                    float v375 = m0[v252 + 469];
                    float v376 = m0[v256 + 836];
                    float v377 = v19;
                    float v378 = __builtin_fmaf(v374, v376, v377);
                    v19 = v378;
                    float v380 = v21;
                    float v381 = __builtin_fmaf(v375, v376, v380);
                    v21 = v381;
                    float v383 = m0[v252 + 504];
                    float v384 = m0[v252 + 505];
                    float v385 = m0[v256 + 856];
                    float v386 = v19;
                    float v387 = __builtin_fmaf(v383, v385, v386);
                    v19 = v387;
                    float v389 = v21;
                    float v390 = __builtin_fmaf(v384, v385, v389);
                    v21 = v390;
                    float v392 = m0[v252 + 540];
                    float v393 = m0[v252 + 541];
                    float v394 = m0[v256 + 876];
                    float v395 = v19;
                    float v396 = __builtin_fmaf(v392, v394, v395);
                    v19 = v396;
                    float v398 = v21;
                    float v399 = __builtin_fmaf(v393, v394, v398);
                    v21 = v399;
                }
            }
            float v403 = v23;
            float v404 = v19;
            float v405 = v403 + v404;
            v23 = v405;
            v19 = 0.0f;
            float v409 = v25;
            float v410 = v21;
            float v411 = v409 + v410;
            v25 = v411;
            v21 = 0.0f;
        }
        __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup"); __builtin_amdgcn_s_barrier(); __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
        int v419 = v16 * 2;
        int v421 = v419 * 16;
        int v422 = v421 + v17;
        float v423 = v23;
        m0[v422] = v423;
        float v425 = v25;
        m0[v422 + 16] = v425;
        __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup"); __builtin_amdgcn_s_barrier(); __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
        int v430 = kiln_local * 4;
        for (int i0 = v430; i0 < 512; i0 += 1024) {
            int v433 = i0 / 16;
            int v434 = i0 % 16;
            int v436 = v6 + v433;
            int v437 = v11 + v434;
            int v438 = v6 + v8;
            bool v439 = v436 < v438;
            int v440 = v11 + v13;
            bool v441 = v437 < v440;
            bool v442 = (bool)(v439 & v441);
            if (v442) {
                float v444 = m0[i0];
                float v445 = m0[i0 + 1];
                float v446 = m0[i0 + 2];
                float v447 = m0[i0 + 3];
                int v450 = v436 * 52;
                int v452 = v450 + v437;
                int v454 = v437 + 1;
                int v455 = v450 + v454;
                int v457 = v437 + 2;
                int v458 = v450 + v457;
                int v460 = v437 + 3;
                int v461 = v450 + v460;
                float v462 = p2[v437];
                float v463 = v444 + v462;
                float v464 = p2[v437 + 1];
                float v465 = v445 + v464;
                float v466 = p2[v437 + 2];
                float v467 = v446 + v466;
                float v468 = p2[v437 + 3];
                float v469 = v447 + v468;
                p3[v452] = v463;
                p3[v452 + 1] = v465;
                p3[v452 + 2] = v467;
                p3[v452 + 3] = v469;
            }
        }
    }
}
