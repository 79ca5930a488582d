/* softmax_far: 4096 work items
 * 402980864 FLOP, 134217728 bytes loaded, 67108864 bytes stored
 * p0: 16777216 f32, read
 * p1: 16777216 f32, written
 * c: -std=c11 -ffp-contract=off
 */
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>
#define kiln_lanes(n) for (int l = 0; l < (n); ++l)

typedef struct {
    uint32_t site;
    uint32_t unused;
    int64_t index;
} kiln_status;

static inline float kiln_f32_bits_of_i32(int32_t a)
{
    float b;
    __builtin_memcpy(&b, &a, sizeof b);
    return b;
}

static inline int32_t kiln_i32_bits_of_f32(float a)
{
    int32_t b;
    __builtin_memcpy(&b, &a, sizeof b);
    return b;
}

static inline float kiln_max_f32(float a, float b)
{
    if (a > b) return a;
    if (a < b) return b;
    if (a == b) return kiln_i32_bits_of_f32(a) < 0 ? b : a; /* +0 is larger than -0 */
    return a + b; /* a NaN */
}

static inline int32_t kiln_shl_i32(int32_t a, int32_t b)
{
    return b >= 0 && b < 32 ? (int32_t)((uint32_t)a << b) : 0;
}

void kiln_softmax_far(int64_t begin, int64_t end, kiln_status *kiln_status_at, const float *p0, float *p1)
{
    (void)kiln_status_at;
    static _Thread_local float s0[4096];
    for (int32_t kiln_item = (int32_t)begin; kiln_item < end; ++kiln_item) {
        float v5[8]; kiln_lanes(8) v5[l] = -INFINITY;
        float v6[8]; kiln_lanes(8) v6[l] = v5[l];
        float v8[8]; kiln_lanes(8) v8[l] = -INFINITY;
        float v9[8]; kiln_lanes(8) v9[l] = v8[l];
        float v11[8]; kiln_lanes(8) v11[l] = -INFINITY;
        float v12[8]; kiln_lanes(8) v12[l] = v11[l];
        float v14[8]; kiln_lanes(8) v14[l] = -INFINITY;
        float v15[8]; kiln_lanes(8) v15[l] = v14[l];
        float v17[8]; kiln_lanes(8) v17[l] = -INFINITY;
        float v18[8]; kiln_lanes(8) v18[l] = v17[l];
        float v20[8]; kiln_lanes(8) v20[l] = -INFINITY;
        float v21[8]; kiln_lanes(8) v21[l] = v20[l];
        float v23[8]; kiln_lanes(8) v23[l] = -INFINITY;
        float v24[8]; kiln_lanes(8) v24[l] = v23[l];
        float v26[8]; kiln_lanes(8) v26[l] = -INFINITY;
        float v27[8]; kiln_lanes(8) v27[l] = v26[l];
        int32_t v30 = kiln_item * 4096;
        for (int32_t i0 = 0; i0 < 4096; i0 += 64) {
            int32_t v36 = (int32_t)(i0 & 63);
            int32_t v39 = v30 + i0;
            float v40[8]; kiln_lanes(8) v40[l] = p0[v39 + l];
            float v41[8]; kiln_lanes(8) v41[l] = v6[l];
            float v42[8]; kiln_lanes(8) v42[l] = kiln_max_f32(v41[l], v40[l]);
            kiln_lanes(8) v6[l] = v42[l];
            float v44[8]; kiln_lanes(8) v44[l] = p0[v39 + 8 + l];
            float v45[8]; kiln_lanes(8) v45[l] = v9[l];
            float v46[8]; kiln_lanes(8) v46[l] = kiln_max_f32(v45[l], v44[l]);
            kiln_lanes(8) v9[l] = v46[l];
            float v48[8]; kiln_lanes(8) v48[l] = p0[v39 + 16 + l];
            float v49[8]; kiln_lanes(8) v49[l] = v12[l];
            float v50[8]; kiln_lanes(8) v50[l] = kiln_max_f32(v49[l], v48[l]);
            kiln_lanes(8) v12[l] = v50[l];
            float v52[8]; kiln_lanes(8) v52[l] = p0[v39 + 24 + l];
            float v53[8]; kiln_lanes(8) v53[l] = v15[l];
            float v54[8]; kiln_lanes(8) v54[l] = kiln_max_f32(v53[l], v52[l]);
            kiln_lanes(8) v15[l] = v54[l];
            float v56[8]; kiln_lanes(8) v56[l] = p0[v39 + 32 + l];
            float v57[8]; kiln_lanes(8) v57[l] = v18[l];
            float v58[8]; kiln_lanes(8) v58[l] = kiln_max_f32(v57[l], v56[l]);
            kiln_lanes(8) v18[l] = v58[l];
            float v60[8]; kiln_lanes(8) v60[l] = p0[v39 + 40 + l];
            float v61[8]; kiln_lanes(8) v61[l] = v21[l];
            float v62[8]; kiln_lanes(8) v62[l] = kiln_max_f32(v61[l], v60[l]);
            kiln_lanes(8) v21[l] = v62[l];
            float v64[8]; kiln_lanes(8) v64[l] = p0[v39 + 48 + l];
            float v65[8]; kiln_lanes(8) v65[l] = v24[l];
            float v66[8]; kiln_lanes(8) v66[l] = kiln_max_f32(v65[l], v64[l]);
            kiln_lanes(8) v24[l] = v66[l];
            float v68[8]; kiln_lanes(8) v68[l] = p0[v39 + 56 + l];
            float v69[8]; kiln_lanes(8) v69[l] = v27[l];
            float v70[8]; kiln_lanes(8) v70[l] = kiln_max_f32(v69[l], v68[l]);
            kiln_lanes(8) v27[l] = v70[l];
        }
        float v74[8]; kiln_lanes(8) v74[l] = v6[l];
        float v75[8]; kiln_lanes(8) v75[l] = v9[l];
        float v76[8]; kiln_lanes(8) v76[l] = v12[l];
        float v77[8]; kiln_lanes(8) v77[l] = v15[l];
        float v78[8]; kiln_lanes(8) v78[l] = v18[l];
        float v79[8]; kiln_lanes(8) v79[l] = v21[l];
        float v80[8]; kiln_lanes(8) v80[l] = v24[l];
        float v81[8]; kiln_lanes(8) v81[l] = v27[l];
        float v82[8]; kiln_lanes(8) v82[l] = kiln_max_f32(v74[l], v78[l]);
        float v83[8]; kiln_lanes(8) v83[l] = kiln_max_f32(v75[l], v79[l]);
        float v84[8]; kiln_lanes(8) v84[l] = kiln_max_f32(v76[l], v80[l]);
        float v85[8]; kiln_lanes(8) v85[l] = kiln_max_f32(v77[l], v81[l]);
        float v86[8]; kiln_lanes(8) v86[l] = kiln_max_f32(v82[l], v84[l]);
        float v87[8]; kiln_lanes(8) v87[l] = kiln_max_f32(v83[l], v85[l]);
        float v88[8]; kiln_lanes(8) v88[l] = kiln_max_f32(v86[l], v87[l]);
        float v89[8] = {v88[4], v88[5], v88[6], v88[7], v88[0], v88[1], v88[2], v88[3]};
        float v90[8]; kiln_lanes(8) v90[l] = kiln_max_f32(v88[l], v89[l]);
        float v91[8] = {v90[2], v90[3], v90[4], v90[5], v90[6], v90[7], v90[0], v90[1]};
        float v92[8]; kiln_lanes(8) v92[l] = kiln_max_f32(v90[l], v91[l]);
        float v93[8] = {v92[1], v92[2], v92[3], v92[4], v92[5], v92[6], v92[7], v92[0]};
        float v94[8]; kiln_lanes(8) v94[l] = kiln_max_f32(v92[l], v93[l]);
        for (int32_t i0 = 0; i0 < 4096; i0 += 16) {
            int32_t v103 = v30 + i0;
            float v105[8]; kiln_lanes(8) v105[l] = p0[v103 + l];
            float v106[8]; kiln_lanes(8) v106[l] = v94[0];
            float v107[8]; kiln_lanes(8) v107[l] = v105[l] - v106[l];
            float v108[8]; kiln_lanes(8) v108[l] = p0[v103 + 8 + l];
            float v109[8]; kiln_lanes(8) v109[l] = v94[0];
            float v110[8]; kiln_lanes(8) v110[l] = v108[l] - v109[l];
            float v112[8]; kiln_lanes(8) v112[l] = -104.0f;
            bool v113[8]; kiln_lanes(8) v113[l] = v107[l] < v112[l];
            float v114[8]; kiln_lanes(8) v114[l] = -104.0f;
            bool v115[8]; kiln_lanes(8) v115[l] = v110[l] < v114[l];
            float v116[8]; kiln_lanes(8) v116[l] = -104.0f;
            float v117[8]; kiln_lanes(8) v117[l] = v113[l] ? v116[l] : v107[l];
            float v118[8]; kiln_lanes(8) v118[l] = -104.0f;
            float v119[8]; kiln_lanes(8) v119[l] = v115[l] ? v118[l] : v110[l];
            float v121[8]; kiln_lanes(8) v121[l] = 89.0f;
            bool v122[8]; kiln_lanes(8) v122[l] = v121[l] < v117[l];
            float v123[8]; kiln_lanes(8) v123[l] = 89.0f;
            bool v124[8]; kiln_lanes(8) v124[l] = v123[l] < v119[l];
            float v125[8]; kiln_lanes(8) v125[l] = 89.0f;
            float v126[8]; kiln_lanes(8) v126[l] = v122[l] ? v125[l] : v117[l];
            float v127[8]; kiln_lanes(8) v127[l] = 89.0f;
            float v128[8]; kiln_lanes(8) v128[l] = v124[l] ? v127[l] : v119[l];
            float v131[8]; kiln_lanes(8) v131[l] = 1.442695f;
            float v132[8]; kiln_lanes(8) v132[l] = 12582912.0f;
            float v133[8]; kiln_lanes(8) v133[l] = fmaf(v126[l], v131[l], v132[l]);
            float v134[8]; kiln_lanes(8) v134[l] = 1.442695f;
            float v135[8]; kiln_lanes(8) v135[l] = 12582912.0f;
            float v136[8]; kiln_lanes(8) v136[l] = fmaf(v128[l], v134[l], v135[l]);
            float v137[8]; kiln_lanes(8) v137[l] = 12582912.0f;
            float v138[8]; kiln_lanes(8) v138[l] = v133[l] - v137[l];
            float v139[8]; kiln_lanes(8) v139[l] = 12582912.0f;
            float v140[8]; kiln_lanes(8) v140[l] = v136[l] - v139[l];
            int32_t v141[8]; kiln_lanes(8) v141[l] = kiln_i32_bits_of_f32(v133[l]);
            int32_t v142[8]; kiln_lanes(8) v142[l] = kiln_i32_bits_of_f32(v136[l]);
            float v144[8]; kiln_lanes(8) v144[l] = -0.6931472f;
            float v145[8]; kiln_lanes(8) v145[l] = fmaf(v138[l], v144[l], v126[l]);
            float v146[8]; kiln_lanes(8) v146[l] = -0.6931472f;
            float v147[8]; kiln_lanes(8) v147[l] = fmaf(v140[l], v146[l], v128[l]);
            float v149[8]; kiln_lanes(8) v149[l] = 1.9046542e-9f;
            float v150[8]; kiln_lanes(8) v150[l] = fmaf(v138[l], v149[l], v145[l]);
            float v151[8]; kiln_lanes(8) v151[l] = 1.9046542e-9f;
            float v152[8]; kiln_lanes(8) v152[l] = fmaf(v140[l], v151[l], v147[l]);
            float v155[8]; kiln_lanes(8) v155[l] = 0.0013821449f;
            float v156[8]; kiln_lanes(8) v156[l] = 0.008368662f;
            float v157[8]; kiln_lanes(8) v157[l] = fmaf(v155[l], v150[l], v156[l]);
            float v158[8]; kiln_lanes(8) v158[l] = 0.0013821449f;
            float v159[8]; kiln_lanes(8) v159[l] = 0.008368662f;
            float v160[8]; kiln_lanes(8) v160[l] = fmaf(v158[l], v152[l], v159[l]);
            float v162[8]; kiln_lanes(8) v162[l] = 0.041668255f;
            float v163[8]; kiln_lanes(8) v163[l] = fmaf(v157[l], v150[l], v162[l]);
            float v164[8]; kiln_lanes(8) v164[l] = 0.041668255f;
            float v165[8]; kiln_lanes(8) v165[l] = fmaf(v160[l], v152[l], v164[l]);
            float v167[8]; kiln_lanes(8) v167[l] = 0.16666521f;
            float v168[8]; kiln_lanes(8) v168[l] = fmaf(v163[l], v150[l], v167[l]);
            float v169[8]; kiln_lanes(8) v169[l] = 0.16666521f;
            float v170[8]; kiln_lanes(8) v170[l] = fmaf(v165[l], v152[l], v169[l]);
            float v172[8]; kiln_lanes(8) v172[l] = 0.49999994f;
            float v173[8]; kiln_lanes(8) v173[l] = fmaf(v168[l], v150[l], v172[l]);
            float v174[8]; kiln_lanes(8) v174[l] = 0.49999994f;
            float v175[8]; kiln_lanes(8) v175[l] = fmaf(v170[l], v152[l], v174[l]);
            float v177[8]; kiln_lanes(8) v177[l] = 1.0f;
            float v178[8]; kiln_lanes(8) v178[l] = fmaf(v173[l], v150[l], v177[l]);
            float v179[8]; kiln_lanes(8) v179[l] = 1.0f;
            float v180[8]; kiln_lanes(8) v180[l] = fmaf(v175[l], v152[l], v179[l]);
            float v181[8]; kiln_lanes(8) v181[l] = 1.0f;
            float v182[8]; kiln_lanes(8) v182[l] = fmaf(v178[l], v150[l], v181[l]);
            float v183[8]; kiln_lanes(8) v183[l] = 1.0f;
            float v184[8]; kiln_lanes(8) v184[l] = fmaf(v180[l], v152[l], v183[l]);
            float v186[8]; kiln_lanes(8) v186[l] = -124.0f;
            bool v187[8]; kiln_lanes(8) v187[l] = v138[l] < v186[l];
            float v188[8]; kiln_lanes(8) v188[l] = -124.0f;
            bool v189[8]; kiln_lanes(8) v189[l] = v140[l] < v188[l];
            int32_t v192[8]; kiln_lanes(8) v192[l] = 1593835520;
            int32_t v193[8]; kiln_lanes(8) v193[l] = 1056964608;
            int32_t v194[8]; kiln_lanes(8) v194[l] = v187[l] ? v192[l] : v193[l];
            int32_t v195[8]; kiln_lanes(8) v195[l] = 1593835520;
            int32_t v196[8]; kiln_lanes(8) v196[l] = 1056964608;
            int32_t v197[8]; kiln_lanes(8) v197[l] = v189[l] ? v195[l] : v196[l];
            float v200[8]; kiln_lanes(8) v200[l] = 1.0842022e-19f;
            float v201[8]; kiln_lanes(8) v201[l] = 2.0f;
            float v202[8]; kiln_lanes(8) v202[l] = v187[l] ? v200[l] : v201[l];
            float v203[8]; kiln_lanes(8) v203[l] = 1.0842022e-19f;
            float v204[8]; kiln_lanes(8) v204[l] = 2.0f;
            float v205[8]; kiln_lanes(8) v205[l] = v189[l] ? v203[l] : v204[l];
            int32_t v207[8]; kiln_lanes(8) v207[l] = 23;
            int32_t v208[8]; kiln_lanes(8) v208[l] = kiln_shl_i32(v141[l], v207[l]);
            int32_t v209[8]; kiln_lanes(8) v209[l] = 23;
            int32_t v210[8]; kiln_lanes(8) v210[l] = kiln_shl_i32(v142[l], v209[l]);
            int32_t v211[8]; kiln_lanes(8) v211[l] = (int32_t)((uint32_t)v208[l] + (uint32_t)v194[l]);
            int32_t v212[8]; kiln_lanes(8) v212[l] = (int32_t)((uint32_t)v210[l] + (uint32_t)v197[l]);
            float v213[8]; kiln_lanes(8) v213[l] = kiln_f32_bits_of_i32(v211[l]);
            float v214[8]; kiln_lanes(8) v214[l] = kiln_f32_bits_of_i32(v212[l]);
            float v215[8]; kiln_lanes(8) v215[l] = v182[l] * v213[l];
            float v216[8]; kiln_lanes(8) v216[l] = v184[l] * v214[l];
            float v217[8]; kiln_lanes(8) v217[l] = v215[l] * v202[l];
            float v218[8]; kiln_lanes(8) v218[l] = v216[l] * v205[l];
            kiln_lanes(8) s0[i0 + l] = v217[l];
            kiln_lanes(8) s0[i0 + 8 + l] = v218[l];
        }
        float v227[8]; kiln_lanes(8) v227[l] = 0.0f;
        float v228[8]; kiln_lanes(8) v228[l] = v227[l];
        float v230[8]; kiln_lanes(8) v230[l] = 0.0f;
        float v231[8]; kiln_lanes(8) v231[l] = v230[l];
        float v233[8]; kiln_lanes(8) v233[l] = 0.0f;
        float v234[8]; kiln_lanes(8) v234[l] = v233[l];
        float v236[8]; kiln_lanes(8) v236[l] = 0.0f;
        float v237[8]; kiln_lanes(8) v237[l] = v236[l];
        float v239[8]; kiln_lanes(8) v239[l] = 0.0f;
        float v240[8]; kiln_lanes(8) v240[l] = v239[l];
        float v242[8]; kiln_lanes(8) v242[l] = 0.0f;
        float v243[8]; kiln_lanes(8) v243[l] = v242[l];
        float v245[8]; kiln_lanes(8) v245[l] = 0.0f;
        float v246[8]; kiln_lanes(8) v246[l] = v245[l];
        float v248[8]; kiln_lanes(8) v248[l] = 0.0f;
        float v249[8]; kiln_lanes(8) v249[l] = v248[l];
        for (int32_t i0 = 0; i0 < 4096; i0 += 64) {
            int32_t v255 = (int32_t)(i0 & 63);
            float v259[8]; kiln_lanes(8) v259[l] = s0[i0 + l];
            float v260[8]; kiln_lanes(8) v260[l] = v228[l];
            float v261[8]; kiln_lanes(8) v261[l] = v260[l] + v259[l];
            kiln_lanes(8) v228[l] = v261[l];
            float v265[8]; kiln_lanes(8) v265[l] = s0[i0 + 8 + l];
            float v266[8]; kiln_lanes(8) v266[l] = v231[l];
            float v267[8]; kiln_lanes(8) v267[l] = v266[l] + v265[l];
            kiln_lanes(8) v231[l] = v267[l];
            float v271[8]; kiln_lanes(8) v271[l] = s0[i0 + 16 + l];
            float v272[8]; kiln_lanes(8) v272[l] = v234[l];
            float v273[8]; kiln_lanes(8) v273[l] = v272[l] + v271[l];
            kiln_lanes(8) v234[l] = v273[l];
            float v277[8]; kiln_lanes(8) v277[l] = s0[i0 + 24 + l];
            float v278[8]; kiln_lanes(8) v278[l] = v237[l];
            float v279[8]; kiln_lanes(8) v279[l] = v278[l] + v277[l];
            kiln_lanes(8) v237[l] = v279[l];
            float v283[8]; kiln_lanes(8) v283[l] = s0[i0 + 32 + l];
            float v284[8]; kiln_lanes(8) v284[l] = v240[l];
            float v285[8]; kiln_lanes(8) v285[l] = v284[l] + v283[l];
            kiln_lanes(8) v240[l] = v285[l];
            float v289[8]; kiln_lanes(8) v289[l] = s0[i0 + 40 + l];
            float v290[8]; kiln_lanes(8) v290[l] = v243[l];
            float v291[8]; kiln_lanes(8) v291[l] = v290[l] + v289[l];
            kiln_lanes(8) v243[l] = v291[l];
            float v295[8]; kiln_lanes(8) v295[l] = s0[i0 + 48 + l];
            float v296[8]; kiln_lanes(8) v296[l] = v246[l];
            float v297[8]; kiln_lanes(8) v297[l] = v296[l] + v295[l];
            kiln_lanes(8) v246[l] = v297[l];
            float v301[8]; kiln_lanes(8) v301[l] = s0[i0 + 56 + l];
            float v302[8]; kiln_lanes(8) v302[l] = v249[l];
            float v303[8]; kiln_lanes(8) v303[l] = v302[l] + v301[l];
            kiln_lanes(8) v249[l] = v303[l];
        }
        float v307[8]; kiln_lanes(8) v307[l] = v228[l];
        float v308[8]; kiln_lanes(8) v308[l] = v231[l];
        float v309[8]; kiln_lanes(8) v309[l] = v234[l];
        float v310[8]; kiln_lanes(8) v310[l] = v237[l];
        float v311[8]; kiln_lanes(8) v311[l] = v240[l];
        float v312[8]; kiln_lanes(8) v312[l] = v243[l];
        float v313[8]; kiln_lanes(8) v313[l] = v246[l];
        float v314[8]; kiln_lanes(8) v314[l] = v249[l];
        float v315[8]; kiln_lanes(8) v315[l] = v307[l] + v311[l];
        float v316[8]; kiln_lanes(8) v316[l] = v308[l] + v312[l];
        float v317[8]; kiln_lanes(8) v317[l] = v309[l] + v313[l];
        float v318[8]; kiln_lanes(8) v318[l] = v310[l] + v314[l];
        float v319[8]; kiln_lanes(8) v319[l] = v315[l] + v317[l];
        float v320[8]; kiln_lanes(8) v320[l] = v316[l] + v318[l];
        float v321[8]; kiln_lanes(8) v321[l] = v319[l] + v320[l];
        float v322[8] = {v321[4], v321[5], v321[6], v321[7], v321[0], v321[1], v321[2], v321[3]};
        float v323[8]; kiln_lanes(8) v323[l] = v321[l] + v322[l];
        float v324[8] = {v323[2], v323[3], v323[4], v323[5], v323[6], v323[7], v323[0], v323[1]};
        float v325[8]; kiln_lanes(8) v325[l] = v323[l] + v324[l];
        float v326[8] = {v325[1], v325[2], v325[3], v325[4], v325[5], v325[6], v325[7], v325[0]};
        float v327[8]; kiln_lanes(8) v327[l] = v325[l] + v326[l];
        for (int32_t i0 = 0; i0 < 4096; i0 += 16) {
            float v337[8]; kiln_lanes(8) v337[l] = s0[i0 + l];
            float v338[8]; kiln_lanes(8) v338[l] = v327[0];
            float v339[8]; kiln_lanes(8) v339[l] = v337[l] / v338[l];
            float v342[8]; kiln_lanes(8) v342[l] = s0[i0 + 8 + l];
            float v343[8]; kiln_lanes(8) v343[l] = v327[0];
            float v344[8]; kiln_lanes(8) v344[l] = v342[l] / v343[l];
            int32_t v346 = v30 + i0;
            kiln_lanes(8) p1[v346 + l] = v339[l];
            kiln_lanes(8) p1[v346 + 8 + l] = v344[l];
        }
    }
}
