/* softmax: 4 work items
 * 12608 FLOP, 4096 bytes loaded, 2048 bytes stored
 * p0: 512 f32, read
 * p1: 512 f32, written
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

void kiln_softmax(int64_t begin, int64_t end, kiln_status *kiln_status_at, const float *p0, float *p1)
{
    (void)kiln_status_at;
    static _Thread_local float s0[128];
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
        int32_t v30 = kiln_item * 128;
        for (int32_t i0 = 0; i0 < 128; i0 += 64) {
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
        for (int32_t i0 = 0; i0 < 128; i0 += 16) {
            int32_t v105 = v30 + i0;
            float v106[8]; kiln_lanes(8) v106[l] = p0[v105 + l];
            float v107[8]; kiln_lanes(8) v107[l] = v94[0];
            float v108[8]; kiln_lanes(8) v108[l] = v106[l] - v107[l];
            float v110[8]; kiln_lanes(8) v110[l] = -104.0f;
            bool v111[8]; kiln_lanes(8) v111[l] = v108[l] < v110[l];
            float v112[8]; kiln_lanes(8) v112[l] = -104.0f;
            float v113[8]; kiln_lanes(8) v113[l] = v111[l] ? v112[l] : v108[l];
            float v114[8]; kiln_lanes(8) v114[l] = 89.0f;
            bool v115[8]; kiln_lanes(8) v115[l] = v114[l] < v113[l];
            float v116[8]; kiln_lanes(8) v116[l] = 89.0f;
            float v117[8]; kiln_lanes(8) v117[l] = v115[l] ? v116[l] : v113[l];
            float v120[8]; kiln_lanes(8) v120[l] = 1.442695f;
            float v121[8]; kiln_lanes(8) v121[l] = 12582912.0f;
            float v122[8]; kiln_lanes(8) v122[l] = fmaf(v117[l], v120[l], v121[l]);
            float v123[8]; kiln_lanes(8) v123[l] = 12582912.0f;
            float v124[8]; kiln_lanes(8) v124[l] = v122[l] - v123[l];
            float v127[8]; kiln_lanes(8) v127[l] = -0.6931472f;
            float v128[8]; kiln_lanes(8) v128[l] = fmaf(v124[l], v127[l], v117[l]);
            float v129[8]; kiln_lanes(8) v129[l] = 1.9046542e-9f;
            float v130[8]; kiln_lanes(8) v130[l] = fmaf(v124[l], v129[l], v128[l]);
            float v132[8]; kiln_lanes(8) v132[l] = 0.0013821449f;
            float v133[8]; kiln_lanes(8) v133[l] = 0.008368662f;
            float v134[8]; kiln_lanes(8) v134[l] = fmaf(v132[l], v130[l], v133[l]);
            float v136[8]; kiln_lanes(8) v136[l] = 0.041668255f;
            float v137[8]; kiln_lanes(8) v137[l] = fmaf(v134[l], v130[l], v136[l]);
            float v139[8]; kiln_lanes(8) v139[l] = 0.16666521f;
            float v140[8]; kiln_lanes(8) v140[l] = fmaf(v137[l], v130[l], v139[l]);
            float v142[8]; kiln_lanes(8) v142[l] = 0.49999994f;
            float v143[8]; kiln_lanes(8) v143[l] = fmaf(v140[l], v130[l], v142[l]);
            float v145[8]; kiln_lanes(8) v145[l] = 1.0f;
            float v146[8]; kiln_lanes(8) v146[l] = fmaf(v143[l], v130[l], v145[l]);
            float v147[8]; kiln_lanes(8) v147[l] = 1.0f;
            float v148[8]; kiln_lanes(8) v148[l] = fmaf(v146[l], v130[l], v147[l]);
            int32_t v149[8]; kiln_lanes(8) v149[l] = kiln_i32_bits_of_f32(v122[l]);
            int32_t v151[8]; kiln_lanes(8) v151[l] = 23;
            int32_t v152[8]; kiln_lanes(8) v152[l] = kiln_shl_i32(v149[l], v151[l]);
            float v154[8]; kiln_lanes(8) v154[l] = -124.0f;
            bool v155[8]; kiln_lanes(8) v155[l] = v124[l] < v154[l];
            int32_t v158[8]; kiln_lanes(8) v158[l] = 1593835520;
            int32_t v159[8]; kiln_lanes(8) v159[l] = 1056964608;
            int32_t v160[8]; kiln_lanes(8) v160[l] = v155[l] ? v158[l] : v159[l];
            int32_t v161[8]; kiln_lanes(8) v161[l] = (int32_t)((uint32_t)v152[l] + (uint32_t)v160[l]);
            float v162[8]; kiln_lanes(8) v162[l] = kiln_f32_bits_of_i32(v161[l]);
            float v163[8]; kiln_lanes(8) v163[l] = v148[l] * v162[l];
            float v166[8]; kiln_lanes(8) v166[l] = 1.0842022e-19f;
            float v167[8]; kiln_lanes(8) v167[l] = 2.0f;
            float v168[8]; kiln_lanes(8) v168[l] = v155[l] ? v166[l] : v167[l];
            float v169[8]; kiln_lanes(8) v169[l] = v163[l] * v168[l];
            kiln_lanes(8) s0[i0 + l] = v169[l];
            float v173[8]; kiln_lanes(8) v173[l] = p0[v105 + 8 + l];
            float v174[8]; kiln_lanes(8) v174[l] = v94[0];
            float v175[8]; kiln_lanes(8) v175[l] = v173[l] - v174[l];
            float v176[8]; kiln_lanes(8) v176[l] = -104.0f;
            bool v177[8]; kiln_lanes(8) v177[l] = v175[l] < v176[l];
            float v178[8]; kiln_lanes(8) v178[l] = -104.0f;
            float v179[8]; kiln_lanes(8) v179[l] = v177[l] ? v178[l] : v175[l];
            float v180[8]; kiln_lanes(8) v180[l] = 89.0f;
            bool v181[8]; kiln_lanes(8) v181[l] = v180[l] < v179[l];
            float v182[8]; kiln_lanes(8) v182[l] = 89.0f;
            float v183[8]; kiln_lanes(8) v183[l] = v181[l] ? v182[l] : v179[l];
            float v184[8]; kiln_lanes(8) v184[l] = 1.442695f;
            float v185[8]; kiln_lanes(8) v185[l] = 12582912.0f;
            float v186[8]; kiln_lanes(8) v186[l] = fmaf(v183[l], v184[l], v185[l]);
            float v187[8]; kiln_lanes(8) v187[l] = 12582912.0f;
            float v188[8]; kiln_lanes(8) v188[l] = v186[l] - v187[l];
            float v189[8]; kiln_lanes(8) v189[l] = -0.6931472f;
            float v190[8]; kiln_lanes(8) v190[l] = fmaf(v188[l], v189[l], v183[l]);
            float v191[8]; kiln_lanes(8) v191[l] = 1.9046542e-9f;
            float v192[8]; kiln_lanes(8) v192[l] = fmaf(v188[l], v191[l], v190[l]);
            float v193[8]; kiln_lanes(8) v193[l] = 0.0013821449f;
            float v194[8]; kiln_lanes(8) v194[l] = 0.008368662f;
            float v195[8]; kiln_lanes(8) v195[l] = fmaf(v193[l], v192[l], v194[l]);
            float v196[8]; kiln_lanes(8) v196[l] = 0.041668255f;
            float v197[8]; kiln_lanes(8) v197[l] = fmaf(v195[l], v192[l], v196[l]);
            float v198[8]; kiln_lanes(8) v198[l] = 0.16666521f;
            float v199[8]; kiln_lanes(8) v199[l] = fmaf(v197[l], v192[l], v198[l]);
            float v200[8]; kiln_lanes(8) v200[l] = 0.49999994f;
            float v201[8]; kiln_lanes(8) v201[l] = fmaf(v199[l], v192[l], v200[l]);
            float v202[8]; kiln_lanes(8) v202[l] = 1.0f;
            float v203[8]; kiln_lanes(8) v203[l] = fmaf(v201[l], v192[l], v202[l]);
            float v204[8]; kiln_lanes(8) v204[l] = 1.0f;
            float v205[8]; kiln_lanes(8) v205[l] = fmaf(v203[l], v192[l], v204[l]);
            int32_t v206[8]; kiln_lanes(8) v206[l] = kiln_i32_bits_of_f32(v186[l]);
            int32_t v207[8]; kiln_lanes(8) v207[l] = 23;
            int32_t v208[8]; kiln_lanes(8) v208[l] = kiln_shl_i32(v206[l], v207[l]);
            float v209[8]; kiln_lanes(8) v209[l] = -124.0f;
            bool v210[8]; kiln_lanes(8) v210[l] = v188[l] < v209[l];
            int32_t v211[8]; kiln_lanes(8) v211[l] = 1593835520;
            int32_t v212[8]; kiln_lanes(8) v212[l] = 1056964608;
            int32_t v213[8]; kiln_lanes(8) v213[l] = v210[l] ? v211[l] : v212[l];
            int32_t v214[8]; kiln_lanes(8) v214[l] = (int32_t)((uint32_t)v208[l] + (uint32_t)v213[l]);
            float v215[8]; kiln_lanes(8) v215[l] = kiln_f32_bits_of_i32(v214[l]);
            float v216[8]; kiln_lanes(8) v216[l] = v205[l] * v215[l];
            float v217[8]; kiln_lanes(8) v217[l] = 1.0842022e-19f;
            float v218[8]; kiln_lanes(8) v218[l] = 2.0f;
            float v219[8]; kiln_lanes(8) v219[l] = v210[l] ? v217[l] : v218[l];
            float v220[8]; kiln_lanes(8) v220[l] = v216[l] * v219[l];
            kiln_lanes(8) s0[i0 + 8 + l] = v220[l];
        }
        float v226[8]; kiln_lanes(8) v226[l] = 0.0f;
        float v227[8]; kiln_lanes(8) v227[l] = v226[l];
        float v229[8]; kiln_lanes(8) v229[l] = 0.0f;
        float v230[8]; kiln_lanes(8) v230[l] = v229[l];
        float v232[8]; kiln_lanes(8) v232[l] = 0.0f;
        float v233[8]; kiln_lanes(8) v233[l] = v232[l];
        float v235[8]; kiln_lanes(8) v235[l] = 0.0f;
        float v236[8]; kiln_lanes(8) v236[l] = v235[l];
        float v238[8]; kiln_lanes(8) v238[l] = 0.0f;
        float v239[8]; kiln_lanes(8) v239[l] = v238[l];
        float v241[8]; kiln_lanes(8) v241[l] = 0.0f;
        float v242[8]; kiln_lanes(8) v242[l] = v241[l];
        float v244[8]; kiln_lanes(8) v244[l] = 0.0f;
        float v245[8]; kiln_lanes(8) v245[l] = v244[l];
        float v247[8]; kiln_lanes(8) v247[l] = 0.0f;
        float v248[8]; kiln_lanes(8) v248[l] = v247[l];
        for (int32_t i0 = 0; i0 < 128; i0 += 64) {
            int32_t v254 = (int32_t)(i0 & 63);
            float v258[8]; kiln_lanes(8) v258[l] = s0[i0 + l];
            float v259[8]; kiln_lanes(8) v259[l] = v227[l];
            float v260[8]; kiln_lanes(8) v260[l] = v259[l] + v258[l];
            kiln_lanes(8) v227[l] = v260[l];
            float v264[8]; kiln_lanes(8) v264[l] = s0[i0 + 8 + l];
            float v265[8]; kiln_lanes(8) v265[l] = v230[l];
            float v266[8]; kiln_lanes(8) v266[l] = v265[l] + v264[l];
            kiln_lanes(8) v230[l] = v266[l];
            float v270[8]; kiln_lanes(8) v270[l] = s0[i0 + 16 + l];
            float v271[8]; kiln_lanes(8) v271[l] = v233[l];
            float v272[8]; kiln_lanes(8) v272[l] = v271[l] + v270[l];
            kiln_lanes(8) v233[l] = v272[l];
            float v276[8]; kiln_lanes(8) v276[l] = s0[i0 + 24 + l];
            float v277[8]; kiln_lanes(8) v277[l] = v236[l];
            float v278[8]; kiln_lanes(8) v278[l] = v277[l] + v276[l];
            kiln_lanes(8) v236[l] = v278[l];
            float v282[8]; kiln_lanes(8) v282[l] = s0[i0 + 32 + l];
            float v283[8]; kiln_lanes(8) v283[l] = v239[l];
            float v284[8]; kiln_lanes(8) v284[l] = v283[l] + v282[l];
            kiln_lanes(8) v239[l] = v284[l];
            float v288[8]; kiln_lanes(8) v288[l] = s0[i0 + 40 + l];
            float v289[8]; kiln_lanes(8) v289[l] = v242[l];
            float v290[8]; kiln_lanes(8) v290[l] = v289[l] + v288[l];
            kiln_lanes(8) v242[l] = v290[l];
            float v294[8]; kiln_lanes(8) v294[l] = s0[i0 + 48 + l];
            float v295[8]; kiln_lanes(8) v295[l] = v245[l];
            float v296[8]; kiln_lanes(8) v296[l] = v295[l] + v294[l];
            kiln_lanes(8) v245[l] = v296[l];
            float v300[8]; kiln_lanes(8) v300[l] = s0[i0 + 56 + l];
            float v301[8]; kiln_lanes(8) v301[l] = v248[l];
            float v302[8]; kiln_lanes(8) v302[l] = v301[l] + v300[l];
            kiln_lanes(8) v248[l] = v302[l];
        }
        float v306[8]; kiln_lanes(8) v306[l] = v227[l];
        float v307[8]; kiln_lanes(8) v307[l] = v230[l];
        float v308[8]; kiln_lanes(8) v308[l] = v233[l];
        float v309[8]; kiln_lanes(8) v309[l] = v236[l];
        float v310[8]; kiln_lanes(8) v310[l] = v239[l];
        float v311[8]; kiln_lanes(8) v311[l] = v242[l];
        float v312[8]; kiln_lanes(8) v312[l] = v245[l];
        float v313[8]; kiln_lanes(8) v313[l] = v248[l];
        float v314[8]; kiln_lanes(8) v314[l] = v306[l] + v310[l];
        float v315[8]; kiln_lanes(8) v315[l] = v307[l] + v311[l];
        float v316[8]; kiln_lanes(8) v316[l] = v308[l] + v312[l];
        float v317[8]; kiln_lanes(8) v317[l] = v309[l] + v313[l];
        float v318[8]; kiln_lanes(8) v318[l] = v314[l] + v316[l];
        float v319[8]; kiln_lanes(8) v319[l] = v315[l] + v317[l];
        float v320[8]; kiln_lanes(8) v320[l] = v318[l] + v319[l];
        float v321[8] = {v320[4], v320[5], v320[6], v320[7], v320[0], v320[1], v320[2], v320[3]};
        float v322[8]; kiln_lanes(8) v322[l] = v320[l] + v321[l];
        float v323[8] = {v322[2], v322[3], v322[4], v322[5], v322[6], v322[7], v322[0], v322[1]};
        float v324[8]; kiln_lanes(8) v324[l] = v322[l] + v323[l];
        float v325[8] = {v324[1], v324[2], v324[3], v324[4], v324[5], v324[6], v324[7], v324[0]};
        float v326[8]; kiln_lanes(8) v326[l] = v324[l] + v325[l];
        for (int32_t i0 = 0; i0 < 128; i0 += 16) {
            float v336[8]; kiln_lanes(8) v336[l] = s0[i0 + l];
            float v337[8]; kiln_lanes(8) v337[l] = v326[0];
            float v338[8]; kiln_lanes(8) v338[l] = v336[l] / v337[l];
            float v341[8]; kiln_lanes(8) v341[l] = s0[i0 + 8 + l];
            float v342[8]; kiln_lanes(8) v342[l] = v326[0];
            float v343[8]; kiln_lanes(8) v343[l] = v341[l] / v342[l];
            int32_t v345 = v30 + i0;
            kiln_lanes(8) p1[v345 + l] = v338[l];
            kiln_lanes(8) p1[v345 + 8 + l] = v343[l];
        }
    }
}
