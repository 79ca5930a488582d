// The timeline: what happened when, a band a thread, and working memory below.

class TimelineView {
  static title = "Timeline";
  static keys = [
    ["w s, ctrl + wheel", "nearer, farther"],
    ["a d, ← →, wheel", "earlier, later"],
    ["f", "all of it"],
    ["m", "the chosen kernel's time"],
  ];

  constructor(step, page) {
    Object.assign(this, { step, page, rows: [] });
    this.end = Math.max(1, ...step.spans.map((span) => span.start + span.time));
    this.canvas = new Canvas("Timeline", (g, w, h) => this.draw(g, w, h));
    const batches = step.outermost();
    const go = batches.map((span, at) => el("button", { type: "button", click: () => this.look(span.start, span.start + span.time) }, `${at + 1}`));
    const label = go.length ? el("span", {}, "Batch") : undefined;
    const fit = el("button", { type: "button", click: () => this.fit() }, "All");
    const bar = el("div", { class: "bar" }, label, ...go, fit, el("span", { class: "grow" }), ...legend(...kinds, "compile", "part"));
    this.element = el("div", { role: "tabpanel" }, bar, el("div", { class: "stage" }, this.canvas.element));
    this.arrange();
    const last = batches.at(-1);
    [this.from, this.to] = last ? [last.start, last.start + last.time] : [0, this.end];
    this.canvas.pointer({
      move: (dx) => this.pan(-dx),
      click: (x, y) => {
        const span = this.at(x, y);
        if (span?.launch) page.select(step.launch(span.launch));
      },
      hover: (x, y, event) => {
        const span = this.at(x, y);
        if (!span) return tip.hide();
        tip.show(event, span.launch ? `${summary(step, step.launch(span.launch))}\nhere ${format.time(span.time)}` : `${span.name}\n${format.time(span.time)}`);
      },
    });
    this.canvas.element.addEventListener("wheel", (event) => {
      event.preventDefault();
      if (event.ctrlKey || event.metaKey) this.zoom(Math.exp(event.deltaY * 0.004), event.offsetX);
      else this.pan(event.deltaX + event.deltaY);
    }, { passive: false });
  }

  // Rows of spans that do not overlap: one for each depth of each thread.
  arrange() {
    const threads = [...new Set(this.step.spans.map((span) => span.thread))].sort((a, b) => a - b);
    for (const thread of threads) {
      const stack = [];
      const depths = [];
      for (const span of this.step.spans.filter((span) => span.thread === thread)) {
        while (stack.length && stack.at(-1).start + stack.at(-1).time <= span.start + 1e-3) stack.pop();
        (depths[stack.length] ??= []).push(span);
        stack.push(span);
      }
      depths.forEach((spans, depth) => this.rows.push({ spans, name: depth === 0 ? `thread ${thread}` : "" }));
    }
    const launched = this.step.spans.filter((span) => span.launch);
    this.memory = launched.map((span) => [span.start, this.step.plans[span.launch[0]].alive[span.launch[1]], span.start + span.time]);
    this.most = Math.max(1, ...this.memory.map((point) => point[1]));
  }

  fit() {
    this.look(0, this.end);
  }

  look(from, to) {
    const most = this.end * 1.05;
    const width = Math.max(0.05, Math.min(most, to - from));
    from = Math.max(-0.02 * this.end, Math.min(most - width, from));
    [this.from, this.to] = [from, from + width];
    this.canvas.draw();
  }

  pan(pixels) {
    const by = (pixels / this.canvas.width) * (this.to - this.from);
    this.look(this.from + by, this.to + by);
  }

  zoom(by, x) {
    const middle = this.from + (x / this.canvas.width) * (this.to - this.from);
    this.look(middle - (middle - this.from) * by, middle + (this.to - middle) * by);
  }

  x(time) {
    return ((time - this.from) / (this.to - this.from)) * this.canvas.width;
  }

  top(row) {
    return 28 + row * 24 + this.rows.slice(0, row + 1).filter((r, at) => r.name && at > 0).length * 16;
  }

  at(x, y) {
    const row = this.rows.findIndex((_, at) => y >= this.top(at) && y < this.top(at) + 22);
    if (row < 0) return null;
    const time = this.from + (x / this.canvas.width) * (this.to - this.from);
    const slack = ((this.to - this.from) / this.canvas.width) * 2;
    const spans = this.rows[row].spans;
    const at = first(spans, (span) => span.start + span.time >= time - slack);
    return at < spans.length && spans[at].start <= time + slack ? spans[at] : null;
  }

  // The last time that a launch ran, in the middle of what is seen.
  chosen() {
    this.canvas.draw();
  }

