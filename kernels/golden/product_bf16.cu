/* product_bf16: 5 work items, 5 groups of 256 threads
 * 3281920 FLOP, 302080 bytes loaded, 20480 bytes stored
 * p0: 21000 bf16, read
 * p1: 15600 bf16, read
 * p2: 52 f32, read
 * p3: 3640 f32, written
 * schedule: order(r0 r1) block(r0 16) block(r1 64) stage(n12 r1) group(n12 rows r0 1 columns r1 1 slab 32 unit 32 16 8 16) parallel(2)
 * cuda: --std=c++17 --fmad=false --ftz=false --prec-div=true --prec-sqrt=true
 */

struct kiln_sums { float at[4]; };
struct kiln_rows { unsigned at[4]; };
struct kiln_columns { unsigned at[2]; };

#ifndef kiln_emulated
/* Matrices of 8 x 8 whose rows are 16 bytes each: each lane says where one of them is. */
static __device__ __forceinline__ void kiln_ldmatrix(unsigned (&r)[4], const void *at)
{
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]) : "r"((unsigned)__cvta_generic_to_shared(at)) : "memory");
}

static __device__ __forceinline__ void kiln_ldmatrix(unsigned (&r)[2], const void *at)
{
    asm volatile("ldmatrix.sync.aligned.m8n8.x2.shared.b16 {%0, %1}, [%2];"
                 : "=r"(r[0]), "=r"(r[1]) : "r"((unsigned)__cvta_generic_to_shared(at)) : "memory");
}

static __device__ __forceinline__ void kiln_mma(float (&c)[4], const unsigned (&a)[4], const unsigned (&b)[2])
{
    asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};"
                 : "+f"(c[0]), "+f"(c[1]), "+f"(c[2]), "+f"(c[3]) : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
}
#endif

static __device__ __forceinline__ kiln_rows kiln_load_rows(const unsigned short *at, int stride, int lane)
{
    kiln_rows part = {};
    kiln_ldmatrix(part.at, at + lane % 16 * stride + lane / 16 * 8);
    return part;
}

static __device__ __forceinline__ kiln_columns kiln_load_columns(const unsigned short *at, int stride, int lane)
{
    kiln_columns part = {};
    kiln_ldmatrix(part.at, at + lane % 8 * stride + lane / 8 % 2 * 8);
    return part;
}

static __device__ __forceinline__ kiln_sums kiln_multiply(kiln_rows a, kiln_columns b, kiln_sums c)
{
    kiln_mma(c.at, a.at, b.at);
    return c;
}

/* A lane has two neighbours of a row, and of the row eight below. */
static __device__ __forceinline__ void kiln_store_sums(float *at, int stride, int lane, kiln_sums all)
{
    for (int i = 0; i < 4; ++i) at[(lane / 4 + i / 2 * 8) * stride + lane % 4 * 2 + i % 2] = all.at[i];
}

