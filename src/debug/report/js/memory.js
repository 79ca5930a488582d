// Memory over time: each value is a rectangle from the launch that makes it to the last one that reads it, at its place in working memory.

class MemoryView {
  static title = "Memory";
  static keys = [
    ["← →", "to the launch before, after"],
    ["p", "to the peak"],
  ];

  constructor(step, page) {
    Object.assign(this, { step, page, plan: null, over: null });
    this.canvas = new Canvas("Working memory over time", (g, w, h) => this.draw(g, w, h));
    this.choice = planChoice(step, (plan) => this.show(plan, plan.peak));
    const peak = el("button", { type: "button", click: () => this.look(this.plan.peak) }, "Peak");
    this.total = el("span");
    const bar = el("div", { class: "bar" }, this.choice, peak, this.total, el("span", { class: "grow" }), ...legend(...kinds));
    this.side = el("div", { class: "side", role: "region", "aria-label": "What lives at this launch" });
    const stage = el("div", { class: "stage" }, this.canvas.element);
    this.element = el("div", { role: "tabpanel" }, bar, el("div", { class: "split" }, stage, this.side));
    this.canvas.pointer({
      click: (x, y) => {
        const value = this.at(x, y);
        this.look(this.launch(x));
        if (value) page.select(this.plan.launches[value.from]);
      },
      hover: (x, y, event) => {
        this.over = this.at(x, y);
        if (this.over) tip.show(event, this.describe(this.over));
        else tip.hide();
        this.canvas.draw();
      },
    });
    const largest = step.plans.reduce((a, b) => (Math.max(0, ...b.alive) > Math.max(0, ...a.alive) ? b : a));
    this.show(largest, largest.peak);
  }

  show(plan, number) {
    this.plan = plan;
    this.choice.value = plan.number;
    const outside = this.step.memory.reduce((sum, memory) => sum + memory.bytes, 0);
    this.total.textContent = `working memory ${format.bytes(plan.arena)}; parameters, state and results ${format.bytes(outside)}`;
    this.look(number);
  }

  // Shows what lives during a launch.
  look(number) {
    const plan = this.plan;
    this.now = Math.max(0, Math.min(plan.launches.length - 1, number));
    const alive = plan.values.map((value, at) => ({ value, at })).filter(({ value }) => value.from <= this.now && value.to >= this.now);
    alive.sort((a, b) => b.value.bytes - a.value.bytes || a.at - b.at);
    const launch = plan.launches[this.now];
    const scratch = this.step.kernels[launch.kernel].scratch;
    const head = el("tr", {}, el("th", { class: "number" }, "bytes"), el("th", {}, "made by"));
    const row = ({ value, at }) => {
      const maker = plan.launches[value.from];
      const open = () => this.page.select(maker);
      return el(
        "tr",
        { tabindex: 0, "data-value": at, click: open, keydown: (event) => event.key === "Enter" && open() },
        el("td", { class: "number" }, format.bytes(value.bytes)),
        el("td", { class: "wrap" }, `${value.from} ${this.step.kernels[maker.kernel].name}`, el("br"), el("small", {}, maker.origins[0] || "")),
      );
    };
    const title = `${this.now === plan.peak ? "The peak: " : ""}${format.bytes(plan.alive[this.now])} during launch ${this.now}`;
    this.side.replaceChildren(
      el("h2", { "data-bytes": plan.alive[this.now], "data-launch": this.now }, title),
      el("p", {}, `${this.step.kernels[launch.kernel].name}${scratch ? `, with ${format.bytes(scratch)} of its own` : ""}; ${alive.length} values live`),
      el("table", {}, head, ...alive.slice(0, 200).map(row)),
    );
    this.canvas.draw();
  }

  chosen(launch) {
    if (this.plan.number !== launch.plan) this.plan = this.step.plans[launch.plan];
    this.show(this.plan, launch.number);
  }

  // The area of the picture, and what its units are in pixels.
  area() {
    const [left, top, right, bottom] = [76, 12, 12, 90];
    const [w, h] = [this.canvas.width - left - right, this.canvas.height - top - bottom];
    return { left, top, w, h, each: w / Math.max(1, this.plan.launches.length), unit: h / Math.max(1, this.plan.arena) };
  }

  launch(x) {
    const { left, each } = this.area();
    return Math.floor((x - left) / each);
  }

