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
        float v56 = kiln_max_f32(v47[0], v47[4]);
        float v57 = kiln_max_f32(v47[1], v47[5]);
        float v58 = kiln_max_f32(v47[2], v47[6]);
        float v59 = kiln_max_f32(v47[3], v47[7]);
        float v60 = kiln_max_f32(v56, v58);
        float v61 = kiln_max_f32(v57, v59);
        float v62 = kiln_max_f32(v60, v61);
        float v64[8]; kiln_lanes(8) v64[l] = 0.0f;
        for (int64_t v67 = 0; v67 < 64; v67 += 8) {
            kiln_lanes(8) s1[v67 + l] = v64[l];
        }
        for (int64_t v75 = 0; v75 < 128; v75 += 16) {
            int64_t v77 = (int64_t)(v75 & 63);
            int64_t v82 = v11 + v75;
            float v83[8]; kiln_lanes(8) v83[l] = p0[v82 + l];
            float v84[8]; kiln_lanes(8) v84[l] = v62;
            float v85[8]; kiln_lanes(8) v85[l] = v83[l] - v84[l];
            float v87[8]; kiln_lanes(8) v87[l] = -104.0f;
            bool v88[8]; kiln_lanes(8) v88[l] = v85[l] < v87[l];
            float v89[8]; kiln_lanes(8) v89[l] = -104.0f;
            float v90[8]; kiln_lanes(8) v90[l] = v88[l] ? v89[l] : v85[l];
            float v91[8]; kiln_lanes(8) v91[l] = 89.0f;
            bool v92[8]; kiln_lanes(8) v92[l] = v91[l] < v90[l];
            float v93[8]; kiln_lanes(8) v93[l] = 89.0f;
            float v94[8]; kiln_lanes(8) v94[l] = v92[l] ? v93[l] : v90[l];
            float v97[8]; kiln_lanes(8) v97[l] = 1.442695f;
            float v98[8]; kiln_lanes(8) v98[l] = 12582912.0f;
            float v99[8]; kiln_lanes(8) v99[l] = fmaf(v94[l], v97[l], v98[l]);
            float v100[8]; kiln_lanes(8) v100[l] = 12582912.0f;
            float v101[8]; kiln_lanes(8) v101[l] = v99[l] - v100[l];
            float v104[8]; kiln_lanes(8) v104[l] = -0.6931472f;
            float v105[8]; kiln_lanes(8) v105[l] = fmaf(v101[l], v104[l], v94[l]);
            float v106[8]; kiln_lanes(8) v106[l] = 1.9046542e-9f;
            float v107[8]; kiln_lanes(8) v107[l] = fmaf(v101[l], v106[l], v105[l]);
            float v109[8]; kiln_lanes(8) v109[l] = 0.0013821449f;
            float v110[8]; kiln_lanes(8) v110[l] = 0.008368662f;
            float v111[8]; kiln_lanes(8) v111[l] = fmaf(v109[l], v107[l], v110[l]);
            float v113[8]; kiln_lanes(8) v113[l] = 0.041668255f;
            float v114[8]; kiln_lanes(8) v114[l] = fmaf(v111[l], v107[l], v113[l]);
            float v116[8]; kiln_lanes(8) v116[l] = 0.16666521f;
            float v117[8]; kiln_lanes(8) v117[l] = fmaf(v114[l], v107[l], v116[l]);
            float v119[8]; kiln_lanes(8) v119[l] = 0.49999994f;
            float v120[8]; kiln_lanes(8) v120[l] = fmaf(v117[l], v107[l], v119[l]);
            float v122[8]; kiln_lanes(8) v122[l] = 1.0f;
            float v123[8]; kiln_lanes(8) v123[l] = fmaf(v120[l], v107[l], v122[l]);
            float v124[8]; kiln_lanes(8) v124[l] = 1.0f;
            float v125[8]; kiln_lanes(8) v125[l] = fmaf(v123[l], v107[l], v124[l]);
            int32_t v126[8]; kiln_lanes(8) v126[l] = kiln_i32_bits_of_f32(v99[l]);
            int32_t v128[8]; kiln_lanes(8) v128[l] = 23;
            int32_t v129[8]; kiln_lanes(8) v129[l] = kiln_shl_i32(v126[l], v128[l]);
            float v131[8]; kiln_lanes(8) v131[l] = -124.0f;
            bool v132[8]; kiln_lanes(8) v132[l] = v101[l] < v131[l];
            int32_t v135[8]; kiln_lanes(8) v135[l] = 1593835520;
            int32_t v136[8]; kiln_lanes(8) v136[l] = 1056964608;
            int32_t v137[8]; kiln_lanes(8) v137[l] = v132[l] ? v135[l] : v136[l];
            int32_t v138[8]; kiln_lanes(8) v138[l] = (int32_t)((uint32_t)v129[l] + (uint32_t)v137[l]);
            float v139[8]; kiln_lanes(8) v139[l] = kiln_f32_bits_of_i32(v138[l]);
            float v140[8]; kiln_lanes(8) v140[l] = v125[l] * v139[l];
            float v143[8]; kiln_lanes(8) v143[l] = 1.0842022e-19f;
            float v144[8]; kiln_lanes(8) v144[l] = 2.0f;
            float v145[8]; kiln_lanes(8) v145[l] = v132[l] ? v143[l] : v144[l];
            float v146[8]; kiln_lanes(8) v146[l] = v140[l] * v145[l];
            float v147[8]; kiln_lanes(8) v147[l] = s1[v77 + l];
            float v148[8]; kiln_lanes(8) v148[l] = v147[l] + v146[l];
            kiln_lanes(8) s1[v77 + l] = v148[l];
            float v150[8]; kiln_lanes(8) v150[l] = p0[v82 + 8 + l];
            float v151[8]; kiln_lanes(8) v151[l] = v62;
            float v152[8]; kiln_lanes(8) v152[l] = v150[l] - v151[l];
            float v153[8]; kiln_lanes(8) v153[l] = -104.0f;
            bool v154[8]; kiln_lanes(8) v154[l] = v152[l] < v153[l];
            float v155[8]; kiln_lanes(8) v155[l] = -104.0f;
            float v156[8]; kiln_lanes(8) v156[l] = v154[l] ? v155[l] : v152[l];
            float v157[8]; kiln_lanes(8) v157[l] = 89.0f;
            bool v158[8]; kiln_lanes(8) v158[l] = v157[l] < v156[l];
            float v159[8]; kiln_lanes(8) v159[l] = 89.0f;
            float v160[8]; kiln_lanes(8) v160[l] = v158[l] ? v159[l] : v156[l];
            float v161[8]; kiln_lanes(8) v161[l] = 1.442695f;
            float v162[8]; kiln_lanes(8) v162[l] = 12582912.0f;
            float v163[8]; kiln_lanes(8) v163[l] = fmaf(v160[l], v161[l], v162[l]);
            float v164[8]; kiln_lanes(8) v164[l] = 12582912.0f;
            float v165[8]; kiln_lanes(8) v165[l] = v163[l] - v164[l];
            float v166[8]; kiln_lanes(8) v166[l] = -0.6931472f;
            float v167[8]; kiln_lanes(8) v167[l] = fmaf(v165[l], v166[l], v160[l]);
            float v168[8]; kiln_lanes(8) v168[l] = 1.9046542e-9f;
            float v169[8]; kiln_lanes(8) v169[l] = fmaf(v165[l], v168[l], v167[l]);
            float v170[8]; kiln_lanes(8) v170[l] = 0.0013821449f;
            float v171[8]; kiln_lanes(8) v171[l] = 0.008368662f;
            float v172[8]; kiln_lanes(8) v172[l] = fmaf(v170[l], v169[l], v171[l]);
            float v173[8]; kiln_lanes(8) v173[l] = 0.041668255f;
            float v174[8]; kiln_lanes(8) v174[l] = fmaf(v172[l], v169[l], v173[l]);
            float v175[8]; kiln_lanes(8) v175[l] = 0.16666521f;
            float v176[8]; kiln_lanes(8) v176[l] = fmaf(v174[l], v169[l], v175[l]);
            float v177[8]; kiln_lanes(8) v177[l] = 0.49999994f;
            float v178[8]; kiln_lanes(8) v178[l] = fmaf(v176[l], v169[l], v177[l]);
            float v179[8]; kiln_lanes(8) v179[l] = 1.0f;
            float v180[8]; kiln_lanes(8) v180[l] = fmaf(v178[l], v169[l], v179[l]);
            float v181[8]; kiln_lanes(8) v181[l] = 1.0f;
            float v182[8]; kiln_lanes(8) v182[l] = fmaf(v180[l], v169[l], v181[l]);
            int32_t v183[8]; kiln_lanes(8) v183[l] = kiln_i32_bits_of_f32(v163[l]);
            int32_t v184[8]; kiln_lanes(8) v184[l] = 23;
            int32_t v185[8]; kiln_lanes(8) v185[l] = kiln_shl_i32(v183[l], v184[l]);
            float v186[8]; kiln_lanes(8) v186[l] = -124.0f;
            bool v187[8]; kiln_lanes(8) v187[l] = v165[l] < v186[l];
            int32_t v188[8]; kiln_lanes(8) v188[l] = 1593835520;
            int32_t v189[8]; kiln_lanes(8) v189[l] = 1056964608;
            int32_t v190[8]; kiln_lanes(8) v190[l] = v187[l] ? v188[l] : v189[l];
            int32_t v191[8]; kiln_lanes(8) v191[l] = (int32_t)((uint32_t)v185[l] + (uint32_t)v190[l]);
            float v192[8]; kiln_lanes(8) v192[l] = kiln_f32_bits_of_i32(v191[l]);
            float v193[8]; kiln_lanes(8) v193[l] = v182[l] * v192[l];
            float v194[8]; kiln_lanes(8) v194[l] = 1.0842022e-19f;
            float v195[8]; kiln_lanes(8) v195[l] = 2.0f;
            float v196[8]; kiln_lanes(8) v196[l] = v187[l] ? v194[l] : v195[l];
            float v197[8]; kiln_lanes(8) v197[l] = v193[l] * v196[l];
            float v198[8]; kiln_lanes(8) v198[l] = s1[v77 + 8 + l];
            float v199[8]; kiln_lanes(8) v199[l] = v198[l] + v197[l];
            kiln_lanes(8) s1[v77 + 8 + l] = v199[l];
        }
        float v203[8]; kiln_lanes(8) v203[l] = s1[0 + l];
        float v204[8]; kiln_lanes(8) v204[l] = s1[8 + l];
        float v205[8]; kiln_lanes(8) v205[l] = s1[16 + l];
        float v206[8]; kiln_lanes(8) v206[l] = s1[24 + l];
        float v207[8]; kiln_lanes(8) v207[l] = s1[32 + l];
        float v208[8]; kiln_lanes(8) v208[l] = s1[40 + l];
        float v209[8]; kiln_lanes(8) v209[l] = s1[48 + l];
        float v210[8]; kiln_lanes(8) v210[l] = s1[56 + l];
        float v211[8]; kiln_lanes(8) v211[l] = v203[l] + v207[l];
        float v212[8]; kiln_lanes(8) v212[l] = v204[l] + v208[l];
        float v213[8]; kiln_lanes(8) v213[l] = v205[l] + v209[l];
        float v214[8]; kiln_lanes(8) v214[l] = v206[l] + v210[l];
        float v215[8]; kiln_lanes(8) v215[l] = v211[l] + v213[l];
        float v216[8]; kiln_lanes(8) v216[l] = v212[l] + v214[l];
        float v217[8]; kiln_lanes(8) v217[l] = v215[l] + v216[l];
        float v226 = v217[0] + v217[4];
        float v227 = v217[1] + v217[5];
        float v228 = v217[2] + v217[6];
        float v229 = v217[3] + v217[7];
        float v230 = v226 + v228;
        float v231 = v227 + v229;
        float v232 = v230 + v231;
        for (int64_t v238 = 0; v238 < 128; v238 += 16) {
            int64_t v242 = v11 + v238;
            float v243[8]; kiln_lanes(8) v243[l] = p0[v242 + l];
            float v244[8]; kiln_lanes(8) v244[l] = v62;
            float v245[8]; kiln_lanes(8) v245[l] = v243[l] - v244[l];
            float v247[8]; kiln_lanes(8) v247[l] = -104.0f;
            bool v248[8]; kiln_lanes(8) v248[l] = v245[l] < v247[l];
            float v249[8]; kiln_lanes(8) v249[l] = -104.0f;
            float v250[8]; kiln_lanes(8) v250[l] = v248[l] ? v249[l] : v245[l];
            float v251[8]; kiln_lanes(8) v251[l] = 89.0f;
            bool v252[8]; kiln_lanes(8) v252[l] = v251[l] < v250[l];
            float v253[8]; kiln_lanes(8) v253[l] = 89.0f;
            float v254[8]; kiln_lanes(8) v254[l] = v252[l] ? v253[l] : v250[l];
            float v257[8]; kiln_lanes(8) v257[l] = 1.442695f;
            float v258[8]; kiln_lanes(8) v258[l] = 12582912.0f;
            float v259[8]; kiln_lanes(8) v259[l] = fmaf(v254[l], v257[l], v258[l]);
            float v260[8]; kiln_lanes(8) v260[l] = 12582912.0f;
            float v261[8]; kiln_lanes(8) v261[l] = v259[l] - v260[l];
            float v264[8]; kiln_lanes(8) v264[l] = -0.6931472f;
            float v265[8]; kiln_lanes(8) v265[l] = fmaf(v261[l], v264[l], v254[l]);
            float v266[8]; kiln_lanes(8) v266[l] = 1.9046542e-9f;
            float v267[8]; kiln_lanes(8) v267[l] = fmaf(v261[l], v266[l], v265[l]);
            float v269[8]; kiln_lanes(8) v269[l] = 0.0013821449f;
            float v270[8]; kiln_lanes(8) v270[l] = 0.008368662f;
            float v271[8]; kiln_lanes(8) v271[l] = fmaf(v269[l], v267[l], v270[l]);
            float v273[8]; kiln_lanes(8) v273[l] = 0.041668255f;
            float v274[8]; kiln_lanes(8) v274[l] = fmaf(v271[l], v267[l], v273[l]);
            float v276[8]; kiln_lanes(8) v276[l] = 0.16666521f;
            float v277[8]; kiln_lanes(8) v277[l] = fmaf(v274[l], v267[l], v276[l]);
            float v279[8]; kiln_lanes(8) v279[l] = 0.49999994f;
            float v280[8]; kiln_lanes(8) v280[l] = fmaf(v277[l], v267[l], v279[l]);
            float v282[8]; kiln_lanes(8) v282[l] = 1.0f;
            float v283[8]; kiln_lanes(8) v283[l] = fmaf(v280[l], v267[l], v282[l]);
            float v284[8]; kiln_lanes(8) v284[l] = 1.0f;
            float v285[8]; kiln_lanes(8) v285[l] = fmaf(v283[l], v267[l], v284[l]);
            int32_t v286[8]; kiln_lanes(8) v286[l] = kiln_i32_bits_of_f32(v259[l]);
            int32_t v288[8]; kiln_lanes(8) v288[l] = 23;
            int32_t v289[8]; kiln_lanes(8) v289[l] = kiln_shl_i32(v286[l], v288[l]);
            float v291[8]; kiln_lanes(8) v291[l] = -124.0f;
            bool v292[8]; kiln_lanes(8) v292[l] = v261[l] < v291[l];
            int32_t v295[8]; kiln_lanes(8) v295[l] = 1593835520;
            int32_t v296[8]; kiln_lanes(8) v296[l] = 1056964608;
            int32_t v297[8]; kiln_lanes(8) v297[l] = v292[l] ? v295[l] : v296[l];
            int32_t v298[8]; kiln_lanes(8) v298[l] = (int32_t)((uint32_t)v289[l] + (uint32_t)v297[l]);
            float v299[8]; kiln_lanes(8) v299[l] = kiln_f32_bits_of_i32(v298[l]);
            float v300[8]; kiln_lanes(8) v300[l] = v285[l] * v299[l];
            float v303[8]; kiln_lanes(8) v303[l] = 1.0842022e-19f;
            float v304[8]; kiln_lanes(8) v304[l] = 2.0f;
            float v305[8]; kiln_lanes(8) v305[l] = v292[l] ? v303[l] : v304[l];
            float v306[8]; kiln_lanes(8) v306[l] = v300[l] * v305[l];
            float v307[8]; kiln_lanes(8) v307[l] = v232;
            float v308[8]; kiln_lanes(8) v308[l] = v306[l] / v307[l];
            float v309[8]; kiln_lanes(8) v309[l] = p0[v242 + 8 + l];
            float v310[8]; kiln_lanes(8) v310[l] = v62;
            float v311[8]; kiln_lanes(8) v311[l] = v309[l] - v310[l];
            float v312[8]; kiln_lanes(8) v312[l] = -104.0f;
            bool v313[8]; kiln_lanes(8) v313[l] = v311[l] < v312[l];
            float v314[8]; kiln_lanes(8) v314[l] = -104.0f;
            float v315[8]; kiln_lanes(8) v315[l] = v313[l] ? v314[l] : v311[l];
            float v316[8]; kiln_lanes(8) v316[l] = 89.0f;
            bool v317[8]; kiln_lanes(8) v317[l] = v316[l] < v315[l];
            float v318[8]; kiln_lanes(8) v318[l] = 89.0f;
            float v319[8]; kiln_lanes(8) v319[l] = v317[l] ? v318[l] : v315[l];
            float v320[8]; kiln_lanes(8) v320[l] = 1.442695f;
            float v321[8]; kiln_lanes(8) v321[l] = 12582912.0f;
            float v322[8]; kiln_lanes(8) v322[l] = fmaf(v319[l], v320[l], v321[l]);
            float v323[8]; kiln_lanes(8) v323[l] = 12582912.0f;
            float v324[8]; kiln_lanes(8) v324[l] = v322[l] - v323[l];
            float v325[8]; kiln_lanes(8) v325[l] = -0.6931472f;
            float v326[8]; kiln_lanes(8) v326[l] = fmaf(v324[l], v325[l], v319[l]);
            float v327[8]; kiln_lanes(8) v327[l] = 1.9046542e-9f;
            float v328[8]; kiln_lanes(8) v328[l] = fmaf(v324[l], v327[l], v326[l]);
            float v329[8]; kiln_lanes(8) v329[l] = 0.0013821449f;
            float v330[8]; kiln_lanes(8) v330[l] = 0.008368662f;
            float v331[8]; kiln_lanes(8) v331[l] = fmaf(v329[l], v328[l], v330[l]);
            float v332[8]; kiln_lanes(8) v332[l] = 0.041668255f;
            float v333[8]; kiln_lanes(8) v333[l] = fmaf(v331[l], v328[l], v332[l]);
            float v334[8]; kiln_lanes(8) v334[l] = 0.16666521f;
            float v335[8]; kiln_lanes(8) v335[l] = fmaf(v333[l], v328[l], v334[l]);
            float v336[8]; kiln_lanes(8) v336[l] = 0.49999994f;
            float v337[8]; kiln_lanes(8) v337[l] = fmaf(v335[l], v328[l], v336[l]);
            float v338[8]; kiln_lanes(8) v338[l] = 1.0f;
            float v339[8]; kiln_lanes(8) v339[l] = fmaf(v337[l], v328[l], v338[l]);
            float v340[8]; kiln_lanes(8) v340[l] = 1.0f;
            float v341[8]; kiln_lanes(8) v341[l] = fmaf(v339[l], v328[l], v340[l]);
            int32_t v342[8]; kiln_lanes(8) v342[l] = kiln_i32_bits_of_f32(v322[l]);
            int32_t v343[8]; kiln_lanes(8) v343[l] = 23;
            int32_t v344[8]; kiln_lanes(8) v344[l] = kiln_shl_i32(v342[l], v343[l]);
            float v345[8]; kiln_lanes(8) v345[l] = -124.0f;
            bool v346[8]; kiln_lanes(8) v346[l] = v324[l] < v345[l];
            int32_t v347[8]; kiln_lanes(8) v347[l] = 1593835520;
            int32_t v348[8]; kiln_lanes(8) v348[l] = 1056964608;
            int32_t v349[8]; kiln_lanes(8) v349[l] = v346[l] ? v347[l] : v348[l];
            int32_t v350[8]; kiln_lanes(8) v350[l] = (int32_t)((uint32_t)v344[l] + (uint32_t)v349[l]);
            float v351[8]; kiln_lanes(8) v351[l] = kiln_f32_bits_of_i32(v350[l]);
            float v352[8]; kiln_lanes(8) v352[l] = v341[l] * v351[l];
            float v353[8]; kiln_lanes(8) v353[l] = 1.0842022e-19f;
            float v354[8]; kiln_lanes(8) v354[l] = 2.0f;
            float v355[8]; kiln_lanes(8) v355[l] = v346[l] ? v353[l] : v354[l];
            float v356[8]; kiln_lanes(8) v356[l] = v352[l] * v355[l];
            float v357[8]; kiln_lanes(8) v357[l] = v232;
            float v358[8]; kiln_lanes(8) v358[l] = v356[l] / v357[l];
            kiln_lanes(8) p1[v242 + l] = v308[l];
            kiln_lanes(8) p1[v242 + 8 + l] = v358[l];
        }
    }
}
