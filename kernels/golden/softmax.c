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
        float v3[8]; kiln_lanes(8) v3[l] = -INFINITY;
        for (int64_t v6 = 0; v6 < 64; v6 += 8) {
            kiln_lanes(8) s0[v6 + l] = v3[l];
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
        float v33[8]; kiln_lanes(8) v33[l] = s0[0 + l];
        float v34[8]; kiln_lanes(8) v34[l] = s0[8 + l];
        float v35[8]; kiln_lanes(8) v35[l] = s0[16 + l];
        float v36[8]; kiln_lanes(8) v36[l] = s0[24 + l];
        float v37[8]; kiln_lanes(8) v37[l] = s0[32 + l];
        float v38[8]; kiln_lanes(8) v38[l] = s0[40 + l];
        float v39[8]; kiln_lanes(8) v39[l] = s0[48 + l];
        float v40[8]; kiln_lanes(8) v40[l] = s0[56 + l];
        float v41[8]; kiln_lanes(8) v41[l] = kiln_max_f32(v33[l], v37[l]);
        float v42[8]; kiln_lanes(8) v42[l] = kiln_max_f32(v34[l], v38[l]);
        float v43[8]; kiln_lanes(8) v43[l] = kiln_max_f32(v35[l], v39[l]);
        float v44[8]; kiln_lanes(8) v44[l] = kiln_max_f32(v36[l], v40[l]);
        float v45[8]; kiln_lanes(8) v45[l] = kiln_max_f32(v41[l], v43[l]);
        float v46[8]; kiln_lanes(8) v46[l] = kiln_max_f32(v42[l], v44[l]);
        float v47[8]; kiln_lanes(8) v47[l] = kiln_max_f32(v45[l], v46[l]);
        float v48[8] = {v47[4], v47[5], v47[6], v47[7], v47[0], v47[1], v47[2], v47[3]};
        float v49[8]; kiln_lanes(8) v49[l] = kiln_max_f32(v47[l], v48[l]);
        float v50[8] = {v49[2], v49[3], v49[4], v49[5], v49[6], v49[7], v49[0], v49[1]};
        float v51[8]; kiln_lanes(8) v51[l] = kiln_max_f32(v49[l], v50[l]);
        float v52[8] = {v51[1], v51[2], v51[3], v51[4], v51[5], v51[6], v51[7], v51[0]};
        float v53[8]; kiln_lanes(8) v53[l] = kiln_max_f32(v51[l], v52[l]);
        float v56[8]; kiln_lanes(8) v56[l] = 0.0f;
        for (int64_t v59 = 0; v59 < 64; v59 += 8) {
            kiln_lanes(8) s1[v59 + l] = v56[l];
        }
        for (int64_t v67 = 0; v67 < 128; v67 += 16) {
            int64_t v69 = (int64_t)(v67 & 63);
            int64_t v74 = v11 + v67;
            float v75[8]; kiln_lanes(8) v75[l] = p0[v74 + l];
            float v76[8]; kiln_lanes(8) v76[l] = v53[0];
            float v77[8]; kiln_lanes(8) v77[l] = v75[l] - v76[l];
            float v79[8]; kiln_lanes(8) v79[l] = -104.0f;
            bool v80[8]; kiln_lanes(8) v80[l] = v77[l] < v79[l];
            float v81[8]; kiln_lanes(8) v81[l] = -104.0f;
            float v82[8]; kiln_lanes(8) v82[l] = v80[l] ? v81[l] : v77[l];
            float v83[8]; kiln_lanes(8) v83[l] = 89.0f;
            bool v84[8]; kiln_lanes(8) v84[l] = v83[l] < v82[l];
            float v85[8]; kiln_lanes(8) v85[l] = 89.0f;
            float v86[8]; kiln_lanes(8) v86[l] = v84[l] ? v85[l] : v82[l];
            float v89[8]; kiln_lanes(8) v89[l] = 1.442695f;
            float v90[8]; kiln_lanes(8) v90[l] = 12582912.0f;
            float v91[8]; kiln_lanes(8) v91[l] = fmaf(v86[l], v89[l], v90[l]);
            float v92[8]; kiln_lanes(8) v92[l] = 12582912.0f;
            float v93[8]; kiln_lanes(8) v93[l] = v91[l] - v92[l];
            float v96[8]; kiln_lanes(8) v96[l] = -0.6931472f;
            float v97[8]; kiln_lanes(8) v97[l] = fmaf(v93[l], v96[l], v86[l]);
            float v98[8]; kiln_lanes(8) v98[l] = 1.9046542e-9f;
            float v99[8]; kiln_lanes(8) v99[l] = fmaf(v93[l], v98[l], v97[l]);
            float v101[8]; kiln_lanes(8) v101[l] = 0.0013821449f;
            float v102[8]; kiln_lanes(8) v102[l] = 0.008368662f;
            float v103[8]; kiln_lanes(8) v103[l] = fmaf(v101[l], v99[l], v102[l]);
            float v105[8]; kiln_lanes(8) v105[l] = 0.041668255f;
            float v106[8]; kiln_lanes(8) v106[l] = fmaf(v103[l], v99[l], v105[l]);
            float v108[8]; kiln_lanes(8) v108[l] = 0.16666521f;
            float v109[8]; kiln_lanes(8) v109[l] = fmaf(v106[l], v99[l], v108[l]);
            float v111[8]; kiln_lanes(8) v111[l] = 0.49999994f;
            float v112[8]; kiln_lanes(8) v112[l] = fmaf(v109[l], v99[l], v111[l]);
            float v114[8]; kiln_lanes(8) v114[l] = 1.0f;
            float v115[8]; kiln_lanes(8) v115[l] = fmaf(v112[l], v99[l], v114[l]);
            float v116[8]; kiln_lanes(8) v116[l] = 1.0f;
            float v117[8]; kiln_lanes(8) v117[l] = fmaf(v115[l], v99[l], v116[l]);
            int32_t v118[8]; kiln_lanes(8) v118[l] = kiln_i32_bits_of_f32(v91[l]);
            int32_t v120[8]; kiln_lanes(8) v120[l] = 23;
            int32_t v121[8]; kiln_lanes(8) v121[l] = kiln_shl_i32(v118[l], v120[l]);
            float v123[8]; kiln_lanes(8) v123[l] = -124.0f;
            bool v124[8]; kiln_lanes(8) v124[l] = v93[l] < v123[l];
            int32_t v127[8]; kiln_lanes(8) v127[l] = 1593835520;
            int32_t v128[8]; kiln_lanes(8) v128[l] = 1056964608;
            int32_t v129[8]; kiln_lanes(8) v129[l] = v124[l] ? v127[l] : v128[l];
            int32_t v130[8]; kiln_lanes(8) v130[l] = (int32_t)((uint32_t)v121[l] + (uint32_t)v129[l]);
            float v131[8]; kiln_lanes(8) v131[l] = kiln_f32_bits_of_i32(v130[l]);
            float v132[8]; kiln_lanes(8) v132[l] = v117[l] * v131[l];
            float v135[8]; kiln_lanes(8) v135[l] = 1.0842022e-19f;
            float v136[8]; kiln_lanes(8) v136[l] = 2.0f;
            float v137[8]; kiln_lanes(8) v137[l] = v124[l] ? v135[l] : v136[l];
            float v138[8]; kiln_lanes(8) v138[l] = v132[l] * v137[l];
            float v139[8]; kiln_lanes(8) v139[l] = s1[v69 + l];
            float v140[8]; kiln_lanes(8) v140[l] = v139[l] + v138[l];
            kiln_lanes(8) s1[v69 + l] = v140[l];
            float v142[8]; kiln_lanes(8) v142[l] = p0[v74 + 8 + l];
            float v143[8]; kiln_lanes(8) v143[l] = v53[0];
            float v144[8]; kiln_lanes(8) v144[l] = v142[l] - v143[l];
            float v145[8]; kiln_lanes(8) v145[l] = -104.0f;
            bool v146[8]; kiln_lanes(8) v146[l] = v144[l] < v145[l];
            float v147[8]; kiln_lanes(8) v147[l] = -104.0f;
            float v148[8]; kiln_lanes(8) v148[l] = v146[l] ? v147[l] : v144[l];
            float v149[8]; kiln_lanes(8) v149[l] = 89.0f;
            bool v150[8]; kiln_lanes(8) v150[l] = v149[l] < v148[l];
            float v151[8]; kiln_lanes(8) v151[l] = 89.0f;
            float v152[8]; kiln_lanes(8) v152[l] = v150[l] ? v151[l] : v148[l];
            float v153[8]; kiln_lanes(8) v153[l] = 1.442695f;
            float v154[8]; kiln_lanes(8) v154[l] = 12582912.0f;
            float v155[8]; kiln_lanes(8) v155[l] = fmaf(v152[l], v153[l], v154[l]);
            float v156[8]; kiln_lanes(8) v156[l] = 12582912.0f;
            float v157[8]; kiln_lanes(8) v157[l] = v155[l] - v156[l];
            float v158[8]; kiln_lanes(8) v158[l] = -0.6931472f;
            float v159[8]; kiln_lanes(8) v159[l] = fmaf(v157[l], v158[l], v152[l]);
            float v160[8]; kiln_lanes(8) v160[l] = 1.9046542e-9f;
            float v161[8]; kiln_lanes(8) v161[l] = fmaf(v157[l], v160[l], v159[l]);
            float v162[8]; kiln_lanes(8) v162[l] = 0.0013821449f;
            float v163[8]; kiln_lanes(8) v163[l] = 0.008368662f;
            float v164[8]; kiln_lanes(8) v164[l] = fmaf(v162[l], v161[l], v163[l]);
            float v165[8]; kiln_lanes(8) v165[l] = 0.041668255f;
            float v166[8]; kiln_lanes(8) v166[l] = fmaf(v164[l], v161[l], v165[l]);
            float v167[8]; kiln_lanes(8) v167[l] = 0.16666521f;
            float v168[8]; kiln_lanes(8) v168[l] = fmaf(v166[l], v161[l], v167[l]);
            float v169[8]; kiln_lanes(8) v169[l] = 0.49999994f;
            float v170[8]; kiln_lanes(8) v170[l] = fmaf(v168[l], v161[l], v169[l]);
            float v171[8]; kiln_lanes(8) v171[l] = 1.0f;
            float v172[8]; kiln_lanes(8) v172[l] = fmaf(v170[l], v161[l], v171[l]);
            float v173[8]; kiln_lanes(8) v173[l] = 1.0f;
            float v174[8]; kiln_lanes(8) v174[l] = fmaf(v172[l], v161[l], v173[l]);
            int32_t v175[8]; kiln_lanes(8) v175[l] = kiln_i32_bits_of_f32(v155[l]);
            int32_t v176[8]; kiln_lanes(8) v176[l] = 23;
            int32_t v177[8]; kiln_lanes(8) v177[l] = kiln_shl_i32(v175[l], v176[l]);
            float v178[8]; kiln_lanes(8) v178[l] = -124.0f;
            bool v179[8]; kiln_lanes(8) v179[l] = v157[l] < v178[l];
            int32_t v180[8]; kiln_lanes(8) v180[l] = 1593835520;
            int32_t v181[8]; kiln_lanes(8) v181[l] = 1056964608;
            int32_t v182[8]; kiln_lanes(8) v182[l] = v179[l] ? v180[l] : v181[l];
            int32_t v183[8]; kiln_lanes(8) v183[l] = (int32_t)((uint32_t)v177[l] + (uint32_t)v182[l]);
            float v184[8]; kiln_lanes(8) v184[l] = kiln_f32_bits_of_i32(v183[l]);
            float v185[8]; kiln_lanes(8) v185[l] = v174[l] * v184[l];
            float v186[8]; kiln_lanes(8) v186[l] = 1.0842022e-19f;
            float v187[8]; kiln_lanes(8) v187[l] = 2.0f;
            float v188[8]; kiln_lanes(8) v188[l] = v179[l] ? v186[l] : v187[l];
            float v189[8]; kiln_lanes(8) v189[l] = v185[l] * v188[l];
            float v190[8]; kiln_lanes(8) v190[l] = s1[v69 + 8 + l];
            float v191[8]; kiln_lanes(8) v191[l] = v190[l] + v189[l];
            kiln_lanes(8) s1[v69 + 8 + l] = v191[l];
        }
        float v195[8]; kiln_lanes(8) v195[l] = s1[0 + l];
        float v196[8]; kiln_lanes(8) v196[l] = s1[8 + l];
        float v197[8]; kiln_lanes(8) v197[l] = s1[16 + l];
        float v198[8]; kiln_lanes(8) v198[l] = s1[24 + l];
        float v199[8]; kiln_lanes(8) v199[l] = s1[32 + l];
        float v200[8]; kiln_lanes(8) v200[l] = s1[40 + l];
        float v201[8]; kiln_lanes(8) v201[l] = s1[48 + l];
        float v202[8]; kiln_lanes(8) v202[l] = s1[56 + l];
        float v203[8]; kiln_lanes(8) v203[l] = v195[l] + v199[l];
        float v204[8]; kiln_lanes(8) v204[l] = v196[l] + v200[l];
        float v205[8]; kiln_lanes(8) v205[l] = v197[l] + v201[l];
        float v206[8]; kiln_lanes(8) v206[l] = v198[l] + v202[l];
        float v207[8]; kiln_lanes(8) v207[l] = v203[l] + v205[l];
        float v208[8]; kiln_lanes(8) v208[l] = v204[l] + v206[l];
        float v209[8]; kiln_lanes(8) v209[l] = v207[l] + v208[l];
        float v210[8] = {v209[4], v209[5], v209[6], v209[7], v209[0], v209[1], v209[2], v209[3]};
        float v211[8]; kiln_lanes(8) v211[l] = v209[l] + v210[l];
        float v212[8] = {v211[2], v211[3], v211[4], v211[5], v211[6], v211[7], v211[0], v211[1]};
        float v213[8]; kiln_lanes(8) v213[l] = v211[l] + v212[l];
        float v214[8] = {v213[1], v213[2], v213[3], v213[4], v213[5], v213[6], v213[7], v213[0]};
        float v215[8]; kiln_lanes(8) v215[l] = v213[l] + v214[l];
        for (int64_t v222 = 0; v222 < 128; v222 += 16) {
            int64_t v226 = v11 + v222;
            float v227[8]; kiln_lanes(8) v227[l] = p0[v226 + l];
            float v228[8]; kiln_lanes(8) v228[l] = v53[0];
            float v229[8]; kiln_lanes(8) v229[l] = v227[l] - v228[l];
            float v231[8]; kiln_lanes(8) v231[l] = -104.0f;
            bool v232[8]; kiln_lanes(8) v232[l] = v229[l] < v231[l];
            float v233[8]; kiln_lanes(8) v233[l] = -104.0f;
            float v234[8]; kiln_lanes(8) v234[l] = v232[l] ? v233[l] : v229[l];
            float v235[8]; kiln_lanes(8) v235[l] = 89.0f;
            bool v236[8]; kiln_lanes(8) v236[l] = v235[l] < v234[l];
            float v237[8]; kiln_lanes(8) v237[l] = 89.0f;
            float v238[8]; kiln_lanes(8) v238[l] = v236[l] ? v237[l] : v234[l];
            float v241[8]; kiln_lanes(8) v241[l] = 1.442695f;
            float v242[8]; kiln_lanes(8) v242[l] = 12582912.0f;
            float v243[8]; kiln_lanes(8) v243[l] = fmaf(v238[l], v241[l], v242[l]);
            float v244[8]; kiln_lanes(8) v244[l] = 12582912.0f;
            float v245[8]; kiln_lanes(8) v245[l] = v243[l] - v244[l];
            float v248[8]; kiln_lanes(8) v248[l] = -0.6931472f;
            float v249[8]; kiln_lanes(8) v249[l] = fmaf(v245[l], v248[l], v238[l]);
            float v250[8]; kiln_lanes(8) v250[l] = 1.9046542e-9f;
            float v251[8]; kiln_lanes(8) v251[l] = fmaf(v245[l], v250[l], v249[l]);
            float v253[8]; kiln_lanes(8) v253[l] = 0.0013821449f;
            float v254[8]; kiln_lanes(8) v254[l] = 0.008368662f;
            float v255[8]; kiln_lanes(8) v255[l] = fmaf(v253[l], v251[l], v254[l]);
            float v257[8]; kiln_lanes(8) v257[l] = 0.041668255f;
            float v258[8]; kiln_lanes(8) v258[l] = fmaf(v255[l], v251[l], v257[l]);
            float v260[8]; kiln_lanes(8) v260[l] = 0.16666521f;
            float v261[8]; kiln_lanes(8) v261[l] = fmaf(v258[l], v251[l], v260[l]);
            float v263[8]; kiln_lanes(8) v263[l] = 0.49999994f;
            float v264[8]; kiln_lanes(8) v264[l] = fmaf(v261[l], v251[l], v263[l]);
            float v266[8]; kiln_lanes(8) v266[l] = 1.0f;
            float v267[8]; kiln_lanes(8) v267[l] = fmaf(v264[l], v251[l], v266[l]);
            float v268[8]; kiln_lanes(8) v268[l] = 1.0f;
            float v269[8]; kiln_lanes(8) v269[l] = fmaf(v267[l], v251[l], v268[l]);
            int32_t v270[8]; kiln_lanes(8) v270[l] = kiln_i32_bits_of_f32(v243[l]);
            int32_t v272[8]; kiln_lanes(8) v272[l] = 23;
            int32_t v273[8]; kiln_lanes(8) v273[l] = kiln_shl_i32(v270[l], v272[l]);
            float v275[8]; kiln_lanes(8) v275[l] = -124.0f;
            bool v276[8]; kiln_lanes(8) v276[l] = v245[l] < v275[l];
            int32_t v279[8]; kiln_lanes(8) v279[l] = 1593835520;
            int32_t v280[8]; kiln_lanes(8) v280[l] = 1056964608;
            int32_t v281[8]; kiln_lanes(8) v281[l] = v276[l] ? v279[l] : v280[l];
            int32_t v282[8]; kiln_lanes(8) v282[l] = (int32_t)((uint32_t)v273[l] + (uint32_t)v281[l]);
            float v283[8]; kiln_lanes(8) v283[l] = kiln_f32_bits_of_i32(v282[l]);
            float v284[8]; kiln_lanes(8) v284[l] = v269[l] * v283[l];
            float v287[8]; kiln_lanes(8) v287[l] = 1.0842022e-19f;
            float v288[8]; kiln_lanes(8) v288[l] = 2.0f;
            float v289[8]; kiln_lanes(8) v289[l] = v276[l] ? v287[l] : v288[l];
            float v290[8]; kiln_lanes(8) v290[l] = v284[l] * v289[l];
            float v291[8]; kiln_lanes(8) v291[l] = v215[0];
            float v292[8]; kiln_lanes(8) v292[l] = v290[l] / v291[l];
            float v293[8]; kiln_lanes(8) v293[l] = p0[v226 + 8 + l];
            float v294[8]; kiln_lanes(8) v294[l] = v53[0];
            float v295[8]; kiln_lanes(8) v295[l] = v293[l] - v294[l];
            float v296[8]; kiln_lanes(8) v296[l] = -104.0f;
            bool v297[8]; kiln_lanes(8) v297[l] = v295[l] < v296[l];
            float v298[8]; kiln_lanes(8) v298[l] = -104.0f;
            float v299[8]; kiln_lanes(8) v299[l] = v297[l] ? v298[l] : v295[l];
            float v300[8]; kiln_lanes(8) v300[l] = 89.0f;
            bool v301[8]; kiln_lanes(8) v301[l] = v300[l] < v299[l];
            float v302[8]; kiln_lanes(8) v302[l] = 89.0f;
            float v303[8]; kiln_lanes(8) v303[l] = v301[l] ? v302[l] : v299[l];
            float v304[8]; kiln_lanes(8) v304[l] = 1.442695f;
            float v305[8]; kiln_lanes(8) v305[l] = 12582912.0f;
            float v306[8]; kiln_lanes(8) v306[l] = fmaf(v303[l], v304[l], v305[l]);
            float v307[8]; kiln_lanes(8) v307[l] = 12582912.0f;
            float v308[8]; kiln_lanes(8) v308[l] = v306[l] - v307[l];
            float v309[8]; kiln_lanes(8) v309[l] = -0.6931472f;
            float v310[8]; kiln_lanes(8) v310[l] = fmaf(v308[l], v309[l], v303[l]);
            float v311[8]; kiln_lanes(8) v311[l] = 1.9046542e-9f;
            float v312[8]; kiln_lanes(8) v312[l] = fmaf(v308[l], v311[l], v310[l]);
            float v313[8]; kiln_lanes(8) v313[l] = 0.0013821449f;
            float v314[8]; kiln_lanes(8) v314[l] = 0.008368662f;
            float v315[8]; kiln_lanes(8) v315[l] = fmaf(v313[l], v312[l], v314[l]);
            float v316[8]; kiln_lanes(8) v316[l] = 0.041668255f;
            float v317[8]; kiln_lanes(8) v317[l] = fmaf(v315[l], v312[l], v316[l]);
            float v318[8]; kiln_lanes(8) v318[l] = 0.16666521f;
            float v319[8]; kiln_lanes(8) v319[l] = fmaf(v317[l], v312[l], v318[l]);
            float v320[8]; kiln_lanes(8) v320[l] = 0.49999994f;
            float v321[8]; kiln_lanes(8) v321[l] = fmaf(v319[l], v312[l], v320[l]);
            float v322[8]; kiln_lanes(8) v322[l] = 1.0f;
            float v323[8]; kiln_lanes(8) v323[l] = fmaf(v321[l], v312[l], v322[l]);
            float v324[8]; kiln_lanes(8) v324[l] = 1.0f;
            float v325[8]; kiln_lanes(8) v325[l] = fmaf(v323[l], v312[l], v324[l]);
            int32_t v326[8]; kiln_lanes(8) v326[l] = kiln_i32_bits_of_f32(v306[l]);
            int32_t v327[8]; kiln_lanes(8) v327[l] = 23;
            int32_t v328[8]; kiln_lanes(8) v328[l] = kiln_shl_i32(v326[l], v327[l]);
            float v329[8]; kiln_lanes(8) v329[l] = -124.0f;
            bool v330[8]; kiln_lanes(8) v330[l] = v308[l] < v329[l];
            int32_t v331[8]; kiln_lanes(8) v331[l] = 1593835520;
            int32_t v332[8]; kiln_lanes(8) v332[l] = 1056964608;
            int32_t v333[8]; kiln_lanes(8) v333[l] = v330[l] ? v331[l] : v332[l];
            int32_t v334[8]; kiln_lanes(8) v334[l] = (int32_t)((uint32_t)v328[l] + (uint32_t)v333[l]);
            float v335[8]; kiln_lanes(8) v335[l] = kiln_f32_bits_of_i32(v334[l]);
            float v336[8]; kiln_lanes(8) v336[l] = v325[l] * v335[l];
            float v337[8]; kiln_lanes(8) v337[l] = 1.0842022e-19f;
            float v338[8]; kiln_lanes(8) v338[l] = 2.0f;
            float v339[8]; kiln_lanes(8) v339[l] = v330[l] ? v337[l] : v338[l];
            float v340[8]; kiln_lanes(8) v340[l] = v336[l] * v339[l];
            float v341[8]; kiln_lanes(8) v341[l] = v215[0];
            float v342[8]; kiln_lanes(8) v342[l] = v340[l] / v341[l];
            kiln_lanes(8) p1[v226 + l] = v292[l];
            kiln_lanes(8) p1[v226 + 8 + l] = v342[l];
        }
    }
}
