typedef float kiln_sums __attribute__((ext_vector_type(8)));
typedef short kiln_rows __attribute__((ext_vector_type(16)));
typedef kiln_rows kiln_columns;

/* A lane has a whole row, or a whole column; those of the second half have the first half's again. */
kiln_device kiln_rows kiln_load_rows(const unsigned short *at, int stride, int lane)
{
    kiln_rows all;
    for (int k = 0; k < 16; ++k) all[k] = (short)at[lane % 16 * stride + k];
    return all;
}

kiln_device kiln_columns kiln_load_columns(const unsigned short *at, int stride, int lane)
{
    return kiln_load_rows(at, stride, lane);
}

kiln_device kiln_sums kiln_multiply(kiln_rows a, kiln_columns b, kiln_sums c)
{
    return __builtin_amdgcn_wmma_f32_16x16x16_bf16_w32(a, b, c);
}

/* A lane has every second element of a column. */
kiln_device void kiln_store_sums(float *at, int stride, int lane, kiln_sums all)
{
    for (int i = 0; i < 8; ++i) at[(2 * i + lane / 16) * stride + lane % 16] = all[i];
}

