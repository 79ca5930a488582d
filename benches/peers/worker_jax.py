"""JAX, compiled by XLA for the CPU."""

import jax
import jax.numpy as jnp
import numpy as np

from rows import BETAS, EPS, LEARNING_RATE, Model, Work, inputs, sampled, serve

DTYPES = {"f32": jnp.float32, "bf16": jnp.bfloat16}


def picked(*outputs):
    """The compared elements of outputs."""
    return np.concatenate([np.asarray(y.reshape(-1)[sampled(y.size)].astype(jnp.float32)) for y in outputs])


def norm(x, weight, bias):
    y = x - x.mean(-1, keepdims=True)
    return y * jax.lax.rsqrt((y * y).mean(-1, keepdims=True) + 1e-5) * weight + bias


def causal(q, k, v):
    """Attention of (batch, heads, length, depth)."""
    scores = jnp.einsum("bhqd,bhkd->bhqk", q, k, preferred_element_type=jnp.float32) * q.shape[-1] ** -0.5
    visible = jnp.tril(jnp.ones(scores.shape[-2:], bool))
    weights = jax.nn.softmax(jnp.where(visible, scores, -jnp.inf), -1)
    return jnp.einsum("bhqk,bhkd->bhqd", weights.astype(v.dtype), v)


def attention(q, k, v, dy):
    y, back = jax.vjp(causal, q, k, v)
    return y, *back(dy)


def mean_loss(logits, labels):
    logits = logits.astype(jnp.float32)
    at = jnp.take_along_axis(logits, labels[:, None], -1)[:, 0]
    return (jax.nn.logsumexp(logits, -1) - at).mean()


def cross_entropy(logits, labels):
    loss, grad = jax.value_and_grad(mean_loss)(logits, labels)
    return grad, loss


def prepare(row):
    if row.name == "step":
        return step(Model(*row.sizes), DTYPES[row.dtype])
    if row.name == "adamw":
        return adamw(*inputs(row))
    x = [jnp.asarray(v, DTYPES[row.dtype] if v.dtype == np.float32 else None) for v in inputs(row)]
    f = {
        "matmul": lambda a, b: (a.T if row.layout[0] == "T" else a) @ (b.T if row.layout[1] == "T" else b),
        "softmax": lambda x: jax.nn.softmax(x, -1),
        "layernorm": norm,
        "gelu": lambda x: jax.nn.gelu(x * 4.0 + 0.25, approximate=False),
        "sum": jnp.sum,
        "transpose": lambda x: x.T,
        "cross-entropy": cross_entropy,
        "attention": attention,
    }[row.name]
    f = jax.jit(f)

    def run():
        return jax.block_until_ready(f(*x))

    def samples():
        y = run()
        return picked(*(y if isinstance(y, tuple) else (y,)))

    return Work(run, samples)


def update(p, g, m, v, t, rate, decay):
    m, v = BETAS[0] * m + (1 - BETAS[0]) * g, BETAS[1] * v + (1 - BETAS[1]) * g * g
    change = m / (1 - BETAS[0] ** t) / (jnp.sqrt(v / (1 - BETAS[1] ** t)) + EPS)
    return p - rate * (change + decay * p), m, v


def adamw(p, g):
    f = jax.jit(lambda p, g, m, v, t: update(p, g, m, v, t, 0.1, 0.1), donate_argnums=(0, 2, 3))
    g, state, t = jnp.asarray(g), [jnp.asarray(p), jnp.zeros(len(p)), jnp.zeros(len(p))], [0.0]

    def run():
        t[0] += 1
        p, m, v = state
        state[:] = jax.block_until_ready(f(p, g, m, v, t[0]))

    def samples():
        run()
        return picked(state[0])

    return Work(run, samples)


def loss_of(p, ids, model, dtype):
    b, t, d, h = model.batch, model.length, model.width, model.heads
    linear = lambda x, name: x.astype(dtype) @ p[name + ".weight"].astype(dtype).T + p[name + ".bias"].astype(dtype)
    normed = lambda x, name: norm(x, p[name + ".weight"], p[name + ".bias"])
    wte = p["transformer.wte.weight"]
    x = wte[ids] + p["transformer.wpe.weight"]
    for i in range(model.layers):
        block = f"transformer.blocks.{i}."
        qkv = linear(normed(x, block + "norm_1"), block + "attn.Wqkv").reshape(b, t, 3, h, d // h).transpose(2, 0, 3, 1, 4)
        y = causal(qkv[0], qkv[1], qkv[2]).transpose(0, 2, 1, 3).reshape(b, t, d)
        x = x + linear(y, block + "attn.out_proj")
        y = jax.nn.gelu(linear(normed(x, block + "norm_2"), block + "ffn.up_proj"), approximate=False)
        x = x + linear(y, block + "ffn.down_proj")
    logits = normed(x, "transformer.norm_f").astype(dtype) @ wte.astype(dtype).T
    return mean_loss(logits[:, :-1].reshape(-1, model.vocabulary), ids[:, 1:].reshape(-1))


def step(model, dtype):
    p = {name: jnp.asarray(value) for name, value in model.parameters().items()}
    ids = jnp.asarray(model.ids())
    zeros = lambda: {name: jnp.zeros_like(value) for name, value in p.items()}
    state, count = [p, zeros(), zeros()], [0.0]

    def one(p, m, v, t, ids):
        loss, g = jax.value_and_grad(loss_of)(p, ids, model, dtype)
        new = {name: update(p[name], g[name], m[name], v[name], t, LEARNING_RATE, 0.0) for name in p}
        return loss, *({name: values[i] for name, values in new.items()} for i in range(3))

    f = jax.jit(one, donate_argnums=(0, 1, 2))

    def run():
        count[0] += 1
        loss, *state[:] = f(*state, count[0], ids)
        return float(loss)

    return Work(run, lambda: [run() for _ in range(3)])


serve(prepare)
