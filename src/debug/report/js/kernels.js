// The table of kernels, and the roofline.

class KernelsView {
  static title = "Kernels";
  static keys = [
    ["↑ ↓", "to the row above, below"],
    ["/", "find by name, operation or line"],
  ];

  constructor(step, page) {
    Object.assign(this, { step, page, by: "time", falling: true });
    this.all = step.kernels.filter((kernel) => kernel.launches.length);
    const most = Math.max(...this.all.map((kernel) => kernel.time)) / step.time;
    this.columns = [
      { id: "name", name: "Kernel", width: "minmax(90px, 2fr)", of: (k) => k.name },
      { id: "line", name: "Model", width: "minmax(60px, 3fr)", of: (k) => k.launches[0].origins[0] || "" },
      { id: "count", name: "Launches", width: "62px", of: (k) => k.count },
      { id: "time", name: "Time", width: "74px", of: (k) => k.time, show: format.time },
      { id: "part", name: "Share", width: "96px", of: (k) => k.time / step.time, cell: (share) => bar(share, most) },
      { id: "flops", name: "FLOP/s", width: "62px", of: (k) => rate(k, k.flops), show: format.amount },
      { id: "bytes", name: "B/s", width: "62px", of: (k) => rate(k, k.bytes), show: format.amount },
      { id: "roof", name: "Roofline", width: "62px", of: (k) => best(k).share, show: format.percent },
    ];
    this.find = el("input", { type: "search", placeholder: "Find  /", "aria-label": "Find kernels", input: () => this.refresh() });
    // Escape clears the field, of which some browsers tell by these.
    for (const event of ["search", "change"]) this.find.addEventListener(event, () => this.refresh());
    this.said = el("span", { role: "status" });
    this.head = el("div", { class: "grid-head", role: "row" });
    this.list = new List({ height: 26, row: (at) => this.row(at), role: "grid", label: "Kernels", name: "grid" });
    const columns = this.columns.map((column) => column.width).join(" ");
    this.roof = roofline(step, page);
    const roof = el("div", { class: "stage", style: "flex:0 0 240px;border-top:1px solid var(--line)" }, this.roof.element);
    this.element = el(
      "div",
      { role: "tabpanel", style: `--columns:${columns}` },
      el("div", { class: "bar" }, this.find, this.said, el("span", { class: "grow" }), ...legend(...kinds)),
      this.head,
      this.list.element,
      roof,
    );
    this.refresh();
  }

  // Sorts and filters.
  refresh() {
    const words = this.find.value.toLowerCase().split(/\s+/).filter(Boolean);
    const text = (kernel) => [kernel.name, kernel.kind, ...kernel.launches[0].origins].join(" ").toLowerCase();
    this.shown = words.length ? this.all.filter((kernel) => words.every((word) => text(kernel).includes(word))) : [...this.all];
    const column = this.columns.find((column) => column.id === this.by);
    const order = (a, b) => (typeof column.of(a) === "string" ? column.of(a).localeCompare(column.of(b)) : (column.of(a) || 0) - (column.of(b) || 0));
    this.shown.sort((a, b) => (this.falling ? order(b, a) : order(a, b)));
    this.said.textContent = `${this.shown.length} different kernels, ${this.shown.reduce((sum, kernel) => sum + kernel.count, 0)} launches a batch`;
    const heads = this.columns.map((column) =>
      el(
        "button",
        {
          type: "button",
          class: column.id === "name" || column.id === "line" ? "" : "number",
          "aria-sort": column.id === this.by ? (this.falling ? "descending" : "ascending") : undefined,
          click: () => this.sort(column),
        },
        column.name,
      ),
    );
    this.head.replaceChildren(...heads);
    this.list.element.setAttribute("aria-rowcount", this.shown.length);
    this.list.reset(this.shown.length);
  }

  sort(column) {
    [this.falling, this.by] = [this.by === column.id ? !this.falling : column.id !== "name" && column.id !== "line", column.id];
    this.refresh();
  }

  row(at) {
    const kernel = this.shown[at];
    const cells = this.columns.map((column) => {
      const value = column.of(kernel);
      const cell = el("span", { class: typeof value === "string" ? "" : "number", role: "gridcell" });
      if (column.id === "name") cell.append(el("i", { class: "dot", style: `background:var(--${kernel.kind})` }));
      cell.append(column.cell ? column.cell(value) : column.show ? column.show(value) : String(value));
      if (typeof value === "string") cell.title = value;
      return cell;
    });
    const chosen = this.page.chosen?.kernel === kernel.number;
    const open = () => this.page.select(best(kernel));
    return el("div", { role: "row", "aria-rowindex": at + 1, "aria-selected": chosen, "data-kernel": kernel.number, click: open }, ...cells);
  }

  chosen(launch) {
    const at = this.shown.findIndex((kernel) => kernel.number === launch.kernel);
    if (at >= 0) this.list.reveal(at);
    this.list.reset(this.shown.length);
    this.roof.draw();
  }

  where(launch) {
    return this.roof.place(launch);
  }

