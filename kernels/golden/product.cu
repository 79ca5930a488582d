/* product: 20 work items, 20 groups of 256 threads
 * 5273600 FLOP, 5488640 bytes loaded, 81920 bytes stored
 * p0: 21000 f32, read
 * p1: 15600 f32, read
 * p2: 52 f32, read
 * p3: 3640 f32, written
 * schedule: order(r0 r1) block(r0 16) block(r1 16) stage(n10 r1) group(n10 rows r0 1 columns r1 1 slab 16 of 1) parallel(2)
 * cuda: --std=c++17 --fmad=false --ftz=false --prec-div=true --prec-sqrt=true
 */

extern "C" __global__ __launch_bounds__(256) void kiln_product(const float *p0, const float *p1, const float *p2, float *p3)
{
    const int kiln_group = (int)blockIdx.x;
    const int kiln_local = (int)threadIdx.x;
    p0 = (const float *)__builtin_assume_aligned(p0, 16);
    p1 = (const float *)__builtin_assume_aligned(p1, 16);
    p2 = (const float *)__builtin_assume_aligned(p2, 16);
    p3 = (float *)__builtin_assume_aligned(p3, 16);
    alignas(16) __shared__ float m0[640];
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
        int v46 = kiln_local / 4;
        int v47 = v44 * 4;
        bool v49 = kiln_local < 64;
        if (v49) {
            int v51 = v6 + v46;
            int v52 = v6 + v8;
            bool v53 = v51 < v52;
            bool v55 = v47 < 300;
            bool v56 = (bool)(v53 & v55);
            v24 = 0.0f;
            v26 = 0.0f;
            v28 = 0.0f;
            v30 = 0.0f;
            if (v56) {
                int v65 = v51 * 300;
                int v67 = v65 + v47;
                float v68 = p0[v67];
                float v69 = p0[v67 + 1];
                float v70 = p0[v67 + 2];
                float v71 = p0[v67 + 3];
                v24 = v68;
                v26 = v69;
                v28 = v70;
                v30 = v71;
            }
        }
        int v81 = kiln_local % 4;
        int v83 = kiln_local / 4;
        int v84 = v81 * 4;
        bool v86 = kiln_local < 64;
        if (v86) {
            int v88 = v11 + v83;
            int v89 = v11 + v13;
            bool v90 = v88 < v89;
            bool v92 = v84 < 300;
            bool v93 = (bool)(v90 & v92);
            v32 = -0.0f;
            v34 = -0.0f;
            v36 = -0.0f;
            v38 = -0.0f;
            if (v93) {
                int v102 = v88 * 300;
                int v104 = v102 + v84;
                float v105 = p1[v104];
                float v106 = p1[v104 + 1];
                float v107 = p1[v104 + 2];
                float v108 = p1[v104 + 3];
                v32 = v105;
                v34 = v106;
                v36 = v107;
                v38 = v108;
            }
        }
        for (int i0 = 0; i0 < 300; i0 += 256) {
            int v117 = 300 - i0;
            int v118 = v117 < 256 ? v117 : 256;
            for (int i1 = 0; i1 < v118; i1 += 16) {
                int v121 = i0 + i1;
                __syncthreads();
                int v127 = kiln_local % 4;
                int v129 = kiln_local / 4;
                int v130 = v127 * 4;
                bool v132 = kiln_local < 64;
                if (v132) {
                    int v136 = v130 * 20;
                    int v137 = v136 + v129;
                    float v138 = v24;
                    m0[v137] = v138;
                    float v140 = v26;
                    m0[v137 + 20] = v140;
                    float v142 = v28;
                    m0[v137 + 40] = v142;
                    float v144 = v30;
                    m0[v137 + 60] = v144;
                }
                int v150 = kiln_local % 4;
                int v152 = kiln_local / 4;
                int v153 = v150 * 4;
                bool v155 = kiln_local < 64;
                if (v155) {
                    int v159 = v153 * 20;
                    int v160 = v159 + v152;
                    float v161 = v32;
                    m0[v160 + 320] = v161;
                    float v163 = v34;
                    m0[v160 + 340] = v163;
                    float v165 = v36;
                    m0[v160 + 360] = v165;
                    float v167 = v38;
                    m0[v160 + 380] = v167;
                }
                __syncthreads();
                int v173 = v121 + 16;
                bool v174 = v173 < 300;
                if (v174) {
                    int v179 = kiln_local % 4;
                    int v181 = kiln_local / 4;
                    int v182 = v179 * 4;
                    bool v184 = kiln_local < 64;
                    if (v184) {
                        int v186 = v6 + v181;
                        int v187 = v173 + v182;
                        int v188 = v6 + v8;
                        bool v189 = v186 < v188;
                        bool v191 = v187 < 300;
                        bool v192 = (bool)(v189 & v191);
                        v24 = 0.0f;
                        v26 = 0.0f;
                        v28 = 0.0f;
                        v30 = 0.0f;
                        if (v192) {
                            int v201 = v186 * 300;
                            int v203 = v201 + v187;
                            float v204 = p0[v203];
                            float v205 = p0[v203 + 1];
                            float v206 = p0[v203 + 2];
                            float v207 = p0[v203 + 3];
                            v24 = v204;
                            v26 = v205;
                            v28 = v206;
                            v30 = v207;
                        }
                    }
                    int v217 = kiln_local % 4;
                    int v219 = kiln_local / 4;
                    int v220 = v217 * 4;
                    bool v222 = kiln_local < 64;
                    if (v222) {
                        int v224 = v11 + v219;
                        int v225 = v173 + v220;
                        int v226 = v11 + v13;
                        bool v227 = v224 < v226;
                        bool v229 = v225 < 300;
                        bool v230 = (bool)(v227 & v229);
                        v32 = -0.0f;
                        v34 = -0.0f;
                        v36 = -0.0f;
                        v38 = -0.0f;
                        if (v230) {
                            int v239 = v224 * 300;
                            int v241 = v239 + v225;
                            float v242 = p1[v241];
                            float v243 = p1[v241 + 1];
                            float v244 = p1[v241 + 2];
                            float v245 = p1[v241 + 3];
                            v32 = v242;
                            v34 = v243;
                            v36 = v244;
                            v38 = v245;
                        }
                    }
                }
                for (int i2 = 0; i2 < 16; i2 += 16) {
                    int v259 = i2 * 20;
                    int v260 = v259 + v17;
                    int v263 = i2 * 20;
                    int v264 = v263 + v18;
                    float v265 = m0[v260];
                    float v266 = m0[v264 + 320];
                    float v267 = v20;
                    float v268 = __fmaf_rn(v265, v266, v267);
                    v20 = v268;
                    float v270 = m0[v260 + 20];
                    float v271 = m0[v264 + 340];
                    float v272 = v20;
                    float v273 = __fmaf_rn(v270, v271, v272);
                    v20 = v273;
                    float v275 = m0[v260 + 40];
                    float v276 = m0[v264 + 360];
                    float v277 = v20;
                    float v278 = __fmaf_rn(v275, v276, v277);
                    v20 = v278;
                    float v280 = m0[v260 + 60];
                    float v281 = m0[v264 + 380];
                    float v282 = v20;
                    float v283 = __fmaf_rn(v280, v281, v282);
                    v20 = v283;
                    float v285 = m0[v260 + 80];
                    float v286 = m0[v264 + 400];
                    float v287 = v20;
                    float v288 = __fmaf_rn(v285, v286, v287);
                    v20 = v288;
                    float v290 = m0[v260 + 100];
                    float v291 = m0[v264 + 420];
                    float v292 = v20;
                    float v293 = __fmaf_rn(v290, v291, v292);
                    v20 = v293;
                    float v295 = m0[v260 + 120];
                    float v296 = m0[v264 + 440];
                    float v297 = v20;
                    float v298 = __fmaf_rn(v295, v296, v297);
                    v20 = v298;
                    float v300 = m0[v260 + 140];
                    float v301 = m0[v264 + 460];
                    float v302 = v20;
                    float v303 = __fmaf_rn(v300, v301, v302);
                    v20 = v303;
                    float v305 = m0[v260 + 160];
                    float v306 = m0[v264 + 480];
                    float v307 = v20;
                    float v308 = __fmaf_rn(v305, v306, v307);
                    v20 = v308;
                    float v310 = m0[v260 + 180];
                    float v311 = m0[v264 + 500];
                    float v312 = v20;
                    float v313 = __fmaf_rn(v310, v311, v312);
                    v20 = v313;
                    float v315 = m0[v260 + 200];
                    float v316 = m0[v264 + 520];
                    float v317 = v20;
                    float v318 = __fmaf_rn(v315, v316, v317);
                    v20 = v318;
                    float v320 = m0[v260 + 220];
                    float v321 = m0[v264 + 540];
                    float v322 = v20;
                    float v323 = __fmaf_rn(v320, v321, v322);
                    v20 = v323;
                    float v325 = m0[v260 + 240];
                    float v326 = m0[v264 + 560];
                    float v327 = v20;
                    float v328 = __fmaf_rn(v325, v326, v327);
                    v20 = v328;
                    float v330 = m0[v260 + 260];
                    float v331 = m0[v264 + 580];
                    float v332 = v20;
                    float v333 = __fmaf_rn(v330, v331, v332);
                    v20 = v333;
                    float v335 = m0[v260 + 280];
                    float v336 = m0[v264 + 600];
                    float v337 = v20;
                    float v338 = __fmaf_rn(v335, v336, v337);
                    v20 = v338;
                    float v340 = m0[v260 + 300];
                    float v341 = m0[v264 + 620];
                    float v342 = v20;
                    float v343 = __fmaf_rn(v340, v341, v342);
                    v20 = v343;
                }
            }
            float v347 = v22;
            float v348 = v20;
            float v349 = v347 + v348;
            v22 = v349;
            v20 = 0.0f;
        }
        __syncthreads();
        int v358 = v17 * 16;
        int v359 = v358 + v18;
        float v360 = v22;
        m0[v359] = v360;
        __syncthreads();
        int v365 = kiln_local * 4;
        for (int i0 = v365; i0 < 256; i0 += 1024) {
            int v368 = i0 / 16;
            int v369 = i0 % 16;
            int v371 = v6 + v368;
            int v372 = v11 + v369;
            int v373 = v6 + v8;
            bool v374 = v371 < v373;
            int v375 = v11 + v13;
            bool v376 = v372 < v375;
            bool v377 = (bool)(v374 & v376);
            if (v377) {
                float v379 = m0[i0];
                float v380 = m0[i0 + 1];
                float v381 = m0[i0 + 2];
                float v382 = m0[i0 + 3];
                int v385 = v371 * 52;
                int v387 = v385 + v372;
                int v389 = v372 + 1;
                int v390 = v385 + v389;
                int v392 = v372 + 2;
                int v393 = v385 + v392;
                int v395 = v372 + 3;
                int v396 = v385 + v395;
                float v397 = p2[v372];
                float v398 = v379 + v397;
                float v399 = p2[v372 + 1];
                float v400 = v380 + v399;
                float v401 = p2[v372 + 2];
                float v402 = v381 + v401;
                float v403 = p2[v372 + 3];
                float v404 = v382 + v403;
                p3[v387] = v398;
                p3[v387 + 1] = v400;
                p3[v387 + 2] = v402;
                p3[v387 + 3] = v404;
            }
        }
    }
}
