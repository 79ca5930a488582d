/* cumsum: 3 work items
 * 48 FLOP, 384 bytes loaded, 192 bytes stored
 * p0: 48 f32, read
 * p1: 48 f32, read and written
 * c: -std=c11 -ffp-contract=off
 */
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

typedef struct {
    uint32_t site;
    uint32_t unused;
    int64_t index;
} kiln_status;

void kiln_cumsum(int64_t begin, int64_t end, kiln_status *kiln_status_at, const float *p0, float *p1)
{
    (void)kiln_status_at;
    for (int32_t kiln_item = (int32_t)begin; kiln_item < end; ++kiln_item) {
        int32_t v4 = kiln_item * 16;
        for (int32_t i0 = 0; i0 < 16; ++i0) {
            int32_t v12 = v4 + i0;
            int32_t v14 = v12 + -1;
            bool v16 = 1 <= i0;
            int32_t v19 = v16 ? v14 : 0;
            float v20 = p1[v19];
            float v22 = v16 ? v20 : 0.0f;
            float v23 = p0[v12];
            float v24 = v22 + v23;
            p1[v12] = v24;
        }
    }
}
