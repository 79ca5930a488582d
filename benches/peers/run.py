#!/usr/bin/env python3
"""Runs Kiln and its peers side by side, interleaved in one run, and prints their times and ratios. See README.md."""

import argparse
import importlib.util
import json
import os
import select
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent

SHAPES = ["512x512x512", "1024x1024x1024", "2048x2048x2048", "4096x4096x4096", "2048x768x3072", "2048x2048x8192", "8192x768x50368"]
TINY, SMALL = "4x256x4x8192x256x8", "12x768x12x50368x1024x1"
PARTS = {
    "matmul": [f"matmul {shape} {dtype} {layout}" for dtype in ("f32", "bf16") for shape in SHAPES for layout in ("NN", "NT", "TN", "TT")],
    "memory-bound": [
        "softmax 4096x4096 f32",
        "layernorm 4096x4096 f32",
        "gelu 16777216 f32",
        "sum 16777216 f32",
        "transpose 4096x4096 f32",
        "adamw 16777216 f32",
        "cross-entropy 4096x50368 f32",
    ],
    "attention": ["attention 8x12x1024x64 f32", "attention 8x12x1024x64 bf16"],
    "step": [f"step {size} {dtype}" for size in (TINY, SMALL) for dtype in ("f32", "bf16")],
    "first": [f"first {size} {dtype}" for size in (TINY, SMALL) for dtype in ("f32",)],
}
ALIASES = {"tiny": TINY, "125m": SMALL}

# name: (Python package or None, command)
WORKERS = {
    "kiln": (None, None),
    "numpy": ("numpy", [sys.executable, HERE / "worker_numpy.py"]),
    "torch": ("torch", [sys.executable, HERE / "worker_torch.py", "eager"]),
    "torch.onednn": ("torch", [sys.executable, HERE / "worker_torch.py", "onednn"]),
    "torch.compile": ("torch", [sys.executable, HERE / "worker_torch.py", "compile"]),
    "jax": ("jax", [sys.executable, HERE / "worker_jax.py"]),
    "tinygrad": ("tinygrad", [sys.executable, HERE / "worker_tinygrad.py"]),
    "candle": (None, None),
}
# Whose threads no setting limits: the processor's cores are taken from them instead.
PINNED = ("jax", "tinygrad")

# By dtype: how far a number may be from the reference, relative to its size plus the root mean square of its output's.
TOLERANCE = {"f32": 1e-3, "bf16": 4e-2}
PATIENCE = 900
MOST_KEPT = 2 << 30


def memory_settings(kind):
    """Freed pages are kept, large blocks are on huge pages."""
    if kind == "glibc":
        big = 1 << 40
        tunables = {"hugetlb": 1, "mmap_max": 0, "trim_threshold": big, "top_pad": 1 << 26}
        return {"GLIBC_TUNABLES": ":".join(f"glibc.malloc.{k}={v}" for k, v in tunables.items())}
    if kind == "jemalloc":
        found = [p for p in Path("/usr/lib").glob("*/libjemalloc.so.2")]
        if not found:
            sys.exit("jemalloc is not installed: apt-get install libjemalloc2")
        loaded = " ".join(filter(None, [os.environ.get("LD_PRELOAD"), str(found[0])]))
        return {"LD_PRELOAD": loaded, "MALLOC_CONF": "thp:always,dirty_decay_ms:-1,muzzy_decay_ms:-1"}
    return {}


