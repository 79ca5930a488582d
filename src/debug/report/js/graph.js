// The graph: each box is a kernel with the operations that were fused into it, each line a value that one stores and another reads.

class GraphView {
  static title = "Graph";
  static keys = [
    ["↑ ↓", "to a kernel that this one needs, to one that needs it"],
    ["← →", "to its neighbours in the row"],
    ["w s, wheel", "nearer, farther"],
    ["f", "all of it"],
  ];

  constructor(step, page) {
    Object.assign(this, { step, page, scale: 1, x: 0, y: 0, layouts: new Map(), plan: null });
    this.canvas = new Canvas("Graph of kernels", (g, w, h) => this.draw(g, w, h));
    this.choice = planChoice(step, (plan) => this.show(plan));
    const fit = el("button", { type: "button", click: () => this.fit() }, "Fit");
    const bar = el("div", { class: "bar" }, this.choice, ...legend(...kinds), el("span", { class: "grow" }), fit);
    this.element = el("div", { role: "tabpanel" }, bar, el("div", { class: "stage" }, this.canvas.element));
    this.canvas.pointer({
      move: (dx, dy) => this.pan(dx, dy),
      click: (x, y) => {
        const launch = this.at(x, y);
        if (launch) page.select(launch);
      },
      hover: (x, y, event) => {
        const launch = this.at(x, y);
        if (launch) tip.show(event, summary(step, launch));
        else tip.hide();
      },
    });
    this.canvas.element.addEventListener("wheel", (event) => {
      event.preventDefault();
      if (event.shiftKey) this.pan(-event.deltaY, 0);
      else this.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), event.offsetX, event.offsetY);
    }, { passive: false });
    this.canvas.resized = (dx, dy) => {
      if (this.waiting) this.fit();
      else [this.x, this.y] = [this.x + dx / 2, this.y + dy / 2];
    };
    this.show(step.plans.reduce((a, b) => (b.launches.length > a.launches.length ? b : a)));
  }

  show(plan) {
    if (this.plan === plan) return;
    this.plan = plan;
    this.choice.value = plan.number;
    if (!this.layouts.has(plan)) this.layouts.set(plan, layout(this.step, plan));
    this.layout = this.layouts.get(plan);
    this.fit();
  }

  // The launch in the middle of what is seen.
  chosen(launch) {
    const before = this.plan;
    this.show(this.step.plans[launch.plan]);
    const place = this.layout.places[launch.number];
    const [x, y] = this.screen(place.x, place.y);
    const seen = x > 60 && y > 40 && x < this.canvas.width - 60 && y < this.canvas.height - 40;
    if (before !== this.plan || !seen || this.scale < 0.3) {
      this.scale = Math.max(this.scale, 0.7);
      [this.x, this.y] = [this.canvas.width / 2 - place.x * this.scale, this.canvas.height / 2 - place.y * this.scale];
    }
    this.canvas.draw();
  }

  // The top of the graph at a scale that can be read, or all of it where that is asked for again.
  fit() {
    const { width, height } = this.canvas;
    this.waiting = !width;
    if (this.waiting) return;
    const all = Math.min(width / (this.layout.width + 80), height / (this.layout.height + 80), 1.2);
    const readable = Math.min(1, Math.max(all, 0.7));
    const again = this.fitted === readable && this.scale === readable;
    this.scale = again ? all : readable;
    this.fitted = this.scale;
    this.x = width / 2 - (this.layout.width / 2) * this.scale;
    if (this.layout.width * this.scale > width) this.x = width / 2 - this.layout.centre * this.scale;
    this.y = this.layout.height * this.scale < height ? (height - this.layout.height * this.scale) / 2 : 30;
    this.canvas.draw();
  }

  pan(dx, dy) {
    [this.x, this.y] = [this.x + dx, this.y + dy];
    this.canvas.draw();
  }

  zoom(by, x, y) {
    const scale = Math.max(0.02, Math.min(4, this.scale * by));
    [this.x, this.y] = [x - ((x - this.x) * scale) / this.scale, y - ((y - this.y) * scale) / this.scale];
    this.scale = scale;
    this.canvas.draw();
  }

  screen(x, y) {
    return [this.x + x * this.scale, this.y + y * this.scale];
  }

  // The launch under a point of the canvas.
  at(x, y) {
    const [px, py] = [(x - this.x) / this.scale, (y - this.y) / this.scale];
    const inside = (p) => Math.abs(px - p.x) <= p.w / 2 && Math.abs(py - p.y) <= p.h / 2;
    const place = this.layout.places.find(inside);
    return place && place.launch;
  }

  // Where a launch is on the canvas.
  where(launch) {
    const place = this.layout.places[launch.number];
    return this.screen(place.x, place.y);
  }

  draw(g, width, height) {
    const { places, edges } = this.layout;
    const chosen = this.page.chosen;
    const seen = (x, y, w, h) => x + w > 0 && y + h > 0 && x < width && y < height;
    const near = new Set();
    for (const pass of [false, true]) {
      for (const [a, b] of edges) {
        const hot = chosen && (a.launch === chosen || b.launch === chosen);
        if (hot) [a, b].forEach((place) => near.add(place.launch));
        if (Boolean(hot) !== pass) continue;
        const [x0, y0] = this.screen(a.x, a.y + a.h / 2);
        const [x1, y1] = this.screen(b.x, b.y - b.h / 2);
        if (!seen(Math.min(x0, x1), Math.min(y0, y1), Math.abs(x1 - x0) + 1, Math.abs(y1 - y0) + 1)) continue;
        const bend = Math.min(60 * this.scale + Math.abs(y1 - y0) * 0.2, Math.abs(y1 - y0) * 0.5 + 8);
        g.strokeStyle = colour(hot ? "accent" : "line");
        g.lineWidth = hot ? 2 : 1;
        g.globalAlpha = hot ? 1 : Math.max(0.35, Math.min(1, 1.4 - (y1 - y0) / (4000 * this.scale + 1)));
        g.beginPath();
        g.moveTo(x0, y0);
        g.bezierCurveTo(x0, y0 + bend, x1, y1 - bend, x1, y1);
        g.stroke();
      }
    }
    g.globalAlpha = 1;
    for (const place of places) {
      const [w, h] = [place.w * this.scale, place.h * this.scale];
      const [cx, cy] = this.screen(place.x, place.y);
      if (seen(cx - w / 2, cy - h / 2, w, h)) this.node(g, place, cx - w / 2, cy - h / 2, w, h, near);
    }
  }

  node(g, { launch, lines }, x, y, w, h, near) {
    const kernel = this.step.kernels[launch.kernel];
    const chosen = launch === this.page.chosen;
    const size = this.scale;
    box(g, x, y, w, h, 7 * size);
    g.fillStyle = colour(size > 0.25 ? "raised" : kernel.kind);
    g.fill();
    g.strokeStyle = colour(chosen || near.has(launch) ? "accent" : kernel.kind);
    g.lineWidth = chosen ? 3 : near.has(launch) ? 2 : 1;
    g.stroke();
    if (size <= 0.25) return;
    g.save();
    box(g, x, y, w, h, 7 * size);
    g.clip();
    g.fillStyle = colour(kernel.kind);
    g.fillRect(x, y, w, 22 * size);
    if (size > 0.4) {
      g.fillStyle = colour("back");
      g.font = `600 ${12 * size}px system-ui, sans-serif`;
      g.fillText(fitted(g, kernel.name, w - 16 * size), x + 8 * size, y + 11.5 * size);
      g.font = `${11 * size}px ui-monospace, "DejaVu Sans Mono", monospace`;
      g.fillStyle = colour("text");
      lines.forEach((line, at) => g.fillText(fitted(g, line, w - 16 * size), x + 8 * size, y + (34 + 16 * at) * size));
      g.fillStyle = colour("faint");
      g.font = `${11 * size}px system-ui, sans-serif`;
      const rate = launch.time > 0 ? `, ${format.amount((kernel.flops / launch.time) * 1e6)}FLOP/s` : "";
      g.fillText(fitted(g, `${format.time(launch.time)}${rate}`, w - 16 * size), x + 8 * size, y + h - 11 * size);
    }
    g.restore();
  }

  key(event) {
    const { width, height } = this.canvas;
    const go = (list) => list && this.page.select(list);
    const chosen = this.page.chosen && this.page.chosen.plan === this.plan.number ? this.page.chosen : null;
    const row = chosen && this.layout.rows[this.layout.places[chosen.number].row];
    const beside = (by) => row && row[row.findIndex((place) => place.launch === chosen) + by]?.launch;
    const nearest = (set) => chosen && [...set].sort((a, b) => this.away(a, chosen) - this.away(b, chosen))[0];
    const actions = {
      ArrowUp: () => (chosen ? go(nearest(chosen.before)) : this.page.select(this.plan.launches[0])),
      ArrowDown: () => (chosen ? go(nearest(chosen.after)) : this.page.select(this.plan.launches[0])),
      ArrowLeft: () => go(beside(-1)),
      ArrowRight: () => go(beside(1)),
      w: () => this.zoom(1.25, width / 2, height / 2),
      s: () => this.zoom(0.8, width / 2, height / 2),
      f: () => this.fit(),
    };
    if (!actions[event.key]) return false;
    actions[event.key]();
    return true;
  }

  away(a, b) {
    const [p, q] = [this.layout.places[a.number], this.layout.places[b.number]];
    return Math.abs(p.x - q.x) + Math.abs(p.y - q.y);
  }
}

