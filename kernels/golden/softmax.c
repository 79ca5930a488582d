/* softmax: 4 work items
 * p0: 512 f32, read
 * p1: 512 f32, written
 */
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#define kiln_lanes(n) for (int l = 0; l < (n); ++l)

typedef struct {
    int64_t tag;
    int64_t index;
} kiln_status;

static inline float kiln_f32_bits_of_i32(int32_t a)
{
    float b;
    memcpy(&b, &a, sizeof b);
    return b;
}

static inline int32_t kiln_i32_bits_of_f32(float a)
{
    int32_t b;
    memcpy(&b, &a, sizeof b);
    return b;
}

static inline float kiln_max_f32(float a, float b)
{
    if (a > b) return a;
    if (a < b) return b;
    if (a == b) return signbit(a) ? b : a; /* +0 is larger than -0 */
    return a + b; /* a NaN */
}

static inline int32_t kiln_shl_i32(int32_t a, int32_t b)
{
    return b >= 0 && b < 32 ? (int32_t)((uint32_t)a << b) : 0;
}

void kiln_softmax(int64_t begin, int64_t end, kiln_status *status, const float *p0, float *p1)
{
    static _Thread_local float s0[64];
    static _Thread_local float s1[64];
    (void)status;
    for (int64_t item = begin; item < end; ++item) {
        float v3[4]; kiln_lanes(4) v3[l] = -INFINITY;
        for (int64_t v6 = 0; v6 < 64; v6 += 4) {
            kiln_lanes(4) s0[v6 + l] = v3[l];
        }
        int64_t v11 = item * 128;
        for (int64_t v17 = 0; v17 < 128; v17 += 16) {
            int64_t v19 = (int64_t)(v17 & 63);
            int64_t v22 = v11 + v17;
            float v23[8]; kiln_lanes(8) v23[l] = p0[v22 + l];
            float v24[8]; kiln_lanes(8) v24[l] = s0[v19 + l];
            float v25[8]; kiln_lanes(8) v25[l] = kiln_max_f32(v24[l], v23[l]);
            kiln_lanes(8) s0[v19 + l] = v25[l];
            float v27[8]; kiln_lanes(8) v27[l] = p0[v22 + 8 + l];
            float v28[8]; kiln_lanes(8) v28[l] = s0[v19 + 8 + l];
            float v29[8]; kiln_lanes(8) v29[l] = kiln_max_f32(v28[l], v27[l]);
            kiln_lanes(8) s0[v19 + 8 + l] = v29[l];
        }
        float v33[4]; kiln_lanes(4) v33[l] = s0[0 + l];
        float v34[4]; kiln_lanes(4) v34[l] = s0[4 + l];
        float v35[4]; kiln_lanes(4) v35[l] = s0[8 + l];
        float v36[4]; kiln_lanes(4) v36[l] = s0[12 + l];
        float v37[4]; kiln_lanes(4) v37[l] = s0[16 + l];
        float v38[4]; kiln_lanes(4) v38[l] = s0[20 + l];
        float v39[4]; kiln_lanes(4) v39[l] = s0[24 + l];
        float v40[4]; kiln_lanes(4) v40[l] = s0[28 + l];
        float v41[4]; kiln_lanes(4) v41[l] = s0[32 + l];
        float v42[4]; kiln_lanes(4) v42[l] = s0[36 + l];
        float v43[4]; kiln_lanes(4) v43[l] = s0[40 + l];
        float v44[4]; kiln_lanes(4) v44[l] = s0[44 + l];
        float v45[4]; kiln_lanes(4) v45[l] = s0[48 + l];
        float v46[4]; kiln_lanes(4) v46[l] = s0[52 + l];
        float v47[4]; kiln_lanes(4) v47[l] = s0[56 + l];
        float v48[4]; kiln_lanes(4) v48[l] = s0[60 + l];
        float v49[4]; kiln_lanes(4) v49[l] = kiln_max_f32(v33[l], v41[l]);
        float v50[4]; kiln_lanes(4) v50[l] = kiln_max_f32(v34[l], v42[l]);
        float v51[4]; kiln_lanes(4) v51[l] = kiln_max_f32(v35[l], v43[l]);
        float v52[4]; kiln_lanes(4) v52[l] = kiln_max_f32(v36[l], v44[l]);
        float v53[4]; kiln_lanes(4) v53[l] = kiln_max_f32(v37[l], v45[l]);
        float v54[4]; kiln_lanes(4) v54[l] = kiln_max_f32(v38[l], v46[l]);
        float v55[4]; kiln_lanes(4) v55[l] = kiln_max_f32(v39[l], v47[l]);
        float v56[4]; kiln_lanes(4) v56[l] = kiln_max_f32(v40[l], v48[l]);
        float v57[4]; kiln_lanes(4) v57[l] = kiln_max_f32(v49[l], v53[l]);
        float v58[4]; kiln_lanes(4) v58[l] = kiln_max_f32(v50[l], v54[l]);
        float v59[4]; kiln_lanes(4) v59[l] = kiln_max_f32(v51[l], v55[l]);
        float v60[4]; kiln_lanes(4) v60[l] = kiln_max_f32(v52[l], v56[l]);
        float v61[4]; kiln_lanes(4) v61[l] = kiln_max_f32(v57[l], v59[l]);
        float v62[4]; kiln_lanes(4) v62[l] = kiln_max_f32(v58[l], v60[l]);
        float v63[4]; kiln_lanes(4) v63[l] = kiln_max_f32(v61[l], v62[l]);
        float v68 = kiln_max_f32(v63[0], v63[2]);
        float v69 = kiln_max_f32(v63[1], v63[3]);
        float v70 = kiln_max_f32(v68, v69);
        float v72[4]; kiln_lanes(4) v72[l] = 0.0f;
        for (int64_t v75 = 0; v75 < 64; v75 += 4) {
            kiln_lanes(4) s1[v75 + l] = v72[l];
        }
        for (int64_t v83 = 0; v83 < 128; v83 += 16) {
            int64_t v85 = (int64_t)(v83 & 63);
            int64_t v90 = v11 + v83;
            float v91[8]; kiln_lanes(8) v91[l] = p0[v90 + l];
            float v92[8]; kiln_lanes(8) v92[l] = v70;
            float v93[8]; kiln_lanes(8) v93[l] = v91[l] - v92[l];
            float v95[8]; kiln_lanes(8) v95[l] = -104.0f;
            bool v96[8]; kiln_lanes(8) v96[l] = v93[l] < v95[l];
            float v97[8]; kiln_lanes(8) v97[l] = -104.0f;
            float v98[8]; kiln_lanes(8) v98[l] = v96[l] ? v97[l] : v93[l];
            float v99[8]; kiln_lanes(8) v99[l] = 89.0f;
            bool v100[8]; kiln_lanes(8) v100[l] = v99[l] < v98[l];
            float v101[8]; kiln_lanes(8) v101[l] = 89.0f;
            float v102[8]; kiln_lanes(8) v102[l] = v100[l] ? v101[l] : v98[l];
            float v105[8]; kiln_lanes(8) v105[l] = 1.442695f;
            float v106[8]; kiln_lanes(8) v106[l] = 12582912.0f;
            float v107[8]; kiln_lanes(8) v107[l] = fmaf(v102[l], v105[l], v106[l]);
            float v108[8]; kiln_lanes(8) v108[l] = 12582912.0f;
            float v109[8]; kiln_lanes(8) v109[l] = v107[l] - v108[l];
            float v112[8]; kiln_lanes(8) v112[l] = -0.6931472f;
            float v113[8]; kiln_lanes(8) v113[l] = fmaf(v109[l], v112[l], v102[l]);
            float v114[8]; kiln_lanes(8) v114[l] = 1.9046542e-9f;
            float v115[8]; kiln_lanes(8) v115[l] = fmaf(v109[l], v114[l], v113[l]);
            float v117[8]; kiln_lanes(8) v117[l] = 0.0013821449f;
            float v118[8]; kiln_lanes(8) v118[l] = 0.008368662f;
            float v119[8]; kiln_lanes(8) v119[l] = fmaf(v117[l], v115[l], v118[l]);
            float v121[8]; kiln_lanes(8) v121[l] = 0.041668255f;
            float v122[8]; kiln_lanes(8) v122[l] = fmaf(v119[l], v115[l], v121[l]);
            float v124[8]; kiln_lanes(8) v124[l] = 0.16666521f;
            float v125[8]; kiln_lanes(8) v125[l] = fmaf(v122[l], v115[l], v124[l]);
            float v127[8]; kiln_lanes(8) v127[l] = 0.49999994f;
            float v128[8]; kiln_lanes(8) v128[l] = fmaf(v125[l], v115[l], v127[l]);
            float v130[8]; kiln_lanes(8) v130[l] = 1.0f;
            float v131[8]; kiln_lanes(8) v131[l] = fmaf(v128[l], v115[l], v130[l]);
            float v132[8]; kiln_lanes(8) v132[l] = 1.0f;
            float v133[8]; kiln_lanes(8) v133[l] = fmaf(v131[l], v115[l], v132[l]);
            int32_t v134[8]; kiln_lanes(8) v134[l] = kiln_i32_bits_of_f32(v107[l]);
            int32_t v136[8]; kiln_lanes(8) v136[l] = 23;
            int32_t v137[8]; kiln_lanes(8) v137[l] = kiln_shl_i32(v134[l], v136[l]);
            float v139[8]; kiln_lanes(8) v139[l] = -124.0f;
            bool v140[8]; kiln_lanes(8) v140[l] = v109[l] < v139[l];
            int32_t v143[8]; kiln_lanes(8) v143[l] = 1593835520;
            int32_t v144[8]; kiln_lanes(8) v144[l] = 1056964608;
            int32_t v145[8]; kiln_lanes(8) v145[l] = v140[l] ? v143[l] : v144[l];
            int32_t v146[8]; kiln_lanes(8) v146[l] = (int32_t)((uint32_t)v137[l] + (uint32_t)v145[l]);
            float v147[8]; kiln_lanes(8) v147[l] = kiln_f32_bits_of_i32(v146[l]);
            float v148[8]; kiln_lanes(8) v148[l] = v133[l] * v147[l];
            float v151[8]; kiln_lanes(8) v151[l] = 1.0842022e-19f;
            float v152[8]; kiln_lanes(8) v152[l] = 2.0f;
            float v153[8]; kiln_lanes(8) v153[l] = v140[l] ? v151[l] : v152[l];
            float v154[8]; kiln_lanes(8) v154[l] = v148[l] * v153[l];
            float v155[8]; kiln_lanes(8) v155[l] = s1[v85 + l];
            float v156[8]; kiln_lanes(8) v156[l] = v155[l] + v154[l];
            kiln_lanes(8) s1[v85 + l] = v156[l];
            float v158[8]; kiln_lanes(8) v158[l] = p0[v90 + 8 + l];
            float v159[8]; kiln_lanes(8) v159[l] = v70;
            float v160[8]; kiln_lanes(8) v160[l] = v158[l] - v159[l];
            float v161[8]; kiln_lanes(8) v161[l] = -104.0f;
            bool v162[8]; kiln_lanes(8) v162[l] = v160[l] < v161[l];
            float v163[8]; kiln_lanes(8) v163[l] = -104.0f;
            float v164[8]; kiln_lanes(8) v164[l] = v162[l] ? v163[l] : v160[l];
            float v165[8]; kiln_lanes(8) v165[l] = 89.0f;
            bool v166[8]; kiln_lanes(8) v166[l] = v165[l] < v164[l];
            float v167[8]; kiln_lanes(8) v167[l] = 89.0f;
            float v168[8]; kiln_lanes(8) v168[l] = v166[l] ? v167[l] : v164[l];
            float v169[8]; kiln_lanes(8) v169[l] = 1.442695f;
            float v170[8]; kiln_lanes(8) v170[l] = 12582912.0f;
            float v171[8]; kiln_lanes(8) v171[l] = fmaf(v168[l], v169[l], v170[l]);
            float v172[8]; kiln_lanes(8) v172[l] = 12582912.0f;
            float v173[8]; kiln_lanes(8) v173[l] = v171[l] - v172[l];
            float v174[8]; kiln_lanes(8) v174[l] = -0.6931472f;
            float v175[8]; kiln_lanes(8) v175[l] = fmaf(v173[l], v174[l], v168[l]);
            float v176[8]; kiln_lanes(8) v176[l] = 1.9046542e-9f;
            float v177[8]; kiln_lanes(8) v177[l] = fmaf(v173[l], v176[l], v175[l]);
            float v178[8]; kiln_lanes(8) v178[l] = 0.0013821449f;
            float v179[8]; kiln_lanes(8) v179[l] = 0.008368662f;
            float v180[8]; kiln_lanes(8) v180[l] = fmaf(v178[l], v177[l], v179[l]);
            float v181[8]; kiln_lanes(8) v181[l] = 0.041668255f;
            float v182[8]; kiln_lanes(8) v182[l] = fmaf(v180[l], v177[l], v181[l]);
            float v183[8]; kiln_lanes(8) v183[l] = 0.16666521f;
            float v184[8]; kiln_lanes(8) v184[l] = fmaf(v182[l], v177[l], v183[l]);
            float v185[8]; kiln_lanes(8) v185[l] = 0.49999994f;
            float v186[8]; kiln_lanes(8) v186[l] = fmaf(v184[l], v177[l], v185[l]);
            float v187[8]; kiln_lanes(8) v187[l] = 1.0f;
            float v188[8]; kiln_lanes(8) v188[l] = fmaf(v186[l], v177[l], v187[l]);
            float v189[8]; kiln_lanes(8) v189[l] = 1.0f;
            float v190[8]; kiln_lanes(8) v190[l] = fmaf(v188[l], v177[l], v189[l]);
            int32_t v191[8]; kiln_lanes(8) v191[l] = kiln_i32_bits_of_f32(v171[l]);
            int32_t v192[8]; kiln_lanes(8) v192[l] = 23;
            int32_t v193[8]; kiln_lanes(8) v193[l] = kiln_shl_i32(v191[l], v192[l]);
            float v194[8]; kiln_lanes(8) v194[l] = -124.0f;
            bool v195[8]; kiln_lanes(8) v195[l] = v173[l] < v194[l];
            int32_t v196[8]; kiln_lanes(8) v196[l] = 1593835520;
            int32_t v197[8]; kiln_lanes(8) v197[l] = 1056964608;
            int32_t v198[8]; kiln_lanes(8) v198[l] = v195[l] ? v196[l] : v197[l];
            int32_t v199[8]; kiln_lanes(8) v199[l] = (int32_t)((uint32_t)v193[l] + (uint32_t)v198[l]);
            float v200[8]; kiln_lanes(8) v200[l] = kiln_f32_bits_of_i32(v199[l]);
            float v201[8]; kiln_lanes(8) v201[l] = v190[l] * v200[l];
            float v202[8]; kiln_lanes(8) v202[l] = 1.0842022e-19f;
            float v203[8]; kiln_lanes(8) v203[l] = 2.0f;
            float v204[8]; kiln_lanes(8) v204[l] = v195[l] ? v202[l] : v203[l];
            float v205[8]; kiln_lanes(8) v205[l] = v201[l] * v204[l];
            float v206[8]; kiln_lanes(8) v206[l] = s1[v85 + 8 + l];
            float v207[8]; kiln_lanes(8) v207[l] = v206[l] + v205[l];
            kiln_lanes(8) s1[v85 + 8 + l] = v207[l];
        }
        float v211[4]; kiln_lanes(4) v211[l] = s1[0 + l];
        float v212[4]; kiln_lanes(4) v212[l] = s1[4 + l];
        float v213[4]; kiln_lanes(4) v213[l] = s1[8 + l];
        float v214[4]; kiln_lanes(4) v214[l] = s1[12 + l];
        float v215[4]; kiln_lanes(4) v215[l] = s1[16 + l];
        float v216[4]; kiln_lanes(4) v216[l] = s1[20 + l];
        float v217[4]; kiln_lanes(4) v217[l] = s1[24 + l];
        float v218[4]; kiln_lanes(4) v218[l] = s1[28 + l];
        float v219[4]; kiln_lanes(4) v219[l] = s1[32 + l];
        float v220[4]; kiln_lanes(4) v220[l] = s1[36 + l];
        float v221[4]; kiln_lanes(4) v221[l] = s1[40 + l];
        float v222[4]; kiln_lanes(4) v222[l] = s1[44 + l];
        float v223[4]; kiln_lanes(4) v223[l] = s1[48 + l];
        float v224[4]; kiln_lanes(4) v224[l] = s1[52 + l];
        float v225[4]; kiln_lanes(4) v225[l] = s1[56 + l];
        float v226[4]; kiln_lanes(4) v226[l] = s1[60 + l];
        float v227[4]; kiln_lanes(4) v227[l] = v211[l] + v219[l];
        float v228[4]; kiln_lanes(4) v228[l] = v212[l] + v220[l];
        float v229[4]; kiln_lanes(4) v229[l] = v213[l] + v221[l];
        float v230[4]; kiln_lanes(4) v230[l] = v214[l] + v222[l];
        float v231[4]; kiln_lanes(4) v231[l] = v215[l] + v223[l];
        float v232[4]; kiln_lanes(4) v232[l] = v216[l] + v224[l];
        float v233[4]; kiln_lanes(4) v233[l] = v217[l] + v225[l];
        float v234[4]; kiln_lanes(4) v234[l] = v218[l] + v226[l];
        float v235[4]; kiln_lanes(4) v235[l] = v227[l] + v231[l];
        float v236[4]; kiln_lanes(4) v236[l] = v228[l] + v232[l];
        float v237[4]; kiln_lanes(4) v237[l] = v229[l] + v233[l];
        float v238[4]; kiln_lanes(4) v238[l] = v230[l] + v234[l];
        float v239[4]; kiln_lanes(4) v239[l] = v235[l] + v237[l];
        float v240[4]; kiln_lanes(4) v240[l] = v236[l] + v238[l];
        float v241[4]; kiln_lanes(4) v241[l] = v239[l] + v240[l];
        float v246 = v241[0] + v241[2];
        float v247 = v241[1] + v241[3];
        float v248 = v246 + v247;
        for (int64_t v254 = 0; v254 < 128; v254 += 16) {
            int64_t v258 = v11 + v254;
            float v259[8]; kiln_lanes(8) v259[l] = p0[v258 + l];
            float v260[8]; kiln_lanes(8) v260[l] = v70;
            float v261[8]; kiln_lanes(8) v261[l] = v259[l] - v260[l];
            float v263[8]; kiln_lanes(8) v263[l] = -104.0f;
            bool v264[8]; kiln_lanes(8) v264[l] = v261[l] < v263[l];
            float v265[8]; kiln_lanes(8) v265[l] = -104.0f;
            float v266[8]; kiln_lanes(8) v266[l] = v264[l] ? v265[l] : v261[l];
            float v267[8]; kiln_lanes(8) v267[l] = 89.0f;
            bool v268[8]; kiln_lanes(8) v268[l] = v267[l] < v266[l];
            float v269[8]; kiln_lanes(8) v269[l] = 89.0f;
            float v270[8]; kiln_lanes(8) v270[l] = v268[l] ? v269[l] : v266[l];
            float v273[8]; kiln_lanes(8) v273[l] = 1.442695f;
            float v274[8]; kiln_lanes(8) v274[l] = 12582912.0f;
            float v275[8]; kiln_lanes(8) v275[l] = fmaf(v270[l], v273[l], v274[l]);
            float v276[8]; kiln_lanes(8) v276[l] = 12582912.0f;
            float v277[8]; kiln_lanes(8) v277[l] = v275[l] - v276[l];
            float v280[8]; kiln_lanes(8) v280[l] = -0.6931472f;
            float v281[8]; kiln_lanes(8) v281[l] = fmaf(v277[l], v280[l], v270[l]);
            float v282[8]; kiln_lanes(8) v282[l] = 1.9046542e-9f;
            float v283[8]; kiln_lanes(8) v283[l] = fmaf(v277[l], v282[l], v281[l]);
            float v285[8]; kiln_lanes(8) v285[l] = 0.0013821449f;
            float v286[8]; kiln_lanes(8) v286[l] = 0.008368662f;
            float v287[8]; kiln_lanes(8) v287[l] = fmaf(v285[l], v283[l], v286[l]);
            float v289[8]; kiln_lanes(8) v289[l] = 0.041668255f;
            float v290[8]; kiln_lanes(8) v290[l] = fmaf(v287[l], v283[l], v289[l]);
            float v292[8]; kiln_lanes(8) v292[l] = 0.16666521f;
            float v293[8]; kiln_lanes(8) v293[l] = fmaf(v290[l], v283[l], v292[l]);
            float v295[8]; kiln_lanes(8) v295[l] = 0.49999994f;
            float v296[8]; kiln_lanes(8) v296[l] = fmaf(v293[l], v283[l], v295[l]);
            float v298[8]; kiln_lanes(8) v298[l] = 1.0f;
            float v299[8]; kiln_lanes(8) v299[l] = fmaf(v296[l], v283[l], v298[l]);
            float v300[8]; kiln_lanes(8) v300[l] = 1.0f;
            float v301[8]; kiln_lanes(8) v301[l] = fmaf(v299[l], v283[l], v300[l]);
            int32_t v302[8]; kiln_lanes(8) v302[l] = kiln_i32_bits_of_f32(v275[l]);
            int32_t v304[8]; kiln_lanes(8) v304[l] = 23;
            int32_t v305[8]; kiln_lanes(8) v305[l] = kiln_shl_i32(v302[l], v304[l]);
            float v307[8]; kiln_lanes(8) v307[l] = -124.0f;
            bool v308[8]; kiln_lanes(8) v308[l] = v277[l] < v307[l];
            int32_t v311[8]; kiln_lanes(8) v311[l] = 1593835520;
            int32_t v312[8]; kiln_lanes(8) v312[l] = 1056964608;
            int32_t v313[8]; kiln_lanes(8) v313[l] = v308[l] ? v311[l] : v312[l];
            int32_t v314[8]; kiln_lanes(8) v314[l] = (int32_t)((uint32_t)v305[l] + (uint32_t)v313[l]);
            float v315[8]; kiln_lanes(8) v315[l] = kiln_f32_bits_of_i32(v314[l]);
            float v316[8]; kiln_lanes(8) v316[l] = v301[l] * v315[l];
            float v319[8]; kiln_lanes(8) v319[l] = 1.0842022e-19f;
            float v320[8]; kiln_lanes(8) v320[l] = 2.0f;
            float v321[8]; kiln_lanes(8) v321[l] = v308[l] ? v319[l] : v320[l];
            float v322[8]; kiln_lanes(8) v322[l] = v316[l] * v321[l];
            float v323[8]; kiln_lanes(8) v323[l] = v248;
            float v324[8]; kiln_lanes(8) v324[l] = v322[l] / v323[l];
            float v325[8]; kiln_lanes(8) v325[l] = p0[v258 + 8 + l];
            float v326[8]; kiln_lanes(8) v326[l] = v70;
            float v327[8]; kiln_lanes(8) v327[l] = v325[l] - v326[l];
            float v328[8]; kiln_lanes(8) v328[l] = -104.0f;
            bool v329[8]; kiln_lanes(8) v329[l] = v327[l] < v328[l];
            float v330[8]; kiln_lanes(8) v330[l] = -104.0f;
            float v331[8]; kiln_lanes(8) v331[l] = v329[l] ? v330[l] : v327[l];
            float v332[8]; kiln_lanes(8) v332[l] = 89.0f;
            bool v333[8]; kiln_lanes(8) v333[l] = v332[l] < v331[l];
            float v334[8]; kiln_lanes(8) v334[l] = 89.0f;
            float v335[8]; kiln_lanes(8) v335[l] = v333[l] ? v334[l] : v331[l];
            float v336[8]; kiln_lanes(8) v336[l] = 1.442695f;
            float v337[8]; kiln_lanes(8) v337[l] = 12582912.0f;
            float v338[8]; kiln_lanes(8) v338[l] = fmaf(v335[l], v336[l], v337[l]);
            float v339[8]; kiln_lanes(8) v339[l] = 12582912.0f;
            float v340[8]; kiln_lanes(8) v340[l] = v338[l] - v339[l];
            float v341[8]; kiln_lanes(8) v341[l] = -0.6931472f;
            float v342[8]; kiln_lanes(8) v342[l] = fmaf(v340[l], v341[l], v335[l]);
            float v343[8]; kiln_lanes(8) v343[l] = 1.9046542e-9f;
            float v344[8]; kiln_lanes(8) v344[l] = fmaf(v340[l], v343[l], v342[l]);
            float v345[8]; kiln_lanes(8) v345[l] = 0.0013821449f;
            float v346[8]; kiln_lanes(8) v346[l] = 0.008368662f;
            float v347[8]; kiln_lanes(8) v347[l] = fmaf(v345[l], v344[l], v346[l]);
            float v348[8]; kiln_lanes(8) v348[l] = 0.041668255f;
            float v349[8]; kiln_lanes(8) v349[l] = fmaf(v347[l], v344[l], v348[l]);
            float v350[8]; kiln_lanes(8) v350[l] = 0.16666521f;
            float v351[8]; kiln_lanes(8) v351[l] = fmaf(v349[l], v344[l], v350[l]);
            float v352[8]; kiln_lanes(8) v352[l] = 0.49999994f;
            float v353[8]; kiln_lanes(8) v353[l] = fmaf(v351[l], v344[l], v352[l]);
            float v354[8]; kiln_lanes(8) v354[l] = 1.0f;
            float v355[8]; kiln_lanes(8) v355[l] = fmaf(v353[l], v344[l], v354[l]);
            float v356[8]; kiln_lanes(8) v356[l] = 1.0f;
            float v357[8]; kiln_lanes(8) v357[l] = fmaf(v355[l], v344[l], v356[l]);
            int32_t v358[8]; kiln_lanes(8) v358[l] = kiln_i32_bits_of_f32(v338[l]);
            int32_t v359[8]; kiln_lanes(8) v359[l] = 23;
            int32_t v360[8]; kiln_lanes(8) v360[l] = kiln_shl_i32(v358[l], v359[l]);
            float v361[8]; kiln_lanes(8) v361[l] = -124.0f;
            bool v362[8]; kiln_lanes(8) v362[l] = v340[l] < v361[l];
            int32_t v363[8]; kiln_lanes(8) v363[l] = 1593835520;
            int32_t v364[8]; kiln_lanes(8) v364[l] = 1056964608;
            int32_t v365[8]; kiln_lanes(8) v365[l] = v362[l] ? v363[l] : v364[l];
            int32_t v366[8]; kiln_lanes(8) v366[l] = (int32_t)((uint32_t)v360[l] + (uint32_t)v365[l]);
            float v367[8]; kiln_lanes(8) v367[l] = kiln_f32_bits_of_i32(v366[l]);
            float v368[8]; kiln_lanes(8) v368[l] = v357[l] * v367[l];
            float v369[8]; kiln_lanes(8) v369[l] = 1.0842022e-19f;
            float v370[8]; kiln_lanes(8) v370[l] = 2.0f;
            float v371[8]; kiln_lanes(8) v371[l] = v362[l] ? v369[l] : v370[l];
            float v372[8]; kiln_lanes(8) v372[l] = v368[l] * v371[l];
            float v373[8]; kiln_lanes(8) v373[l] = v248;
            float v374[8]; kiln_lanes(8) v374[l] = v372[l] / v373[l];
            kiln_lanes(8) p1[v258 + l] = v324[l];
            kiln_lanes(8) p1[v258 + 8 + l] = v374[l];
        }
    }
}
