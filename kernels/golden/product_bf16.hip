/* product_bf16: 3 work items, 3 groups of 256 threads
 * 3938304 FLOP, 227328 bytes loaded, 24576 bytes stored
 * p0: 21000 bf16, read
 * p1: 15600 bf16, read
 * p2: 52 f32, read
 * p3: 3640 f32, written
 * schedule: order(r0 r1) block(r0 32) block(r1 64) stage(n12 r1) group(n12 rows r0 1 columns r1 1 slab 32 of 2 unit 32 16 16 16) parallel(2)
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
    alignas(16) static __attribute__((shared)) unsigned short m1[7680];
    const int kiln_item = kiln_group;
    if (kiln_item < 3) {
        kiln_sums t0;
        kiln_rows t1;
        kiln_columns t2;
        int v2 = kiln_item % 1;
        int v3 = kiln_item / 1;
        int v6 = v3 * 32;
        int v7 = 70 - v6;
        int v8 = v7 < 32 ? v7 : 32;
        int v11 = v2 * 52;
        int v15 = kiln_local / 32;
        int v16 = v15 / 4;
        int v17 = v15 % 4;
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
        int v48 = kiln_local % 32;
        int v50 = kiln_local / 32;
        int v51 = v6 + v50;
        int v52 = v6 + v8;
        bool v53 = v51 < v52;
        bool v55 = v48 < 300;
        bool v56 = (bool)(v53 & v55);
        v20 = 0;
        if (v56) {
            int v62 = v51 * 300;
            int v64 = v62 + v48;
            unsigned short v65 = p0[v64];
            unsigned short v66 = (unsigned short)v65;
            v20 = v66;
        }
        int v70 = kiln_local + 256;
        int v72 = v70 % 32;
        int v74 = v70 / 32;
        int v75 = v6 + v74;
        int v76 = v6 + v8;
        bool v77 = v75 < v76;
        bool v79 = v72 < 300;
        bool v80 = (bool)(v77 & v79);
        v22 = 0;
        if (v80) {
            int v86 = v75 * 300;
            int v88 = v86 + v72;
            unsigned short v89 = p0[v88];
            unsigned short v90 = (unsigned short)v89;
            v22 = v90;
        }
        int v94 = kiln_local + 512;
        int v96 = v94 % 32;
        int v98 = v94 / 32;
        int v99 = v6 + v98;
        int v100 = v6 + v8;
        bool v101 = v99 < v100;
        bool v103 = v96 < 300;
        bool v104 = (bool)(v101 & v103);
        v24 = 0;
        if (v104) {
            int v110 = v99 * 300;
            int v112 = v110 + v96;
            unsigned short v113 = p0[v112];
            unsigned short v114 = (unsigned short)v113;
            v24 = v114;
        }
        int v118 = kiln_local + 768;
        int v120 = v118 % 32;
        int v122 = v118 / 32;
        int v123 = v6 + v122;
        int v124 = v6 + v8;
        bool v125 = v123 < v124;
        bool v127 = v120 < 300;
        bool v128 = (bool)(v125 & v127);
        v26 = 0;
        if (v128) {
            int v134 = v123 * 300;
            int v136 = v134 + v120;
            unsigned short v137 = p0[v136];
            unsigned short v138 = (unsigned short)v137;
            v26 = v138;
        }
        int v144 = kiln_local % 32;
        int v146 = kiln_local / 32;
        int v147 = v11 + v146;
        int v148 = v11 + 52;
        bool v149 = v147 < v148;
        bool v151 = v144 < 300;
        bool v152 = (bool)(v149 & v151);
        v28 = 0;
        if (v152) {
            int v158 = v147 * 300;
            int v160 = v158 + v144;
            unsigned short v161 = p1[v160];
            unsigned short v162 = (unsigned short)v161;
            v28 = v162;
        }
        int v166 = kiln_local + 256;
        int v168 = v166 % 32;
        int v170 = v166 / 32;
        int v171 = v11 + v170;
        int v172 = v11 + 52;
        bool v173 = v171 < v172;
        bool v175 = v168 < 300;
        bool v176 = (bool)(v173 & v175);
        v30 = 0;
        if (v176) {
            int v182 = v171 * 300;
            int v184 = v182 + v168;
            unsigned short v185 = p1[v184];
            unsigned short v186 = (unsigned short)v185;
            v30 = v186;
        }
        int v190 = kiln_local + 512;
        int v192 = v190 % 32;
        int v194 = v190 / 32;
        int v195 = v11 + v194;
        int v196 = v11 + 52;
        bool v197 = v195 < v196;
        bool v199 = v192 < 300;
        bool v200 = (bool)(v197 & v199);
        v32 = 0;
        if (v200) {
            int v206 = v195 * 300;
            int v208 = v206 + v192;
            unsigned short v209 = p1[v208];
            unsigned short v210 = (unsigned short)v209;
            v32 = v210;
        }
        int v214 = kiln_local + 768;
        int v216 = v214 % 32;
        int v218 = v214 / 32;
        int v219 = v11 + v218;
        int v220 = v11 + 52;
        bool v221 = v219 < v220;
        bool v223 = v216 < 300;
        bool v224 = (bool)(v221 & v223);
        v34 = 0;
        if (v224) {
            int v230 = v219 * 300;
            int v232 = v230 + v216;
            unsigned short v233 = p1[v232];
            unsigned short v234 = (unsigned short)v233;
            v34 = v234;
        }
        int v238 = kiln_local + 1024;
        int v240 = v238 % 32;
        int v242 = v238 / 32;
        int v243 = v11 + v242;
        int v244 = v11 + 52;
        bool v245 = v243 < v244;
        bool v247 = v240 < 300;
        bool v248 = (bool)(v245 & v247);
        v36 = 0;
        if (v248) {
            int v254 = v243 * 300;
            int v256 = v254 + v240;
            unsigned short v257 = p1[v256];
            unsigned short v258 = (unsigned short)v257;
            v36 = v258;
        }
        int v262 = kiln_local + 1280;
        int v264 = v262 % 32;
        int v266 = v262 / 32;
        int v267 = v11 + v266;
        int v268 = v11 + 52;
        bool v269 = v267 < v268;
        bool v271 = v264 < 300;
        bool v272 = (bool)(v269 & v271);
        v38 = 0;
        if (v272) {
            int v278 = v267 * 300;
            int v280 = v278 + v264;
            unsigned short v281 = p1[v280];
            unsigned short v282 = (unsigned short)v281;
            v38 = v282;
        }
        int v286 = kiln_local + 1536;
        int v288 = v286 % 32;
        int v290 = v286 / 32;
        int v291 = v11 + v290;
        int v292 = v11 + 52;
        bool v293 = v291 < v292;
        bool v295 = v288 < 300;
        bool v296 = (bool)(v293 & v295);
        v40 = 0;
        if (v296) {
            int v302 = v291 * 300;
            int v304 = v302 + v288;
            unsigned short v305 = p1[v304];
            unsigned short v306 = (unsigned short)v305;
            v40 = v306;
        }
        int v310 = kiln_local + 1792;
        int v312 = v310 % 32;
        int v314 = v310 / 32;
        int v315 = v11 + v314;
        int v316 = v11 + 52;
        bool v317 = v315 < v316;
        bool v319 = v312 < 300;
        bool v320 = (bool)(v317 & v319);
        v42 = 0;
        if (v320) {
            int v326 = v315 * 300;
            int v328 = v326 + v312;
            unsigned short v329 = p1[v328];
            unsigned short v330 = (unsigned short)v329;
            v42 = v330;
        }
        int v342 = kiln_local % 32;
        int v344 = kiln_local / 32;
        int v347 = v344 * 40;
        int v348 = v342 + v347;
        unsigned short v349 = v20;
        unsigned short v350 = (unsigned short)v349;
        m1[v348] = v350;
        int v353 = kiln_local + 256;
        int v355 = v353 % 32;
        int v357 = v353 / 32;
        int v360 = v357 * 40;
        int v361 = v355 + v360;
        unsigned short v362 = v22;
        unsigned short v363 = (unsigned short)v362;
        m1[v361] = v363;
        int v366 = kiln_local + 512;
        int v368 = v366 % 32;
        int v370 = v366 / 32;
        int v373 = v370 * 40;
        int v374 = v368 + v373;
        unsigned short v375 = v24;
        unsigned short v376 = (unsigned short)v375;
        m1[v374] = v376;
        int v379 = kiln_local + 768;
        int v381 = v379 % 32;
        int v383 = v379 / 32;
        int v386 = v383 * 40;
        int v387 = v381 + v386;
        unsigned short v388 = v26;
        unsigned short v389 = (unsigned short)v388;
        m1[v387] = v389;
        int v394 = kiln_local % 32;
        int v396 = kiln_local / 32;
        int v399 = v396 * 40;
        int v400 = v394 + v399;
        unsigned short v401 = v28;
        unsigned short v402 = (unsigned short)v401;
        m1[v400 + 1280] = v402;
        int v405 = kiln_local + 256;
        int v407 = v405 % 32;
        int v409 = v405 / 32;
        int v412 = v409 * 40;
        int v413 = v407 + v412;
        unsigned short v414 = v30;
        unsigned short v415 = (unsigned short)v414;
        m1[v413 + 1280] = v415;
        int v418 = kiln_local + 512;
        int v420 = v418 % 32;
        int v422 = v418 / 32;
        int v425 = v422 * 40;
        int v426 = v420 + v425;
        unsigned short v427 = v32;
        unsigned short v428 = (unsigned short)v427;
        m1[v426 + 1280] = v428;
        int v431 = kiln_local + 768;
        int v433 = v431 % 32;
        int v435 = v431 / 32;
        int v438 = v435 * 40;
        int v439 = v433 + v438;
        unsigned short v440 = v34;
        unsigned short v441 = (unsigned short)v440;
        m1[v439 + 1280] = v441;
        int v444 = kiln_local + 1024;
        int v446 = v444 % 32;
        int v448 = v444 / 32;
        int v451 = v448 * 40;
        int v452 = v446 + v451;
        unsigned short v453 = v36;
        unsigned short v454 = (unsigned short)v453;
        m1[v452 + 1280] = v454;
        int v457 = kiln_local + 1280;
        int v459 = v457 % 32;
        int v461 = v457 / 32;
        int v464 = v461 * 40;
        int v465 = v459 + v464;
        unsigned short v466 = v38;
        unsigned short v467 = (unsigned short)v466;
        m1[v465 + 1280] = v467;
        int v470 = kiln_local + 1536;
        int v472 = v470 % 32;
        int v474 = v470 / 32;
        int v477 = v474 * 40;
        int v478 = v472 + v477;
        unsigned short v479 = v40;
        unsigned short v480 = (unsigned short)v479;
        m1[v478 + 1280] = v480;
        int v483 = kiln_local + 1792;
        int v485 = v483 % 32;
        int v487 = v483 / 32;
        int v490 = v487 * 40;
        int v491 = v485 + v490;
        unsigned short v492 = v42;
        unsigned short v493 = (unsigned short)v492;
        m1[v491 + 1280] = v493;
        for (int i0 = 0; i0 < 300; i0 += 32) {
            __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup"); __builtin_amdgcn_s_barrier(); __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
            int v500 = i0 + 32;
            bool v501 = v500 < 300;
            if (v501) {
                int v506 = kiln_local % 32;
                int v508 = kiln_local / 32;
                int v509 = v6 + v508;
                int v510 = v500 + v506;
                int v511 = v6 + v8;
                bool v512 = v509 < v511;
                bool v514 = v510 < 300;
                bool v515 = (bool)(v512 & v514);
                v20 = 0;
                if (v515) {
                    int v521 = v509 * 300;
                    int v523 = v521 + v510;
                    unsigned short v524 = p0[v523];
                    unsigned short v525 = (unsigned short)v524;
                    v20 = v525;
                }
                int v529 = kiln_local + 256;
                int v531 = v529 % 32;
                int v533 = v529 / 32;
                int v534 = v6 + v533;
                int v535 = v500 + v531;
                int v536 = v6 + v8;
                bool v537 = v534 < v536;
                bool v539 = v535 < 300;
                bool v540 = (bool)(v537 & v539);
                v22 = 0;
                if (v540) {
                    int v546 = v534 * 300;
                    int v548 = v546 + v535;
                    unsigned short v549 = p0[v548];
                    unsigned short v550 = (unsigned short)v549;
                    v22 = v550;
                }
                int v554 = kiln_local + 512;
                int v556 = v554 % 32;
                int v558 = v554 / 32;
                int v559 = v6 + v558;
                int v560 = v500 + v556;
                int v561 = v6 + v8;
                bool v562 = v559 < v561;
                bool v564 = v560 < 300;
                bool v565 = (bool)(v562 & v564);
                v24 = 0;
                if (v565) {
                    int v571 = v559 * 300;
                    int v573 = v571 + v560;
                    unsigned short v574 = p0[v573];
                    unsigned short v575 = (unsigned short)v574;
                    v24 = v575;
                }
                int v579 = kiln_local + 768;
                int v581 = v579 % 32;
                int v583 = v579 / 32;
                int v584 = v6 + v583;
                int v585 = v500 + v581;
                int v586 = v6 + v8;
                bool v587 = v584 < v586;
                bool v589 = v585 < 300;
                bool v590 = (bool)(v587 & v589);
                v26 = 0;
                if (v590) {
                    int v596 = v584 * 300;
                    int v598 = v596 + v585;
                    unsigned short v599 = p0[v598];
                    unsigned short v600 = (unsigned short)v599;
                    v26 = v600;
                }
                int v606 = kiln_local % 32;
                int v608 = kiln_local / 32;
                int v609 = v11 + v608;
                int v610 = v500 + v606;
                int v611 = v11 + 52;
                bool v612 = v609 < v611;
                bool v614 = v610 < 300;
                bool v615 = (bool)(v612 & v614);
                v28 = 0;
                if (v615) {
                    int v621 = v609 * 300;
                    int v623 = v621 + v610;
                    unsigned short v624 = p1[v623];
                    unsigned short v625 = (unsigned short)v624;
                    v28 = v625;
                }
                int v629 = kiln_local + 256;
                int v631 = v629 % 32;
                int v633 = v629 / 32;
                int v634 = v11 + v633;
                int v635 = v500 + v631;
                int v636 = v11 + 52;
                bool v637 = v634 < v636;
                bool v639 = v635 < 300;
                bool v640 = (bool)(v637 & v639);
                v30 = 0;
                if (v640) {
                    int v646 = v634 * 300;
                    int v648 = v646 + v635;
                    unsigned short v649 = p1[v648];
                    unsigned short v650 = (unsigned short)v649;
                    v30 = v650;
                }
                int v654 = kiln_local + 512;
                int v656 = v654 % 32;
                int v658 = v654 / 32;
                int v659 = v11 + v658;
                int v660 = v500 + v656;
                int v661 = v11 + 52;
                bool v662 = v659 < v661;
                bool v664 = v660 < 300;
                bool v665 = (bool)(v662 & v664);
                v32 = 0;
                if (v665) {
                    int v671 = v659 * 300;
                    int v673 = v671 + v660;
                    unsigned short v674 = p1[v673];
                    unsigned short v675 = (unsigned short)v674;
                    v32 = v675;
                }
                int v679 = kiln_local + 768;
                int v681 = v679 % 32;
                int v683 = v679 / 32;
                int v684 = v11 + v683;
                int v685 = v500 + v681;
                int v686 = v11 + 52;
                bool v687 = v684 < v686;
                bool v689 = v685 < 300;
                bool v690 = (bool)(v687 & v689);
                v34 = 0;
                if (v690) {
                    int v696 = v684 * 300;
                    int v698 = v696 + v685;
                    unsigned short v699 = p1[v698];
                    unsigned short v700 = (unsigned short)v699;
                    v34 = v700;
                }
                int v704 = kiln_local + 1024;
                int v706 = v704 % 32;
                int v708 = v704 / 32;
                int v709 = v11 + v708;
                int v710 = v500 + v706;
                int v711 = v11 + 52;
                bool v712 = v709 < v711;
                bool v714 = v710 < 300;
                bool v715 = (bool)(v712 & v714);
                v36 = 0;
                if (v715) {
                    int v721 = v709 * 300;
                    int v723 = v721 + v710;
                    unsigned short v724 = p1[v723];
                    unsigned short v725 = (unsigned short)v724;
                    v36 = v725;
                }
                int v729 = kiln_local + 1280;
                int v731 = v729 % 32;
                int v733 = v729 / 32;
                int v734 = v11 + v733;
                int v735 = v500 + v731;
                int v736 = v11 + 52;
                bool v737 = v734 < v736;
                bool v739 = v735 < 300;
                bool v740 = (bool)(v737 & v739);
                v38 = 0;
                if (v740) {
                    int v746 = v734 * 300;
                    int v748 = v746 + v735;
                    unsigned short v749 = p1[v748];
                    unsigned short v750 = (unsigned short)v749;
                    v38 = v750;
                }
                int v754 = kiln_local + 1536;
                int v756 = v754 % 32;
                int v758 = v754 / 32;
                int v759 = v11 + v758;
                int v760 = v500 + v756;
                int v761 = v11 + 52;
                bool v762 = v759 < v761;
                bool v764 = v760 < 300;
                bool v765 = (bool)(v762 & v764);
                v40 = 0;
                if (v765) {
                    int v771 = v759 * 300;
                    int v773 = v771 + v760;
                    unsigned short v774 = p1[v773];
                    unsigned short v775 = (unsigned short)v774;
                    v40 = v775;
                }
                int v779 = kiln_local + 1792;
                int v781 = v779 % 32;
                int v783 = v779 / 32;
                int v784 = v11 + v783;
                int v785 = v500 + v781;
                int v786 = v11 + 52;
                bool v787 = v784 < v786;
                bool v789 = v785 < 300;
                bool v790 = (bool)(v787 & v789);
                v42 = 0;
                if (v790) {
                    int v796 = v784 * 300;
                    int v798 = v796 + v785;
                    unsigned short v799 = p1[v798];
                    unsigned short v800 = (unsigned short)v799;
                    v42 = v800;
                }
            }
            int v807 = i0 / 32;
            int v808 = v807 % 2;
            int v809 = v808 * 3840;
            int v811 = v16 * 640;
            int v812 = v811 + v809;
            int v814 = v17 * 640;
            int v815 = v814 + v809;
            t2 = kiln_load_columns(&m1[v815 + 1280], 40, kiln_local % 32);
            t1 = kiln_load_rows(&m1[v812], 40, kiln_local % 32);
            t0 = kiln_multiply(t1, t2, t0);
            t2 = kiln_load_columns(&m1[v815 + 1296], 40, kiln_local % 32);
            t1 = kiln_load_rows(&m1[v812 + 16], 40, kiln_local % 32);
            t0 = kiln_multiply(t1, t2, t0);
            if (v501) {
                int v826 = v500 / 32;
                int v827 = v826 % 2;
                int v828 = v827 * 3840;
                int v832 = kiln_local % 32;
                int v834 = kiln_local / 32;
                int v837 = v834 * 40;
                int v838 = v832 + v837;
                int v839 = v838 + v828;
                unsigned short v840 = v20;
                unsigned short v841 = (unsigned short)v840;
                m1[v839] = v841;
                int v844 = kiln_local + 256;
                int v846 = v844 % 32;
                int v848 = v844 / 32;
                int v851 = v848 * 40;
                int v852 = v846 + v851;
                int v853 = v852 + v828;
                unsigned short v854 = v22;
                unsigned short v855 = (unsigned short)v854;
                m1[v853] = v855;
                int v858 = kiln_local + 512;
                int v860 = v858 % 32;
                int v862 = v858 / 32;
                int v865 = v862 * 40;
                int v866 = v860 + v865;
                int v867 = v866 + v828;
                unsigned short v868 = v24;
                unsigned short v869 = (unsigned short)v868;
                m1[v867] = v869;
                int v872 = kiln_local + 768;
                int v874 = v872 % 32;
                int v876 = v872 / 32;
                int v879 = v876 * 40;
                int v880 = v874 + v879;
                int v881 = v880 + v828;
                unsigned short v882 = v26;
                unsigned short v883 = (unsigned short)v882;
                m1[v881] = v883;
                int v888 = kiln_local % 32;
                int v890 = kiln_local / 32;
                int v893 = v890 * 40;
                int v894 = v888 + v893;
                int v895 = v894 + v828;
                unsigned short v896 = v28;
                unsigned short v897 = (unsigned short)v896;
                m1[v895 + 1280] = v897;
                int v900 = kiln_local + 256;
                int v902 = v900 % 32;
                int v904 = v900 / 32;
                int v907 = v904 * 40;
                int v908 = v902 + v907;
                int v909 = v908 + v828;
                unsigned short v910 = v30;
                unsigned short v911 = (unsigned short)v910;
                m1[v909 + 1280] = v911;
                int v914 = kiln_local + 512;
                int v916 = v914 % 32;
                int v918 = v914 / 32;
                int v921 = v918 * 40;
                int v922 = v916 + v921;
                int v923 = v922 + v828;
                unsigned short v924 = v32;
                unsigned short v925 = (unsigned short)v924;
                m1[v923 + 1280] = v925;
                int v928 = kiln_local + 768;
                int v930 = v928 % 32;
                int v932 = v928 / 32;
                int v935 = v932 * 40;
                int v936 = v930 + v935;
                int v937 = v936 + v828;
                unsigned short v938 = v34;
                unsigned short v939 = (unsigned short)v938;
                m1[v937 + 1280] = v939;
                int v942 = kiln_local + 1024;
                int v944 = v942 % 32;
                int v946 = v942 / 32;
                int v949 = v946 * 40;
                int v950 = v944 + v949;
                int v951 = v950 + v828;
                unsigned short v952 = v36;
                unsigned short v953 = (unsigned short)v952;
                m1[v951 + 1280] = v953;
                int v956 = kiln_local + 1280;
                int v958 = v956 % 32;
                int v960 = v956 / 32;
                int v963 = v960 * 40;
                int v964 = v958 + v963;
                int v965 = v964 + v828;
                unsigned short v966 = v38;
                unsigned short v967 = (unsigned short)v966;
                m1[v965 + 1280] = v967;
                int v970 = kiln_local + 1536;
                int v972 = v970 % 32;
                int v974 = v970 / 32;
                int v977 = v974 * 40;
                int v978 = v972 + v977;
                int v979 = v978 + v828;
                unsigned short v980 = v40;
                unsigned short v981 = (unsigned short)v980;
                m1[v979 + 1280] = v981;
                int v984 = kiln_local + 1792;
                int v986 = v984 % 32;
                int v988 = v984 / 32;
                int v991 = v988 * 40;
                int v992 = v986 + v991;
                int v993 = v992 + v828;
                unsigned short v994 = v42;
                unsigned short v995 = (unsigned short)v994;
                m1[v993 + 1280] = v995;
            }
        }
        __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup"); __builtin_amdgcn_s_barrier(); __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
        int v1002 = v16 * 16;
        int v1004 = v17 * 16;
        int v1005 = v1002 * 64;
        int v1006 = v1005 + v1004;
        kiln_store_sums(&m0[v1006], 64, kiln_local % 32, t0);
        __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup"); __builtin_amdgcn_s_barrier(); __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
        int v1011 = kiln_local * 4;
        for (int i0 = v1011; i0 < 2048; i0 += 1024) {
            int v1014 = i0 / 64;
            int v1015 = i0 % 64;
            int v1017 = v6 + v1014;
            int v1018 = v11 + v1015;
            int v1019 = v6 + v8;
            bool v1020 = v1017 < v1019;
            int v1021 = v11 + 52;
            bool v1022 = v1018 < v1021;
            bool v1023 = (bool)(v1020 & v1022);
            if (v1023) {
                float v1025 = m0[i0];
                float v1026 = m0[i0 + 1];
                float v1027 = m0[i0 + 2];
                float v1028 = m0[i0 + 3];
                int v1031 = v1017 * 52;
                int v1033 = v1031 + v1018;
                int v1035 = v1018 + 1;
                int v1036 = v1031 + v1035;
                int v1038 = v1018 + 2;
                int v1039 = v1031 + v1038;
                int v1041 = v1018 + 3;
                int v1042 = v1031 + v1041;
                float v1043 = p2[v1018];
                float v1044 = v1025 + v1043;
                float v1045 = p2[v1018 + 1];
                float v1046 = v1026 + v1045;
                float v1047 = p2[v1018 + 2];
                float v1048 = v1027 + v1047;
                float v1049 = p2[v1018 + 3];
                float v1050 = v1028 + v1049;
                p3[v1033] = v1044;
                p3[v1033 + 1] = v1046;
                p3[v1033 + 2] = v1048;
                p3[v1033 + 3] = v1050;
            }
        }
    }
}
