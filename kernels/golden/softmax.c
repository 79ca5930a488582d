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
        for (int64_t v14 = 0; v14 < 128; v14 += 16) {
            int64_t v16 = (int64_t)(v14 & 63);
            int64_t v19 = v11 + v14;
            float v20[8]; kiln_lanes(8) v20[l] = p0[v19 + l];
            float v21[8]; kiln_lanes(8) v21[l] = s0[v16 + l];
            float v22[8]; kiln_lanes(8) v22[l] = kiln_max_f32(v21[l], v20[l]);
            kiln_lanes(8) s0[v16 + l] = v22[l];
            float v24[8]; kiln_lanes(8) v24[l] = p0[v19 + 8 + l];
            float v25[8]; kiln_lanes(8) v25[l] = s0[v16 + 8 + l];
            float v26[8]; kiln_lanes(8) v26[l] = kiln_max_f32(v25[l], v24[l]);
            kiln_lanes(8) s0[v16 + 8 + l] = v26[l];
        }
        float v30[4]; kiln_lanes(4) v30[l] = s0[0 + l];
        float v31[4]; kiln_lanes(4) v31[l] = s0[4 + l];
        float v32[4]; kiln_lanes(4) v32[l] = s0[8 + l];
        float v33[4]; kiln_lanes(4) v33[l] = s0[12 + l];
        float v34[4]; kiln_lanes(4) v34[l] = s0[16 + l];
        float v35[4]; kiln_lanes(4) v35[l] = s0[20 + l];
        float v36[4]; kiln_lanes(4) v36[l] = s0[24 + l];
        float v37[4]; kiln_lanes(4) v37[l] = s0[28 + l];
        float v38[4]; kiln_lanes(4) v38[l] = s0[32 + l];
        float v39[4]; kiln_lanes(4) v39[l] = s0[36 + l];
        float v40[4]; kiln_lanes(4) v40[l] = s0[40 + l];
        float v41[4]; kiln_lanes(4) v41[l] = s0[44 + l];
        float v42[4]; kiln_lanes(4) v42[l] = s0[48 + l];
        float v43[4]; kiln_lanes(4) v43[l] = s0[52 + l];
        float v44[4]; kiln_lanes(4) v44[l] = s0[56 + l];
        float v45[4]; kiln_lanes(4) v45[l] = s0[60 + l];
        float v46[4]; kiln_lanes(4) v46[l] = kiln_max_f32(v30[l], v38[l]);
        float v47[4]; kiln_lanes(4) v47[l] = kiln_max_f32(v31[l], v39[l]);
        float v48[4]; kiln_lanes(4) v48[l] = kiln_max_f32(v32[l], v40[l]);
        float v49[4]; kiln_lanes(4) v49[l] = kiln_max_f32(v33[l], v41[l]);
        float v50[4]; kiln_lanes(4) v50[l] = kiln_max_f32(v34[l], v42[l]);
        float v51[4]; kiln_lanes(4) v51[l] = kiln_max_f32(v35[l], v43[l]);
        float v52[4]; kiln_lanes(4) v52[l] = kiln_max_f32(v36[l], v44[l]);
        float v53[4]; kiln_lanes(4) v53[l] = kiln_max_f32(v37[l], v45[l]);
        float v54[4]; kiln_lanes(4) v54[l] = kiln_max_f32(v46[l], v50[l]);
        float v55[4]; kiln_lanes(4) v55[l] = kiln_max_f32(v47[l], v51[l]);
        float v56[4]; kiln_lanes(4) v56[l] = kiln_max_f32(v48[l], v52[l]);
        float v57[4]; kiln_lanes(4) v57[l] = kiln_max_f32(v49[l], v53[l]);
        float v58[4]; kiln_lanes(4) v58[l] = kiln_max_f32(v54[l], v56[l]);
        float v59[4]; kiln_lanes(4) v59[l] = kiln_max_f32(v55[l], v57[l]);
        float v60[4]; kiln_lanes(4) v60[l] = kiln_max_f32(v58[l], v59[l]);
        float v65 = kiln_max_f32(v60[0], v60[2]);
        float v66 = kiln_max_f32(v60[1], v60[3]);
        float v67 = kiln_max_f32(v65, v66);
        float v69[4]; kiln_lanes(4) v69[l] = 0.0f;
        for (int64_t v72 = 0; v72 < 64; v72 += 4) {
            kiln_lanes(4) s1[v72 + l] = v69[l];
        }
        for (int64_t v77 = 0; v77 < 128; v77 += 16) {
            int64_t v79 = (int64_t)(v77 & 63);
            int64_t v84 = v11 + v77;
            float v85[8]; kiln_lanes(8) v85[l] = p0[v84 + l];
            float v86[8]; kiln_lanes(8) v86[l] = v67;
            float v87[8]; kiln_lanes(8) v87[l] = v85[l] - v86[l];
            float v89[8]; kiln_lanes(8) v89[l] = -104.0f;
            bool v90[8]; kiln_lanes(8) v90[l] = v87[l] < v89[l];
            float v91[8]; kiln_lanes(8) v91[l] = -104.0f;
            float v92[8]; kiln_lanes(8) v92[l] = v90[l] ? v91[l] : v87[l];
            float v93[8]; kiln_lanes(8) v93[l] = 89.0f;
            bool v94[8]; kiln_lanes(8) v94[l] = v93[l] < v92[l];
            float v95[8]; kiln_lanes(8) v95[l] = 89.0f;
            float v96[8]; kiln_lanes(8) v96[l] = v94[l] ? v95[l] : v92[l];
            float v99[8]; kiln_lanes(8) v99[l] = 1.442695f;
            float v100[8]; kiln_lanes(8) v100[l] = 12582912.0f;
            float v101[8]; kiln_lanes(8) v101[l] = fmaf(v96[l], v99[l], v100[l]);
            float v102[8]; kiln_lanes(8) v102[l] = 12582912.0f;
            float v103[8]; kiln_lanes(8) v103[l] = v101[l] - v102[l];
            float v106[8]; kiln_lanes(8) v106[l] = -0.6931472f;
            float v107[8]; kiln_lanes(8) v107[l] = fmaf(v103[l], v106[l], v96[l]);
            float v108[8]; kiln_lanes(8) v108[l] = 1.9046542e-9f;
            float v109[8]; kiln_lanes(8) v109[l] = fmaf(v103[l], v108[l], v107[l]);
            float v111[8]; kiln_lanes(8) v111[l] = 0.0013821449f;
            float v112[8]; kiln_lanes(8) v112[l] = 0.008368662f;
            float v113[8]; kiln_lanes(8) v113[l] = fmaf(v111[l], v109[l], v112[l]);
            float v115[8]; kiln_lanes(8) v115[l] = 0.041668255f;
            float v116[8]; kiln_lanes(8) v116[l] = fmaf(v113[l], v109[l], v115[l]);
            float v118[8]; kiln_lanes(8) v118[l] = 0.16666521f;
            float v119[8]; kiln_lanes(8) v119[l] = fmaf(v116[l], v109[l], v118[l]);
            float v121[8]; kiln_lanes(8) v121[l] = 0.49999994f;
            float v122[8]; kiln_lanes(8) v122[l] = fmaf(v119[l], v109[l], v121[l]);
            float v124[8]; kiln_lanes(8) v124[l] = 1.0f;
            float v125[8]; kiln_lanes(8) v125[l] = fmaf(v122[l], v109[l], v124[l]);
            float v126[8]; kiln_lanes(8) v126[l] = 1.0f;
            float v127[8]; kiln_lanes(8) v127[l] = fmaf(v125[l], v109[l], v126[l]);
            int32_t v128[8]; kiln_lanes(8) v128[l] = kiln_i32_bits_of_f32(v101[l]);
            int32_t v130[8]; kiln_lanes(8) v130[l] = 23;
            int32_t v131[8]; kiln_lanes(8) v131[l] = kiln_shl_i32(v128[l], v130[l]);
            float v133[8]; kiln_lanes(8) v133[l] = -124.0f;
            bool v134[8]; kiln_lanes(8) v134[l] = v103[l] < v133[l];
            int32_t v137[8]; kiln_lanes(8) v137[l] = 1593835520;
            int32_t v138[8]; kiln_lanes(8) v138[l] = 1056964608;
            int32_t v139[8]; kiln_lanes(8) v139[l] = v134[l] ? v137[l] : v138[l];
            int32_t v140[8]; kiln_lanes(8) v140[l] = (int32_t)((uint32_t)v131[l] + (uint32_t)v139[l]);
            float v141[8]; kiln_lanes(8) v141[l] = kiln_f32_bits_of_i32(v140[l]);
            float v142[8]; kiln_lanes(8) v142[l] = v127[l] * v141[l];
            float v145[8]; kiln_lanes(8) v145[l] = 1.0842022e-19f;
            float v146[8]; kiln_lanes(8) v146[l] = 2.0f;
            float v147[8]; kiln_lanes(8) v147[l] = v134[l] ? v145[l] : v146[l];
            float v148[8]; kiln_lanes(8) v148[l] = v142[l] * v147[l];
            float v149[8]; kiln_lanes(8) v149[l] = s1[v79 + l];
            float v150[8]; kiln_lanes(8) v150[l] = v149[l] + v148[l];
            kiln_lanes(8) s1[v79 + l] = v150[l];
            float v152[8]; kiln_lanes(8) v152[l] = p0[v84 + 8 + l];
            float v153[8]; kiln_lanes(8) v153[l] = v67;
            float v154[8]; kiln_lanes(8) v154[l] = v152[l] - v153[l];
            float v155[8]; kiln_lanes(8) v155[l] = -104.0f;
            bool v156[8]; kiln_lanes(8) v156[l] = v154[l] < v155[l];
            float v157[8]; kiln_lanes(8) v157[l] = -104.0f;
            float v158[8]; kiln_lanes(8) v158[l] = v156[l] ? v157[l] : v154[l];
            float v159[8]; kiln_lanes(8) v159[l] = 89.0f;
            bool v160[8]; kiln_lanes(8) v160[l] = v159[l] < v158[l];
            float v161[8]; kiln_lanes(8) v161[l] = 89.0f;
            float v162[8]; kiln_lanes(8) v162[l] = v160[l] ? v161[l] : v158[l];
            float v163[8]; kiln_lanes(8) v163[l] = 1.442695f;
            float v164[8]; kiln_lanes(8) v164[l] = 12582912.0f;
            float v165[8]; kiln_lanes(8) v165[l] = fmaf(v162[l], v163[l], v164[l]);
            float v166[8]; kiln_lanes(8) v166[l] = 12582912.0f;
            float v167[8]; kiln_lanes(8) v167[l] = v165[l] - v166[l];
            float v168[8]; kiln_lanes(8) v168[l] = -0.6931472f;
            float v169[8]; kiln_lanes(8) v169[l] = fmaf(v167[l], v168[l], v162[l]);
            float v170[8]; kiln_lanes(8) v170[l] = 1.9046542e-9f;
            float v171[8]; kiln_lanes(8) v171[l] = fmaf(v167[l], v170[l], v169[l]);
            float v172[8]; kiln_lanes(8) v172[l] = 0.0013821449f;
            float v173[8]; kiln_lanes(8) v173[l] = 0.008368662f;
            float v174[8]; kiln_lanes(8) v174[l] = fmaf(v172[l], v171[l], v173[l]);
            float v175[8]; kiln_lanes(8) v175[l] = 0.041668255f;
            float v176[8]; kiln_lanes(8) v176[l] = fmaf(v174[l], v171[l], v175[l]);
            float v177[8]; kiln_lanes(8) v177[l] = 0.16666521f;
            float v178[8]; kiln_lanes(8) v178[l] = fmaf(v176[l], v171[l], v177[l]);
            float v179[8]; kiln_lanes(8) v179[l] = 0.49999994f;
            float v180[8]; kiln_lanes(8) v180[l] = fmaf(v178[l], v171[l], v179[l]);
            float v181[8]; kiln_lanes(8) v181[l] = 1.0f;
            float v182[8]; kiln_lanes(8) v182[l] = fmaf(v180[l], v171[l], v181[l]);
            float v183[8]; kiln_lanes(8) v183[l] = 1.0f;
            float v184[8]; kiln_lanes(8) v184[l] = fmaf(v182[l], v171[l], v183[l]);
            int32_t v185[8]; kiln_lanes(8) v185[l] = kiln_i32_bits_of_f32(v165[l]);
            int32_t v186[8]; kiln_lanes(8) v186[l] = 23;
            int32_t v187[8]; kiln_lanes(8) v187[l] = kiln_shl_i32(v185[l], v186[l]);
            float v188[8]; kiln_lanes(8) v188[l] = -124.0f;
            bool v189[8]; kiln_lanes(8) v189[l] = v167[l] < v188[l];
            int32_t v190[8]; kiln_lanes(8) v190[l] = 1593835520;
            int32_t v191[8]; kiln_lanes(8) v191[l] = 1056964608;
            int32_t v192[8]; kiln_lanes(8) v192[l] = v189[l] ? v190[l] : v191[l];
            int32_t v193[8]; kiln_lanes(8) v193[l] = (int32_t)((uint32_t)v187[l] + (uint32_t)v192[l]);
            float v194[8]; kiln_lanes(8) v194[l] = kiln_f32_bits_of_i32(v193[l]);
            float v195[8]; kiln_lanes(8) v195[l] = v184[l] * v194[l];
            float v196[8]; kiln_lanes(8) v196[l] = 1.0842022e-19f;
            float v197[8]; kiln_lanes(8) v197[l] = 2.0f;
            float v198[8]; kiln_lanes(8) v198[l] = v189[l] ? v196[l] : v197[l];
            float v199[8]; kiln_lanes(8) v199[l] = v195[l] * v198[l];
            float v200[8]; kiln_lanes(8) v200[l] = s1[v79 + 8 + l];
            float v201[8]; kiln_lanes(8) v201[l] = v200[l] + v199[l];
            kiln_lanes(8) s1[v79 + 8 + l] = v201[l];
        }
        float v205[4]; kiln_lanes(4) v205[l] = s1[0 + l];
        float v206[4]; kiln_lanes(4) v206[l] = s1[4 + l];
        float v207[4]; kiln_lanes(4) v207[l] = s1[8 + l];
        float v208[4]; kiln_lanes(4) v208[l] = s1[12 + l];
        float v209[4]; kiln_lanes(4) v209[l] = s1[16 + l];
        float v210[4]; kiln_lanes(4) v210[l] = s1[20 + l];
        float v211[4]; kiln_lanes(4) v211[l] = s1[24 + l];
        float v212[4]; kiln_lanes(4) v212[l] = s1[28 + l];
        float v213[4]; kiln_lanes(4) v213[l] = s1[32 + l];
        float v214[4]; kiln_lanes(4) v214[l] = s1[36 + l];
        float v215[4]; kiln_lanes(4) v215[l] = s1[40 + l];
        float v216[4]; kiln_lanes(4) v216[l] = s1[44 + l];
        float v217[4]; kiln_lanes(4) v217[l] = s1[48 + l];
        float v218[4]; kiln_lanes(4) v218[l] = s1[52 + l];
        float v219[4]; kiln_lanes(4) v219[l] = s1[56 + l];
        float v220[4]; kiln_lanes(4) v220[l] = s1[60 + l];
        float v221[4]; kiln_lanes(4) v221[l] = v205[l] + v213[l];
        float v222[4]; kiln_lanes(4) v222[l] = v206[l] + v214[l];
        float v223[4]; kiln_lanes(4) v223[l] = v207[l] + v215[l];
        float v224[4]; kiln_lanes(4) v224[l] = v208[l] + v216[l];
        float v225[4]; kiln_lanes(4) v225[l] = v209[l] + v217[l];
        float v226[4]; kiln_lanes(4) v226[l] = v210[l] + v218[l];
        float v227[4]; kiln_lanes(4) v227[l] = v211[l] + v219[l];
        float v228[4]; kiln_lanes(4) v228[l] = v212[l] + v220[l];
        float v229[4]; kiln_lanes(4) v229[l] = v221[l] + v225[l];
        float v230[4]; kiln_lanes(4) v230[l] = v222[l] + v226[l];
        float v231[4]; kiln_lanes(4) v231[l] = v223[l] + v227[l];
        float v232[4]; kiln_lanes(4) v232[l] = v224[l] + v228[l];
        float v233[4]; kiln_lanes(4) v233[l] = v229[l] + v231[l];
        float v234[4]; kiln_lanes(4) v234[l] = v230[l] + v232[l];
        float v235[4]; kiln_lanes(4) v235[l] = v233[l] + v234[l];
        float v240 = v235[0] + v235[2];
        float v241 = v235[1] + v235[3];
        float v242 = v240 + v241;
        for (int64_t v245 = 0; v245 < 128; v245 += 16) {
            int64_t v249 = v11 + v245;
            float v250[8]; kiln_lanes(8) v250[l] = p0[v249 + l];
            float v251[8]; kiln_lanes(8) v251[l] = v67;
            float v252[8]; kiln_lanes(8) v252[l] = v250[l] - v251[l];
            float v254[8]; kiln_lanes(8) v254[l] = -104.0f;
            bool v255[8]; kiln_lanes(8) v255[l] = v252[l] < v254[l];
            float v256[8]; kiln_lanes(8) v256[l] = -104.0f;
            float v257[8]; kiln_lanes(8) v257[l] = v255[l] ? v256[l] : v252[l];
            float v258[8]; kiln_lanes(8) v258[l] = 89.0f;
            bool v259[8]; kiln_lanes(8) v259[l] = v258[l] < v257[l];
            float v260[8]; kiln_lanes(8) v260[l] = 89.0f;
            float v261[8]; kiln_lanes(8) v261[l] = v259[l] ? v260[l] : v257[l];
            float v264[8]; kiln_lanes(8) v264[l] = 1.442695f;
            float v265[8]; kiln_lanes(8) v265[l] = 12582912.0f;
            float v266[8]; kiln_lanes(8) v266[l] = fmaf(v261[l], v264[l], v265[l]);
            float v267[8]; kiln_lanes(8) v267[l] = 12582912.0f;
            float v268[8]; kiln_lanes(8) v268[l] = v266[l] - v267[l];
            float v271[8]; kiln_lanes(8) v271[l] = -0.6931472f;
            float v272[8]; kiln_lanes(8) v272[l] = fmaf(v268[l], v271[l], v261[l]);
            float v273[8]; kiln_lanes(8) v273[l] = 1.9046542e-9f;
            float v274[8]; kiln_lanes(8) v274[l] = fmaf(v268[l], v273[l], v272[l]);
            float v276[8]; kiln_lanes(8) v276[l] = 0.0013821449f;
            float v277[8]; kiln_lanes(8) v277[l] = 0.008368662f;
            float v278[8]; kiln_lanes(8) v278[l] = fmaf(v276[l], v274[l], v277[l]);
            float v280[8]; kiln_lanes(8) v280[l] = 0.041668255f;
            float v281[8]; kiln_lanes(8) v281[l] = fmaf(v278[l], v274[l], v280[l]);
            float v283[8]; kiln_lanes(8) v283[l] = 0.16666521f;
            float v284[8]; kiln_lanes(8) v284[l] = fmaf(v281[l], v274[l], v283[l]);
            float v286[8]; kiln_lanes(8) v286[l] = 0.49999994f;
            float v287[8]; kiln_lanes(8) v287[l] = fmaf(v284[l], v274[l], v286[l]);
            float v289[8]; kiln_lanes(8) v289[l] = 1.0f;
            float v290[8]; kiln_lanes(8) v290[l] = fmaf(v287[l], v274[l], v289[l]);
            float v291[8]; kiln_lanes(8) v291[l] = 1.0f;
            float v292[8]; kiln_lanes(8) v292[l] = fmaf(v290[l], v274[l], v291[l]);
            int32_t v293[8]; kiln_lanes(8) v293[l] = kiln_i32_bits_of_f32(v266[l]);
            int32_t v295[8]; kiln_lanes(8) v295[l] = 23;
            int32_t v296[8]; kiln_lanes(8) v296[l] = kiln_shl_i32(v293[l], v295[l]);
            float v298[8]; kiln_lanes(8) v298[l] = -124.0f;
            bool v299[8]; kiln_lanes(8) v299[l] = v268[l] < v298[l];
            int32_t v302[8]; kiln_lanes(8) v302[l] = 1593835520;
            int32_t v303[8]; kiln_lanes(8) v303[l] = 1056964608;
            int32_t v304[8]; kiln_lanes(8) v304[l] = v299[l] ? v302[l] : v303[l];
            int32_t v305[8]; kiln_lanes(8) v305[l] = (int32_t)((uint32_t)v296[l] + (uint32_t)v304[l]);
            float v306[8]; kiln_lanes(8) v306[l] = kiln_f32_bits_of_i32(v305[l]);
            float v307[8]; kiln_lanes(8) v307[l] = v292[l] * v306[l];
            float v310[8]; kiln_lanes(8) v310[l] = 1.0842022e-19f;
            float v311[8]; kiln_lanes(8) v311[l] = 2.0f;
            float v312[8]; kiln_lanes(8) v312[l] = v299[l] ? v310[l] : v311[l];
            float v313[8]; kiln_lanes(8) v313[l] = v307[l] * v312[l];
            float v314[8]; kiln_lanes(8) v314[l] = v242;
            float v315[8]; kiln_lanes(8) v315[l] = v313[l] / v314[l];
            float v316[8]; kiln_lanes(8) v316[l] = p0[v249 + 8 + l];
            float v317[8]; kiln_lanes(8) v317[l] = v67;
            float v318[8]; kiln_lanes(8) v318[l] = v316[l] - v317[l];
            float v319[8]; kiln_lanes(8) v319[l] = -104.0f;
            bool v320[8]; kiln_lanes(8) v320[l] = v318[l] < v319[l];
            float v321[8]; kiln_lanes(8) v321[l] = -104.0f;
            float v322[8]; kiln_lanes(8) v322[l] = v320[l] ? v321[l] : v318[l];
            float v323[8]; kiln_lanes(8) v323[l] = 89.0f;
            bool v324[8]; kiln_lanes(8) v324[l] = v323[l] < v322[l];
            float v325[8]; kiln_lanes(8) v325[l] = 89.0f;
            float v326[8]; kiln_lanes(8) v326[l] = v324[l] ? v325[l] : v322[l];
            float v327[8]; kiln_lanes(8) v327[l] = 1.442695f;
            float v328[8]; kiln_lanes(8) v328[l] = 12582912.0f;
            float v329[8]; kiln_lanes(8) v329[l] = fmaf(v326[l], v327[l], v328[l]);
            float v330[8]; kiln_lanes(8) v330[l] = 12582912.0f;
            float v331[8]; kiln_lanes(8) v331[l] = v329[l] - v330[l];
            float v332[8]; kiln_lanes(8) v332[l] = -0.6931472f;
            float v333[8]; kiln_lanes(8) v333[l] = fmaf(v331[l], v332[l], v326[l]);
            float v334[8]; kiln_lanes(8) v334[l] = 1.9046542e-9f;
            float v335[8]; kiln_lanes(8) v335[l] = fmaf(v331[l], v334[l], v333[l]);
            float v336[8]; kiln_lanes(8) v336[l] = 0.0013821449f;
            float v337[8]; kiln_lanes(8) v337[l] = 0.008368662f;
            float v338[8]; kiln_lanes(8) v338[l] = fmaf(v336[l], v335[l], v337[l]);
            float v339[8]; kiln_lanes(8) v339[l] = 0.041668255f;
            float v340[8]; kiln_lanes(8) v340[l] = fmaf(v338[l], v335[l], v339[l]);
            float v341[8]; kiln_lanes(8) v341[l] = 0.16666521f;
            float v342[8]; kiln_lanes(8) v342[l] = fmaf(v340[l], v335[l], v341[l]);
            float v343[8]; kiln_lanes(8) v343[l] = 0.49999994f;
            float v344[8]; kiln_lanes(8) v344[l] = fmaf(v342[l], v335[l], v343[l]);
            float v345[8]; kiln_lanes(8) v345[l] = 1.0f;
            float v346[8]; kiln_lanes(8) v346[l] = fmaf(v344[l], v335[l], v345[l]);
            float v347[8]; kiln_lanes(8) v347[l] = 1.0f;
            float v348[8]; kiln_lanes(8) v348[l] = fmaf(v346[l], v335[l], v347[l]);
            int32_t v349[8]; kiln_lanes(8) v349[l] = kiln_i32_bits_of_f32(v329[l]);
            int32_t v350[8]; kiln_lanes(8) v350[l] = 23;
            int32_t v351[8]; kiln_lanes(8) v351[l] = kiln_shl_i32(v349[l], v350[l]);
            float v352[8]; kiln_lanes(8) v352[l] = -124.0f;
            bool v353[8]; kiln_lanes(8) v353[l] = v331[l] < v352[l];
            int32_t v354[8]; kiln_lanes(8) v354[l] = 1593835520;
            int32_t v355[8]; kiln_lanes(8) v355[l] = 1056964608;
            int32_t v356[8]; kiln_lanes(8) v356[l] = v353[l] ? v354[l] : v355[l];
            int32_t v357[8]; kiln_lanes(8) v357[l] = (int32_t)((uint32_t)v351[l] + (uint32_t)v356[l]);
            float v358[8]; kiln_lanes(8) v358[l] = kiln_f32_bits_of_i32(v357[l]);
            float v359[8]; kiln_lanes(8) v359[l] = v348[l] * v358[l];
            float v360[8]; kiln_lanes(8) v360[l] = 1.0842022e-19f;
            float v361[8]; kiln_lanes(8) v361[l] = 2.0f;
            float v362[8]; kiln_lanes(8) v362[l] = v353[l] ? v360[l] : v361[l];
            float v363[8]; kiln_lanes(8) v363[l] = v359[l] * v362[l];
            float v364[8]; kiln_lanes(8) v364[l] = v242;
            float v365[8]; kiln_lanes(8) v365[l] = v363[l] / v364[l];
            kiln_lanes(8) p1[v249 + l] = v315[l];
            kiln_lanes(8) p1[v249 + 8 + l] = v365[l];
        }
    }
}
