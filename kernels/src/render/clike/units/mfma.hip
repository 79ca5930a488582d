typedef float kiln_sums __attribute__((ext_vector_type(4)));
typedef short kiln_rows __attribute__((ext_vector_type(4)));
typedef kiln_rows kiln_columns;

/* A lane has four steps of the depth of a row, or of a column. */
kiln_device kiln_rows kiln_load_rows(const unsigned short *at, int stride, int lane)
{
    kiln_rows part;
    for (int k = 0; k < 4; ++k) part[k] = (short)at[lane % 16 * stride + lane / 16 * 4 + k];
    return part;
}

kiln_device kiln_columns kiln_load_columns(const unsigned short *at, int stride, int lane)
{
    return kiln_load_rows(at, stride, lane);
}

kiln_device kiln_sums kiln_multiply(kiln_rows a, kiln_columns b, kiln_sums c)
{
    return __builtin_amdgcn_mfma_f32_16x16x16bf16_1k(a, b, c, 0, 0, 0);
}

/* A lane has four elements of a column, one below the other. */
kiln_device void kiln_store_sums(float *at, int stride, int lane, kiln_sums all)
{
    for (int i = 0; i < 4; ++i) at[(lane / 16 * 4 + i) * stride + lane % 16] = all[i];
}