extern "C" __global__ __launch_bounds__(256) void kiln_product_bf16(const unsigned short *p0, const unsigned short *p1, const float *p2, float *p3)
{
    const int kiln_group = (int)blockIdx.x;
    const int kiln_local = (int)threadIdx.x;
    p0 = (const unsigned short *)__builtin_assume_aligned(p0, 16);
    p1 = (const unsigned short *)__builtin_assume_aligned(p1, 16);
    p2 = (const float *)__builtin_assume_aligned(p2, 16);
    p3 = (float *)__builtin_assume_aligned(p3, 16);
    alignas(16) __shared__ float m0[1024];
    alignas(16) __shared__ unsigned short m1[3200];
    const int kiln_item = kiln_group;
    if (kiln_item < 5) {
        kiln_sums t0;
        kiln_rows t1;
        kiln_columns t2;
        int v2 = kiln_item % 1;
        int v3 = kiln_item / 1;
        int v6 = v3 * 16;
        int v7 = 70 - v6;
        int v8 = v7 < 16 ? v7 : 16;
        int v11 = v2 * 52;
        int v15 = kiln_local / 32;
        int v16 = v15 / 8;
        int v17 = v15 % 8;
        t0 = kiln_sums{};
        unsigned short v20 = 0;
        unsigned short v22 = 0;
        unsigned short v24 = 0;
        unsigned short v26 = 0;
        unsigned short v28 = 0;
        unsigned short v30 = 0;
        unsigned short v32 = 0;
        unsigned short v34 = 0;
        unsigned short v36 = 0;
        unsigned short v38 = 0;
        int v44 = kiln_local % 32;
        int v45 = kiln_local / 32;
        int v46 = v6 + v45;
        int v47 = v6 + v8;
        bool v48 = v46 < v47;
        bool v50 = v44 < 300;
        bool v51 = (bool)(v48 & v50);
        v20 = 0;
        if (v51) {
            int v57 = v46 * 300;
            int v59 = v57 + v44;
            unsigned short v60 = p0[v59];
            unsigned short v61 = (unsigned short)v60;
            v20 = v61;
        }
        int v65 = kiln_local + 256;
        int v67 = v65 % 32;
        int v68 = v65 / 32;
        int v69 = v6 + v68;
        int v70 = v6 + v8;
        bool v71 = v69 < v70;
        bool v73 = v67 < 300;
        bool v74 = (bool)(v71 & v73);
        v22 = 0;
        if (v74) {
            int v80 = v69 * 300;
            int v82 = v80 + v67;
            unsigned short v83 = p0[v82];
            unsigned short v84 = (unsigned short)v83;
            v22 = v84;
        }
        int v90 = kiln_local % 32;
        int v91 = kiln_local / 32;
        int v92 = v11 + v91;
        int v93 = v11 + 52;
        bool v94 = v92 < v93;
        bool v96 = v90 < 300;
        bool v97 = (bool)(v94 & v96);
        v24 = 0;
        if (v97) {
            int v103 = v92 * 300;
            int v105 = v103 + v90;
            unsigned short v106 = p1[v105];
            unsigned short v107 = (unsigned short)v106;
            v24 = v107;
        }
        int v111 = kiln_local + 256;
        int v113 = v111 % 32;
        int v114 = v111 / 32;
        int v115 = v11 + v114;
        int v116 = v11 + 52;
        bool v117 = v115 < v116;
        bool v119 = v113 < 300;
        bool v120 = (bool)(v117 & v119);
        v26 = 0;
        if (v120) {
            int v126 = v115 * 300;
            int v128 = v126 + v113;
            unsigned short v129 = p1[v128];
            unsigned short v130 = (unsigned short)v129;
            v26 = v130;
        }
        int v134 = kiln_local + 512;
        int v136 = v134 % 32;
        int v137 = v134 / 32;
        int v138 = v11 + v137;
        int v139 = v11 + 52;
        bool v140 = v138 < v139;
        bool v142 = v136 < 300;
        bool v143 = (bool)(v140 & v142);
        v28 = 0;
        if (v143) {
            int v149 = v138 * 300;
            int v151 = v149 + v136;
            unsigned short v152 = p1[v151];
            unsigned short v153 = (unsigned short)v152;
            v28 = v153;
        }
        int v157 = kiln_local + 768;
        int v159 = v157 % 32;
        int v160 = v157 / 32;
        int v161 = v11 + v160;
        int v162 = v11 + 52;
        bool v163 = v161 < v162;
        bool v165 = v159 < 300;
        bool v166 = (bool)(v163 & v165);
        v30 = 0;
        if (v166) {
            int v172 = v161 * 300;
            int v174 = v172 + v159;
            unsigned short v175 = p1[v174];
            unsigned short v176 = (unsigned short)v175;
            v30 = v176;
        }
        int v180 = kiln_local + 1024;
        int v182 = v180 % 32;
        int v183 = v180 / 32;
        int v184 = v11 + v183;
        int v185 = v11 + 52;
        bool v186 = v184 < v185;
        bool v188 = v182 < 300;
        bool v189 = (bool)(v186 & v188);
        v32 = 0;
        if (v189) {
            int v195 = v184 * 300;
            int v197 = v195 + v182;
            unsigned short v198 = p1[v197];
            unsigned short v199 = (unsigned short)v198;
            v32 = v199;
        }
        int v203 = kiln_local + 1280;
        int v205 = v203 % 32;
        int v206 = v203 / 32;
        int v207 = v11 + v206;
        int v208 = v11 + 52;
        bool v209 = v207 < v208;
        bool v211 = v205 < 300;
        bool v212 = (bool)(v209 & v211);
        v34 = 0;
        if (v212) {
            int v218 = v207 * 300;
            int v220 = v218 + v205;
            unsigned short v221 = p1[v220];
            unsigned short v222 = (unsigned short)v221;
            v34 = v222;
        }
        int v226 = kiln_local + 1536;
        int v228 = v226 % 32;
        int v229 = v226 / 32;
        int v230 = v11 + v229;
        int v231 = v11 + 52;
        bool v232 = v230 < v231;
        bool v234 = v228 < 300;
        bool v235 = (bool)(v232 & v234);
        v36 = 0;
        if (v235) {
            int v241 = v230 * 300;
            int v243 = v241 + v228;
            unsigned short v244 = p1[v243];
            unsigned short v245 = (unsigned short)v244;
            v36 = v245;
        }
        int v249 = kiln_local + 1792;
        int v251 = v249 % 32;
        int v252 = v249 / 32;
        int v253 = v11 + v252;
        int v254 = v11 + 52;
        bool v255 = v253 < v254;
        bool v257 = v251 < 300;
        bool v258 = (bool)(v255 & v257);
        v38 = 0;
        if (v258) {
            int v264 = v253 * 300;
            int v266 = v264 + v251;
            unsigned short v267 = p1[v266];
            unsigned short v268 = (unsigned short)v267;
            v38 = v268;
        }
        for (int i0 = 0; i0 < 300; i0 += 32) {
            __syncthreads();
            int v277 = kiln_local % 32;
            int v278 = kiln_local / 32;
            int v281 = v278 * 40;
            int v282 = v277 + v281;
            unsigned short v283 = v20;
            unsigned short v284 = (unsigned short)v283;
            m1[v282] = v284;
            int v287 = kiln_local + 256;
            int v289 = v287 % 32;
            int v290 = v287 / 32;
            int v293 = v290 * 40;
            int v294 = v289 + v293;
            unsigned short v295 = v22;
            unsigned short v296 = (unsigned short)v295;
            m1[v294] = v296;
            int v301 = kiln_local % 32;
            int v302 = kiln_local / 32;
            int v305 = v302 * 40;
            int v306 = v301 + v305;
            unsigned short v307 = v24;
            unsigned short v308 = (unsigned short)v307;
            m1[v306 + 640] = v308;
            int v311 = kiln_local + 256;
            int v313 = v311 % 32;
            int v314 = v311 / 32;
            int v317 = v314 * 40;
            int v318 = v313 + v317;
            unsigned short v319 = v26;
            unsigned short v320 = (unsigned short)v319;
            m1[v318 + 640] = v320;
            int v323 = kiln_local + 512;
            int v325 = v323 % 32;
            int v326 = v323 / 32;
            int v329 = v326 * 40;
            int v330 = v325 + v329;
            unsigned short v331 = v28;
            unsigned short v332 = (unsigned short)v331;
            m1[v330 + 640] = v332;
            int v335 = kiln_local + 768;
            int v337 = v335 % 32;
            int v338 = v335 / 32;
            int v341 = v338 * 40;
            int v342 = v337 + v341;
            unsigned short v343 = v30;
            unsigned short v344 = (unsigned short)v343;
            m1[v342 + 640] = v344;
            int v347 = kiln_local + 1024;
            int v349 = v347 % 32;
            int v350 = v347 / 32;
            int v353 = v350 * 40;
            int v354 = v349 + v353;
            unsigned short v355 = v32;
            unsigned short v356 = (unsigned short)v355;
            m1[v354 + 640] = v356;
            int v359 = kiln_local + 1280;
            int v361 = v359 % 32;
            int v362 = v359 / 32;
            int v365 = v362 * 40;
            int v366 = v361 + v365;
            unsigned short v367 = v34;
            unsigned short v368 = (unsigned short)v367;
            m1[v366 + 640] = v368;
            int v371 = kiln_local + 1536;
            int v373 = v371 % 32;
            int v374 = v371 / 32;
            int v377 = v374 * 40;
            int v378 = v373 + v377;
            unsigned short v379 = v36;
            unsigned short v380 = (unsigned short)v379;
            m1[v378 + 640] = v380;
            int v383 = kiln_local + 1792;
            int v385 = v383 % 32;
            int v386 = v383 / 32;
            int v389 = v386 * 40;
            int v390 = v385 + v389;
            unsigned short v391 = v38;
            unsigned short v392 = (unsigned short)v391;
            m1[v390 + 640] = v392;
            __syncthreads();
            int v397 = i0 + 32;
            bool v398 = v397 < 300;
            if (v398) {
                int v403 = kiln_local % 32;
                int v404 = kiln_local / 32;
                int v405 = v6 + v404;
                int v406 = v397 + v403;
                int v407 = v6 + v8;
                bool v408 = v405 < v407;
                bool v410 = v406 < 300;
                bool v411 = (bool)(v408 & v410);
                v20 = 0;
                if (v411) {
                    int v417 = v405 * 300;
                    int v419 = v417 + v406;
                    unsigned short v420 = p0[v419];
                    unsigned short v421 = (unsigned short)v420;
                    v20 = v421;
                }
                int v425 = kiln_local + 256;
                int v427 = v425 % 32;
                int v428 = v425 / 32;
                int v429 = v6 + v428;
                int v430 = v397 + v427;
                int v431 = v6 + v8;
                bool v432 = v429 < v431;
                bool v434 = v430 < 300;
                bool v435 = (bool)(v432 & v434);
                v22 = 0;
                if (v435) {
                    int v441 = v429 * 300;
                    int v443 = v441 + v430;
                    unsigned short v444 = p0[v443];
                    unsigned short v445 = (unsigned short)v444;
                    v22 = v445;
                }
                int v451 = kiln_local % 32;
                int v452 = kiln_local / 32;
                int v453 = v11 + v452;
                int v454 = v397 + v451;
                int v455 = v11 + 52;
                bool v456 = v453 < v455;
                bool v458 = v454 < 300;
                bool v459 = (bool)(v456 & v458);
                v24 = 0;
                if (v459) {
                    int v465 = v453 * 300;
                    int v467 = v465 + v454;
                    unsigned short v468 = p1[v467];
                    unsigned short v469 = (unsigned short)v468;
                    v24 = v469;
                }
                int v473 = kiln_local + 256;
                int v475 = v473 % 32;
                int v476 = v473 / 32;
                int v477 = v11 + v476;
                int v478 = v397 + v475;
                int v479 = v11 + 52;
                bool v480 = v477 < v479;
                bool v482 = v478 < 300;
                bool v483 = (bool)(v480 & v482);
                v26 = 0;
                if (v483) {
                    int v489 = v477 * 300;
                    int v491 = v489 + v478;
                    unsigned short v492 = p1[v491];
                    unsigned short v493 = (unsigned short)v492;
                    v26 = v493;
                }
                int v497 = kiln_local + 512;
                int v499 = v497 % 32;
                int v500 = v497 / 32;
                int v501 = v11 + v500;
                int v502 = v397 + v499;
                int v503 = v11 + 52;
                bool v504 = v501 < v503;
                bool v506 = v502 < 300;
                bool v507 = (bool)(v504 & v506);
                v28 = 0;
                if (v507) {
                    int v513 = v501 * 300;
                    int v515 = v513 + v502;
                    unsigned short v516 = p1[v515];
                    unsigned short v517 = (unsigned short)v516;
                    v28 = v517;
                }
                int v521 = kiln_local + 768;
                int v523 = v521 % 32;
                int v524 = v521 / 32;
                int v525 = v11 + v524;
                int v526 = v397 + v523;
                int v527 = v11 + 52;
                bool v528 = v525 < v527;
                bool v530 = v526 < 300;
                bool v531 = (bool)(v528 & v530);
                v30 = 0;
                if (v531) {
                    int v537 = v525 * 300;
                    int v539 = v537 + v526;
                    unsigned short v540 = p1[v539];
                    unsigned short v541 = (unsigned short)v540;
                    v30 = v541;
                }
                int v545 = kiln_local + 1024;
                int v547 = v545 % 32;
                int v548 = v545 / 32;
                int v549 = v11 + v548;
                int v550 = v397 + v547;
                int v551 = v11 + 52;
                bool v552 = v549 < v551;
                bool v554 = v550 < 300;
                bool v555 = (bool)(v552 & v554);
                v32 = 0;
                if (v555) {
                    int v561 = v549 * 300;
                    int v563 = v561 + v550;
                    unsigned short v564 = p1[v563];
                    unsigned short v565 = (unsigned short)v564;
                    v32 = v565;
                }
                int v569 = kiln_local + 1280;
                int v571 = v569 % 32;
                int v572 = v569 / 32;
                int v573 = v11 + v572;
                int v574 = v397 + v571;
                int v575 = v11 + 52;
                bool v576 = v573 < v575;
                bool v578 = v574 < 300;
                bool v579 = (bool)(v576 & v578);
                v34 = 0;
                if (v579) {
                    int v585 = v573 * 300;
                    int v587 = v585 + v574;
                    unsigned short v588 = p1[v587];
                    unsigned short v589 = (unsigned short)v588;
                    v34 = v589;
                }
                int v593 = kiln_local + 1536;
                int v595 = v593 % 32;
                int v596 = v593 / 32;
                int v597 = v11 + v596;
                int v598 = v397 + v595;
                int v599 = v11 + 52;
                bool v600 = v597 < v599;
                bool v602 = v598 < 300;
                bool v603 = (bool)(v600 & v602);
                v36 = 0;
                if (v603) {
                    int v609 = v597 * 300;
                    int v611 = v609 + v598;
                    unsigned short v612 = p1[v611];
                    unsigned short v613 = (unsigned short)v612;
                    v36 = v613;
                }
                int v617 = kiln_local + 1792;
                int v619 = v617 % 32;
                int v620 = v617 / 32;
                int v621 = v11 + v620;
                int v622 = v397 + v619;
                int v623 = v11 + 52;
                bool v624 = v621 < v623;
                bool v626 = v622 < 300;
                bool v627 = (bool)(v624 & v626);
                v38 = 0;
                if (v627) {
                    int v633 = v621 * 300;
                    int v635 = v633 + v622;
                    unsigned short v636 = p1[v635];
                    unsigned short v637 = (unsigned short)v636;
                    v38 = v637;
                }
            }
            int v642 = v16 * 640;
            int v644 = v17 * 320;
            t2 = kiln_load_columns(&m1[v644 + 640], 40, kiln_local % 32);
            t1 = kiln_load_rows(&m1[v642], 40, kiln_local % 32);
            t0 = kiln_multiply(t1, t2, t0);
            t2 = kiln_load_columns(&m1[v644 + 656], 40, kiln_local % 32);
            t1 = kiln_load_rows(&m1[v642 + 16], 40, kiln_local % 32);
            t0 = kiln_multiply(t1, t2, t0);
        }
        __syncthreads();
        int v655 = v16 * 16;
        int v657 = v17 * 8;
        int v658 = v655 * 64;
        int v659 = v658 + v657;
        kiln_store_sums(&m0[v659], 64, kiln_local % 32, t0);
        __syncthreads();
        int v664 = kiln_local * 4;
        for (int i0 = v664; i0 < 1024; i0 += 1024) {
            int v667 = i0 / 64;
            int v668 = i0 % 64;
            int v670 = v6 + v667;
            int v671 = v11 + v668;
            int v672 = v6 + v8;
            bool v673 = v670 < v672;
            int v674 = v11 + 52;
            bool v675 = v671 < v674;
            bool v676 = (bool)(v673 & v675);
            if (v676) {
                float v678 = m0[i0];
                float v679 = m0[i0 + 1];
                float v680 = m0[i0 + 2];
                float v681 = m0[i0 + 3];
                int v684 = v670 * 52;
                int v686 = v684 + v671;
                int v688 = v671 + 1;
                int v689 = v684 + v688;
                int v691 = v671 + 2;
                int v692 = v684 + v691;
                int v694 = v671 + 3;
                int v695 = v684 + v694;
                float v696 = p2[v671];
                float v697 = v678 + v696;
                float v698 = p2[v671 + 1];
                float v699 = v679 + v698;
                float v700 = p2[v671 + 2];
                float v701 = v680 + v700;
                float v702 = p2[v671 + 3];
                float v703 = v681 + v702;
                p3[v686] = v697;
                p3[v686 + 1] = v699;
                p3[v686 + 2] = v701;
                p3[v686 + 3] = v703;
            }
        }
    }
}
