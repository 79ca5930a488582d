// What the page shows: a step as the program wrote it (src/debug/step), and what follows from it.

// The JSON in one of the page's elements.
async function unpack(id) {
  const packed = Uint8Array.from(atob(document.getElementById(id).textContent), (c) => c.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate"));
  return JSON.parse(await new Response(stream).text());
}

const format = {
  // Microseconds.
  time(us) {
    if (!Number.isFinite(us)) return "–";
    if (us < 1000) return `${us.toFixed(us < 10 ? 2 : 1)} µs`;
    return us < 1e6 ? `${(us / 1e3).toFixed(us < 1e4 ? 3 : 2)} ms` : `${(us / 1e6).toFixed(3)} s`;
  },
  bytes(n) {
    const units = ["B", "KiB", "MiB", "GiB", "TiB"];
    let at = 0;
    while (n >= 1024 && at < units.length - 1) [n, at] = [n / 1024, at + 1];
    return `${at === 0 ? n : n.toFixed(n < 10 ? 2 : 1)} ${units[at]}`;
  },
  // A number with a prefix for thousands.
  amount(n) {
    const units = ["", "k", "M", "G", "T", "P"];
    let at = 0;
    while (n >= 1000 && at < units.length - 1) [n, at] = [n / 1000, at + 1];
    return `${at === 0 && Number.isInteger(n) ? n : n.toFixed(n < 10 ? 2 : 1)}${units[at] ? ` ${units[at]}` : ""}`;
  },
  // A power of ten.
  power: (y) => (y < 0 ? `${+(10 ** y).toPrecision(1)} ` : `${10 ** (y % 3)} ${["", "k", "M", "G", "T", "P"][Math.floor(y / 3)] ?? "?"}`),
  percent: (x) => (Number.isFinite(x) ? `${(100 * x).toFixed(x < 0.1 ? 1 : 0)} %` : "–"),
  number: (x) => (Math.abs(x) >= 1e5 || (x !== 0 && Math.abs(x) < 1e-3) ? x.toExponential(2) : String(+x.toPrecision(4))),
};

// `dot f32[6, 9] at src/main.rs:12:7` in its parts.
function origin(text) {
  const at = text.lastIndexOf(" at ");
  const what = at < 0 ? text : text.slice(0, at);
  const place = at < 0 ? "" : text.slice(at + 4);
  const found = /^(.*):(\d+):\d+$/.exec(place);
  return { what, place, op: what.split(" ", 1)[0], file: found ? found[1] : "", line: found ? +found[2] : 0 };
}

class Step {
  constructor(data) {
    Object.assign(this, data);
    this.plans.forEach((plan, number) => {
      plan.number = number;
      plan.launches.forEach((launch, at) => {
        Object.assign(launch, { plan: number, number: at, runs: [], from: launch.origins.map(origin) });
      });
    });
    for (const span of this.spans) [span.start, span.time] = [span.start / 1e3, span.time / 1e3];
    for (const span of this.spans) if (span.launch) this.launch(span.launch).runs.push(span.time);
    this.batches = Math.max(1, this.outermost().length);
    this.kernels.forEach((kernel, number) => Object.assign(kernel, { number, launches: [], time: 0, count: 0 }));
    for (const plan of this.plans) this.prepare(plan);
    this.time = this.kernels.reduce((sum, kernel) => sum + kernel.time, 0);
    this.flops = this.kernels.reduce((sum, kernel) => sum + kernel.flops * kernel.count, 0);
  }

  launch([plan, number]) {
    return this.plans[plan].launches[number];
  }

  // The parts of the program that are in no other one: batches.
  outermost() {
    let end = -1;
    const parts = this.spans.filter((span) => span.kind === "part");
    return parts.filter((span) => span.start >= end && ((end = span.start + span.time), true));
  }

  // Times of a plan's launches, and who needs whose results.
  prepare(plan) {
    const runs = Math.max(0, ...plan.launches.map((launch) => launch.runs.length));
    plan.times = Math.max(1, Math.round(runs / this.batches));
    for (const launch of plan.launches) {
      launch.time = launch.runs.length ? Math.min(...launch.runs) : NaN;
      launch.share = this.share(launch);
      Object.assign(launch, { before: new Set(), after: new Set() });
      const kernel = this.kernels[launch.kernel];
      kernel.launches.push(launch);
      kernel.count += plan.times;
      kernel.time += (launch.time || 0) * plan.times;
    }
    plan.time = plan.launches.reduce((sum, launch) => sum + (launch.time || 0), 0);
    plan.peak = plan.alive.indexOf(Math.max(0, ...plan.alive));
    // A value in the place of another one begins where that ends.
    for (const value of plan.values) {
      value.replaced = plan.values.some((other) => other.from === value.to && other.from > value.from && other.offset === value.offset);
    }
    const writer = new Map();
    for (const launch of plan.launches) {
      const params = this.kernels[launch.kernel].params;
      const key = (arg) => ("value" in arg ? `v${arg.value}` : `m${arg.memory}`);
      launch.args.forEach((arg, at) => {
        const from = params[at].access === "write" ? undefined : writer.get(key(arg));
        if (from !== undefined && from !== launch) {
          launch.before.add(from);
          from.after.add(launch);
        }
      });
      launch.args.forEach((arg, at) => {
        if (params[at].access !== "read") writer.set(key(arg), launch);
      });
    }
  }

  // The least time for a launch's work by the roofline against what it took.
  share(launch) {
    const kernel = this.kernels[launch.kernel];
    if (!this.limits) return NaN;
    return (Math.max(kernel.flops / this.limits.flops, kernel.bytes / this.limits.bytes) * 1e6) / launch.time;
  }

  // What an argument is called.
  argument(launch, at) {
    const arg = launch.args[at];
    if ("memory" in arg) return this.memory[arg.memory].name || `memory ${arg.memory}`;
    const maker = this.plans[launch.plan].values[arg.value].from;
    return maker === launch.number ? `value ${arg.value}` : `value ${arg.value} of launch ${maker}`;
  }

  // Bytes from the start of an argument on.
  size(launch, at) {
    const arg = launch.args[at];
    return "memory" in arg ? this.memory[arg.memory].bytes : this.plans[launch.plan].values[arg.value].bytes;
  }

  // Texts and rewrites of a kernel, unpacked once.
  texts(kernel) {
    kernel.unpacked ??= unpack(`kernel-${kernel.number}`).then(([texts, rewrites]) => ({ texts, rewrites }));
    return kernel.unpacked;
  }
}
