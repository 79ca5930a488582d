/* product_bf16: 5 work items, 5 groups of 256 threads
 * 6563840 FLOP, 547840 bytes loaded, 40960 bytes stored
 * p0: 21000 bf16, read
 * p1: 15600 bf16, read
 * p2: 52 f32, read
 * p3: 3640 f32, written
 * schedule: order(r0 r1) block(r0 16) block(r1 128) stage(n12 r1) group(n12 rows r0 1 columns r1 1 slab 32 unit 32 16 16 16) parallel(2)
 * hip: -std=c++17 -ffp-contract=off -fno-strict-aliasing -fhip-fp32-correctly-rounded-divide-sqrt -fno-gpu-flush-denormals-to-zero
 */
#pragma clang fp contract(off)
#define kiln_device static inline __attribute__((device, always_inline))

typedef float kiln_sums __attribute__((ext_vector_type(8)));
typedef short kiln_rows __attribute__((ext_vector_type(16)));
typedef kiln_rows kiln_columns;

/* A lane has a whole row, or a whole column; those of the second half have the first half's again. */
kiln_device kiln_rows kiln_load_rows(const unsigned short *at, int stride, int lane)
{
    kiln_rows all;
    for (int k = 0; k < 16; ++k) all[k] = (short)at[lane % 16 * stride + k];
    return all;
}

kiln_device kiln_columns kiln_load_columns(const unsigned short *at, int stride, int lane)
{
    return kiln_load_rows(at, stride, lane);
}

kiln_device kiln_sums kiln_multiply(kiln_rows a, kiln_columns b, kiln_sums c)
{
    return __builtin_amdgcn_wmma_f32_16x16x16_bf16_w32(a, b, c);
}

/* A lane has every second element of a column. */
kiln_device void kiln_store_sums(float *at, int stride, int lane, kiln_sums all)
{
    for (int i = 0; i < 8; ++i) at[(2 * i + lane / 16) * stride + lane % 16] = all[i];
}

