"""Rows by name, the numbers they work on, and the workers' side of the protocol.

A worker answers one request a line on its standard input by one JSON object a line: `prepare ROW`, `first ROW`,
`time SECONDS`, `drop` (`benches/limits/worker.rs` says what they give).
"""

import json
import os
import sys
import time
import traceback
from dataclasses import dataclass, field

import numpy as np


@dataclass(frozen=True)
class Row:
    """`matmul 2048x768x3072 f32 NT`: a name, sizes, the dtype, and for products which operands are stored transposed."""

    name: str
    sizes: tuple = ()
    dtype: str = "f32"
    layout: str = "NN"

    @staticmethod
    def parse(text):
        name, *rest = text.split()
        sizes = tuple(int(n) for n in rest[0].split("x")) if rest else ()
        return Row(name, sizes, *rest[1:])

    def work(self):
        """Floating-point operations, and bytes that go in and come out, each counted once."""
        size = {"f32": 4, "bf16": 2}[self.dtype]
        s, elements = self.sizes, int(np.prod(self.sizes)) * size
        match self.name:
            case "matmul":
                return 2 * s[0] * s[1] * s[2], 0
            case "attention":
                return 7 * s[0] * s[1] * s[2] * s[2] * s[3], 0
            case "step":
                layers, width, _, vocabulary, length, batch = s
                weights = vocabulary * width + 12 * layers * width * width
                return 3 * batch * (2 * weights * length + 4 * layers * width * length * length), 0
            case "sum":
                return 0, elements
            case "adamw":
                return 0, 7 * elements
        return 0, 2 * elements


class Skip(Exception):
    """This worker does not do this row; the text says why."""


def scramble(x):
    """A number that looks random, by position (the finalizer lowbias32), in place."""
    x ^= x >> np.uint32(16)
    x *= np.uint32(0x7FEB352D)
    x ^= x >> np.uint32(15)
    x *= np.uint32(0x846CA68B)
    x ^= x >> np.uint32(16)
    return x


def positions(n, seed):
    """`seed * golden + (0, 1, …)`, scrambled, block by block."""
    start = seed * 0x9E3779B9 & 0xFFFFFFFF
    out = np.empty(n, np.uint32)
    for at in range(0, n, 1 << 20):
        part = np.arange(at, min(at + (1 << 20), n), dtype=np.uint32)
        part += np.uint32(start)
        out[at : at + len(part)] = scramble(part)
    return out


def uniform(shape, seed):
    """Uniform in [-0.5, 0.5)."""
    bits = positions(int(np.prod(shape)), seed)
    bits >>= np.uint32(8)
    values = bits.astype(np.float32)
    values *= np.float32(2.0**-24)
    values -= np.float32(0.5)
    return values.reshape(shape)


def labels(n, classes, seed):
    return (positions(n, seed) % np.uint32(classes)).astype(np.int64)


def sampled(n, most=64):
    """Positions of the elements that are compared."""
    if n <= most:
        return np.arange(n, dtype=np.int64)
    return (positions(most, 0) % np.uint32(n)).astype(np.int64)


def inputs(row):
    """What a row works on, as f32 (labels as i64); the worker rounds it to the row's dtype."""
    s = row.sizes
    match row.name:
        case "matmul":
            m, k, n = s
            a = (k, m) if row.layout[0] == "T" else (m, k)
            b = (n, k) if row.layout[1] == "T" else (k, n)
            return [uniform(a, 1), uniform(b, 2)]
        case "layernorm":
            return [uniform(s, 1), uniform(s[1:], 2), uniform(s[1:], 3)]
        case "cross-entropy":
            return [uniform(s, 1), labels(s[0], s[1], 9)]
        case "attention":
            return [uniform(s, i) for i in range(1, 5)]
        case "adamw":
            return [uniform(s, 1), uniform(s, 2)]
        case "softmax" | "gelu" | "sum" | "transpose":
            return [uniform(s, 1)]
    raise Skip(f"there is no row {row.name}")


@dataclass(frozen=True)
class Model:
    """An MPT-like model: learned positions, biases, tied head, exact gelu."""

    layers: int
    width: int
    heads: int
    vocabulary: int
    length: int
    batch: int

    def shapes(self):
        d = self.width
        yield "transformer.wte.weight", (self.vocabulary, d)
        yield "transformer.wpe.weight", (self.length, d)
        linear = [("attn.Wqkv", 3 * d, d), ("attn.out_proj", d, d), ("ffn.up_proj", 4 * d, d), ("ffn.down_proj", d, 4 * d)]
        for i in range(self.layers):
            block = f"transformer.blocks.{i}."
            for norm in ("norm_1", "norm_2"):
                yield block + norm + ".weight", (d,)
                yield block + norm + ".bias", (d,)
            for name, outputs, ins in linear:
                yield block + name + ".weight", (outputs, ins)
                yield block + name + ".bias", (outputs,)
        yield "transformer.norm_f.weight", (d,)
        yield "transformer.norm_f.bias", (d,)

    def parameters(self):
        """Weights of matrices by name, norms 1, biases 0."""
        return {name: self.value(name, shape) for name, shape in self.shapes()}

    @staticmethod
    def value(name, shape):
        if name.endswith("bias"):
            return np.zeros(shape, np.float32)
        if "norm" in name:
            return np.ones(shape, np.float32)
        seed = 0x811C9DC5
        for byte in name.encode():
            seed = (seed ^ byte) * 0x01000193 & 0xFFFFFFFF
        return uniform(shape, seed) * np.float32(0.0625)

    def ids(self):
        at = np.arange(self.batch * self.length, dtype=np.int64)
        return (at * at % 977 % self.vocabulary).reshape(self.batch, self.length)


LEARNING_RATE, BETAS, EPS = 6e-4, (0.9, 0.95), 1e-8


@dataclass
class Work:
    """A prepared row: what runs it once and waits for it, and what gives the numbers to compare."""

    run: object
    samples: object
    facts: dict = field(default_factory=dict)


def peak():
    """The largest resident size so far, in bytes."""
    with open("/proc/self/status") as status:
        return next(int(line.split()[1]) * 1024 for line in status if line.startswith("VmHWM"))


def serve(prepare):
    """Answers requests until the input ends. `prepare` makes a Work of a Row."""
    replies, work = os.fdopen(os.dup(1), "w"), None
    os.dup2(2, 1)  # What libraries print must not get between the answers.
    for line in sys.stdin:
        verb, _, rest = line.strip().partition(" ")
        try:
            if verb == "prepare":
                work = None
                start = time.perf_counter()
                work = prepare(Row.parse(rest))
                samples = [float(v) for v in work.samples()]
                answer = {"samples": samples, "prepared": time.perf_counter() - start, "peak": peak()} | work.facts
            elif verb == "first":
                work = prepare(Row.parse(rest))
                work.run()
                answer = {}
            elif verb == "time":
                seconds, start = [], time.perf_counter()
                while not seconds or time.perf_counter() - start < float(rest):
                    begin = time.perf_counter()
                    work.run()
                    seconds.append(time.perf_counter() - begin)
                answer = {"seconds": seconds, "peak": peak()}
            elif verb == "drop":
                work, answer = None, {}
            else:
                answer = {"error": f"there is no request {verb}"}
        except Skip as why:
            answer = {"skip": str(why)}
        except Exception as why:
            traceback.print_exc()
            answer = {"error": f"{type(why).__name__}: {why}"[:300]}
        replies.write(json.dumps(answer) + "\n")
        replies.flush()
