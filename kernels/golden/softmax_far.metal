/* softmax_far: 4096 work items, 64 groups of 64 threads
 * 402911232 FLOP, 134217728 bytes loaded, 67108864 bytes stored
 * p0: 16777216 f32, read
 * p1: 16777216 f32, written
 * schedule: order(r0) stage(n8 r0) parallel(1)
 * metal: -std=metal3.0 -fno-fast-math -ffp-contract=off
 */
#include <metal_stdlib>
using namespace metal;
#pragma METAL fp math_mode(safe)
#pragma METAL fp contract(off)

static inline float kiln_max_f32(float a, float b)
{
    if (a > b) return a;
    if (a < b) return b;
    if (a == b) return as_type<int>(a) < 0 ? b : a; /* +0 is larger than -0 */
    return a + b; /* a NaN */
}

static inline int kiln_shl_i32(int a, int b)
{
    return b >= 0 && b < 32 ? (int)((uint)a << b) : 0;
}

struct kiln_softmax_far_arguments {
    device const float *p0;
    device float *p1;
    device uchar *kiln_scratch;
};

[[max_total_threads_per_threadgroup(64)]]
kernel void kiln_softmax_far(constant kiln_softmax_far_arguments &kiln_given [[buffer(0)]], uint kiln_at_group [[threadgroup_position_in_grid]], uint kiln_at_place [[thread_position_in_threadgroup]])
{
    device const float *p0 = kiln_given.p0;
    device float *p1 = kiln_given.p1;
    device uchar *kiln_scratch = kiln_given.kiln_scratch;
    const int kiln_thread = (int)(kiln_at_group * 64u + kiln_at_place);
    device float *s0 = (device float *)(kiln_scratch + (long)kiln_thread * 16896 + 0);
    device float *s1 = (device float *)(kiln_scratch + (long)kiln_thread * 16896 + 16384);
    device float *s2 = (device float *)(kiln_scratch + (long)kiln_thread * 16896 + 16640);
    const int kiln_item = kiln_thread;
    if (kiln_item < 4096) {
        for (int i0 = 0; i0 < 64; ++i0) {
            s1[i0] = -INFINITY;
        }
        int v12 = kiln_item * 4096;
        for (int i0 = 0; i0 < 4096; ++i0) {
            int v20 = (int)(i0 & 63);
            int v23 = v12 + i0;
            float v24 = p0[v23];
            float v25 = s1[v20];
            float v26 = kiln_max_f32(v25, v24);
            s1[v20] = v26;
        }
        float v30 = s1[0];
        float v31 = s1[1];
        float v32 = s1[2];
        float v33 = s1[3];
        float v34 = s1[4];
        float v35 = s1[5];
        float v36 = s1[6];
        float v37 = s1[7];
        float v38 = s1[8];
        float v39 = s1[9];
        float v40 = s1[10];
        float v41 = s1[11];
        float v42 = s1[12];
        float v43 = s1[13];
        float v44 = s1[14];
        float v45 = s1[15];
        float v46 = s1[16];
        float v47 = s1[17];
        float v48 = s1[18];
        float v49 = s1[19];
        float v50 = s1[20];
        float v51 = s1[21];
        float v52 = s1[22];
        float v53 = s1[23];
        float v54 = s1[24];
        float v55 = s1[25];
        float v56 = s1[26];
        float v57 = s1[27];
        float v58 = s1[28];
        float v59 = s1[29];
        float v60 = s1[30];
        float v61 = s1[31];
        float v62 = s1[32];
        float v63 = s1[33];
        float v64 = s1[34];
        float v65 = s1[35];
        float v66 = s1[36];
        float v67 = s1[37];
        float v68 = s1[38];
        float v69 = s1[39];
        float v70 = s1[40];
        float v71 = s1[41];
        float v72 = s1[42];
        float v73 = s1[43];
        float v74 = s1[44];
        float v75 = s1[45];
        float v76 = s1[46];
        float v77 = s1[47];
        float v78 = s1[48];
        float v79 = s1[49];
        float v80 = s1[50];
        float v81 = s1[51];
        float v82 = s1[52];
        float v83 = s1[53];
        float v84 = s1[54];
        float v85 = s1[55];
        float v86 = s1[56];
        float v87 = s1[57];
        float v88 = s1[58];
        float v89 = s1[59];
        float v90 = s1[60];
        float v91 = s1[61];
        float v92 = s1[62];
        float v93 = s1[63];
        float v94 = kiln_max_f32(v30, v62);
        float v95 = kiln_max_f32(v31, v63);
        float v96 = kiln_max_f32(v32, v64);
        float v97 = kiln_max_f32(v33, v65);
        float v98 = kiln_max_f32(v34, v66);
        float v99 = kiln_max_f32(v35, v67);
        float v100 = kiln_max_f32(v36, v68);
        float v101 = kiln_max_f32(v37, v69);
        float v102 = kiln_max_f32(v38, v70);
        float v103 = kiln_max_f32(v39, v71);
        float v104 = kiln_max_f32(v40, v72);
        float v105 = kiln_max_f32(v41, v73);
        float v106 = kiln_max_f32(v42, v74);
        float v107 = kiln_max_f32(v43, v75);
        float v108 = kiln_max_f32(v44, v76);
        float v109 = kiln_max_f32(v45, v77);
        float v110 = kiln_max_f32(v46, v78);
        float v111 = kiln_max_f32(v47, v79);
        float v112 = kiln_max_f32(v48, v80);
        float v113 = kiln_max_f32(v49, v81);
        float v114 = kiln_max_f32(v50, v82);
        float v115 = kiln_max_f32(v51, v83);
        float v116 = kiln_max_f32(v52, v84);
        float v117 = kiln_max_f32(v53, v85);
        float v118 = kiln_max_f32(v54, v86);
        float v119 = kiln_max_f32(v55, v87);
        float v120 = kiln_max_f32(v56, v88);
        float v121 = kiln_max_f32(v57, v89);
        float v122 = kiln_max_f32(v58, v90);
        float v123 = kiln_max_f32(v59, v91);
        float v124 = kiln_max_f32(v60, v92);
        float v125 = kiln_max_f32(v61, v93);
        float v126 = kiln_max_f32(v94, v110);
        float v127 = kiln_max_f32(v95, v111);
        float v128 = kiln_max_f32(v96, v112);
        float v129 = kiln_max_f32(v97, v113);
        float v130 = kiln_max_f32(v98, v114);
        float v131 = kiln_max_f32(v99, v115);
        float v132 = kiln_max_f32(v100, v116);
        float v133 = kiln_max_f32(v101, v117);
        float v134 = kiln_max_f32(v102, v118);
        float v135 = kiln_max_f32(v103, v119);
        float v136 = kiln_max_f32(v104, v120);
        float v137 = kiln_max_f32(v105, v121);
        float v138 = kiln_max_f32(v106, v122);
        float v139 = kiln_max_f32(v107, v123);
        float v140 = kiln_max_f32(v108, v124);
        float v141 = kiln_max_f32(v109, v125);
        float v142 = kiln_max_f32(v126, v134);
        float v143 = kiln_max_f32(v127, v135);
        float v144 = kiln_max_f32(v128, v136);
        float v145 = kiln_max_f32(v129, v137);
        float v146 = kiln_max_f32(v130, v138);
        float v147 = kiln_max_f32(v131, v139);
        float v148 = kiln_max_f32(v132, v140);
        float v149 = kiln_max_f32(v133, v141);
        float v150 = kiln_max_f32(v142, v146);
        float v151 = kiln_max_f32(v143, v147);
        float v152 = kiln_max_f32(v144, v148);
        float v153 = kiln_max_f32(v145, v149);
        float v154 = kiln_max_f32(v150, v152);
        float v155 = kiln_max_f32(v151, v153);
        float v156 = kiln_max_f32(v154, v155);
        for (int i0 = 0; i0 < 4096; ++i0) {
            int v166 = v12 + i0;
            float v167 = p0[v166];
            float v168 = v167 - v156;
            bool v170 = v168 < -104.0f;
            float v171 = v170 ? -104.0f : v168;
            bool v172 = 89.0f < v171;
            float v173 = v172 ? 89.0f : v171;
            float v176 = fma(v173, 1.442695f, 12582912.0f);
            float v177 = v176 - 12582912.0f;
            float v180 = fma(v177, -0.6931472f, v173);
            float v181 = fma(v177, 1.9046542e-9f, v180);
            float v183 = fma(0.0013821449f, v181, 0.008368662f);
            float v185 = fma(v183, v181, 0.041668255f);
            float v187 = fma(v185, v181, 0.16666521f);
            float v189 = fma(v187, v181, 0.49999994f);
            float v191 = fma(v189, v181, 1.0f);
            float v192 = fma(v191, v181, 1.0f);
            int v193 = as_type<int>(v176);
            int v195 = kiln_shl_i32(v193, 23);
            bool v197 = v177 < -124.0f;
            int v200 = v197 ? 1593835520 : 1056964608;
            int v201 = (int)((uint)v195 + (uint)v200);
            float v202 = as_type<float>(v201);
            float v203 = v192 * v202;
            float v206 = v197 ? 1.0842022e-19f : 2.0f;
            float v207 = v203 * v206;
            s0[i0] = v207;
        }
        for (int i0 = 0; i0 < 64; ++i0) {
            s2[i0] = 0.0f;
        }
        for (int i0 = 0; i0 < 4096; ++i0) {
            int v225 = (int)(i0 & 63);
            float v229 = s0[i0];
            float v230 = s2[v225];
            float v231 = v230 + v229;
            s2[v225] = v231;
        }
        float v235 = s2[0];
        float v236 = s2[1];
        float v237 = s2[2];
        float v238 = s2[3];
        float v239 = s2[4];
        float v240 = s2[5];
        float v241 = s2[6];
        float v242 = s2[7];
        float v243 = s2[8];
        float v244 = s2[9];
        float v245 = s2[10];
        float v246 = s2[11];
        float v247 = s2[12];
        float v248 = s2[13];
        float v249 = s2[14];
        float v250 = s2[15];
        float v251 = s2[16];
        float v252 = s2[17];
        float v253 = s2[18];
        float v254 = s2[19];
        float v255 = s2[20];
        float v256 = s2[21];
        float v257 = s2[22];
        float v258 = s2[23];
        float v259 = s2[24];
        float v260 = s2[25];
        float v261 = s2[26];
        float v262 = s2[27];
        float v263 = s2[28];
        float v264 = s2[29];
        float v265 = s2[30];
        float v266 = s2[31];
        float v267 = s2[32];
        float v268 = s2[33];
        float v269 = s2[34];
        float v270 = s2[35];
        float v271 = s2[36];
        float v272 = s2[37];
        float v273 = s2[38];
        float v274 = s2[39];
        float v275 = s2[40];
        float v276 = s2[41];
        float v277 = s2[42];
        float v278 = s2[43];
        float v279 = s2[44];
        float v280 = s2[45];
        float v281 = s2[46];
        float v282 = s2[47];
        float v283 = s2[48];
        float v284 = s2[49];
        float v285 = s2[50];
        float v286 = s2[51];
        float v287 = s2[52];
        float v288 = s2[53];
        float v289 = s2[54];
        float v290 = s2[55];
        float v291 = s2[56];
        float v292 = s2[57];
        float v293 = s2[58];
        float v294 = s2[59];
        float v295 = s2[60];
        float v296 = s2[61];
        float v297 = s2[62];
        float v298 = s2[63];
        float v299 = v235 + v267;
        float v300 = v236 + v268;
        float v301 = v237 + v269;
        float v302 = v238 + v270;
        float v303 = v239 + v271;
        float v304 = v240 + v272;
        float v305 = v241 + v273;
        float v306 = v242 + v274;
        float v307 = v243 + v275;
        float v308 = v244 + v276;
        float v309 = v245 + v277;
        float v310 = v246 + v278;
        float v311 = v247 + v279;
        float v312 = v248 + v280;
        float v313 = v249 + v281;
        float v314 = v250 + v282;
        float v315 = v251 + v283;
        float v316 = v252 + v284;
        float v317 = v253 + v285;
        float v318 = v254 + v286;
        float v319 = v255 + v287;
        float v320 = v256 + v288;
        float v321 = v257 + v289;
        float v322 = v258 + v290;
        float v323 = v259 + v291;
        float v324 = v260 + v292;
        float v325 = v261 + v293;
        float v326 = v262 + v294;
        float v327 = v263 + v295;
        float v328 = v264 + v296;
        float v329 = v265 + v297;
        float v330 = v266 + v298;
        float v331 = v299 + v315;
        float v332 = v300 + v316;
        float v333 = v301 + v317;
        float v334 = v302 + v318;
        float v335 = v303 + v319;
        float v336 = v304 + v320;
        float v337 = v305 + v321;
        float v338 = v306 + v322;
        float v339 = v307 + v323;
        float v340 = v308 + v324;
        float v341 = v309 + v325;
        float v342 = v310 + v326;
        float v343 = v311 + v327;
        float v344 = v312 + v328;
        float v345 = v313 + v329;
        float v346 = v314 + v330;
        float v347 = v331 + v339;
        float v348 = v332 + v340;
        float v349 = v333 + v341;
        float v350 = v334 + v342;
        float v351 = v335 + v343;
        float v352 = v336 + v344;
        float v353 = v337 + v345;
        float v354 = v338 + v346;
        float v355 = v347 + v351;
        float v356 = v348 + v352;
        float v357 = v349 + v353;
        float v358 = v350 + v354;
        float v359 = v355 + v357;
        float v360 = v356 + v358;
        float v361 = v359 + v360;
        for (int i0 = 0; i0 < 4096; ++i0) {
            int v369 = v12 + i0;
            float v372 = s0[i0];
            float v373 = v372 / v361;
            p1[v369] = v373;
        }
    }
}