def environment(threads, memory, caches=None):
    env = dict(os.environ) | memory_settings(memory)
    for name in ("OMP", "OPENBLAS", "MKL", "RAYON", "NUMEXPR"):
        env[name + "_NUM_THREADS"] = str(threads)
    env |= {"KILN_THREADS": str(threads), "PEERS_THREADS": str(threads), "CPU_COUNT": str(threads), "THP_MEM_ALLOC_ENABLE": "1"}
    env |= {"JAX_PLATFORMS": "cpu", "TF_CPP_MIN_LOG_LEVEL": "2", "PYTHONPATH": str(HERE)}
    env |= {"DEV": "CPU", "TRAINING": "1"}  # of tinygrad
    for name in ("OPENBLAS_CORETYPE", "OPENBLAS_L2_SIZE"):
        env.pop(name, None)  # It finds out best itself.
    if threads == 1:
        env["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1 " + env.get("XLA_FLAGS", "")
    # Code that was compiled for one number of threads is not meant for another.
    env["TORCHINDUCTOR_CACHE_DIR"] = f"{tempfile.gettempdir()}/kiln-peers-inductor-{threads}"
    if caches:
        env |= {"XDG_CACHE_HOME": caches, "TORCHINDUCTOR_CACHE_DIR": f"{caches}/inductor", "TMPDIR": caches}
        env |= {"JAX_COMPILATION_CACHE_DIR": f"{caches}/jax", "JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS": "0"}
        env |= {"CACHEDB": f"{caches}/tinygrad.db", "KILN_CACHE": f"{caches}/kiln"}
    return env


class Worker:
    """A process that runs rows on request."""

    def __init__(self, name, command, threads, memory, log, caches=None):
        pin = (lambda: os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[:threads])) if name in PINNED else None
        env = environment(threads, memory, caches)
        if name == "tinygrad" and not shutil.which(env.get("CC", "clang")):
            # It writes C for clang.
            env["CC"] = next(filter(shutil.which, (f"clang-{n}" for n in range(22, 13, -1))), "clang")
        self.name = name
        self.process = subprocess.Popen(
            [str(c) for c in command],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=log,
            env=env,
            cwd=HERE,
            preexec_fn=pin,
        )

    def ask(self, request):
        try:
            self.process.stdin.write(request.encode() + b"\n")
            self.process.stdin.flush()
        except OSError:
            return {"error": f"the process ended with status {self.process.wait()}"}
        if not select.select([self.process.stdout], [], [], PATIENCE)[0]:
            self.stop()
            return {"error": f"no answer within {PATIENCE} s"}
        line = self.process.stdout.readline()
        return json.loads(line) if line else {"error": f"the process ended with status {self.process.wait()}"}

    def alive(self):
        return self.process.poll() is None

    def stop(self):
        self.process.kill()
        self.process.wait()


def build(args):
    """The bench program's path."""
    if args.kiln:
        return args.kiln
    command = ["cargo", "bench", "--no-run", "--bench", "limits", "--message-format=json-render-diagnostics"]
    out = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=True, text=True).stdout
    return next(m["executable"] for m in map(json.loads, out.splitlines()) if m.get("executable"))


def candle(args):
    if args.candle:
        return args.candle
    target = Path(os.environ.get("CARGO_TARGET_DIR", HERE / "candle" / "target"))
    binary = target / "release" / "candle-peer"
    return binary if binary.exists() else None


def commands(args):
    """The workers that are there; a line for each that is not."""
    found = {}
    for name, (package, command) in WORKERS.items():
        if args.only and name not in args.only:
            continue
        if name == "kiln":
            found[name] = [build(args), "worker"]
        elif name == "candle":
            binary = candle(args)
            if binary:
                found[name] = [binary]
            else:
                print("skipped: candle (cargo build --release --manifest-path benches/peers/candle/Cargo.toml)", file=sys.stderr)
        elif importlib.util.find_spec(package):
            found[name] = command
        else:
            print(f"skipped: {name} (pip install -r benches/peers/requirements.txt)", file=sys.stderr)
    return found


def chosen(words):
    """The rows that the words on the command line mean: parts, or rows written in full or in part."""
    everything = [row for rows in PARTS.values() for row in rows]
    if not words:
        return [row for part, rows in PARTS.items() if part != "first" for row in rows]
    picked = []
    for word in words:
        if word in PARTS:
            picked += PARTS[word]
            continue
        word = " ".join(ALIASES.get(w, w) for w in word.split())
        wanted = word.split()
        matches = [row for row in everything if row == word] or [r for r in everything if all(w in r.split() for w in wanted)]
        picked += matches or [word]
    return list(dict.fromkeys(picked))


