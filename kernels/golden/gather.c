/* gather: 4 work items
 * 0 FLOP, 160 bytes loaded, 128 bytes stored
 * p0: 4 i64, read
 * p1: 80 f32, read
 * p2: 32 f32, written
 * tag 0: embedding: token 10 of the vocabulary
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

static inline bool kiln_a_claim(kiln_status *status, uint32_t site)
{
    if (status->site != 0) return false;
    status->site = site;
    return true;
}

static inline int64_t kiln_bound(int64_t index, int64_t limit, uint32_t site, kiln_status *status)
{
    if (index >= 0 && index < limit) return index;
    if (kiln_a_claim(status, site)) status->index = index;
    return 0;
}

void kiln_gather(int64_t begin, int64_t end, kiln_status *kiln_status_at, const int64_t *p0, const float *p1, float *p2)
{
    for (int32_t kiln_item = (int32_t)begin; kiln_item < end; ++kiln_item) {
        int32_t v2 = kiln_item % 1;
        int32_t v3 = kiln_item / 1;
        int32_t v7 = v3 * 8;
        int64_t v8 = p0[v3];
        int32_t v9 = (int32_t)kiln_bound(v8, 10, 10u, kiln_status_at);
        int32_t v10 = v9 * 8;
        int32_t v12 = v2 * 8;
        int32_t v14 = v10 + v12;
        float v15[8]; kiln_lanes(8) v15[l] = p1[v14 + l];
        int32_t v16 = v7 + v12;
        kiln_lanes(8) p2[v16 + l] = v15[l];
    }
}
