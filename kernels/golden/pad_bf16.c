/* pad_bf16: 10 work items
 * 10 FLOP, 20 bytes loaded, 20 bytes stored
 * p0: 6 bf16, read
 * p1: 10 bf16, written
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

static inline float kiln_f32_bits_of_u32(uint32_t a)
{
    float b;
    __builtin_memcpy(&b, &a, sizeof b);
    return b;
}

static inline uint32_t kiln_shl_u32(uint32_t a, uint32_t b)
{
    return b < 32 ? (uint32_t)((uint32_t)a << b) : 0;
}

static inline uint32_t kiln_shr_u32(uint32_t a, uint32_t b)
{
    return b < 32 ? (uint32_t)(a >> b) : 0;
}

static inline uint32_t kiln_u32_bits_of_f32(float a)
{
    uint32_t b;
    __builtin_memcpy(&b, &a, sizeof b);
    return b;
}

void kiln_pad_bf16(int64_t begin, int64_t end, kiln_status *kiln_status_at, const uint16_t *p0, uint16_t *p1)
{
    (void)kiln_status_at;
    for (int32_t kiln_item = (int32_t)begin; kiln_item < end; ++kiln_item) {
        int32_t v4 = kiln_item + -2;
        bool v6 = 2 <= kiln_item;
        bool v8 = kiln_item < 8;
        bool v9 = (bool)(v6 & v8);
        int32_t v12 = v9 ? v4 : 0;
        uint16_t v13 = p0[v12];
        uint16_t v14 = (uint16_t)v13;
        uint16_t v16 = v9 ? v14 : 0;
        uint16_t v17 = (uint16_t)v16;
        uint16_t v18 = (uint16_t)v17;
        uint32_t v19 = (uint32_t)v18;
        uint32_t v21 = kiln_shl_u32(v19, 16u);
        float v22 = kiln_f32_bits_of_u32(v21);
        float v23 = v22 + v22;
        bool v24 = v23 != v23;
        uint32_t v25 = kiln_u32_bits_of_f32(v23);
        uint32_t v26 = kiln_shr_u32(v25, 16u);
        uint32_t v28 = (uint32_t)(v26 | 64u);
        uint32_t v30 = v25 + 32767u;
        uint32_t v32 = (uint32_t)(v26 & 1u);
        uint32_t v33 = v30 + v32;
        uint32_t v34 = kiln_shr_u32(v33, 16u);
        uint32_t v35 = v24 ? v28 : v34;
        uint16_t v36 = (uint16_t)v35;
        uint16_t v37 = (uint16_t)v36;
        p1[kiln_item] = v37;
    }
}
