/* gather: 4 work items
 * p0: 4 i64, read
 * p1: 80 f32, read
 * p2: 32 f32, written
 * tag 0: embedding: token 10 of the vocabulary
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

static inline int64_t kiln_bound(int64_t index, int64_t limit, int64_t tag, kiln_status *status)
{
    if (index >= 0 && index < limit) return index;
    if (status->tag < 0) {
    status->tag = tag;
    status->index = index;
    }
    return 0;
}

void kiln_gather(int64_t begin, int64_t end, kiln_status *status, const int64_t *p0, const float *p1, float *p2)
{
    for (int64_t item = begin; item < end; ++item) {
        int64_t v2 = item % 1;
        int64_t v3 = item / 1;
        int64_t v7 = v3 * 8;
        int64_t v8 = p0[v3];
        int64_t v9 = kiln_bound(v8, INT64_C(10), 0, status);
        int64_t v10 = v9 * 8;
        int64_t v12 = v2 * 8;
        int64_t v14 = v10 + v12;
        float v15[8]; kiln_lanes(8) v15[l] = p1[v14 + l];
        int64_t v16 = v7 + v12;
        kiln_lanes(8) p2[v16 + l] = v15[l];
    }
}
