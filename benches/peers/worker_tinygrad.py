"""tinygrad on its CPU device, captured by TinyJit."""

import numpy as np
from tinygrad import Tensor, TinyJit, dtypes
from tinygrad.nn.optim import AdamW

from rows import BETAS, EPS, LEARNING_RATE, Model, Work, inputs, sampled, serve

DTYPES = {"f32": dtypes.float32, "bf16": dtypes.bfloat16}


def picked(*outputs):
    """The compared elements of outputs."""
    return np.concatenate([y.flatten()[Tensor(sampled(y.numel()))].cast(dtypes.float32).numpy() for y in outputs])


def mean_loss(logits, labels):
    return logits.cast(dtypes.float32).sparse_categorical_crossentropy(labels)


def cross_entropy(logits, labels):
    loss = mean_loss(logits, labels)
    return loss.gradient(logits)[0], loss


def attention(q, k, v, dy):
    y = q.scaled_dot_product_attention(k, v, is_causal=True)
    return y, *y.gradient(q, k, v, gradient=dy)


def prepare(row):
    if row.name == "step":
        return step(Model(*row.sizes), DTYPES[row.dtype])
    if row.name == "adamw":
        return adamw(*inputs(row))
    x = [Tensor(v) for v in inputs(row)]
    x = [(t.cast(DTYPES[row.dtype]) if t.dtype == dtypes.float32 else t).contiguous().realize() for t in x]
    f = {
        "matmul": lambda a, b: (a.T if row.layout[0] == "T" else a) @ (b.T if row.layout[1] == "T" else b),
        "softmax": lambda x: x.softmax(-1),
        "layernorm": lambda x, w, b: x.layernorm(eps=1e-5) * w + b,
        "gelu": lambda x: (y := x * 4.0 + 0.25) * 0.5 * ((y * 0.5**0.5).erf() + 1.0),
        "sum": lambda x: x.sum(),
        "transpose": lambda x: x.T.contiguous(),
        "cross-entropy": cross_entropy,
        "attention": attention,
    }[row.name]

    @TinyJit
    def jitted(*x):
        y = f(*x)
        y = y if isinstance(y, tuple) else (y,)
        return y[0].realize(*y[1:]), *y[1:]

    return Work(lambda: waited(jitted(*x)), lambda: picked(*warm(lambda: jitted(*x))))


def waited(outputs):
    """The CPU device works in threads of its own."""
    from tinygrad import Device

    Device["CPU"].synchronize()
    return outputs


def warm(f):
    """Runs it once plainly, once to capture, once captured."""
    return [f() for _ in range(3)][-1]


def adamw(p, g):
    p, g = Tensor(p).realize(), Tensor(g).realize()
    optimizer = AdamW([p], lr=0.1, b1=BETAS[0], b2=BETAS[1], eps=EPS, weight_decay=0.1)

    @TinyJit
    def jitted():
        p.grad = g
        Tensor.realize(*optimizer.schedule_step())

    def samples():
        jitted()
        y = picked(p)
        warm(jitted)
        return y

    return Work(lambda: waited(jitted()), samples)


def loss_of(model, p, ids, dtype):
    b, t, d, h = model.batch, model.length, model.width, model.heads
    linear = lambda x, name: x.cast(dtype).linear(p[name + ".weight"].cast(dtype).T, p[name + ".bias"].cast(dtype))
    norm = lambda x, name: x.cast(dtypes.float32).layernorm(eps=1e-5) * p[name + ".weight"] + p[name + ".bias"]
    wte = p["transformer.wte.weight"]
    x = wte[ids] + p["transformer.wpe.weight"]
    for i in range(model.layers):
        block = f"transformer.blocks.{i}."
        qkv = linear(norm(x, block + "norm_1"), block + "attn.Wqkv").reshape(b, t, 3, h, d // h).permute(2, 0, 3, 1, 4)
        y = qkv[0].scaled_dot_product_attention(qkv[1], qkv[2], is_causal=True)
        x = x + linear(y.transpose(1, 2).reshape(b, t, d), block + "attn.out_proj")
        y = linear(norm(x, block + "norm_2"), block + "ffn.up_proj")
        y = y * 0.5 * ((y * 0.5**0.5).erf() + 1.0)
        x = x + linear(y, block + "ffn.down_proj")
    logits = norm(x, "transformer.norm_f").cast(dtype) @ wte.cast(dtype).T
    return mean_loss(logits[:, :-1].reshape(-1, model.vocabulary), ids[:, 1:].reshape(-1))


def step(model, dtype):
    p = {name: Tensor(value).realize() for name, value in model.parameters().items()}
    ids = Tensor(model.ids()).realize()
    optimizer = AdamW(list(p.values()), lr=LEARNING_RATE, b1=BETAS[0], b2=BETAS[1], eps=EPS, weight_decay=0.0)

    @TinyJit
    def jitted():
        optimizer.zero_grad()
        loss = loss_of(model, p, ids, dtype).backward()
        return loss.realize(*optimizer.schedule_step())

    def run():
        return jitted().item()

    return Work(run, lambda: [run() for _ in range(3)])


serve(prepare)
