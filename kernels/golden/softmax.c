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
    static _Thread_local float s0[128];
    static _Thread_local float s1[64];
    static _Thread_local float s2[64];
    (void)status;
    for (int64_t item = begin; item < end; ++item) {
        float v5[8]; kiln_lanes(8) v5[l] = -INFINITY;
        for (int64_t v8 = 0; v8 < 64; v8 += 8) {
            kiln_lanes(8) s1[v8 + l] = v5[l];
        }
        int64_t v13 = item * 128;
        for (int64_t v19 = 0; v19 < 128; v19 += 16) {
            int64_t v21 = (int64_t)(v19 & 63);
            int64_t v24 = v13 + v19;
            float v25[8]; kiln_lanes(8) v25[l] = p0[v24 + l];
            float v26[8]; kiln_lanes(8) v26[l] = s1[v21 + l];
            float v27[8]; kiln_lanes(8) v27[l] = kiln_max_f32(v26[l], v25[l]);
            kiln_lanes(8) s1[v21 + l] = v27[l];
            float v29[8]; kiln_lanes(8) v29[l] = p0[v24 + 8 + l];
            float v30[8]; kiln_lanes(8) v30[l] = s1[v21 + 8 + l];
            float v31[8]; kiln_lanes(8) v31[l] = kiln_max_f32(v30[l], v29[l]);
            kiln_lanes(8) s1[v21 + 8 + l] = v31[l];
        }
        float v35[8]; kiln_lanes(8) v35[l] = s1[0 + l];
        float v36[8]; kiln_lanes(8) v36[l] = s1[8 + l];
        float v37[8]; kiln_lanes(8) v37[l] = s1[16 + l];
        float v38[8]; kiln_lanes(8) v38[l] = s1[24 + l];
        float v39[8]; kiln_lanes(8) v39[l] = s1[32 + l];
        float v40[8]; kiln_lanes(8) v40[l] = s1[40 + l];
        float v41[8]; kiln_lanes(8) v41[l] = s1[48 + l];
        float v42[8]; kiln_lanes(8) v42[l] = s1[56 + l];
        float v43[8]; kiln_lanes(8) v43[l] = kiln_max_f32(v35[l], v39[l]);
        float v44[8]; kiln_lanes(8) v44[l] = kiln_max_f32(v36[l], v40[l]);
        float v45[8]; kiln_lanes(8) v45[l] = kiln_max_f32(v37[l], v41[l]);
        float v46[8]; kiln_lanes(8) v46[l] = kiln_max_f32(v38[l], v42[l]);
        float v47[8]; kiln_lanes(8) v47[l] = kiln_max_f32(v43[l], v45[l]);
        float v48[8]; kiln_lanes(8) v48[l] = kiln_max_f32(v44[l], v46[l]);
        float v49[8]; kiln_lanes(8) v49[l] = kiln_max_f32(v47[l], v48[l]);
        float v50[8] = {v49[4], v49[5], v49[6], v49[7], v49[0], v49[1], v49[2], v49[3]};
        float v51[8]; kiln_lanes(8) v51[l] = kiln_max_f32(v49[l], v50[l]);
        float v52[8] = {v51[2], v51[3], v51[4], v51[5], v51[6], v51[7], v51[0], v51[1]};
        float v53[8]; kiln_lanes(8) v53[l] = kiln_max_f32(v51[l], v52[l]);
        float v54[8] = {v53[1], v53[2], v53[3], v53[4], v53[5], v53[6], v53[7], v53[0]};
        float v55[8]; kiln_lanes(8) v55[l] = kiln_max_f32(v53[l], v54[l]);
        for (int64_t v62 = 0; v62 < 128; v62 += 16) {
            int64_t v66 = v13 + v62;
            float v67[8]; kiln_lanes(8) v67[l] = p0[v66 + l];
            float v68[8]; kiln_lanes(8) v68[l] = v55[0];
            float v69[8]; kiln_lanes(8) v69[l] = v67[l] - v68[l];
            float v71[8]; kiln_lanes(8) v71[l] = -104.0f;
            bool v72[8]; kiln_lanes(8) v72[l] = v69[l] < v71[l];
            float v73[8]; kiln_lanes(8) v73[l] = -104.0f;
            float v74[8]; kiln_lanes(8) v74[l] = v72[l] ? v73[l] : v69[l];
            float v75[8]; kiln_lanes(8) v75[l] = 89.0f;
            bool v76[8]; kiln_lanes(8) v76[l] = v75[l] < v74[l];
            float v77[8]; kiln_lanes(8) v77[l] = 89.0f;
            float v78[8]; kiln_lanes(8) v78[l] = v76[l] ? v77[l] : v74[l];
            float v81[8]; kiln_lanes(8) v81[l] = 1.442695f;
            float v82[8]; kiln_lanes(8) v82[l] = 12582912.0f;
            float v83[8]; kiln_lanes(8) v83[l] = fmaf(v78[l], v81[l], v82[l]);
            float v84[8]; kiln_lanes(8) v84[l] = 12582912.0f;
            float v85[8]; kiln_lanes(8) v85[l] = v83[l] - v84[l];
            float v88[8]; kiln_lanes(8) v88[l] = -0.6931472f;
            float v89[8]; kiln_lanes(8) v89[l] = fmaf(v85[l], v88[l], v78[l]);
            float v90[8]; kiln_lanes(8) v90[l] = 1.9046542e-9f;
            float v91[8]; kiln_lanes(8) v91[l] = fmaf(v85[l], v90[l], v89[l]);
            float v93[8]; kiln_lanes(8) v93[l] = 0.0013821449f;
            float v94[8]; kiln_lanes(8) v94[l] = 0.008368662f;
            float v95[8]; kiln_lanes(8) v95[l] = fmaf(v93[l], v91[l], v94[l]);
            float v97[8]; kiln_lanes(8) v97[l] = 0.041668255f;
            float v98[8]; kiln_lanes(8) v98[l] = fmaf(v95[l], v91[l], v97[l]);
            float v100[8]; kiln_lanes(8) v100[l] = 0.16666521f;
            float v101[8]; kiln_lanes(8) v101[l] = fmaf(v98[l], v91[l], v100[l]);
            float v103[8]; kiln_lanes(8) v103[l] = 0.49999994f;
            float v104[8]; kiln_lanes(8) v104[l] = fmaf(v101[l], v91[l], v103[l]);
            float v106[8]; kiln_lanes(8) v106[l] = 1.0f;
            float v107[8]; kiln_lanes(8) v107[l] = fmaf(v104[l], v91[l], v106[l]);
            float v108[8]; kiln_lanes(8) v108[l] = 1.0f;
            float v109[8]; kiln_lanes(8) v109[l] = fmaf(v107[l], v91[l], v108[l]);
            int32_t v110[8]; kiln_lanes(8) v110[l] = kiln_i32_bits_of_f32(v83[l]);
            int32_t v112[8]; kiln_lanes(8) v112[l] = 23;
            int32_t v113[8]; kiln_lanes(8) v113[l] = kiln_shl_i32(v110[l], v112[l]);
            float v115[8]; kiln_lanes(8) v115[l] = -124.0f;
            bool v116[8]; kiln_lanes(8) v116[l] = v85[l] < v115[l];
            int32_t v119[8]; kiln_lanes(8) v119[l] = 1593835520;
            int32_t v120[8]; kiln_lanes(8) v120[l] = 1056964608;
            int32_t v121[8]; kiln_lanes(8) v121[l] = v116[l] ? v119[l] : v120[l];
            int32_t v122[8]; kiln_lanes(8) v122[l] = (int32_t)((uint32_t)v113[l] + (uint32_t)v121[l]);
            float v123[8]; kiln_lanes(8) v123[l] = kiln_f32_bits_of_i32(v122[l]);
            float v124[8]; kiln_lanes(8) v124[l] = v109[l] * v123[l];
            float v127[8]; kiln_lanes(8) v127[l] = 1.0842022e-19f;
            float v128[8]; kiln_lanes(8) v128[l] = 2.0f;
            float v129[8]; kiln_lanes(8) v129[l] = v116[l] ? v127[l] : v128[l];
            float v130[8]; kiln_lanes(8) v130[l] = v124[l] * v129[l];
            float v131[8]; kiln_lanes(8) v131[l] = p0[v66 + 8 + l];
            float v132[8]; kiln_lanes(8) v132[l] = v55[0];
            float v133[8]; kiln_lanes(8) v133[l] = v131[l] - v132[l];
            float v134[8]; kiln_lanes(8) v134[l] = -104.0f;
            bool v135[8]; kiln_lanes(8) v135[l] = v133[l] < v134[l];
            float v136[8]; kiln_lanes(8) v136[l] = -104.0f;
            float v137[8]; kiln_lanes(8) v137[l] = v135[l] ? v136[l] : v133[l];
            float v138[8]; kiln_lanes(8) v138[l] = 89.0f;
            bool v139[8]; kiln_lanes(8) v139[l] = v138[l] < v137[l];
            float v140[8]; kiln_lanes(8) v140[l] = 89.0f;
            float v141[8]; kiln_lanes(8) v141[l] = v139[l] ? v140[l] : v137[l];
            float v142[8]; kiln_lanes(8) v142[l] = 1.442695f;
            float v143[8]; kiln_lanes(8) v143[l] = 12582912.0f;
            float v144[8]; kiln_lanes(8) v144[l] = fmaf(v141[l], v142[l], v143[l]);
            float v145[8]; kiln_lanes(8) v145[l] = 12582912.0f;
            float v146[8]; kiln_lanes(8) v146[l] = v144[l] - v145[l];
            float v147[8]; kiln_lanes(8) v147[l] = -0.6931472f;
            float v148[8]; kiln_lanes(8) v148[l] = fmaf(v146[l], v147[l], v141[l]);
            float v149[8]; kiln_lanes(8) v149[l] = 1.9046542e-9f;
            float v150[8]; kiln_lanes(8) v150[l] = fmaf(v146[l], v149[l], v148[l]);
            float v151[8]; kiln_lanes(8) v151[l] = 0.0013821449f;
            float v152[8]; kiln_lanes(8) v152[l] = 0.008368662f;
            float v153[8]; kiln_lanes(8) v153[l] = fmaf(v151[l], v150[l], v152[l]);
            float v154[8]; kiln_lanes(8) v154[l] = 0.041668255f;
            float v155[8]; kiln_lanes(8) v155[l] = fmaf(v153[l], v150[l], v154[l]);
            float v156[8]; kiln_lanes(8) v156[l] = 0.16666521f;
            float v157[8]; kiln_lanes(8) v157[l] = fmaf(v155[l], v150[l], v156[l]);
            float v158[8]; kiln_lanes(8) v158[l] = 0.49999994f;
            float v159[8]; kiln_lanes(8) v159[l] = fmaf(v157[l], v150[l], v158[l]);
            float v160[8]; kiln_lanes(8) v160[l] = 1.0f;
            float v161[8]; kiln_lanes(8) v161[l] = fmaf(v159[l], v150[l], v160[l]);
            float v162[8]; kiln_lanes(8) v162[l] = 1.0f;
            float v163[8]; kiln_lanes(8) v163[l] = fmaf(v161[l], v150[l], v162[l]);
            int32_t v164[8]; kiln_lanes(8) v164[l] = kiln_i32_bits_of_f32(v144[l]);
            int32_t v165[8]; kiln_lanes(8) v165[l] = 23;
            int32_t v166[8]; kiln_lanes(8) v166[l] = kiln_shl_i32(v164[l], v165[l]);
            float v167[8]; kiln_lanes(8) v167[l] = -124.0f;
            bool v168[8]; kiln_lanes(8) v168[l] = v146[l] < v167[l];
            int32_t v169[8]; kiln_lanes(8) v169[l] = 1593835520;
            int32_t v170[8]; kiln_lanes(8) v170[l] = 1056964608;
            int32_t v171[8]; kiln_lanes(8) v171[l] = v168[l] ? v169[l] : v170[l];
            int32_t v172[8]; kiln_lanes(8) v172[l] = (int32_t)((uint32_t)v166[l] + (uint32_t)v171[l]);
            float v173[8]; kiln_lanes(8) v173[l] = kiln_f32_bits_of_i32(v172[l]);
            float v174[8]; kiln_lanes(8) v174[l] = v163[l] * v173[l];
            float v175[8]; kiln_lanes(8) v175[l] = 1.0842022e-19f;
            float v176[8]; kiln_lanes(8) v176[l] = 2.0f;
            float v177[8]; kiln_lanes(8) v177[l] = v168[l] ? v175[l] : v176[l];
            float v178[8]; kiln_lanes(8) v178[l] = v174[l] * v177[l];
            kiln_lanes(8) s0[v62 + l] = v130[l];
            kiln_lanes(8) s0[v62 + 8 + l] = v178[l];
        }
        float v187[8]; kiln_lanes(8) v187[l] = 0.0f;
        for (int64_t v190 = 0; v190 < 64; v190 += 8) {
            kiln_lanes(8) s2[v190 + l] = v187[l];
        }
        for (int64_t v198 = 0; v198 < 128; v198 += 16) {
            int64_t v200 = (int64_t)(v198 & 63);
            float v204[8]; kiln_lanes(8) v204[l] = s0[v198 + l];
            float v205[8]; kiln_lanes(8) v205[l] = s2[v200 + l];
            float v206[8]; kiln_lanes(8) v206[l] = v205[l] + v204[l];
            kiln_lanes(8) s2[v200 + l] = v206[l];
            float v210[8]; kiln_lanes(8) v210[l] = s0[v198 + 8 + l];
            float v211[8]; kiln_lanes(8) v211[l] = s2[v200 + 8 + l];
            float v212[8]; kiln_lanes(8) v212[l] = v211[l] + v210[l];
            kiln_lanes(8) s2[v200 + 8 + l] = v212[l];
        }
        float v216[8]; kiln_lanes(8) v216[l] = s2[0 + l];
        float v217[8]; kiln_lanes(8) v217[l] = s2[8 + l];
        float v218[8]; kiln_lanes(8) v218[l] = s2[16 + l];
        float v219[8]; kiln_lanes(8) v219[l] = s2[24 + l];
        float v220[8]; kiln_lanes(8) v220[l] = s2[32 + l];
        float v221[8]; kiln_lanes(8) v221[l] = s2[40 + l];
        float v222[8]; kiln_lanes(8) v222[l] = s2[48 + l];
        float v223[8]; kiln_lanes(8) v223[l] = s2[56 + l];
        float v224[8]; kiln_lanes(8) v224[l] = v216[l] + v220[l];
        float v225[8]; kiln_lanes(8) v225[l] = v217[l] + v221[l];
        float v226[8]; kiln_lanes(8) v226[l] = v218[l] + v222[l];
        float v227[8]; kiln_lanes(8) v227[l] = v219[l] + v223[l];
        float v228[8]; kiln_lanes(8) v228[l] = v224[l] + v226[l];
        float v229[8]; kiln_lanes(8) v229[l] = v225[l] + v227[l];
        float v230[8]; kiln_lanes(8) v230[l] = v228[l] + v229[l];
        float v231[8] = {v230[4], v230[5], v230[6], v230[7], v230[0], v230[1], v230[2], v230[3]};
        float v232[8]; kiln_lanes(8) v232[l] = v230[l] + v231[l];
        float v233[8] = {v232[2], v232[3], v232[4], v232[5], v232[6], v232[7], v232[0], v232[1]};
        float v234[8]; kiln_lanes(8) v234[l] = v232[l] + v233[l];
        float v235[8] = {v234[1], v234[2], v234[3], v234[4], v234[5], v234[6], v234[7], v234[0]};
        float v236[8]; kiln_lanes(8) v236[l] = v234[l] + v235[l];
        for (int64_t v243 = 0; v243 < 128; v243 += 16) {
            float v246[8]; kiln_lanes(8) v246[l] = s0[v243 + l];
            float v247[8]; kiln_lanes(8) v247[l] = v236[0];
            float v248[8]; kiln_lanes(8) v248[l] = v246[l] / v247[l];
            float v251[8]; kiln_lanes(8) v251[l] = s0[v243 + 8 + l];
            float v252[8]; kiln_lanes(8) v252[l] = v236[0];
            float v253[8]; kiln_lanes(8) v253[l] = v251[l] / v252[l];
            int64_t v255 = v13 + v243;
            kiln_lanes(8) p1[v255 + l] = v248[l];
            kiln_lanes(8) p1[v255 + 8 + l] = v253[l];
        }
    }
}
