/* cumsum: 3 work items
 * p0: 48 f32, read
 * p1: 48 f32, read and written
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

void kiln_cumsum(int64_t begin, int64_t end, kiln_status *status, const float *p0, float *p1)
{
    (void)status;
    for (int64_t item = begin; item < end; ++item) {
        int64_t v4 = item * 16;
        for (int64_t v7 = 0; v7 < 16; ++v7) {
            int64_t v9 = v4 + v7;
            int64_t v11 = v9 + -1;
            bool v13 = 1 <= v7;
            int64_t v16 = v13 ? v11 : 0;
            float v17 = p1[v16];
            float v19 = v13 ? v17 : 0.0f;
            float v20 = p0[v9];
            float v21 = v19 + v20;
            p1[v9] = v21;
        }
    }
}