def agree(row, reference, samples):
    """Whether two lists of compared elements are the same but for rounding. They come in blocks of 64, one for each output."""
    if len(reference) != len(samples):
        return f"{len(samples)} numbers, not {len(reference)}"
    tolerance = TOLERANCE["bf16" if "bf16" in row.split() else "f32"]
    for at in range(0, len(reference), 64):
        r, s = reference[at : at + 64], samples[at : at + 64]
        scale = (sum(v * v for v in r) / len(r)) ** 0.5
        for i, (a, b) in enumerate(zip(r, s)):
            if b is None or not abs(a - b) <= tolerance * (scale + abs(a)):
                return f"element {at + i} is {b}, not {a}"
    return None


def measure(row, workers, args):
    """Best seconds by worker, and what else they tell."""
    results, ready, reference = {}, [], None
    # Kiln is compared to others, not others to Kiln.
    for worker in sorted(workers, key=lambda w: w.name == "kiln"):
        answer = worker.ask(f"prepare {row}")
        note = answer.get("skip") or answer.get("error")
        if note:
            results[worker.name] = {"skip" if "skip" in answer else "error": note}
            continue
        samples = answer.pop("samples")
        if reference is None:
            reference = (worker.name, samples)
        wrong = agree(row, reference[1], samples)
        results[worker.name] = answer
        if wrong:
            answer["error"] = f"differs from {reference[0]}: {wrong}"
            worker.ask("drop")
        else:
            ready.append(worker)
    best = {}
    for _ in range(args.rounds):
        for worker in ready:
            # Who is ten times slower than the fastest, and slow, is measured once.
            if worker.name in best and best[worker.name] > max(10 * min(best.values()), 2.0):
                continue
            time.sleep(0.005)
            answer = worker.ask(f"time {args.seconds}")
            if "error" in answer:
                results[worker.name]["error"] = answer["error"]
                continue
            best[worker.name] = min(best.get(worker.name, 1e9), *answer["seconds"])
            results[worker.name] |= {k: v for k, v in answer.items() if k != "seconds"}
    for worker in ready:
        worker.ask("drop")
        # What is freed is kept: too much of it would be missing elsewhere.
        if results[worker.name].get("peak", 0) > MOST_KEPT:
            worker.stop()
    for name, seconds in best.items():
        results[name]["best"] = seconds
    return results


def first_step(row, found, threads, args, log):
    """Seconds from starting a process to the end of its first step: with empty caches, and again with what that left."""
    results = {}
    for name, command in found.items():
        caches, times = tempfile.mkdtemp(), []
        for _ in range(3):
            start = time.perf_counter()
            worker = Worker(name, command, threads, args.malloc, log, caches)
            answer = worker.ask(row.replace("first", "first step", 1))
            times.append(time.perf_counter() - start)
            worker.stop()
        shutil.rmtree(caches)
        note = answer.get("skip") or answer.get("error")
        results[name] = {"error": note} if note else {"cold": times[0], "best": min(times[1:])}
    return results


def show(record):
    results, row = record["results"], record["row"]
    fields = []
    for name, result in results.items():
        text = f"{result['best'] * 1e3:.2f} ms" if "best" in result else ("-" if "skip" in result else "FAILED")
        fields.append(f"{name} {text}" + (f" (cold {result['cold']:.1f} s)" if "cold" in result else ""))
    ratio = compare(record)
    print(f"{row:34} {record['threads']} thr  " + ", ".join(fields) + (f"; Kiln is {ratio[0]:.2f}x {ratio[1]}" if ratio else ""), flush=True)
    for name, result in results.items():
        if "error" in result:
            print(f"    {name}: {result['error']}", flush=True)


