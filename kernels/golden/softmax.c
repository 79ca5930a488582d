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
            int32_t v38 = (int32_t)(i0 & 63);
            int32_t v41 = v30 + i0;
            float v42[8]; kiln_lanes(8) v42[l] = p0[v41 + l];
            float v43[8]; kiln_lanes(8) v43[l] = v6[l];
            float v44[8]; kiln_lanes(8) v44[l] = kiln_max_f32(v43[l], v42[l]);
            kiln_lanes(8) v6[l] = v44[l];
            float v46[8]; kiln_lanes(8) v46[l] = p0[v41 + 8 + l];
            float v47[8]; kiln_lanes(8) v47[l] = v9[l];
            float v48[8]; kiln_lanes(8) v48[l] = kiln_max_f32(v47[l], v46[l]);
            kiln_lanes(8) v9[l] = v48[l];
            float v50[8]; kiln_lanes(8) v50[l] = p0[v41 + 16 + l];
            float v51[8]; kiln_lanes(8) v51[l] = v12[l];
            float v52[8]; kiln_lanes(8) v52[l] = kiln_max_f32(v51[l], v50[l]);
            kiln_lanes(8) v12[l] = v52[l];
            float v54[8]; kiln_lanes(8) v54[l] = p0[v41 + 24 + l];
            float v55[8]; kiln_lanes(8) v55[l] = v15[l];
            float v56[8]; kiln_lanes(8) v56[l] = kiln_max_f32(v55[l], v54[l]);
            kiln_lanes(8) v15[l] = v56[l];
            float v58[8]; kiln_lanes(8) v58[l] = p0[v41 + 32 + l];
            float v59[8]; kiln_lanes(8) v59[l] = v18[l];
            float v60[8]; kiln_lanes(8) v60[l] = kiln_max_f32(v59[l], v58[l]);
            kiln_lanes(8) v18[l] = v60[l];
            float v62[8]; kiln_lanes(8) v62[l] = p0[v41 + 40 + l];
            float v63[8]; kiln_lanes(8) v63[l] = v21[l];
            float v64[8]; kiln_lanes(8) v64[l] = kiln_max_f32(v63[l], v62[l]);
            kiln_lanes(8) v21[l] = v64[l];
            float v66[8]; kiln_lanes(8) v66[l] = p0[v41 + 48 + l];
            float v67[8]; kiln_lanes(8) v67[l] = v24[l];
            float v68[8]; kiln_lanes(8) v68[l] = kiln_max_f32(v67[l], v66[l]);
            kiln_lanes(8) v24[l] = v68[l];
            float v70[8]; kiln_lanes(8) v70[l] = p0[v41 + 56 + l];
            float v71[8]; kiln_lanes(8) v71[l] = v27[l];
            float v72[8]; kiln_lanes(8) v72[l] = kiln_max_f32(v71[l], v70[l]);
            kiln_lanes(8) v27[l] = v72[l];
        }
        float v76[8]; kiln_lanes(8) v76[l] = v6[l];
        float v77[8]; kiln_lanes(8) v77[l] = v9[l];
        float v78[8]; kiln_lanes(8) v78[l] = v12[l];
        float v79[8]; kiln_lanes(8) v79[l] = v15[l];
        float v80[8]; kiln_lanes(8) v80[l] = v18[l];
        float v81[8]; kiln_lanes(8) v81[l] = v21[l];
        float v82[8]; kiln_lanes(8) v82[l] = v24[l];
        float v83[8]; kiln_lanes(8) v83[l] = v27[l];
        float v84[8]; kiln_lanes(8) v84[l] = kiln_max_f32(v76[l], v80[l]);
        float v85[8]; kiln_lanes(8) v85[l] = kiln_max_f32(v77[l], v81[l]);
        float v86[8]; kiln_lanes(8) v86[l] = kiln_max_f32(v78[l], v82[l]);
        float v87[8]; kiln_lanes(8) v87[l] = kiln_max_f32(v79[l], v83[l]);
        float v88[8]; kiln_lanes(8) v88[l] = kiln_max_f32(v84[l], v86[l]);
        float v89[8]; kiln_lanes(8) v89[l] = kiln_max_f32(v85[l], v87[l]);
        float v90[8]; kiln_lanes(8) v90[l] = kiln_max_f32(v88[l], v89[l]);
        float v91[8] = {v90[4], v90[5], v90[6], v90[7], v90[0], v90[1], v90[2], v90[3]};
        float v92[8]; kiln_lanes(8) v92[l] = kiln_max_f32(v90[l], v91[l]);
        float v93[8] = {v92[2], v92[3], v92[4], v92[5], v92[6], v92[7], v92[0], v92[1]};
        float v94[8]; kiln_lanes(8) v94[l] = kiln_max_f32(v92[l], v93[l]);
        float v95[8] = {v94[1], v94[2], v94[3], v94[4], v94[5], v94[6], v94[7], v94[0]};
        float v96[8]; kiln_lanes(8) v96[l] = kiln_max_f32(v94[l], v95[l]);
        for (int32_t i0 = 0; i0 < 128; i0 += 16) {
            int32_t v107 = v30 + i0;
            float v108[8]; kiln_lanes(8) v108[l] = p0[v107 + l];
            float v109[8]; kiln_lanes(8) v109[l] = v96[0];
            float v110[8]; kiln_lanes(8) v110[l] = v108[l] - v109[l];
            float v112[8]; kiln_lanes(8) v112[l] = -104.0f;
            bool v113[8]; kiln_lanes(8) v113[l] = v110[l] < v112[l];
            float v114[8]; kiln_lanes(8) v114[l] = -104.0f;
            float v115[8]; kiln_lanes(8) v115[l] = v113[l] ? v114[l] : v110[l];
            float v116[8]; kiln_lanes(8) v116[l] = 89.0f;
            bool v117[8]; kiln_lanes(8) v117[l] = v116[l] < v115[l];
            float v118[8]; kiln_lanes(8) v118[l] = 89.0f;
            float v119[8]; kiln_lanes(8) v119[l] = v117[l] ? v118[l] : v115[l];
            float v122[8]; kiln_lanes(8) v122[l] = 1.442695f;
            float v123[8]; kiln_lanes(8) v123[l] = 12582912.0f;
            float v124[8]; kiln_lanes(8) v124[l] = fmaf(v119[l], v122[l], v123[l]);
            float v125[8]; kiln_lanes(8) v125[l] = 12582912.0f;
            float v126[8]; kiln_lanes(8) v126[l] = v124[l] - v125[l];
            float v129[8]; kiln_lanes(8) v129[l] = -0.6931472f;
            float v130[8]; kiln_lanes(8) v130[l] = fmaf(v126[l], v129[l], v119[l]);
            float v131[8]; kiln_lanes(8) v131[l] = 1.9046542e-9f;
            float v132[8]; kiln_lanes(8) v132[l] = fmaf(v126[l], v131[l], v130[l]);
            float v134[8]; kiln_lanes(8) v134[l] = 0.0013821449f;
            float v135[8]; kiln_lanes(8) v135[l] = 0.008368662f;
            float v136[8]; kiln_lanes(8) v136[l] = fmaf(v134[l], v132[l], v135[l]);
            float v138[8]; kiln_lanes(8) v138[l] = 0.041668255f;
            float v139[8]; kiln_lanes(8) v139[l] = fmaf(v136[l], v132[l], v138[l]);
            float v141[8]; kiln_lanes(8) v141[l] = 0.16666521f;
            float v142[8]; kiln_lanes(8) v142[l] = fmaf(v139[l], v132[l], v141[l]);
            float v144[8]; kiln_lanes(8) v144[l] = 0.49999994f;
            float v145[8]; kiln_lanes(8) v145[l] = fmaf(v142[l], v132[l], v144[l]);
            float v147[8]; kiln_lanes(8) v147[l] = 1.0f;
            float v148[8]; kiln_lanes(8) v148[l] = fmaf(v145[l], v132[l], v147[l]);
            float v149[8]; kiln_lanes(8) v149[l] = 1.0f;
            float v150[8]; kiln_lanes(8) v150[l] = fmaf(v148[l], v132[l], v149[l]);
            int32_t v151[8]; kiln_lanes(8) v151[l] = kiln_i32_bits_of_f32(v124[l]);
            int32_t v153[8]; kiln_lanes(8) v153[l] = 23;
            int32_t v154[8]; kiln_lanes(8) v154[l] = kiln_shl_i32(v151[l], v153[l]);
            float v156[8]; kiln_lanes(8) v156[l] = -124.0f;
            bool v157[8]; kiln_lanes(8) v157[l] = v126[l] < v156[l];
            int32_t v160[8]; kiln_lanes(8) v160[l] = 1593835520;
            int32_t v161[8]; kiln_lanes(8) v161[l] = 1056964608;
            int32_t v162[8]; kiln_lanes(8) v162[l] = v157[l] ? v160[l] : v161[l];
            int32_t v163[8]; kiln_lanes(8) v163[l] = (int32_t)((uint32_t)v154[l] + (uint32_t)v162[l]);
            float v164[8]; kiln_lanes(8) v164[l] = kiln_f32_bits_of_i32(v163[l]);
            float v165[8]; kiln_lanes(8) v165[l] = v150[l] * v164[l];
            float v168[8]; kiln_lanes(8) v168[l] = 1.0842022e-19f;
            float v169[8]; kiln_lanes(8) v169[l] = 2.0f;
            float v170[8]; kiln_lanes(8) v170[l] = v157[l] ? v168[l] : v169[l];
            float v171[8]; kiln_lanes(8) v171[l] = v165[l] * v170[l];
            float v172[8]; kiln_lanes(8) v172[l] = p0[v107 + 8 + l];
            float v173[8]; kiln_lanes(8) v173[l] = v96[0];
            float v174[8]; kiln_lanes(8) v174[l] = v172[l] - v173[l];
            float v175[8]; kiln_lanes(8) v175[l] = -104.0f;
            bool v176[8]; kiln_lanes(8) v176[l] = v174[l] < v175[l];
            float v177[8]; kiln_lanes(8) v177[l] = -104.0f;
            float v178[8]; kiln_lanes(8) v178[l] = v176[l] ? v177[l] : v174[l];
            float v179[8]; kiln_lanes(8) v179[l] = 89.0f;
            bool v180[8]; kiln_lanes(8) v180[l] = v179[l] < v178[l];
            float v181[8]; kiln_lanes(8) v181[l] = 89.0f;
            float v182[8]; kiln_lanes(8) v182[l] = v180[l] ? v181[l] : v178[l];
            float v183[8]; kiln_lanes(8) v183[l] = 1.442695f;
            float v184[8]; kiln_lanes(8) v184[l] = 12582912.0f;
            float v185[8]; kiln_lanes(8) v185[l] = fmaf(v182[l], v183[l], v184[l]);
            float v186[8]; kiln_lanes(8) v186[l] = 12582912.0f;
            float v187[8]; kiln_lanes(8) v187[l] = v185[l] - v186[l];
            float v188[8]; kiln_lanes(8) v188[l] = -0.6931472f;
            float v189[8]; kiln_lanes(8) v189[l] = fmaf(v187[l], v188[l], v182[l]);
            float v190[8]; kiln_lanes(8) v190[l] = 1.9046542e-9f;
            float v191[8]; kiln_lanes(8) v191[l] = fmaf(v187[l], v190[l], v189[l]);
            float v192[8]; kiln_lanes(8) v192[l] = 0.0013821449f;
            float v193[8]; kiln_lanes(8) v193[l] = 0.008368662f;
            float v194[8]; kiln_lanes(8) v194[l] = fmaf(v192[l], v191[l], v193[l]);
            float v195[8]; kiln_lanes(8) v195[l] = 0.041668255f;
            float v196[8]; kiln_lanes(8) v196[l] = fmaf(v194[l], v191[l], v195[l]);
            float v197[8]; kiln_lanes(8) v197[l] = 0.16666521f;
            float v198[8]; kiln_lanes(8) v198[l] = fmaf(v196[l], v191[l], v197[l]);
            float v199[8]; kiln_lanes(8) v199[l] = 0.49999994f;
            float v200[8]; kiln_lanes(8) v200[l] = fmaf(v198[l], v191[l], v199[l]);
            float v201[8]; kiln_lanes(8) v201[l] = 1.0f;
            float v202[8]; kiln_lanes(8) v202[l] = fmaf(v200[l], v191[l], v201[l]);
            float v203[8]; kiln_lanes(8) v203[l] = 1.0f;
            float v204[8]; kiln_lanes(8) v204[l] = fmaf(v202[l], v191[l], v203[l]);
            int32_t v205[8]; kiln_lanes(8) v205[l] = kiln_i32_bits_of_f32(v185[l]);
            int32_t v206[8]; kiln_lanes(8) v206[l] = 23;
            int32_t v207[8]; kiln_lanes(8) v207[l] = kiln_shl_i32(v205[l], v206[l]);
            float v208[8]; kiln_lanes(8) v208[l] = -124.0f;
            bool v209[8]; kiln_lanes(8) v209[l] = v187[l] < v208[l];
            int32_t v210[8]; kiln_lanes(8) v210[l] = 1593835520;
            int32_t v211[8]; kiln_lanes(8) v211[l] = 1056964608;
            int32_t v212[8]; kiln_lanes(8) v212[l] = v209[l] ? v210[l] : v211[l];
            int32_t v213[8]; kiln_lanes(8) v213[l] = (int32_t)((uint32_t)v207[l] + (uint32_t)v212[l]);
            float v214[8]; kiln_lanes(8) v214[l] = kiln_f32_bits_of_i32(v213[l]);
            float v215[8]; kiln_lanes(8) v215[l] = v204[l] * v214[l];
            float v216[8]; kiln_lanes(8) v216[l] = 1.0842022e-19f;
            float v217[8]; kiln_lanes(8) v217[l] = 2.0f;
            float v218[8]; kiln_lanes(8) v218[l] = v209[l] ? v216[l] : v217[l];
            float v219[8]; kiln_lanes(8) v219[l] = v215[l] * v218[l];
            kiln_lanes(8) s0[i0 + l] = v171[l];
            kiln_lanes(8) s0[i0 + 8 + l] = v219[l];
        }
        float v228[8]; kiln_lanes(8) v228[l] = 0.0f;
        float v229[8]; kiln_lanes(8) v229[l] = v228[l];
        float v231[8]; kiln_lanes(8) v231[l] = 0.0f;
        float v232[8]; kiln_lanes(8) v232[l] = v231[l];
        float v234[8]; kiln_lanes(8) v234[l] = 0.0f;
        float v235[8]; kiln_lanes(8) v235[l] = v234[l];
        float v237[8]; kiln_lanes(8) v237[l] = 0.0f;
        float v238[8]; kiln_lanes(8) v238[l] = v237[l];
        float v240[8]; kiln_lanes(8) v240[l] = 0.0f;
        float v241[8]; kiln_lanes(8) v241[l] = v240[l];
        float v243[8]; kiln_lanes(8) v243[l] = 0.0f;
        float v244[8]; kiln_lanes(8) v244[l] = v243[l];
        float v246[8]; kiln_lanes(8) v246[l] = 0.0f;
        float v247[8]; kiln_lanes(8) v247[l] = v246[l];
        float v249[8]; kiln_lanes(8) v249[l] = 0.0f;
        float v250[8]; kiln_lanes(8) v250[l] = v249[l];
        for (int32_t i0 = 0; i0 < 128; i0 += 64) {
            int32_t v258 = (int32_t)(i0 & 63);
            float v262[8]; kiln_lanes(8) v262[l] = s0[i0 + l];
            float v263[8]; kiln_lanes(8) v263[l] = v229[l];
            float v264[8]; kiln_lanes(8) v264[l] = v263[l] + v262[l];
            kiln_lanes(8) v229[l] = v264[l];
            float v268[8]; kiln_lanes(8) v268[l] = s0[i0 + 8 + l];
            float v269[8]; kiln_lanes(8) v269[l] = v232[l];
            float v270[8]; kiln_lanes(8) v270[l] = v269[l] + v268[l];
            kiln_lanes(8) v232[l] = v270[l];
            float v274[8]; kiln_lanes(8) v274[l] = s0[i0 + 16 + l];
            float v275[8]; kiln_lanes(8) v275[l] = v235[l];
            float v276[8]; kiln_lanes(8) v276[l] = v275[l] + v274[l];
            kiln_lanes(8) v235[l] = v276[l];
            float v280[8]; kiln_lanes(8) v280[l] = s0[i0 + 24 + l];
            float v281[8]; kiln_lanes(8) v281[l] = v238[l];
            float v282[8]; kiln_lanes(8) v282[l] = v281[l] + v280[l];
            kiln_lanes(8) v238[l] = v282[l];
            float v286[8]; kiln_lanes(8) v286[l] = s0[i0 + 32 + l];
            float v287[8]; kiln_lanes(8) v287[l] = v241[l];
            float v288[8]; kiln_lanes(8) v288[l] = v287[l] + v286[l];
            kiln_lanes(8) v241[l] = v288[l];
            float v292[8]; kiln_lanes(8) v292[l] = s0[i0 + 40 + l];
            float v293[8]; kiln_lanes(8) v293[l] = v244[l];
            float v294[8]; kiln_lanes(8) v294[l] = v293[l] + v292[l];
            kiln_lanes(8) v244[l] = v294[l];
            float v298[8]; kiln_lanes(8) v298[l] = s0[i0 + 48 + l];
            float v299[8]; kiln_lanes(8) v299[l] = v247[l];
            float v300[8]; kiln_lanes(8) v300[l] = v299[l] + v298[l];
            kiln_lanes(8) v247[l] = v300[l];
            float v304[8]; kiln_lanes(8) v304[l] = s0[i0 + 56 + l];
            float v305[8]; kiln_lanes(8) v305[l] = v250[l];
            float v306[8]; kiln_lanes(8) v306[l] = v305[l] + v304[l];
            kiln_lanes(8) v250[l] = v306[l];
        }
        float v310[8]; kiln_lanes(8) v310[l] = v229[l];
        float v311[8]; kiln_lanes(8) v311[l] = v232[l];
        float v312[8]; kiln_lanes(8) v312[l] = v235[l];
        float v313[8]; kiln_lanes(8) v313[l] = v238[l];
        float v314[8]; kiln_lanes(8) v314[l] = v241[l];
        float v315[8]; kiln_lanes(8) v315[l] = v244[l];
        float v316[8]; kiln_lanes(8) v316[l] = v247[l];
        float v317[8]; kiln_lanes(8) v317[l] = v250[l];
        float v318[8]; kiln_lanes(8) v318[l] = v310[l] + v314[l];
        float v319[8]; kiln_lanes(8) v319[l] = v311[l] + v315[l];
        float v320[8]; kiln_lanes(8) v320[l] = v312[l] + v316[l];
        float v321[8]; kiln_lanes(8) v321[l] = v313[l] + v317[l];
        float v322[8]; kiln_lanes(8) v322[l] = v318[l] + v320[l];
        float v323[8]; kiln_lanes(8) v323[l] = v319[l] + v321[l];
        float v324[8]; kiln_lanes(8) v324[l] = v322[l] + v323[l];
        float v325[8] = {v324[4], v324[5], v324[6], v324[7], v324[0], v324[1], v324[2], v324[3]};
        float v326[8]; kiln_lanes(8) v326[l] = v324[l] + v325[l];
        float v327[8] = {v326[2], v326[3], v326[4], v326[5], v326[6], v326[7], v326[0], v326[1]};
        float v328[8]; kiln_lanes(8) v328[l] = v326[l] + v327[l];
        float v329[8] = {v328[1], v328[2], v328[3], v328[4], v328[5], v328[6], v328[7], v328[0]};
        float v330[8]; kiln_lanes(8) v330[l] = v328[l] + v329[l];
        for (int32_t i0 = 0; i0 < 128; i0 += 16) {
            float v340[8]; kiln_lanes(8) v340[l] = s0[i0 + l];
            float v341[8]; kiln_lanes(8) v341[l] = v330[0];
            float v342[8]; kiln_lanes(8) v342[l] = v340[l] / v341[l];
            float v345[8]; kiln_lanes(8) v345[l] = s0[i0 + 8 + l];
            float v346[8]; kiln_lanes(8) v346[l] = v330[0];
            float v347[8]; kiln_lanes(8) v347[l] = v345[l] / v346[l];
            int32_t v349 = v30 + i0;
            kiln_lanes(8) p1[v349 + l] = v342[l];
            kiln_lanes(8) p1[v349 + 8 + l] = v347[l];
        }
    }
}