  at(x, y) {
    const { top, h, unit } = this.area();
    const [number, offset] = [this.launch(x), (top + h - y) / unit];
    return this.plan.values.find((v) => v.from <= number && v.to >= number && v.offset <= offset && v.offset + v.bytes > offset);
  }

  describe(value) {
    const maker = this.plan.launches[value.from];
    return `${format.bytes(value.bytes)} at ${format.bytes(value.offset)}\nlaunches ${value.from} to ${value.to}\n${this.step.kernels[maker.kernel].name}\n${maker.origins[0] || ""}`;
  }

  where(launch) {
    const { left, each, top, h } = this.area();
    return [left + (launch.number + 0.5) * each, top + h / 2];
  }

  draw(g) {
    const { left, top, w, h, each, unit } = this.area();
    g.font = "11px system-ui, sans-serif";
    for (const bytes of this.plan.arena ? byteTicks(this.plan.arena, h / 60) : [0]) {
      const y = Math.round(top + h - bytes * unit) + 0.5;
      g.fillStyle = colour("faint");
      g.textAlign = "right";
      g.fillText(format.bytes(bytes), left - 8, y);
      g.strokeStyle = colour("grid");
      g.beginPath();
      g.moveTo(left, y);
      g.lineTo(left + w, y);
      g.stroke();
    }
    g.textAlign = "left";
    const chosen = this.page.chosen;
    for (const value of this.plan.values) {
      const maker = this.plan.launches[value.from];
      const [x, y] = [left + value.from * each, top + h - (value.offset + value.bytes) * unit];
      const [width, height] = [Math.max(1, (value.to - value.from + (value.replaced ? 0 : 1)) * each), Math.max(1, value.bytes * unit)];
      g.fillStyle = colour(this.step.kernels[maker.kernel].kind);
      g.globalAlpha = value === this.over || maker === chosen ? 1 : 0.62;
      g.fillRect(x, y, width, height);
      g.globalAlpha = 1;
      if (width > 3 && height > 3) {
        g.strokeStyle = colour(maker === chosen ? "text" : "back");
        g.lineWidth = maker === chosen ? 2 : 1;
        g.strokeRect(x + 0.5, y + 0.5, width - 1, height - 1);
      }
    }
    this.line(g, left, top + h + 22, w, 48, each);
    this.marks(g, left, top, h, each);
  }

  // Bytes alive at each launch, below.
  line(g, left, top, w, h, each) {
    const { alive } = this.plan;
    const most = Math.max(1, ...alive);
    g.fillStyle = colour("accent-back");
    g.strokeStyle = colour("accent");
    g.lineWidth = 1.5;
    g.beginPath();
    g.moveTo(left, top + h);
    alive.forEach((bytes, at) => {
      const y = top + h - (bytes / most) * h;
      g.lineTo(left + at * each, y);
      g.lineTo(left + (at + 1) * each, y);
    });
    g.lineTo(left + w, top + h);
    g.fill();
    g.stroke();
    g.fillStyle = colour("faint");
    g.textAlign = "right";
    g.fillText(format.bytes(most), left - 8, top + 4);
    g.textAlign = "left";
    for (const tick of ticks(0, alive.length, w / 90)) {
      if (Number.isInteger(tick)) g.fillText(String(tick), left + tick * each, top + h + 10);
    }
  }

  marks(g, left, top, h, each) {
    const mark = (number, name, text) => {
      const x = left + (number + 0.5) * each;
      g.strokeStyle = colour(name);
      g.lineWidth = Math.max(1, Math.min(3, each * 0.3));
      g.beginPath();
      g.moveTo(x, top - 4);
      g.lineTo(x, top + h + 70);
      g.stroke();
      g.fillStyle = colour(name);
      const wide = g.measureText(text).width;
      g.fillText(text, x + 6 + wide > this.canvas.width ? x - 6 - wide : x + 6, top + h + 12);
    };
    mark(this.plan.peak, "peak", "peak");
    if (this.now !== this.plan.peak) mark(this.now, "accent", `launch ${this.now}`);
  }

  key(event) {
    const actions = { ArrowLeft: () => this.look(this.now - 1), ArrowRight: () => this.look(this.now + 1), p: () => this.look(this.plan.peak) };
    if (!actions[event.key]) return false;
    actions[event.key]();
    return true;
  }
}

// Round numbers of bytes up to a size.
function byteTicks(size, count) {
  const unit = 1024 ** Math.floor(Math.log(Math.max(1, size)) / Math.log(1024));
  return ticks(0, size / unit, count).map((tick) => tick * unit);
}