def compare(record):
    """How many times as fast as the fastest peer Kiln is, and who that is."""
    times = {name: r["best"] for name, r in record["results"].items() if "best" in r}
    kiln = times.pop("kiln", None)
    if kiln is None or not times:
        return None
    name = min(times, key=times.get)
    return times[name] / kiln, name


def table(paths):
    """Prints the last record of each row and thread count as a Markdown table."""
    records = {}
    for path in paths:
        for line in open(path):
            record = json.loads(line)
            records[record["row"], record["threads"]] = record
    names = [n for n in WORKERS if any("best" in r["results"].get(n, {}) for r in records.values())]
    print("| row | threads | " + " | ".join(names) + " | Kiln / best peer |\n|-|-|" + "-|" * (len(names) + 1))
    order = [row for rows in PARTS.values() for row in rows]
    place = lambda key: (order.index(key[0]) if key[0] in order else len(order), key[1])
    for (row, threads), record in sorted(records.items(), key=lambda item: place(item[0])):
        ratio = compare(record)
        unit = amount(row)
        cells = [cell(record["results"].get(n, {}), unit) for n in names]
        print(f"| {row} | {threads} | " + " | ".join(cells) + (f" | {ratio[0]:.2f} ({ratio[1]}) |" if ratio else " | |"))


def amount(row):
    """What a run's time is divided into, and its name."""
    if row.startswith(("step", "first")):
        return None
    sys.path.insert(0, str(HERE))
    from rows import Row

    flops, count = Row.parse(row).work()
    return (flops, "GFLOP/s") if flops else (count, "GB/s")


def cell(result, unit):
    if "best" not in result:
        return "failed" if "error" in result else ""
    if "cold" in result:
        return f"{result['cold']:.1f} s, warm {result['best']:.1f} s"
    if unit is None:
        return f"{result['best']:.3f} s, {result['peak'] / 2**30:.2f} GiB"
    return f"{unit[0] / result['best'] / 1e9:.1f} {unit[1]}"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rows", nargs="*", help="parts (%s) or rows, such as 'matmul 512x512x512 f32 NN', 'matmul NT f32', 'step tiny'" % ", ".join(PARTS))
    parser.add_argument("--threads", type=int, nargs="+", default=[1, 2])
    parser.add_argument("--only", nargs="+", choices=WORKERS, help="only these workers")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.2, help="for each worker, in each round")
    parser.add_argument("--malloc", choices=["glibc", "jemalloc", "plain"], default="glibc", help="how workers keep memory")
    parser.add_argument("--json", help="append a line for each row to this file")
    parser.add_argument("--kiln", help="the built `limits` benchmark")
    parser.add_argument("--candle", help="the built Candle worker")
    parser.add_argument("--log", help="what workers write to their standard error (nowhere)")
    parser.add_argument("--table", nargs="+", metavar="FILE", help="print what these files hold as a table, and measure nothing")
    args = parser.parse_args()
    if args.table:
        return table(args.table)
    found, rows, failed = commands(args), chosen(args.rows), False
    log = open(args.log, "a") if args.log else subprocess.DEVNULL
    for threads in args.threads:
        workers = {}
        for row in rows:
            if row.startswith("first"):
                results = first_step(row, found, threads, args, log)
            else:
                for name, command in found.items():
                    if name not in workers or not workers[name].alive():
                        workers[name] = Worker(name, command, threads, args.malloc, log)
                results = measure(row, list(workers.values()), args)
            record = {"row": row, "threads": threads, "results": {n: results[n] for n in found if n in results}}
            show(record)
            failed |= any("error" in r for r in results.values())
            if args.json:
                with open(args.json, "a") as out:
                    out.write(json.dumps(record) + "\n")
        for worker in workers.values():
            worker.stop()
    sys.exit(failed)


if __name__ == "__main__":
    main()
