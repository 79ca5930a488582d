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
        for (int64_t v10 = 0; v10 < 16; ++v10) {
            int64_t v12 = v4 + v10;
            int64_t v14 = v12 + -1;
            bool v16 = 1 <= v10;
            int64_t v19 = v16 ? v14 : 0;
            float v20 = p1[v19];
            float v22 = v16 ? v20 : 0.0f;
            float v23 = p0[v12];
            float v24 = v22 + v23;
            p1[v12] = v24;
        }
    }
}