  key(event) {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by) {
      const now = this.shown.findIndex((kernel) => kernel.number === this.page.chosen?.kernel);
      const next = this.shown[Math.max(0, Math.min(this.shown.length - 1, now + by))];
      if (next) this.page.select(best(next));
    }
    return Boolean(by);
  }
}

// The launch of a kernel that was fastest.
const best = (kernel) => kernel.launches.reduce((a, b) => (b.time < a.time ? b : a));
const rate = (kernel, amount) => (best(kernel).time > 0 ? (amount / best(kernel).time) * 1e6 : NaN);

function bar(share, most) {
  const wide = Math.max(1, Math.round((44 * (share || 0)) / (most || 1)));
  return el("span", { class: "share" }, el("i", { style: `width:${wide}px` }), format.percent(share));
}

// Operations a second against operations a byte, both in powers of ten, under what the device can do.
function roofline(step, page) {
  const points = step.kernels.filter((kernel) => kernel.launches.length && best(kernel).time > 0 && kernel.flops > 0).map((kernel) => {
    return { kernel, x: Math.log10(kernel.flops / Math.max(1, kernel.bytes)), y: Math.log10((kernel.flops / best(kernel).time) * 1e6) };
  });
  const limits = step.limits;
  const ridge = limits ? Math.log10(limits.flops / limits.bytes) : 0;
  const xs = [...points.map((p) => p.x), ridge];
  const ys = [...points.map((p) => p.y), ...(limits ? [Math.log10(limits.flops)] : [9])];
  const [left, right] = [Math.min(...xs) - 0.4, Math.max(...xs) + 0.6];
  const [low, high] = [Math.max(Math.min(...ys) - 0.3, Math.max(...ys) - 6), Math.max(...ys) + 0.4];
  const edge = { l: 84, r: 14, t: 12, b: 34 };
  const canvas = new Canvas("Roofline: operations a second against operations a byte", draw);
  const at = (x, y) => [
    edge.l + ((x - left) / (right - left)) * (canvas.width - edge.l - edge.r),
    canvas.height - edge.b - ((y - low) / (high - low)) * (canvas.height - edge.t - edge.b),
  ];

  function draw(g, width, height) {
    g.font = "11px system-ui, sans-serif";
    g.lineWidth = 1;
    const line = (x0, y0, x1, y1) => {
      g.beginPath();
      g.moveTo(...at(x0, y0));
      g.lineTo(...at(x1, y1));
      g.stroke();
    };
    g.strokeStyle = colour("grid");
    g.fillStyle = colour("faint");
    for (let y = Math.ceil(low); y <= high; y++) {
      line(left, y, right, y);
      g.textAlign = "right";
      g.fillText(`${format.power(y)}FLOP/s`, edge.l - 8, at(0, y)[1]);
    }
    g.textAlign = "center";
    for (let x = Math.ceil(left); x <= right; x++) {
      line(x, low, x, high);
      g.fillText(`${+(10 ** x).toPrecision(3)}`, at(x, 0)[0], height - edge.b + 11);
    }
    g.fillText("FLOP a byte", (edge.l + width) / 2, height - 9);
    g.textAlign = "left";
    if (limits) {
      g.save();
      g.beginPath();
      g.rect(edge.l, edge.t, width - edge.l - edge.r, height - edge.t - edge.b);
      g.clip();
      g.strokeStyle = colour("peak");
      g.lineWidth = 2;
      const top = Math.log10(limits.flops);
      line(left, left + Math.log10(limits.bytes), ridge, top);
      line(ridge, top, right, top);
      g.fillStyle = colour("peak");
      g.textAlign = "right";
      g.fillText(`${format.amount(limits.flops)}FLOP/s, ${format.amount(limits.bytes)}B/s`, at(right, 0)[0] - 6, at(0, top)[1] - 9);
      g.textAlign = "left";
      g.restore();
    }
    const chosen = page.chosen?.kernel;
    for (const point of points) {
      const [x, y] = at(point.x, point.y);
      const share = point.kernel.time / step.time;
      g.beginPath();
      g.arc(x, y, 3 + 16 * Math.sqrt(share), 0, 7);
      g.fillStyle = colour(point.kernel.kind);
      g.globalAlpha = chosen === undefined || chosen === point.kernel.number ? 0.75 : 0.3;
      g.fill();
      g.globalAlpha = 1;
      if (chosen === point.kernel.number) {
        g.strokeStyle = colour("text");
        g.lineWidth = 2;
        g.stroke();
      }
    }
  }

  const under = (x, y) => {
    const away = (point) => Math.hypot(at(point.x, point.y)[0] - x, at(point.x, point.y)[1] - y);
    const nearest = points.reduce((a, b) => (a && away(a) <= away(b) ? a : b), null);
    return nearest && away(nearest) < 22 ? nearest : null;
  };
  canvas.pointer({
    click: (x, y) => under(x, y) && page.select(best(under(x, y).kernel)),
    hover: (x, y, event) => {
      const point = under(x, y);
      if (point) tip.show(event, summary(step, best(point.kernel)));
      else tip.hide();
    },
  });
  canvas.place = (launch) => {
    const point = points.find((point) => point.kernel.number === launch.kernel);
    return point && at(point.x, point.y);
  };
  return canvas;
}
