/* matmul: 2 work items
 * 6144 FLOP, 3840 bytes loaded, 512 bytes stored
 * p0: 192 f32, read
 * p1: 384 f32, read
 * p2: 128 f32, written
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

void kiln_matmul(int64_t begin, int64_t end, kiln_status *kiln_status_at, const float *p0, const float *p1, float *p2)
{
    (void)kiln_status_at;
    for (int32_t kiln_item = (int32_t)begin; kiln_item < end; ++kiln_item) {
        int32_t v2 = kiln_item % 1;
        int32_t v3 = kiln_item / 1;
        int32_t v5 = v3 * 4;
        int32_t v8 = v5 * 16;
        int32_t v10 = v5 + 1;
        int32_t v11 = v10 * 16;
        int32_t v13 = v5 + 2;
        int32_t v14 = v13 * 16;
        int32_t v16 = v5 + 3;
        int32_t v17 = v16 * 16;
        int32_t v19 = v5 * 24;
        int32_t v21 = v2 * 16;
        float v23[8]; kiln_lanes(8) v23[l] = 0.0f;
        float v24[8]; kiln_lanes(8) v24[l] = v23[l];
        float v26[8]; kiln_lanes(8) v26[l] = 0.0f;
        float v27[8]; kiln_lanes(8) v27[l] = v26[l];
        float v29[8]; kiln_lanes(8) v29[l] = 0.0f;
        float v30[8]; kiln_lanes(8) v30[l] = v29[l];
        float v32[8]; kiln_lanes(8) v32[l] = 0.0f;
        float v33[8]; kiln_lanes(8) v33[l] = v32[l];
        float v35[8]; kiln_lanes(8) v35[l] = 0.0f;
        float v36[8]; kiln_lanes(8) v36[l] = v35[l];
        float v38[8]; kiln_lanes(8) v38[l] = 0.0f;
        float v39[8]; kiln_lanes(8) v39[l] = v38[l];
        float v41[8]; kiln_lanes(8) v41[l] = 0.0f;
        float v42[8]; kiln_lanes(8) v42[l] = v41[l];
        float v44[8]; kiln_lanes(8) v44[l] = 0.0f;
        float v45[8]; kiln_lanes(8) v45[l] = v44[l];
        for (int32_t i0 = 0; i0 < 24; i0 += 4) {
            int32_t v53 = v19 + i0;
            float v54 = p0[v53];
            int32_t v56 = i0 * 16;
            int32_t v57 = v21 + v56;
            float v58[8]; kiln_lanes(8) v58[l] = p1[v57 + l];
            float v59[8]; kiln_lanes(8) v59[l] = v54;
            float v60[8]; kiln_lanes(8) v60[l] = v24[l];
            float v61[8]; kiln_lanes(8) v61[l] = fmaf(v59[l], v58[l], v60[l]);
            kiln_lanes(8) v24[l] = v61[l];
            float v63[8]; kiln_lanes(8) v63[l] = p1[v57 + 8 + l];
            float v64[8]; kiln_lanes(8) v64[l] = v54;
            float v65[8]; kiln_lanes(8) v65[l] = v27[l];
            float v66[8]; kiln_lanes(8) v66[l] = fmaf(v64[l], v63[l], v65[l]);
            kiln_lanes(8) v27[l] = v66[l];
            float v68 = p0[v53 + 24];
            float v69[8]; kiln_lanes(8) v69[l] = v68;
            float v70[8]; kiln_lanes(8) v70[l] = v30[l];
            float v71[8]; kiln_lanes(8) v71[l] = fmaf(v69[l], v58[l], v70[l]);
            kiln_lanes(8) v30[l] = v71[l];
            float v73[8]; kiln_lanes(8) v73[l] = v68;
            float v74[8]; kiln_lanes(8) v74[l] = v33[l];
            float v75[8]; kiln_lanes(8) v75[l] = fmaf(v73[l], v63[l], v74[l]);
            kiln_lanes(8) v33[l] = v75[l];
            float v77 = p0[v53 + 48];
            float v78[8]; kiln_lanes(8) v78[l] = v77;
            float v79[8]; kiln_lanes(8) v79[l] = v36[l];
            float v80[8]; kiln_lanes(8) v80[l] = fmaf(v78[l], v58[l], v79[l]);
            kiln_lanes(8) v36[l] = v80[l];
            float v82[8]; kiln_lanes(8) v82[l] = v77;
            float v83[8]; kiln_lanes(8) v83[l] = v39[l];
            float v84[8]; kiln_lanes(8) v84[l] = fmaf(v82[l], v63[l], v83[l]);
            kiln_lanes(8) v39[l] = v84[l];
            float v86 = p0[v53 + 72];
            float v87[8]; kiln_lanes(8) v87[l] = v86;
            float v88[8]; kiln_lanes(8) v88[l] = v42[l];
            float v89[8]; kiln_lanes(8) v89[l] = fmaf(v87[l], v58[l], v88[l]);
            kiln_lanes(8) v42[l] = v89[l];
            float v91[8]; kiln_lanes(8) v91[l] = v86;
            float v92[8]; kiln_lanes(8) v92[l] = v45[l];
            float v93[8]; kiln_lanes(8) v93[l] = fmaf(v91[l], v63[l], v92[l]);
            kiln_lanes(8) v45[l] = v93[l];
            float v95 = p0[v53 + 1];
            float v96[8]; kiln_lanes(8) v96[l] = p1[v57 + 16 + l];
            float v97[8]; kiln_lanes(8) v97[l] = v95;
            float v98[8]; kiln_lanes(8) v98[l] = v24[l];
            float v99[8]; kiln_lanes(8) v99[l] = fmaf(v97[l], v96[l], v98[l]);
            kiln_lanes(8) v24[l] = v99[l];
            float v101[8]; kiln_lanes(8) v101[l] = p1[v57 + 24 + l];
            float v102[8]; kiln_lanes(8) v102[l] = v95;
            float v103[8]; kiln_lanes(8) v103[l] = v27[l];
            float v104[8]; kiln_lanes(8) v104[l] = fmaf(v102[l], v101[l], v103[l]);
            kiln_lanes(8) v27[l] = v104[l];
            float v106 = p0[v53 + 25];
            float v107[8]; kiln_lanes(8) v107[l] = v106;
            float v108[8]; kiln_lanes(8) v108[l] = v30[l];
            float v109[8]; kiln_lanes(8) v109[l] = fmaf(v107[l], v96[l], v108[l]);
            kiln_lanes(8) v30[l] = v109[l];
            float v111[8]; kiln_lanes(8) v111[l] = v106;
            float v112[8]; kiln_lanes(8) v112[l] = v33[l];
            float v113[8]; kiln_lanes(8) v113[l] = fmaf(v111[l], v101[l], v112[l]);
            kiln_lanes(8) v33[l] = v113[l];
            float v115 = p0[v53 + 49];
            float v116[8]; kiln_lanes(8) v116[l] = v115;
            float v117[8]; kiln_lanes(8) v117[l] = v36[l];
            float v118[8]; kiln_lanes(8) v118[l] = fmaf(v116[l], v96[l], v117[l]);
            kiln_lanes(8) v36[l] = v118[l];
            float v120[8]; kiln_lanes(8) v120[l] = v115;
            float v121[8]; kiln_lanes(8) v121[l] = v39[l];
            float v122[8]; kiln_lanes(8) v122[l] = fmaf(v120[l], v101[l], v121[l]);
            kiln_lanes(8) v39[l] = v122[l];
            float v124 = p0[v53 + 73];
            float v125[8]; kiln_lanes(8) v125[l] = v124;
            float v126[8]; kiln_lanes(8) v126[l] = v42[l];
            float v127[8]; kiln_lanes(8) v127[l] = fmaf(v125[l], v96[l], v126[l]);
            kiln_lanes(8) v42[l] = v127[l];
            float v129[8]; kiln_lanes(8) v129[l] = v124;
            float v130[8]; kiln_lanes(8) v130[l] = v45[l];
            float v131[8]; kiln_lanes(8) v131[l] = fmaf(v129[l], v101[l], v130[l]);
            kiln_lanes(8) v45[l] = v131[l];
            float v133 = p0[v53 + 2];
            float v134[8]; kiln_lanes(8) v134[l] = p1[v57 + 32 + l];
            float v135[8]; kiln_lanes(8) v135[l] = v133;
            float v136[8]; kiln_lanes(8) v136[l] = v24[l];
            float v137[8]; kiln_lanes(8) v137[l] = fmaf(v135[l], v134[l], v136[l]);
            kiln_lanes(8) v24[l] = v137[l];
            float v139[8]; kiln_lanes(8) v139[l] = p1[v57 + 40 + l];
            float v140[8]; kiln_lanes(8) v140[l] = v133;
            float v141[8]; kiln_lanes(8) v141[l] = v27[l];
            float v142[8]; kiln_lanes(8) v142[l] = fmaf(v140[l], v139[l], v141[l]);
            kiln_lanes(8) v27[l] = v142[l];
            float v144 = p0[v53 + 26];
            float v145[8]; kiln_lanes(8) v145[l] = v144;
            float v146[8]; kiln_lanes(8) v146[l] = v30[l];
            float v147[8]; kiln_lanes(8) v147[l] = fmaf(v145[l], v134[l], v146[l]);
            kiln_lanes(8) v30[l] = v147[l];
            float v149[8]; kiln_lanes(8) v149[l] = v144;
            float v150[8]; kiln_lanes(8) v150[l] = v33[l];
            float v151[8]; kiln_lanes(8) v151[l] = fmaf(v149[l], v139[l], v150[l]);
            kiln_lanes(8) v33[l] = v151[l];
            float v153 = p0[v53 + 50];
            float v154[8]; kiln_lanes(8) v154[l] = v153;
            float v155[8]; kiln_lanes(8) v155[l] = v36[l];
            float v156[8]; kiln_lanes(8) v156[l] = fmaf(v154[l], v134[l], v155[l]);
            kiln_lanes(8) v36[l] = v156[l];
            float v158[8]; kiln_lanes(8) v158[l] = v153;
            float v159[8]; kiln_lanes(8) v159[l] = v39[l];
            float v160[8]; kiln_lanes(8) v160[l] = fmaf(v158[l], v139[l], v159[l]);
            kiln_lanes(8) v39[l] = v160[l];
            float v162 = p0[v53 + 74];
            float v163[8]; kiln_lanes(8) v163[l] = v162;
            float v164[8]; kiln_lanes(8) v164[l] = v42[l];
            float v165[8]; kiln_lanes(8) v165[l] = fmaf(v163[l], v134[l], v164[l]);
            kiln_lanes(8) v42[l] = v165[l];
            float v167[8]; kiln_lanes(8) v167[l] = v162;
            float v168[8]; kiln_lanes(8) v168[l] = v45[l];
            float v169[8]; kiln_lanes(8) v169[l] = fmaf(v167[l], v139[l], v168[l]);
            kiln_lanes(8) v45[l] = v169[l];
            float v171 = p0[v53 + 3];
            float v172[8]; kiln_lanes(8) v172[l] = p1[v57 + 48 + l];
            float v173[8]; kiln_lanes(8) v173[l] = v171;
            float v174[8]; kiln_lanes(8) v174[l] = v24[l];
            float v175[8]; kiln_lanes(8) v175[l] = fmaf(v173[l], v172[l], v174[l]);
            kiln_lanes(8) v24[l] = v175[l];
            float v177[8]; kiln_lanes(8) v177[l] = p1[v57 + 56 + l];
            float v178[8]; kiln_lanes(8) v178[l] = v171;
            float v179[8]; kiln_lanes(8) v179[l] = v27[l];
            float v180[8]; kiln_lanes(8) v180[l] = fmaf(v178[l], v177[l], v179[l]);
            kiln_lanes(8) v27[l] = v180[l];
            float v182 = p0[v53 + 27];
            float v183[8]; kiln_lanes(8) v183[l] = v182;
            float v184[8]; kiln_lanes(8) v184[l] = v30[l];
            float v185[8]; kiln_lanes(8) v185[l] = fmaf(v183[l], v172[l], v184[l]);
            kiln_lanes(8) v30[l] = v185[l];
            float v187[8]; kiln_lanes(8) v187[l] = v182;
            float v188[8]; kiln_lanes(8) v188[l] = v33[l];
            float v189[8]; kiln_lanes(8) v189[l] = fmaf(v187[l], v177[l], v188[l]);
            kiln_lanes(8) v33[l] = v189[l];
            float v191 = p0[v53 + 51];
            float v192[8]; kiln_lanes(8) v192[l] = v191;
            float v193[8]; kiln_lanes(8) v193[l] = v36[l];
            float v194[8]; kiln_lanes(8) v194[l] = fmaf(v192[l], v172[l], v193[l]);
            kiln_lanes(8) v36[l] = v194[l];
            float v196[8]; kiln_lanes(8) v196[l] = v191;
            float v197[8]; kiln_lanes(8) v197[l] = v39[l];
            float v198[8]; kiln_lanes(8) v198[l] = fmaf(v196[l], v177[l], v197[l]);
            kiln_lanes(8) v39[l] = v198[l];
            float v200 = p0[v53 + 75];
            float v201[8]; kiln_lanes(8) v201[l] = v200;
            float v202[8]; kiln_lanes(8) v202[l] = v42[l];
            float v203[8]; kiln_lanes(8) v203[l] = fmaf(v201[l], v172[l], v202[l]);
            kiln_lanes(8) v42[l] = v203[l];
            float v205[8]; kiln_lanes(8) v205[l] = v200;
            float v206[8]; kiln_lanes(8) v206[l] = v45[l];
            float v207[8]; kiln_lanes(8) v207[l] = fmaf(v205[l], v177[l], v206[l]);
            kiln_lanes(8) v45[l] = v207[l];
        }
        float v210[8]; kiln_lanes(8) v210[l] = v24[l];
        float v211[8]; kiln_lanes(8) v211[l] = v27[l];
        float v212[8]; kiln_lanes(8) v212[l] = v30[l];
        float v213[8]; kiln_lanes(8) v213[l] = v33[l];
        float v214[8]; kiln_lanes(8) v214[l] = v36[l];
        float v215[8]; kiln_lanes(8) v215[l] = v39[l];
        float v216[8]; kiln_lanes(8) v216[l] = v42[l];
        float v217[8]; kiln_lanes(8) v217[l] = v45[l];
        int32_t v219 = v8 + v21;
        kiln_lanes(8) p2[v219 + l] = v210[l];
        kiln_lanes(8) p2[v219 + 8 + l] = v211[l];
        kiln_lanes(8) p2[v219 + 16 + l] = v212[l];
        kiln_lanes(8) p2[v219 + 24 + l] = v213[l];
        kiln_lanes(8) p2[v219 + 32 + l] = v214[l];
        kiln_lanes(8) p2[v219 + 40 + l] = v215[l];
        kiln_lanes(8) p2[v219 + 48 + l] = v216[l];
        kiln_lanes(8) p2[v219 + 56 + l] = v217[l];
    }
}