  span(launch) {
    return this.step.spans.findLast((span) => span.launch && span.launch[0] === launch.plan && span.launch[1] === launch.number);
  }

  find(launch) {
    const span = launch && this.span(launch);
    if (span) this.look(span.start - 12 * span.time, span.start + 13 * span.time);
  }

  where(launch) {
    const span = this.span(launch);
    const row = this.rows.findIndex((row) => row.spans.includes(span));
    return [this.x(span.start + span.time / 2), this.top(row) + 11];
  }

  draw(g, width, height) {
    this.axis(g, width, height);
    this.rows.forEach((row, at) => this.row(g, row, this.top(at), width));
    this.counter(g, width, height);
  }

  axis(g, width, height) {
    g.font = "11px system-ui, sans-serif";
    for (const tick of ticks(this.from, this.to, width / 130)) {
      const x = Math.round(this.x(tick)) + 0.5;
      g.strokeStyle = colour("grid");
      g.lineWidth = 1;
      g.beginPath();
      g.moveTo(x, 20);
      g.lineTo(x, height);
      g.stroke();
      g.fillStyle = colour("faint");
      g.fillText(tick === 0 ? "0" : format.time(Math.abs(tick)), x + 4, 12);
    }
  }

  row(g, { spans, name }, y, width) {
    let last = -1;
    const chosen = this.page.chosen;
    for (let at = first(spans, (span) => span.start + span.time >= this.from); at < spans.length && spans[at].start <= this.to; at++) {
      const span = spans[at];
      const x = Math.max(-2, this.x(span.start));
      const end = Math.min(width + 2, this.x(span.start + span.time));
      const w = Math.max(1, end - x - (end - x > 4 ? 1 : 0));
      // What falls on one pixel is drawn once.
      if (x + w <= last) continue;
      last = Math.floor(x + w);
      const launch = span.launch && this.step.launch(span.launch);
      const kind = launch ? this.step.kernels[launch.kernel].kind : span.kind;
      box(g, x, y, w, 22, 3);
      g.fillStyle = colour(kind);
      g.fill();
      if (launch && launch === chosen) {
        g.strokeStyle = colour("text");
        g.lineWidth = 2;
        g.strokeRect(x - 1, y - 1, w + 2, 24);
      }
      if (w > 30) {
        g.fillStyle = colour("back");
        g.font = "11px system-ui, sans-serif";
        g.fillText(fitted(g, span.name, w - 10), x + 5, y + 11.5);
      }
    }
    if (name && y > 30) {
      g.fillStyle = colour("faint");
      g.font = "10px system-ui, sans-serif";
      g.fillText(name, 4, y - 8);
    }
  }

  counter(g, width, height) {
    const top = this.top(this.rows.length) + 22;
    const tall = Math.min(240, height - top - 10);
    if (tall < 24 || !this.memory.length) return;
    const y = (bytes) => top + tall - (bytes / this.most) * tall;
    g.fillStyle = colour("accent-back");
    g.strokeStyle = colour("accent");
    g.lineWidth = 1;
    let last = -1;
    for (let at = first(this.memory, (point) => point[2] >= this.from); at < this.memory.length && this.memory[at][0] <= this.to; at++) {
      const [start, bytes, end] = this.memory[at];
      const x = this.x(start);
      const right = Math.max(x + 1, this.x(at + 1 < this.memory.length && this.memory[at + 1][0] - end < 100 ? this.memory[at + 1][0] : end));
      if (right <= last) continue;
      last = Math.floor(right);
      g.fillRect(x, y(bytes), right - x, top + tall - y(bytes));
      g.beginPath();
      g.moveTo(x, y(bytes));
      g.lineTo(right, y(bytes));
      g.stroke();
    }
    g.fillStyle = colour("faint");
    g.font = "11px system-ui, sans-serif";
    g.fillText(`working memory, at most ${format.bytes(this.most)}`, 4, top - 10);
  }

  key(event) {
    const width = this.canvas.width;
    const actions = {
      w: () => this.zoom(0.7, width / 2),
      s: () => this.zoom(1.4, width / 2),
      a: () => this.pan(-width / 6),
      d: () => this.pan(width / 6),
      ArrowLeft: () => this.pan(-width / 12),
      ArrowRight: () => this.pan(width / 12),
      f: () => this.fit(),
      m: () => this.find(this.page.chosen),
    };
    if (!actions[event.key]) return false;
    actions[event.key]();
    return true;
  }
}

// The first place in a list for which `holds` is true; it is so for all after it.
function first(list, holds) {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(list[middle])) high = middle;
    else low = middle + 1;
  }
  return low;
}
