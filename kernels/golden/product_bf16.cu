/* product_bf16: 6 work items, 6 groups of 256 threads
 * 3938304 FLOP, 294912 bytes loaded, 24576 bytes stored
 * p0: 21000 bf16, read
 * p1: 15600 bf16, read
 * p2: 52 f32, read
 * p3: 3640 f32, written
 * schedule: order(r0 r1) block(r0 32) block(r1 32) stage(n12 r1) group(n12 rows r0 1 columns r1 1 slab 32 of 2 unit 32 16 8 16) parallel(2)
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
    alignas(16) __shared__ unsigned short m1[5120];
    const int kiln_item = kiln_group;
    if (kiln_item < 6) {
        kiln_sums t0;
        kiln_rows t1;
        kiln_columns t2;
        int v2 = kiln_item % 2;
        int v3 = kiln_item / 2;
        int v6 = v3 * 32;
        int v7 = 70 - v6;
        int v8 = v7 < 32 ? v7 : 32;
        int v11 = v2 * 32;
        int v12 = 52 - v11;
        int v13 = v12 < 32 ? v12 : 32;
        int v17 = kiln_local / 32;
        int v18 = v17 / 4;
        int v19 = v17 % 4;
        t0 = kiln_sums{};
        unsigned short v22 = 0;
        unsigned short v24 = 0;
        unsigned short v26 = 0;
        unsigned short v28 = 0;
        unsigned short v30 = 0;
        unsigned short v32 = 0;
        unsigned short v34 = 0;
        unsigned short v36 = 0;
        int v42 = kiln_local % 32;
        int v44 = kiln_local / 32;
        int v45 = v6 + v44;
        int v46 = v6 + v8;
        bool v47 = v45 < v46;
        bool v49 = v42 < 300;
        bool v50 = (bool)(v47 & v49);
        v22 = 0;
        if (v50) {
            int v56 = v45 * 300;
            int v58 = v56 + v42;
            unsigned short v59 = p0[v58];
            unsigned short v60 = (unsigned short)v59;
            v22 = v60;
        }
        int v64 = kiln_local + 256;
        int v66 = v64 % 32;
        int v68 = v64 / 32;
        int v69 = v6 + v68;
        int v70 = v6 + v8;
        bool v71 = v69 < v70;
        bool v73 = v66 < 300;
        bool v74 = (bool)(v71 & v73);
        v24 = 0;
        if (v74) {
            int v80 = v69 * 300;
            int v82 = v80 + v66;
            unsigned short v83 = p0[v82];
            unsigned short v84 = (unsigned short)v83;
            v24 = v84;
        }
        int v88 = kiln_local + 512;
        int v90 = v88 % 32;
        int v92 = v88 / 32;
        int v93 = v6 + v92;
        int v94 = v6 + v8;
        bool v95 = v93 < v94;
        bool v97 = v90 < 300;
        bool v98 = (bool)(v95 & v97);
        v26 = 0;
        if (v98) {
            int v104 = v93 * 300;
            int v106 = v104 + v90;
            unsigned short v107 = p0[v106];
            unsigned short v108 = (unsigned short)v107;
            v26 = v108;
        }
        int v112 = kiln_local + 768;
        int v114 = v112 % 32;
        int v116 = v112 / 32;
        int v117 = v6 + v116;
        int v118 = v6 + v8;
        bool v119 = v117 < v118;
        bool v121 = v114 < 300;
        bool v122 = (bool)(v119 & v121);
        v28 = 0;
        if (v122) {
            int v128 = v117 * 300;
            int v130 = v128 + v114;
            unsigned short v131 = p0[v130];
            unsigned short v132 = (unsigned short)v131;
            v28 = v132;
        }
        int v138 = kiln_local % 32;
        int v140 = kiln_local / 32;
        int v141 = v11 + v140;
        int v142 = v11 + v13;
        bool v143 = v141 < v142;
        bool v145 = v138 < 300;
        bool v146 = (bool)(v143 & v145);
        v30 = 0;
        if (v146) {
            int v152 = v141 * 300;
            int v154 = v152 + v138;
            unsigned short v155 = p1[v154];
            unsigned short v156 = (unsigned short)v155;
            v30 = v156;
        }
        int v160 = kiln_local + 256;
        int v162 = v160 % 32;
        int v164 = v160 / 32;
        int v165 = v11 + v164;
        int v166 = v11 + v13;
        bool v167 = v165 < v166;
        bool v169 = v162 < 300;
        bool v170 = (bool)(v167 & v169);
        v32 = 0;
        if (v170) {
            int v176 = v165 * 300;
            int v178 = v176 + v162;
            unsigned short v179 = p1[v178];
            unsigned short v180 = (unsigned short)v179;
            v32 = v180;
        }
        int v184 = kiln_local + 512;
        int v186 = v184 % 32;
        int v188 = v184 / 32;
        int v189 = v11 + v188;
        int v190 = v11 + v13;
        bool v191 = v189 < v190;
        bool v193 = v186 < 300;
        bool v194 = (bool)(v191 & v193);
        v34 = 0;
        if (v194) {
            int v200 = v189 * 300;
            int v202 = v200 + v186;
            unsigned short v203 = p1[v202];
            unsigned short v204 = (unsigned short)v203;
            v34 = v204;
        }
        int v208 = kiln_local + 768;
        int v210 = v208 % 32;
        int v212 = v208 / 32;
        int v213 = v11 + v212;
        int v214 = v11 + v13;
        bool v215 = v213 < v214;
        bool v217 = v210 < 300;
        bool v218 = (bool)(v215 & v217);
        v36 = 0;
        if (v218) {
            int v224 = v213 * 300;
            int v226 = v224 + v210;
            unsigned short v227 = p1[v226];
            unsigned short v228 = (unsigned short)v227;
            v36 = v228;
        }
        int v240 = kiln_local % 32;
        int v242 = kiln_local / 32;
        int v245 = v242 * 40;
        int v246 = v240 + v245;
        unsigned short v247 = v22;
        unsigned short v248 = (unsigned short)v247;
        m1[v246] = v248;
        int v251 = kiln_local + 256;
        int v253 = v251 % 32;
        int v255 = v251 / 32;
        int v258 = v255 * 40;
        int v259 = v253 + v258;
        unsigned short v260 = v24;
        unsigned short v261 = (unsigned short)v260;
        m1[v259] = v261;
        int v264 = kiln_local + 512;
        int v266 = v264 % 32;
        int v268 = v264 / 32;
        int v271 = v268 * 40;
        int v272 = v266 + v271;
        unsigned short v273 = v26;
        unsigned short v274 = (unsigned short)v273;
        m1[v272] = v274;
        int v277 = kiln_local + 768;
        int v279 = v277 % 32;
        int v281 = v277 / 32;
        int v284 = v281 * 40;
        int v285 = v279 + v284;
        unsigned short v286 = v28;
        unsigned short v287 = (unsigned short)v286;
        m1[v285] = v287;
        int v292 = kiln_local % 32;
        int v294 = kiln_local / 32;
        int v297 = v294 * 40;
        int v298 = v292 + v297;
        unsigned short v299 = v30;
        unsigned short v300 = (unsigned short)v299;
        m1[v298 + 1280] = v300;
        int v303 = kiln_local + 256;
        int v305 = v303 % 32;
        int v307 = v303 / 32;
        int v310 = v307 * 40;
        int v311 = v305 + v310;
        unsigned short v312 = v32;
        unsigned short v313 = (unsigned short)v312;
        m1[v311 + 1280] = v313;
        int v316 = kiln_local + 512;
        int v318 = v316 % 32;
        int v320 = v316 / 32;
        int v323 = v320 * 40;
        int v324 = v318 + v323;
        unsigned short v325 = v34;
        unsigned short v326 = (unsigned short)v325;
        m1[v324 + 1280] = v326;
        int v329 = kiln_local + 768;
        int v331 = v329 % 32;
        int v333 = v329 / 32;
        int v336 = v333 * 40;
        int v337 = v331 + v336;
        unsigned short v338 = v36;
        unsigned short v339 = (unsigned short)v338;
        m1[v337 + 1280] = v339;
        for (int i0 = 0; i0 < 300; i0 += 32) {
            __syncthreads();
            int v346 = i0 + 32;
            bool v347 = v346 < 300;
            if (v347) {
                int v352 = kiln_local % 32;
                int v354 = kiln_local / 32;
                int v355 = v6 + v354;
                int v356 = v346 + v352;
                int v357 = v6 + v8;
                bool v358 = v355 < v357;
                bool v360 = v356 < 300;
                bool v361 = (bool)(v358 & v360);
                v22 = 0;
                if (v361) {
                    int v367 = v355 * 300;
                    int v369 = v367 + v356;
                    unsigned short v370 = p0[v369];
                    unsigned short v371 = (unsigned short)v370;
                    v22 = v371;
                }
                int v375 = kiln_local + 256;
                int v377 = v375 % 32;
                int v379 = v375 / 32;
                int v380 = v6 + v379;
                int v381 = v346 + v377;
                int v382 = v6 + v8;
                bool v383 = v380 < v382;
                bool v385 = v381 < 300;
                bool v386 = (bool)(v383 & v385);
                v24 = 0;
                if (v386) {
                    int v392 = v380 * 300;
                    int v394 = v392 + v381;
                    unsigned short v395 = p0[v394];
                    unsigned short v396 = (unsigned short)v395;
                    v24 = v396;
                }
                int v400 = kiln_local + 512;
                int v402 = v400 % 32;
                int v404 = v400 / 32;
                int v405 = v6 + v404;
                int v406 = v346 + v402;
                int v407 = v6 + v8;
                bool v408 = v405 < v407;
                bool v410 = v406 < 300;
                bool v411 = (bool)(v408 & v410);
                v26 = 0;
                if (v411) {
                    int v417 = v405 * 300;
                    int v419 = v417 + v406;
                    unsigned short v420 = p0[v419];
                    unsigned short v421 = (unsigned short)v420;
                    v26 = v421;
                }
                int v425 = kiln_local + 768;
                int v427 = v425 % 32;
                int v429 = v425 / 32;
                int v430 = v6 + v429;
                int v431 = v346 + v427;
                int v432 = v6 + v8;
                bool v433 = v430 < v432;
                bool v435 = v431 < 300;
                bool v436 = (bool)(v433 & v435);
                v28 = 0;
                if (v436) {
                    int v442 = v430 * 300;
                    int v444 = v442 + v431;
                    unsigned short v445 = p0[v444];
                    unsigned short v446 = (unsigned short)v445;
                    v28 = v446;
                }
                int v452 = kiln_local % 32;
                int v454 = kiln_local / 32;
                int v455 = v11 + v454;
                int v456 = v346 + v452;
                int v457 = v11 + v13;
                bool v458 = v455 < v457;
                bool v460 = v456 < 300;
                bool v461 = (bool)(v458 & v460);
                v30 = 0;
                if (v461) {
                    int v467 = v455 * 300;
                    int v469 = v467 + v456;
                    unsigned short v470 = p1[v469];
                    unsigned short v471 = (unsigned short)v470;
                    v30 = v471;
                }
                int v475 = kiln_local + 256;
                int v477 = v475 % 32;
                int v479 = v475 / 32;
                int v480 = v11 + v479;
                int v481 = v346 + v477;
                int v482 = v11 + v13;
                bool v483 = v480 < v482;
                bool v485 = v481 < 300;
                bool v486 = (bool)(v483 & v485);
                v32 = 0;
                if (v486) {
                    int v492 = v480 * 300;
                    int v494 = v492 + v481;
                    unsigned short v495 = p1[v494];
                    unsigned short v496 = (unsigned short)v495;
                    v32 = v496;
                }
                int v500 = kiln_local + 512;
                int v502 = v500 % 32;
                int v504 = v500 / 32;
                int v505 = v11 + v504;
                int v506 = v346 + v502;
                int v507 = v11 + v13;
                bool v508 = v505 < v507;
                bool v510 = v506 < 300;
                bool v511 = (bool)(v508 & v510);
                v34 = 0;
                if (v511) {
                    int v517 = v505 * 300;
                    int v519 = v517 + v506;
                    unsigned short v520 = p1[v519];
                    unsigned short v521 = (unsigned short)v520;
                    v34 = v521;
                }
                int v525 = kiln_local + 768;
                int v527 = v525 % 32;
                int v529 = v525 / 32;
                int v530 = v11 + v529;
                int v531 = v346 + v527;
                int v532 = v11 + v13;
                bool v533 = v530 < v532;
                bool v535 = v531 < 300;
                bool v536 = (bool)(v533 & v535);
                v36 = 0;
                if (v536) {
                    int v542 = v530 * 300;
                    int v544 = v542 + v531;
                    unsigned short v545 = p1[v544];
                    unsigned short v546 = (unsigned short)v545;
                    v36 = v546;
                }
            }
            int v553 = i0 / 32;
            int v554 = v553 % 2;
            int v555 = v554 * 2560;
            int v557 = v18 * 640;
            int v558 = v557 + v555;
            int v560 = v19 * 320;
            int v561 = v560 + v555;
            t2 = kiln_load_columns(&m1[v561 + 1280], 40, kiln_local % 32);
            t1 = kiln_load_rows(&m1[v558], 40, kiln_local % 32);
            t0 = kiln_multiply(t1, t2, t0);
            t2 = kiln_load_columns(&m1[v561 + 1296], 40, kiln_local % 32);
            t1 = kiln_load_rows(&m1[v558 + 16], 40, kiln_local % 32);
            t0 = kiln_multiply(t1, t2, t0);
            if (v347) {
                int v572 = v346 / 32;
                int v573 = v572 % 2;
                int v574 = v573 * 2560;
                int v578 = kiln_local % 32;
                int v580 = kiln_local / 32;
                int v583 = v580 * 40;
                int v584 = v578 + v583;
                int v585 = v584 + v574;
                unsigned short v586 = v22;
                unsigned short v587 = (unsigned short)v586;
                m1[v585] = v587;
                int v590 = kiln_local + 256;
                int v592 = v590 % 32;
                int v594 = v590 / 32;
                int v597 = v594 * 40;
                int v598 = v592 + v597;
                int v599 = v598 + v574;
                unsigned short v600 = v24;
                unsigned short v601 = (unsigned short)v600;
                m1[v599] = v601;
                int v604 = kiln_local + 512;
                int v606 = v604 % 32;
                int v608 = v604 / 32;
                int v611 = v608 * 40;
                int v612 = v606 + v611;
                int v613 = v612 + v574;
                unsigned short v614 = v26;
                unsigned short v615 = (unsigned short)v614;
                m1[v613] = v615;
                int v618 = kiln_local + 768;
                int v620 = v618 % 32;
                int v622 = v618 / 32;
                int v625 = v622 * 40;
                int v626 = v620 + v625;
                int v627 = v626 + v574;
                unsigned short v628 = v28;
                unsigned short v629 = (unsigned short)v628;
                m1[v627] = v629;
                int v634 = kiln_local % 32;
                int v636 = kiln_local / 32;
                int v639 = v636 * 40;
                int v640 = v634 + v639;
                int v641 = v640 + v574;
                unsigned short v642 = v30;
                unsigned short v643 = (unsigned short)v642;
                m1[v641 + 1280] = v643;
                int v646 = kiln_local + 256;
                int v648 = v646 % 32;
                int v650 = v646 / 32;
                int v653 = v650 * 40;
                int v654 = v648 + v653;
                int v655 = v654 + v574;
                unsigned short v656 = v32;
                unsigned short v657 = (unsigned short)v656;
                m1[v655 + 1280] = v657;
                int v660 = kiln_local + 512;
                int v662 = v660 % 32;
                int v664 = v660 / 32;
                int v667 = v664 * 40;
                int v668 = v662 + v667;
                int v669 = v668 + v574;
                unsigned short v670 = v34;
                unsigned short v671 = (unsigned short)v670;
                m1[v669 + 1280] = v671;
                int v674 = kiln_local + 768;
                int v676 = v674 % 32;
                int v678 = v674 / 32;
                int v681 = v678 * 40;
                int v682 = v676 + v681;
                int v683 = v682 + v574;
                unsigned short v684 = v36;
                unsigned short v685 = (unsigned short)v684;
                m1[v683 + 1280] = v685;
            }
        }
        __syncthreads();
        int v692 = v18 * 16;
        int v694 = v19 * 8;
        int v695 = v692 * 32;
        int v696 = v695 + v694;
        kiln_store_sums(&m0[v696], 32, kiln_local % 32, t0);
        __syncthreads();
        int v701 = kiln_local * 4;
        for (int i0 = v701; i0 < 1024; i0 += 1024) {
            int v704 = i0 / 32;
            int v705 = i0 % 32;
            int v707 = v6 + v704;
            int v708 = v11 + v705;
            int v709 = v6 + v8;
            bool v710 = v707 < v709;
            int v711 = v11 + v13;
            bool v712 = v708 < v711;
            bool v713 = (bool)(v710 & v712);
            if (v713) {
                float v715 = m0[i0];
                float v716 = m0[i0 + 1];
                float v717 = m0[i0 + 2];
                float v718 = m0[i0 + 3];
                int v721 = v707 * 52;
                int v723 = v721 + v708;
                int v725 = v708 + 1;
                int v726 = v721 + v725;
                int v728 = v708 + 2;
                int v729 = v721 + v728;
                int v731 = v708 + 3;
                int v732 = v721 + v731;
                float v733 = p2[v708];
                float v734 = v715 + v733;
                float v735 = p2[v708 + 1];
                float v736 = v716 + v735;
                float v737 = p2[v708 + 2];
                float v738 = v717 + v737;
                float v739 = p2[v708 + 3];
                float v740 = v718 + v739;
                p3[v723] = v734;
                p3[v723 + 1] = v736;
                p3[v723 + 2] = v738;
                p3[v723 + 3] = v740;
            }
        }
    }
}
