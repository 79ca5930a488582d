"""NumPy with the OpenBLAS of its wheel."""

import numpy as np

from rows import Skip, Work, inputs, sampled, serve


def prepare(row):
    if row.dtype != "f32":
        raise Skip("NumPy has no bf16")
    if row.name not in ("matmul", "sum", "transpose", "softmax", "layernorm"):
        raise Skip("not an operation of NumPy")
    x = inputs(row)
    if row.name == "matmul":
        a, b = (m.T if t == "T" else m for m, t in zip(x, row.layout))
        out = np.empty((row.sizes[0], row.sizes[2]), np.float32)
        run = lambda: np.matmul(a, b, out=out)
    elif row.name == "sum":
        run = lambda: x[0].sum()
    elif row.name == "transpose":
        out = np.empty(row.sizes[::-1], np.float32)
        run = lambda: np.copyto(out, x[0].T) or out
    elif row.name == "softmax":
        out = np.empty_like(x[0])

        def run():
            np.subtract(x[0], x[0].max(-1, keepdims=True), out=out)
            np.exp(out, out=out)
            return np.divide(out, out.sum(-1, keepdims=True), out=out)
    else:

        def run():
            mean = x[0].mean(-1, keepdims=True)
            y = x[0] - mean
            y /= np.sqrt(np.square(y).mean(-1, keepdims=True) + np.float32(1e-5))
            y *= x[1]
            y += x[2]
            return y

    def samples():
        y = np.asarray(run()).reshape(-1)
        return y[sampled(len(y))]

    return Work(run, samples)


serve(prepare)
