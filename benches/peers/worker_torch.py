"""PyTorch by the first argument: eager, compiled (`compile`), or eager with f32 products by oneDNN (`onednn`), which its own choice, MKL,
beats on Intel's processors only."""

import os
import sys

import torch
import torch.nn.functional as F

from rows import BETAS, EPS, LEARNING_RATE, Model, Skip, Work, inputs, sampled, serve

COMPILED, ONEDNN = sys.argv[1] == "compile", sys.argv[1] == "onednn"
MODE = os.environ.get("PEERS_TORCH_COMPILE_MODE")
THREADS = int(os.environ["PEERS_THREADS"])
DTYPES = {"f32": torch.float32, "bf16": torch.bfloat16}

torch.set_num_threads(THREADS)
torch.set_flush_denormal(False)


def compiled(f):
    return torch.compile(f, mode=MODE, dynamic=False) if COMPILED else f


def picked(*outputs):
    """The compared elements of outputs."""
    parts = [y.detach().reshape(-1) for y in outputs]
    return torch.cat([y[torch.from_numpy(sampled(y.numel()))].float() for y in parts]).tolist()


def times_transposed(x, y):
    """x @ y.T by oneDNN."""
    return torch.ops.mkldnn._linear_pointwise(x, y, None, "none", [], "")


class Linear(torch.autograd.Function):
    """A linear layer whose products are oneDNN's."""

    @staticmethod
    def forward(ctx, x, weight, bias):
        ctx.save_for_backward(x, weight)
        return torch.ops.mkldnn._linear_pointwise(x, weight, bias, "none", [], "")

    @staticmethod
    def backward(ctx, dy):
        x, weight = ctx.saved_tensors
        rows, columns = dy.flatten(0, -2), x.flatten(0, -2)
        bias = rows.sum(0) if ctx.needs_input_grad[2] else None
        return times_transposed(dy, weight.t()), times_transposed(rows.t(), columns.t()), bias


def prepare(row):
    torch._dynamo.reset()
    if ONEDNN and (row.name not in ("matmul", "step") or row.dtype != "f32"):
        raise Skip("the same as eager")
    if row.name == "step":
        return step(Model(*row.sizes), DTYPES[row.dtype])
    if row.name == "adamw":
        return adamw(*inputs(row))
    if row.name == "attention":
        return attention(row)
    if row.name == "cross-entropy":
        return cross_entropy(row)
    if row.name == "matmul" and COMPILED and not MODE:
        raise Skip("the same library call as eager")
    x = [torch.from_numpy(v).to(DTYPES[row.dtype]) for v in inputs(row)]
    product = (lambda a, b: times_transposed(a, b.T)) if ONEDNN else torch.matmul
    with torch.no_grad():
        f = {
            "matmul": lambda a, b: product(a.T if row.layout[0] == "T" else a, b.T if row.layout[1] == "T" else b),
            "softmax": lambda x: torch.softmax(x, -1),
            "layernorm": lambda x, w, b: F.layer_norm(x, w.shape, w, b, 1e-5),
            "gelu": lambda x: F.gelu(x * 4.0 + 0.25),
            "sum": lambda x: x.sum(),
            "transpose": lambda x: x.t().contiguous(),
        }[row.name]
    f = compiled(f)

    def run():
        with torch.no_grad():
            return f(*x)

    return Work(run, lambda: picked(run()))


def cross_entropy(row):
    logits, labels = (torch.from_numpy(v) for v in inputs(row))
    logits = logits.to(DTYPES[row.dtype]).requires_grad_()
    f = compiled(lambda x: F.cross_entropy(x.float() if row.dtype != "f32" else x, labels))

    def run():
        loss = f(logits)
        return torch.autograd.grad(loss, logits)[0], loss

    return Work(run, lambda: picked(*run()))


def attention(row):
    q, k, v, dy = (torch.from_numpy(v).to(DTYPES[row.dtype]) for v in inputs(row))
    q, k, v = (t.requires_grad_() for t in (q, k, v))
    f = compiled(lambda q, k, v: F.scaled_dot_product_attention(q, k, v, is_causal=True))

    def run():
        y = f(q, k, v)
        return y, *torch.autograd.grad(y, (q, k, v), dy)

    return Work(run, lambda: picked(*run()))


def adamw(p, g):
    p, p.grad = torch.nn.Parameter(torch.from_numpy(p)), None
    p.grad = torch.from_numpy(g)
    if COMPILED:
        raise Skip("the fused kernel of eager is the fastest there is")
    optimizer = torch.optim.AdamW([p], lr=0.1, betas=BETAS, eps=EPS, weight_decay=0.1, fused=True)

    def samples():
        optimizer.step()
        return picked(p)

    return Work(optimizer.step, samples)


def loss_of(model, p, ids):
    """The mean loss of the next tokens. `p` are parameters by name."""
    b, t, d, h = model.batch, model.length, model.width, model.heads
    affine = Linear.apply if ONEDNN else F.linear
    linear = lambda x, name: affine(x, p[name + ".weight"], p[name + ".bias"])
    norm = lambda x, name: F.layer_norm(x, (d,), p[name + ".weight"], p[name + ".bias"], 1e-5)
    wte = p["transformer.wte.weight"]
    x = F.embedding(ids, wte) + p["transformer.wpe.weight"]
    for i in range(model.layers):
        block = f"transformer.blocks.{i}."
        qkv = linear(norm(x, block + "norm_1"), block + "attn.Wqkv").view(b, t, 3, h, d // h).permute(2, 0, 3, 1, 4)
        y = F.scaled_dot_product_attention(qkv[0], qkv[1], qkv[2], is_causal=True)
        x = x + linear(y.transpose(1, 2).reshape(b, t, d), block + "attn.out_proj")
        y = F.gelu(linear(norm(x, block + "norm_2"), block + "ffn.up_proj"))
        x = x + linear(y, block + "ffn.down_proj")
    logits = affine(norm(x, "transformer.norm_f"), wte, None)
    return F.cross_entropy(logits[:, :-1].reshape(-1, model.vocabulary).float(), ids[:, 1:].reshape(-1))


def step(model, dtype):
    p = {name: torch.nn.Parameter(torch.from_numpy(value)) for name, value in model.parameters().items()}
    ids = torch.from_numpy(model.ids())
    optimizer = torch.optim.AdamW(p.values(), lr=LEARNING_RATE, betas=BETAS, eps=EPS, weight_decay=0.0, fused=True)

    def forward(p, ids):
        with torch.autocast("cpu", dtype=dtype, enabled=dtype != torch.float32):
            return loss_of(model, p, ids)

    f = compiled(forward)

    def run():
        optimizer.zero_grad(set_to_none=True)
        loss = f(p, ids)
        loss.backward()
        optimizer.step()
        return loss.item()

    return Work(run, lambda: [run() for _ in range(3)])


serve(prepare)