extern "C" __attribute__((global, amdgpu_flat_work_group_size(256, 256))) void kiln_product_bf16(const unsigned short *p0, const unsigned short *p1, const float *p2, float *p3)
{
    const int kiln_group = (int)__builtin_amdgcn_workgroup_id_x();
    const int kiln_local = (int)__builtin_amdgcn_workitem_id_x();
    alignas(16) static __attribute__((shared)) float m0[2048];
    alignas(16) static __attribute__((shared)) unsigned short m1[5760];
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
        unsigned short v40 = 0;
        unsigned short v42 = 0;
        unsigned short v44 = 0;
        unsigned short v46 = 0;
        unsigned short v48 = 0;
        unsigned short v50 = 0;
        unsigned short v52 = 0;
        unsigned short v54 = 0;
        int v60 = kiln_local % 32;
        int v61 = kiln_local / 32;
        int v62 = v6 + v61;
        int v63 = v6 + v8;
        bool v64 = v62 < v63;
        bool v66 = v60 < 300;
        bool v67 = (bool)(v64 & v66);
        v20 = 0;
        if (v67) {
            int v73 = v62 * 300;
            int v75 = v73 + v60;
            unsigned short v76 = p0[v75];
            unsigned short v77 = (unsigned short)v76;
            v20 = v77;
        }
        int v81 = kiln_local + 256;
        int v83 = v81 % 32;
        int v84 = v81 / 32;
        int v85 = v6 + v84;
        int v86 = v6 + v8;
        bool v87 = v85 < v86;
        bool v89 = v83 < 300;
        bool v90 = (bool)(v87 & v89);
        v22 = 0;
        if (v90) {
            int v96 = v85 * 300;
            int v98 = v96 + v83;
            unsigned short v99 = p0[v98];
            unsigned short v100 = (unsigned short)v99;
            v22 = v100;
        }
        int v106 = kiln_local % 32;
        int v107 = kiln_local / 32;
        int v108 = v11 + v107;
        int v109 = v11 + 52;
        bool v110 = v108 < v109;
        bool v112 = v106 < 300;
        bool v113 = (bool)(v110 & v112);
        v24 = 0;
        if (v113) {
            int v119 = v108 * 300;
            int v121 = v119 + v106;
            unsigned short v122 = p1[v121];
            unsigned short v123 = (unsigned short)v122;
            v24 = v123;
        }
        int v127 = kiln_local + 256;
        int v129 = v127 % 32;
        int v130 = v127 / 32;
        int v131 = v11 + v130;
        int v132 = v11 + 52;
        bool v133 = v131 < v132;
        bool v135 = v129 < 300;
        bool v136 = (bool)(v133 & v135);
        v26 = 0;
        if (v136) {
            int v142 = v131 * 300;
            int v144 = v142 + v129;
            unsigned short v145 = p1[v144];
            unsigned short v146 = (unsigned short)v145;
            v26 = v146;
        }
        int v150 = kiln_local + 512;
        int v152 = v150 % 32;
        int v153 = v150 / 32;
        int v154 = v11 + v153;
        int v155 = v11 + 52;
        bool v156 = v154 < v155;
        bool v158 = v152 < 300;
        bool v159 = (bool)(v156 & v158);
        v28 = 0;
        if (v159) {
            int v165 = v154 * 300;
            int v167 = v165 + v152;
            unsigned short v168 = p1[v167];
            unsigned short v169 = (unsigned short)v168;
            v28 = v169;
        }
        int v173 = kiln_local + 768;
        int v175 = v173 % 32;
        int v176 = v173 / 32;
        int v177 = v11 + v176;
        int v178 = v11 + 52;
        bool v179 = v177 < v178;
        bool v181 = v175 < 300;
        bool v182 = (bool)(v179 & v181);
        v30 = 0;
        if (v182) {
            int v188 = v177 * 300;
            int v190 = v188 + v175;
            unsigned short v191 = p1[v190];
            unsigned short v192 = (unsigned short)v191;
            v30 = v192;
        }
        int v196 = kiln_local + 1024;
        int v198 = v196 % 32;
        int v199 = v196 / 32;
        int v200 = v11 + v199;
        int v201 = v11 + 52;
        bool v202 = v200 < v201;
        bool v204 = v198 < 300;
        bool v205 = (bool)(v202 & v204);
        v32 = 0;
        if (v205) {
            int v211 = v200 * 300;
            int v213 = v211 + v198;
            unsigned short v214 = p1[v213];
            unsigned short v215 = (unsigned short)v214;
            v32 = v215;
        }
        int v219 = kiln_local + 1280;
        int v221 = v219 % 32;
        int v222 = v219 / 32;
        int v223 = v11 + v222;
        int v224 = v11 + 52;
        bool v225 = v223 < v224;
        bool v227 = v221 < 300;
        bool v228 = (bool)(v225 & v227);
        v34 = 0;
        if (v228) {
            int v234 = v223 * 300;
            int v236 = v234 + v221;
            unsigned short v237 = p1[v236];
            unsigned short v238 = (unsigned short)v237;
            v34 = v238;
        }
        int v242 = kiln_local + 1536;
        int v244 = v242 % 32;
        int v245 = v242 / 32;
        int v246 = v11 + v245;
        int v247 = v11 + 52;
        bool v248 = v246 < v247;
        bool v250 = v244 < 300;
        bool v251 = (bool)(v248 & v250);
        v36 = 0;
        if (v251) {
            int v257 = v246 * 300;
            int v259 = v257 + v244;
            unsigned short v260 = p1[v259];
            unsigned short v261 = (unsigned short)v260;
            v36 = v261;
        }
        int v265 = kiln_local + 1792;
        int v267 = v265 % 32;
        int v268 = v265 / 32;
        int v269 = v11 + v268;
        int v270 = v11 + 52;
        bool v271 = v269 < v270;
        bool v273 = v267 < 300;
        bool v274 = (bool)(v271 & v273);
        v38 = 0;
        if (v274) {
            int v280 = v269 * 300;
            int v282 = v280 + v267;
            unsigned short v283 = p1[v282];
            unsigned short v284 = (unsigned short)v283;
            v38 = v284;
        }
        int v288 = kiln_local + 2048;
        int v290 = v288 % 32;
        int v291 = v288 / 32;
        int v292 = v11 + v291;
        int v293 = v11 + 52;
        bool v294 = v292 < v293;
        bool v296 = v290 < 300;
        bool v297 = (bool)(v294 & v296);
        v40 = 0;
        if (v297) {
            int v303 = v292 * 300;
            int v305 = v303 + v290;
            unsigned short v306 = p1[v305];
            unsigned short v307 = (unsigned short)v306;
            v40 = v307;
        }
        int v311 = kiln_local + 2304;
        int v313 = v311 % 32;
        int v314 = v311 / 32;
        int v315 = v11 + v314;
        int v316 = v11 + 52;
        bool v317 = v315 < v316;
        bool v319 = v313 < 300;
        bool v320 = (bool)(v317 & v319);
        v42 = 0;
        if (v320) {
            int v326 = v315 * 300;
            int v328 = v326 + v313;
            unsigned short v329 = p1[v328];
            unsigned short v330 = (unsigned short)v329;
            v42 = v330;
        }
        int v334 = kiln_local + 2560;
        int v336 = v334 % 32;
        int v337 = v334 / 32;
        int v338 = v11 + v337;
        int v339 = v11 + 52;
        bool v340 = v338 < v339;
        bool v342 = v336 < 300;
        bool v343 = (bool)(v340 & v342);
        v44 = 0;
        if (v343) {
            int v349 = v338 * 300;
            int v351 = v349 + v336;
            unsigned short v352 = p1[v351];
            unsigned short v353 = (unsigned short)v352;
            v44 = v353;
        }
        int v357 = kiln_local + 2816;
        int v359 = v357 % 32;
        int v360 = v357 / 32;
        int v361 = v11 + v360;
        int v362 = v11 + 52;
        bool v363 = v361 < v362;
        bool v365 = v359 < 300;
        bool v366 = (bool)(v363 & v365);
        v46 = 0;
        if (v366) {
            int v372 = v361 * 300;
            int v374 = v372 + v359;
            unsigned short v375 = p1[v374];
            unsigned short v376 = (unsigned short)v375;
            v46 = v376;
        }
        int v380 = kiln_local + 3072;
        int v382 = v380 % 32;
        int v383 = v380 / 32;
        int v384 = v11 + v383;
        int v385 = v11 + 52;
        bool v386 = v384 < v385;
        bool v388 = v382 < 300;
        bool v389 = (bool)(v386 & v388);
        v48 = 0;
        if (v389) {
            int v395 = v384 * 300;
            int v397 = v395 + v382;
            unsigned short v398 = p1[v397];
            unsigned short v399 = (unsigned short)v398;
            v48 = v399;
        }
        int v403 = kiln_local + 3328;
        int v405 = v403 % 32;
        int v406 = v403 / 32;
        int v407 = v11 + v406;
        int v408 = v11 + 52;
        bool v409 = v407 < v408;
        bool v411 = v405 < 300;
        bool v412 = (bool)(v409 & v411);
        v50 = 0;
        if (v412) {
            int v418 = v407 * 300;
            int v420 = v418 + v405;
            unsigned short v421 = p1[v420];
            unsigned short v422 = (unsigned short)v421;
            v50 = v422;
        }
        int v426 = kiln_local + 3584;
        int v428 = v426 % 32;
        int v429 = v426 / 32;
        int v430 = v11 + v429;
        int v431 = v11 + 52;
        bool v432 = v430 < v431;
        bool v434 = v428 < 300;
        bool v435 = (bool)(v432 & v434);
        v52 = 0;
        if (v435) {
            int v441 = v430 * 300;
            int v443 = v441 + v428;
            unsigned short v444 = p1[v443];
            unsigned short v445 = (unsigned short)v444;
            v52 = v445;
        }
        int v449 = kiln_local + 3840;
        int v451 = v449 % 32;
        int v452 = v449 / 32;
        int v453 = v11 + v452;
        int v454 = v11 + 52;
        bool v455 = v453 < v454;
        bool v457 = v451 < 300;
        bool v458 = (bool)(v455 & v457);
        v54 = 0;
        if (v458) {
            int v464 = v453 * 300;
            int v466 = v464 + v451;
            unsigned short v467 = p1[v466];
            unsigned short v468 = (unsigned short)v467;
            v54 = v468;
        }
        for (int i0 = 0; i0 < 300; i0 += 32) {
            __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup"); __builtin_amdgcn_s_barrier(); __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
            int v477 = kiln_local % 32;
            int v478 = kiln_local / 32;
            int v481 = v478 * 40;
            int v482 = v477 + v481;
            unsigned short v483 = v20;
            unsigned short v484 = (unsigned short)v483;
            m1[v482] = v484;
            int v487 = kiln_local + 256;
            int v489 = v487 % 32;
            int v490 = v487 / 32;
            int v493 = v490 * 40;
            int v494 = v489 + v493;
            unsigned short v495 = v22;
            unsigned short v496 = (unsigned short)v495;
            m1[v494] = v496;
            int v501 = kiln_local % 32;
            int v502 = kiln_local / 32;
            int v505 = v502 * 40;
            int v506 = v501 + v505;
            unsigned short v507 = v24;
            unsigned short v508 = (unsigned short)v507;
            m1[v506 + 640] = v508;
            int v511 = kiln_local + 256;
            int v513 = v511 % 32;
            int v514 = v511 / 32;
            int v517 = v514 * 40;
            int v518 = v513 + v517;
            unsigned short v519 = v26;
            unsigned short v520 = (unsigned short)v519;
            m1[v518 + 640] = v520;
            int v523 = kiln_local + 512;
            int v525 = v523 % 32;
            int v526 = v523 / 32;
            int v529 = v526 * 40;
            int v530 = v525 + v529;
            unsigned short v531 = v28;
            unsigned short v532 = (unsigned short)v531;
            m1[v530 + 640] = v532;
            int v535 = kiln_local + 768;
            int v537 = v535 % 32;
            int v538 = v535 / 32;
            int v541 = v538 * 40;
            int v542 = v537 + v541;
            unsigned short v543 = v30;
            unsigned short v544 = (unsigned short)v543;
            m1[v542 + 640] = v544;
            int v547 = kiln_local + 1024;
            int v549 = v547 % 32;
            int v550 = v547 / 32;
            int v553 = v550 * 40;
            int v554 = v549 + v553;
            unsigned short v555 = v32;
            unsigned short v556 = (unsigned short)v555;
            m1[v554 + 640] = v556;
            int v559 = kiln_local + 1280;
            int v561 = v559 % 32;
            int v562 = v559 / 32;
            int v565 = v562 * 40;
            int v566 = v561 + v565;
            unsigned short v567 = v34;
            unsigned short v568 = (unsigned short)v567;
            m1[v566 + 640] = v568;
            int v571 = kiln_local + 1536;
            int v573 = v571 % 32;
            int v574 = v571 / 32;
            int v577 = v574 * 40;
            int v578 = v573 + v577;
            unsigned short v579 = v36;
            unsigned short v580 = (unsigned short)v579;
            m1[v578 + 640] = v580;
            int v583 = kiln_local + 1792;
            int v585 = v583 % 32;
            int v586 = v583 / 32;
            int v589 = v586 * 40;
            int v590 = v585 + v589;
            unsigned short v591 = v38;
            unsigned short v592 = (unsigned short)v591;
            m1[v590 + 640] = v592;
            int v595 = kiln_local + 2048;
            int v597 = v595 % 32;
            int v598 = v595 / 32;
            int v601 = v598 * 40;
            int v602 = v597 + v601;
            unsigned short v603 = v40;
            unsigned short v604 = (unsigned short)v603;
            m1[v602 + 640] = v604;
            int v607 = kiln_local + 2304;
            int v609 = v607 % 32;
            int v610 = v607 / 32;
            int v613 = v610 * 40;
            int v614 = v609 + v613;
            unsigned short v615 = v42;
            unsigned short v616 = (unsigned short)v615;
            m1[v614 + 640] = v616;
            int v619 = kiln_local + 2560;
            int v621 = v619 % 32;
            int v622 = v619 / 32;
            int v625 = v622 * 40;
            int v626 = v621 + v625;
            unsigned short v627 = v44;
            unsigned short v628 = (unsigned short)v627;
            m1[v626 + 640] = v628;
            int v631 = kiln_local + 2816;
            int v633 = v631 % 32;
            int v634 = v631 / 32;
            int v637 = v634 * 40;
            int v638 = v633 + v637;
            unsigned short v639 = v46;
            unsigned short v640 = (unsigned short)v639;
            m1[v638 + 640] = v640;
            int v643 = kiln_local + 3072;
            int v645 = v643 % 32;
            int v646 = v643 / 32;
            int v649 = v646 * 40;
            int v650 = v645 + v649;
            unsigned short v651 = v48;
            unsigned short v652 = (unsigned short)v651;
            m1[v650 + 640] = v652;
            int v655 = kiln_local + 3328;
            int v657 = v655 % 32;
            int v658 = v655 / 32;
            int v661 = v658 * 40;
            int v662 = v657 + v661;
            unsigned short v663 = v50;
            unsigned short v664 = (unsigned short)v663;
            m1[v662 + 640] = v664;
            int v667 = kiln_local + 3584;
            int v669 = v667 % 32;
            int v670 = v667 / 32;
            int v673 = v670 * 40;
            int v674 = v669 + v673;
            unsigned short v675 = v52;
            unsigned short v676 = (unsigned short)v675;
            m1[v674 + 640] = v676;
            int v679 = kiln_local + 3840;
            int v681 = v679 % 32;
            int v682 = v679 / 32;
            int v685 = v682 * 40;
            int v686 = v681 + v685;
            unsigned short v687 = v54;
            unsigned short v688 = (unsigned short)v687;
            m1[v686 + 640] = v688;
            __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup"); __builtin_amdgcn_s_barrier(); __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
            int v693 = i0 + 32;
            bool v694 = v693 < 300;
            if (v694) {
                int v699 = kiln_local % 32;
                int v700 = kiln_local / 32;
                int v701 = v6 + v700;
                int v702 = v693 + v699;
                int v703 = v6 + v8;
                bool v704 = v701 < v703;
                bool v706 = v702 < 300;
                bool v707 = (bool)(v704 & v706);
                v20 = 0;
                if (v707) {
                    int v713 = v701 * 300;
                    int v715 = v713 + v702;
                    unsigned short v716 = p0[v715];
                    unsigned short v717 = (unsigned short)v716;
                    v20 = v717;
                }
                int v721 = kiln_local + 256;
                int v723 = v721 % 32;
                int v724 = v721 / 32;
                int v725 = v6 + v724;
                int v726 = v693 + v723;
                int v727 = v6 + v8;
                bool v728 = v725 < v727;
                bool v730 = v726 < 300;
                bool v731 = (bool)(v728 & v730);
                v22 = 0;
                if (v731) {
                    int v737 = v725 * 300;
                    int v739 = v737 + v726;
                    unsigned short v740 = p0[v739];
                    unsigned short v741 = (unsigned short)v740;
                    v22 = v741;
                }
                int v747 = kiln_local % 32;
                int v748 = kiln_local / 32;
                int v749 = v11 + v748;
                int v750 = v693 + v747;
                int v751 = v11 + 52;
                bool v752 = v749 < v751;
                bool v754 = v750 < 300;
                bool v755 = (bool)(v752 & v754);
                v24 = 0;
                if (v755) {
                    int v761 = v749 * 300;
                    int v763 = v761 + v750;
                    unsigned short v764 = p1[v763];
                    unsigned short v765 = (unsigned short)v764;
                    v24 = v765;
                }
                int v769 = kiln_local + 256;
                int v771 = v769 % 32;
                int v772 = v769 / 32;
                int v773 = v11 + v772;
                int v774 = v693 + v771;
                int v775 = v11 + 52;
                bool v776 = v773 < v775;
                bool v778 = v774 < 300;
                bool v779 = (bool)(v776 & v778);
                v26 = 0;
                if (v779) {
                    int v785 = v773 * 300;
                    int v787 = v785 + v774;
                    unsigned short v788 = p1[v787];
                    unsigned short v789 = (unsigned short)v788;
                    v26 = v789;
                }
                int v793 = kiln_local + 512;
                int v795 = v793 % 32;
                int v796 = v793 / 32;
                int v797 = v11 + v796;
                int v798 = v693 + v795;
                int v799 = v11 + 52;
                bool v800 = v797 < v799;
                bool v802 = v798 < 300;
                bool v803 = (bool)(v800 & v802);
                v28 = 0;
                if (v803) {
                    int v809 = v797 * 300;
                    int v811 = v809 + v798;
                    unsigned short v812 = p1[v811];
                    unsigned short v813 = (unsigned short)v812;
                    v28 = v813;
                }
                int v817 = kiln_local + 768;
                int v819 = v817 % 32;
                int v820 = v817 / 32;
                int v821 = v11 + v820;
                int v822 = v693 + v819;
                int v823 = v11 + 52;
                bool v824 = v821 < v823;
                bool v826 = v822 < 300;
                bool v827 = (bool)(v824 & v826);
                v30 = 0;
                if (v827) {
                    int v833 = v821 * 300;
                    int v835 = v833 + v822;
                    unsigned short v836 = p1[v835];
                    unsigned short v837 = (unsigned short)v836;
                    v30 = v837;
                }
                int v841 = kiln_local + 1024;
                int v843 = v841 % 32;
                int v844 = v841 / 32;
                int v845 = v11 + v844;
                int v846 = v693 + v843;
                int v847 = v11 + 52;
                bool v848 = v845 < v847;
                bool v850 = v846 < 300;
                bool v851 = (bool)(v848 & v850);
                v32 = 0;
                if (v851) {
                    int v857 = v845 * 300;
                    int v859 = v857 + v846;
                    unsigned short v860 = p1[v859];
                    unsigned short v861 = (unsigned short)v860;
                    v32 = v861;
                }
                int v865 = kiln_local + 1280;
                int v867 = v865 % 32;
                int v868 = v865 / 32;
                int v869 = v11 + v868;
                int v870 = v693 + v867;
                int v871 = v11 + 52;
                bool v872 = v869 < v871;
                bool v874 = v870 < 300;
                bool v875 = (bool)(v872 & v874);
                v34 = 0;
                if (v875) {
                    int v881 = v869 * 300;
                    int v883 = v881 + v870;
                    unsigned short v884 = p1[v883];
                    unsigned short v885 = (unsigned short)v884;
                    v34 = v885;
                }
                int v889 = kiln_local + 1536;
                int v891 = v889 % 32;
                int v892 = v889 / 32;
                int v893 = v11 + v892;
                int v894 = v693 + v891;
                int v895 = v11 + 52;
                bool v896 = v893 < v895;
                bool v898 = v894 < 300;
                bool v899 = (bool)(v896 & v898);
                v36 = 0;
                if (v899) {
                    int v905 = v893 * 300;
                    int v907 = v905 + v894;
                    unsigned short v908 = p1[v907];
                    unsigned short v909 = (unsigned short)v908;
                    v36 = v909;
                }
                int v913 = kiln_local + 1792;
                int v915 = v913 % 32;
                int v916 = v913 / 32;
                int v917 = v11 + v916;
                int v918 = v693 + v915;
                int v919 = v11 + 52;
                bool v920 = v917 < v919;
                bool v922 = v918 < 300;
                bool v923 = (bool)(v920 & v922);
                v38 = 0;
                if (v923) {
                    int v929 = v917 * 300;
                    int v931 = v929 + v918;
                    unsigned short v932 = p1[v931];
                    unsigned short v933 = (unsigned short)v932;
                    v38 = v933;
                }
                int v937 = kiln_local + 2048;
                int v939 = v937 % 32;
                int v940 = v937 / 32;
                int v941 = v11 + v940;
                int v942 = v693 + v939;
                int v943 = v11 + 52;
                bool v944 = v941 < v943;
                bool v946 = v942 < 300;
                bool v947 = (bool)(v944 & v946);
                v40 = 0;
                if (v947) {
                    int v953 = v941 * 300;
                    int v955 = v953 + v942;
                    unsigned short v956 = p1[v955];
                    unsigned short v957 = (unsigned short)v956;
                    v40 = v957;
                }
                int v961 = kiln_local + 2304;
                int v963 = v961 % 32;
                int v964 = v961 / 32;
                int v965 = v11 + v964;
                int v966 = v693 + v963;
                int v967 = v11 + 52;
                bool v968 = v965 < v967;
                bool v970 = v966 < 300;
                bool v971 = (bool)(v968 & v970);
                v42 = 0;
                if (v971) {
                    int v977 = v965 * 300;
                    int v979 = v977 + v966;
                    unsigned short v980 = p1[v979];
                    unsigned short v981 = (unsigned short)v980;
                    v42 = v981;
                }
                int v985 = kiln_local + 2560;
                int v987 = v985 % 32;
                int v988 = v985 / 32;
                int v989 = v11 + v988;
                int v990 = v693 + v987;
                int v991 = v11 + 52;
                bool v992 = v989 < v991;
                bool v994 = v990 < 300;
                bool v995 = (bool)(v992 & v994);
                v44 = 0;
                if (v995) {
                    int v1001 = v989 * 300;
                    int v1003 = v1001 + v990;
                    unsigned short v1004 = p1[v1003];
                    unsigned short v1005 = (unsigned short)v1004;
                    v44 = v1005;
                }
                int v1009 = kiln_local + 2816;
                int v1011 = v1009 % 32;
                int v1012 = v1009 / 32;
                int v1013 = v11 + v1012;
                int v1014 = v693 + v1011;
                int v1015 = v11 + 52;
                bool v1016 = v1013 < v1015;
                bool v1018 = v1014 < 300;
                bool v1019 = (bool)(v1016 & v1018);
                v46 = 0;
                if (v1019) {
                    int v1025 = v1013 * 300;
                    int v1027 = v1025 + v1014;
                    unsigned short v1028 = p1[v1027];
                    unsigned short v1029 = (unsigned short)v1028;
                    v46 = v1029;
                }
                int v1033 = kiln_local + 3072;
                int v1035 = v1033 % 32;
                int v1036 = v1033 / 32;
                int v1037 = v11 + v1036;
                int v1038 = v693 + v1035;
                int v1039 = v11 + 52;
                bool v1040 = v1037 < v1039;
                bool v1042 = v1038 < 300;
                bool v1043 = (bool)(v1040 & v1042);
                v48 = 0;
                if (v1043) {
                    int v1049 = v1037 * 300;
                    int v1051 = v1049 + v1038;
                    unsigned short v1052 = p1[v1051];
                    unsigned short v1053 = (unsigned short)v1052;
                    v48 = v1053;
                }
                int v1057 = kiln_local + 3328;
                int v1059 = v1057 % 32;
                int v1060 = v1057 / 32;
                int v1061 = v11 + v1060;
                int v1062 = v693 + v1059;
                int v1063 = v11 + 52;
                bool v1064 = v1061 < v1063;
                bool v1066 = v1062 < 300;
                bool v1067 = (bool)(v1064 & v1066);
                v50 = 0;
                if (v1067) {
                    int v1073 = v1061 * 300;
                    int v1075 = v1073 + v1062;
                    unsigned short v1076 = p1[v1075];
                    unsigned short v1077 = (unsigned short)v1076;
                    v50 = v1077;
                }
                int v1081 = kiln_local + 3584;
                int v1083 = v1081 % 32;
                int v1084 = v1081 / 32;
                int v1085 = v11 + v1084;
                int v1086 = v693 + v1083;
                int v1087 = v11 + 52;
                bool v1088 = v1085 < v1087;
                bool v1090 = v1086 < 300;
                bool v1091 = (bool)(v1088 & v1090);
                v52 = 0;
                if (v1091) {
                    int v1097 = v1085 * 300;
                    int v1099 = v1097 + v1086;
                    unsigned short v1100 = p1[v1099];
                    unsigned short v1101 = (unsigned short)v1100;
                    v52 = v1101;
                }
                int v1105 = kiln_local + 3840;
                int v1107 = v1105 % 32;
                int v1108 = v1105 / 32;
                int v1109 = v11 + v1108;
                int v1110 = v693 + v1107;
                int v1111 = v11 + 52;
                bool v1112 = v1109 < v1111;
                bool v1114 = v1110 < 300;
                bool v1115 = (bool)(v1112 & v1114);
                v54 = 0;
                if (v1115) {
                    int v1121 = v1109 * 300;
                    int v1123 = v1121 + v1110;
                    unsigned short v1124 = p1[v1123];
                    unsigned short v1125 = (unsigned short)v1124;
                    v54 = v1125;
                }
            }
            int v1130 = v16 * 640;
            int v1132 = v17 * 640;
            t2 = kiln_load_columns(&m1[v1132 + 640], 40, kiln_local % 32);
            t1 = kiln_load_rows(&m1[v1130], 40, kiln_local % 32);
            t0 = kiln_multiply(t1, t2, t0);
            t2 = kiln_load_columns(&m1[v1132 + 656], 40, kiln_local % 32);
            t1 = kiln_load_rows(&m1[v1130 + 16], 40, kiln_local % 32);
            t0 = kiln_multiply(t1, t2, t0);
        }
        __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup"); __builtin_amdgcn_s_barrier(); __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
        int v1143 = v16 * 16;
        int v1145 = v17 * 16;
        int v1146 = v1143 * 128;
        int v1147 = v1146 + v1145;
        kiln_store_sums(&m0[v1147], 128, kiln_local % 32, t0);
        __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup"); __builtin_amdgcn_s_barrier(); __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
        int v1152 = kiln_local * 4;
        for (int i0 = v1152; i0 < 2048; i0 += 1024) {
            int v1155 = i0 / 128;
            int v1156 = i0 % 128;
            int v1158 = v6 + v1155;
            int v1159 = v11 + v1156;
            int v1160 = v6 + v8;
            bool v1161 = v1158 < v1160;
            int v1162 = v11 + 52;
            bool v1163 = v1159 < v1162;
            bool v1164 = (bool)(v1161 & v1163);
            if (v1164) {
                float v1166 = m0[i0];
                float v1167 = m0[i0 + 1];
                float v1168 = m0[i0 + 2];
                float v1169 = m0[i0 + 3];
                int v1172 = v1158 * 52;
                int v1174 = v1172 + v1159;
                int v1176 = v1159 + 1;
                int v1177 = v1172 + v1176;
                int v1179 = v1159 + 2;
                int v1180 = v1172 + v1179;
                int v1182 = v1159 + 3;
                int v1183 = v1172 + v1182;
                float v1184 = p2[v1159];
                float v1185 = v1166 + v1184;
                float v1186 = p2[v1159 + 1];
                float v1187 = v1167 + v1186;
                float v1188 = p2[v1159 + 2];
                float v1189 = v1168 + v1188;
                float v1190 = p2[v1159 + 3];
                float v1191 = v1169 + v1190;
                p3[v1174] = v1185;
                p3[v1174 + 1] = v1187;
                p3[v1174 + 2] = v1189;
                p3[v1174 + 3] = v1191;
            }
        }
    }
}
