"""PyTorch on the card, answering as `benches/limits/worker.rs` says: products, attention forward and backward, MPT-like training steps."""

import json
import sys
import time

try:
    import torch
    import torch.nn.functional as F

    MISSING = None if torch.cuda.is_available() else "torch finds no card"
except ImportError as e:
    MISSING = str(e)


def matmul(sizes, dtype, layout):
    m, k, n = sizes
    a = torch.randn((m, k) if layout[0] == "N" else (k, m), device="cuda", dtype=dtype)
    b = torch.randn((k, n) if layout[1] == "N" else (n, k), device="cuda", dtype=dtype)
    a, b = (a if layout[0] == "N" else a.T), (b if layout[1] == "N" else b.T)
    return lambda: a @ b, 2 * m * n * k


def attention(sizes, dtype):
    batch, heads, length, width = sizes
    q, k, v = (torch.randn(sizes, device="cuda", dtype=dtype, requires_grad=True) for _ in range(3))
    up = torch.randn(sizes, device="cuda", dtype=dtype)

    def run():
        torch.autograd.grad(F.scaled_dot_product_attention(q, k, v, is_causal=True), (q, k, v), up)

    return run, 7 * batch * heads * length * length * width


def block(width, heads):
    # Here, as there may be no torch.
    class Block(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.norm_1, self.norm_2 = torch.nn.LayerNorm(width), torch.nn.LayerNorm(width)
            self.qkv, self.out = torch.nn.Linear(width, 3 * width), torch.nn.Linear(width, width)
            self.up, self.down = torch.nn.Linear(width, 4 * width), torch.nn.Linear(4 * width, width)

        def forward(self, x):
            b, t, d = x.shape
            q, k, v = (y.view(b, t, heads, -1).transpose(1, 2) for y in self.qkv(self.norm_1(x)).chunk(3, -1))
            y = F.scaled_dot_product_attention(q, k, v, is_causal=True)
            x = x + self.out(y.transpose(1, 2).reshape(b, t, d))
            return x + self.down(F.gelu(self.up(self.norm_2(x))))

    return Block()


def step(sizes, dtype):
    layers, width, heads, vocabulary, length, batch = sizes
    tokens = torch.nn.Embedding(vocabulary, width).cuda()
    places = torch.nn.Embedding(length, width).cuda()
    blocks = torch.nn.Sequential(*(block(width, heads) for _ in range(layers)), torch.nn.LayerNorm(width)).cuda()
    parameters = [p for module in (tokens, places, blocks) for p in module.parameters()]
    optimizer = torch.optim.AdamW(parameters, lr=6e-4, betas=(0.9, 0.95), eps=1e-8, weight_decay=0.0, fused=True)
    ids = torch.randint(0, vocabulary, (batch, length), device="cuda")
    at = torch.arange(length, device="cuda")

    def run():
        with torch.autocast("cuda", torch.bfloat16, enabled=dtype == torch.bfloat16):
            logits = F.linear(blocks(tokens(ids) + places(at)), tokens.weight)
            loss = F.cross_entropy(logits[:, :-1].flatten(0, 1).float(), ids[:, 1:].flatten())
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()

    weights = vocabulary * width + 12 * layers * width * width
    return run, 3 * batch * (2 * weights * length + 4 * layers * width * length * length)


def prepare(name, sizes, dtype, layout="NN"):
    # As exact as Kiln's f32: no TF32.
    torch.backends.cuda.matmul.allow_tf32 = False
    torch.backends.cudnn.allow_tf32 = False
    sizes, dtype = [int(n) for n in sizes.split("x")], {"f32": torch.float32, "bf16": torch.bfloat16}[dtype]
    return matmul(sizes, dtype, layout) if name == "matmul" else {"attention": attention, "step": step}[name](sizes, dtype)


def timed(run, budget):
    start, seconds = time.perf_counter(), []
    while not seconds or time.perf_counter() - start < budget:
        begin = time.perf_counter()
        run()
        torch.cuda.synchronize()
        seconds.append(time.perf_counter() - begin)
    return seconds


def main():
    run = None
    for line in sys.stdin:
        verb, *rest = line.split()
        answer = {}
        try:
            if MISSING:
                answer = {"skip": MISSING}
            elif verb == "prepare":
                run, flops = prepare(*rest)
                answer = {"flops": flops}
            elif verb == "time":
                answer = {"seconds": timed(run, float(rest[0]))}
            elif verb == "drop":
                run = None
                torch.cuda.empty_cache()
        except Exception as e:
            answer = {"error": f"{type(e).__name__}: {e}"}
        print(json.dumps(answer), flush=True)


main()
