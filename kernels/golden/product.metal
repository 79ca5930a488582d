/* product: 12 work items, 12 groups of 256 threads
 * 6316032 FLOP, 3293184 bytes loaded, 49152 bytes stored
 * p0: 21000 f32, read
 * p1: 15600 f32, read
 * p2: 52 f32, read
 * p3: 3640 f32, written
 * schedule: order(r0 r1) block(r0 32) block(r1 16) stage(n10 r1) group(n10 rows r0 2 columns r1 1 slab 16) parallel(2)
 * metal: -std=metal3.0 -fno-fast-math -ffp-contract=off
 */
#include <metal_stdlib>
using namespace metal;
#pragma METAL fp math_mode(safe)
#pragma METAL fp contract(off)

struct kiln_product_arguments {
    device const float *p0;
    device const float *p1;
    device const float *p2;
    device float *p3;
};

[[max_total_threads_per_threadgroup(256)]]
kernel void kiln_product(constant kiln_product_arguments &kiln_given [[buffer(0)]], uint kiln_at_group [[threadgroup_position_in_grid]], uint kiln_at_place [[thread_position_in_threadgroup]])
{
    device const float *p0 = kiln_given.p0;
    device const float *p1 = kiln_given.p1;
    device const float *p2 = kiln_given.p2;
    device float *p3 = kiln_given.p3;
    const int kiln_group = (int)kiln_at_group;
    const int kiln_local = (int)kiln_at_place;
    alignas(16) threadgroup float m0[896];
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
            int v118 = 300 - i0;
            int v119 = v118 < 256 ? v118 : 256;
            for (int i1 = 0; i1 < v119; i1 += 16) {
                int v122 = i0 + i1;
                threadgroup_barrier(mem_flags::mem_threadgroup);
                int v127 = kiln_local % 4;
                int v128 = v127 * 4;
                int v129 = kiln_local / 4;
                bool v131 = kiln_local < 128;
                if (v131) {
                    int v134 = v128 * 36;
                    int v135 = v134 + v129;
                    float v136 = v27;
                    m0[v135] = v136;
                    float v138 = v29;
                    m0[v135 + 36] = v138;
                    float v140 = v31;
                    m0[v135 + 72] = v140;
                    float v142 = v33;
                    m0[v135 + 108] = v142;
                }
                int v148 = kiln_local % 4;
                int v149 = v148 * 4;
                int v150 = kiln_local / 4;
                bool v152 = kiln_local < 64;
                if (v152) {
                    int v155 = v149 * 20;
                    int v156 = v155 + v150;
                    float v157 = v35;
                    m0[v156 + 576] = v157;
                    float v159 = v37;
                    m0[v156 + 596] = v159;
                    float v161 = v39;
                    m0[v156 + 616] = v161;
                    float v163 = v41;
                    m0[v156 + 636] = v163;
                }
                threadgroup_barrier(mem_flags::mem_threadgroup);
                int v169 = v122 + 16;
                bool v170 = v169 < 300;
                if (v170) {
                    int v175 = kiln_local % 4;
                    int v176 = v175 * 4;
                    int v177 = kiln_local / 4;
                    bool v179 = kiln_local < 128;
                    if (v179) {
                        int v181 = v6 + v177;
                        int v182 = v169 + v176;
                        int v183 = v6 + v8;
                        bool v184 = v181 < v183;
                        bool v186 = v182 < 300;
                        bool v187 = (bool)(v184 & v186);
                        v27 = 0.0f;
                        v29 = 0.0f;
                        v31 = 0.0f;
                        v33 = 0.0f;
                        if (v187) {
                            int v196 = v181 * 300;
                            int v198 = v196 + v182;
                            float v199 = p0[v198];
                            float v200 = p0[v198 + 1];
                            float v201 = p0[v198 + 2];
                            float v202 = p0[v198 + 3];
                            v27 = v199;
                            v29 = v200;
                            v31 = v201;
                            v33 = v202;
                        }
                    }
                    int v212 = kiln_local % 4;
                    int v213 = v212 * 4;
                    int v214 = kiln_local / 4;
                    bool v216 = kiln_local < 64;
                    if (v216) {
                        int v218 = v11 + v214;
                        int v219 = v169 + v213;
                        int v220 = v11 + v13;
                        bool v221 = v218 < v220;
                        bool v223 = v219 < 300;
                        bool v224 = (bool)(v221 & v223);
                        v35 = -0.0f;
                        v37 = -0.0f;
                        v39 = -0.0f;
                        v41 = -0.0f;
                        if (v224) {
                            int v233 = v218 * 300;
                            int v235 = v233 + v219;
                            float v236 = p1[v235];
                            float v237 = p1[v235 + 1];
                            float v238 = p1[v235 + 2];
                            float v239 = p1[v235 + 3];
                            v35 = v236;
                            v37 = v237;
                            v39 = v238;
                            v41 = v239;
                        }
                    }
                }
                for (int i2 = 0; i2 < 16; i2 += 16) {
                    int v252 = i2 * 36;
                    int v253 = v16 * 2;
                    int v254 = v252 + v253;
                    int v257 = i2 * 20;
                    int v258 = v257 + v17;
                    float v259 = m0[v254];
                    float v260 = m0[v254 + 1];
                    float v261 = m0[v258 + 576];
                    float v262 = v19;
                    float v263 = fma(v259, v261, v262);
                    v19 = v263;
                    float v265 = v21;
                    float v266 = fma(v260, v261, v265);
                    v21 = v266;
                    float v268 = m0[v254 + 36];
                    float v269 = m0[v254 + 37];
                    float v270 = m0[v258 + 596];
                    float v271 = v19;
                    float v272 = fma(v268, v270, v271);
                    v19 = v272;
                    float v274 = v21;
                    float v275 = fma(v269, v270, v274);
                    v21 = v275;
                    float v277 = m0[v254 + 72];
                    float v278 = m0[v254 + 73];
                    float v279 = m0[v258 + 616];
                    float v280 = v19;
                    float v281 = fma(v277, v279, v280);
                    v19 = v281;
                    float v283 = v21;
                    float v284 = fma(v278, v279, v283);
                    v21 = v284;
                    float v286 = m0[v254 + 108];
                    float v287 = m0[v254 + 109];
                    float v288 = m0[v258 + 636];
                    float v289 = v19;
                    float v290 = fma(v286, v288, v289);
                    v19 = v290;
                    float v292 = v21;
                    float v293 = fma(v287, v288, v292);
                    v21 = v293;
                    float v295 = m0[v254 + 144];
                    float v296 = m0[v254 + 145];
                    float v297 = m0[v258 + 656];
                    float v298 = v19;
                    float v299 = fma(v295, v297, v298);
                    v19 = v299;
                    float v301 = v21;
                    float v302 = fma(v296, v297, v301);
                    v21 = v302;
                    float v304 = m0[v254 + 180];
                    float v305 = m0[v254 + 181];
                    float v306 = m0[v258 + 676];
                    float v307 = v19;
                    float v308 = fma(v304, v306, v307);
                    v19 = v308;
                    float v310 = v21;
                    float v311 = fma(v305, v306, v310);
                    v21 = v311;
                    float v313 = m0[v254 + 216];
                    float v314 = m0[v254 + 217];
                    float v315 = m0[v258 + 696];
                    float v316 = v19;
                    float v317 = fma(v313, v315, v316);
                    v19 = v317;
                    float v319 = v21;
                    float v320 = fma(v314, v315, v319);
                    v21 = v320;
                    float v322 = m0[v254 + 252];
                    float v323 = m0[v254 + 253];
                    float v324 = m0[v258 + 716];
                    float v325 = v19;
                    float v326 = fma(v322, v324, v325);
                    v19 = v326;
                    float v328 = v21;
                    float v329 = fma(v323, v324, v328);
                    v21 = v329;
                    float v331 = m0[v254 + 288];
                    float v332 = m0[v254 + 289];
                    float v333 = m0[v258 + 736];
                    float v334 = v19;
                    float v335 = fma(v331, v333, v334);
                    v19 = v335;
                    float v337 = v21;
                    float v338 = fma(v332, v333, v337);
                    v21 = v338;
                    float v340 = m0[v254 + 324];
                    float v341 = m0[v254 + 325];
                    float v342 = m0[v258 + 756];
                    float v343 = v19;
                    float v344 = fma(v340, v342, v343);
                    v19 = v344;
                    float v346 = v21;
                    float v347 = fma(v341, v342, v346);
                    v21 = v347;
                    float v349 = m0[v254 + 360];
                    float v350 = m0[v254 + 361];
                    float v351 = m0[v258 + 776];
                    float v352 = v19;
                    float v353 = fma(v349, v351, v352);
                    v19 = v353;
                    float v355 = v21;
                    float v356 = fma(v350, v351, v355);
                    v21 = v356;
                    float v358 = m0[v254 + 396];
                    float v359 = m0[v254 + 397];
                    float v360 = m0[v258 + 796];
                    float v361 = v19;
                    float v362 = fma(v358, v360, v361);
                    v19 = v362;
                    float v364 = v21;
                    float v365 = fma(v359, v360, v364);
                    v21 = v365;
                    float v367 = m0[v254 + 432];
                    float v368 = m0[v254 + 433];
                    float v369 = m0[v258 + 816];
                    float v370 = v19;
                    float v371 = fma(v367, v369, v370);
                    v19 = v371;
                    float v373 = v21;
                    float v374 = fma(v368, v369, v373);
                    v21 = v374;
                    float v376 = m0[v254 + 468];
                    float v377 = m0[v254 + 469];
                    float v378 = m0[v258 + 836];
                    float v379 = v19;
                    float v380 = fma(v376, v378, v379);
                    v19 = v380;
                    float v382 = v21;
                    float v383 = fma(v377, v378, v382);
                    v21 = v383;
                    float v385 = m0[v254 + 504];
                    float v386 = m0[v254 + 505];
                    float v387 = m0[v258 + 856];
                    float v388 = v19;
                    float v389 = fma(v385, v387, v388);
                    v19 = v389;
                    float v391 = v21;
                    float v392 = fma(v386, v387, v391);
                    v21 = v392;
                    float v394 = m0[v254 + 540];
                    float v395 = m0[v254 + 541];
                    float v396 = m0[v258 + 876];
                    float v397 = v19;
                    float v398 = fma(v394, v396, v397);
                    v19 = v398;
                    float v400 = v21;
                    float v401 = fma(v395, v396, v400);
                    v21 = v401;
                }
            }
            float v405 = v23;
            float v406 = v19;
            float v407 = v405 + v406;
            v23 = v407;
            v19 = 0.0f;
            float v411 = v25;
            float v412 = v21;
            float v413 = v411 + v412;
            v25 = v413;
            v21 = 0.0f;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup);
        int v421 = v16 * 2;
        int v423 = v421 * 16;
        int v424 = v423 + v17;
        float v425 = v23;
        m0[v424] = v425;
        float v427 = v25;
        m0[v424 + 16] = v427;
        threadgroup_barrier(mem_flags::mem_threadgroup);
        int v432 = kiln_local * 4;
        for (int i0 = v432; i0 < 512; i0 += 1024) {
            int v435 = i0 / 16;
            int v436 = i0 % 16;
            int v438 = v6 + v435;
            int v439 = v11 + v436;
            int v440 = v6 + v8;
            bool v441 = v438 < v440;
            int v442 = v11 + v13;
            bool v443 = v439 < v442;
            bool v444 = (bool)(v441 & v443);
            if (v444) {
                float v446 = m0[i0];
                float v447 = m0[i0 + 1];
                float v448 = m0[i0 + 2];
                float v449 = m0[i0 + 3];
                int v452 = v438 * 52;
                int v454 = v452 + v439;
                int v456 = v439 + 1;
                int v457 = v452 + v456;
                int v459 = v439 + 2;
                int v460 = v452 + v459;
                int v462 = v439 + 3;
                int v463 = v452 + v462;
                float v464 = p2[v439];
                float v465 = v446 + v464;
                float v466 = p2[v439 + 1];
                float v467 = v447 + v466;
                float v468 = p2[v439 + 2];
                float v469 = v448 + v468;
                float v470 = p2[v439 + 3];
                float v471 = v449 + v470;
                p3[v454] = v465;
                p3[v454 + 1] = v467;
                p3[v454 + 2] = v469;
                p3[v454 + 3] = v471;
            }
        }
    }
}