// The operations of a launch as lines, equal ones counted.
function operations(launch) {
  const counts = new Map();
  for (const { what } of launch.from) counts.set(what, (counts.get(what) || 0) + 1);
  const lines = [...counts].map(([what, count]) => (count > 1 ? `${what} ×${count}` : what));
  return lines.length > 5 ? [...lines.slice(0, 4), `and ${lines.length - 4} more`] : lines;
}

// Rows by the longest way from the first kernels; in a row, near the kernels that are needed. What needs nothing stands right above its first user.
function layout(step, plan) {
  const places = plan.launches.map((launch) => {
    const lines = operations(launch);
    return { launch, lines, w: 210, h: 46 + 16 * lines.length, row: 0, x: 0, y: 0 };
  });
  const of = (launch) => places[launch.number];
  for (const place of places) place.row = Math.max(0, ...[...place.launch.before].map((launch) => of(launch).row + 1));
  for (const place of [...places].reverse()) {
    if (place.launch.before.size || !place.launch.after.size) continue;
    place.row = Math.min(...[...place.launch.after].map((launch) => of(launch).row)) - 1;
  }
  const first = Math.min(0, ...places.map((place) => place.row));
  const rows = [];
  for (const place of places) (rows[(place.row -= first)] ??= []).push(place);
  const used = rows.filter(Boolean);
  used.forEach((row, at) => row.forEach((place) => (place.row = at)));
  const gap = 26;
  const spread = (row, want) => {
    row.sort((a, b) => want.get(a) - want.get(b) || a.launch.number - b.launch.number);
    let end = -Infinity;
    for (const place of row) {
      place.x = Math.max(want.get(place), end + place.w / 2 + gap);
      end = place.x + place.w / 2;
    }
    const shift = row.reduce((sum, place) => sum + want.get(place) - place.x, 0) / row.length;
    row.forEach((place) => (place.x += shift));
  };
  const mean = (set, otherwise) => (set.size ? [...set].reduce((sum, launch) => sum + of(launch).x, 0) / set.size : otherwise);
  used.forEach((row) => spread(row, new Map(row.map((place, at) => [place, mean(place.launch.before, at * 240)]))));
  for (let round = 0; round < 3; round++) {
    for (const row of [...used].reverse()) spread(row, new Map(row.map((place) => [place, (mean(place.launch.after, place.x) + place.x) / 2])));
    for (const row of used) spread(row, new Map(row.map((place) => [place, (mean(place.launch.before, place.x) + place.x) / 2])));
  }
  let y = 0;
  for (const row of used) {
    const tall = Math.max(...row.map((place) => place.h));
    row.forEach((place) => (place.y = y + place.h / 2));
    y += tall + 48;
  }
  const left = Math.min(...places.map((place) => place.x - place.w / 2));
  places.forEach((place) => (place.x -= left));
  const edges = places.flatMap((place) => [...place.launch.before].map((launch) => [of(launch), place]));
  const centre = [...places].map((place) => place.x).sort((a, b) => a - b)[places.length >> 1];
  return { places, rows: used, edges, centre, width: Math.max(...places.map((place) => place.x + place.w / 2)), height: y - 48 };
}

// A choice among the plans.
function planChoice(step, choose) {
  const options = step.plans.filter((plan) => plan.launches.length).map((plan) => el("option", { value: plan.number }, `${plan.name}: ${plan.launches.length} kernels`));
  return el("select", { "aria-label": "Part of the step", change: (event) => choose(step.plans[event.target.value]) }, ...options);
}

// A launch in a few lines.
function summary(step, launch) {
  const kernel = step.kernels[launch.kernel];
  const rates = launch.time > 0
    ? `\n${format.amount((kernel.flops / launch.time) * 1e6)}FLOP/s, ${format.amount((kernel.bytes / launch.time) * 1e6)}B/s, ${format.percent(launch.share)} of the roofline`
    : "";
  return `${launch.number}  ${kernel.name}\n${launch.origins[0] || ""}\n${format.time(launch.time)}${rates}`;
}
