// The curves of a run: loss, throughput, and whatever else its log has.

class RunView {
  static title = "Run";
  static keys = [];

  constructor(step) {
    this.step = step;
    this.element = el("div", { role: "tabpanel" });
    const curves = new Map(step.curves.filter((curve) => curve.points.length).map((curve) => [curve.name, curve]));
    const named = (pattern) => [...curves.values()].filter((curve) => pattern.test(curve.name));
    const losses = named(/^(loss\/train\/total|metrics\/eval\/LanguageCrossEntropy)$/);
    const first = [
      ["Loss", losses],
      ["Tokens a second", named(/^throughput\/tokens_per_sec$/)],
      ["FLOP/s", named(/^throughput\/flops_per_sec$/)],
      ["Norm of the gradients", named(/^l2_norm/)],
      ["Learning rate", named(/^lr-/)],
    ].filter(([, some]) => some.length);
    const taken = new Set(first.flatMap(([, some]) => some));
    const rest = [...curves.values()].filter((curve) => !taken.has(curve));
    const charts = el("div", { class: "charts" });
    const add = (title, some) => charts.append(el("section", { class: "chart" }, el("h2", {}, title), chart(title, some)));
    first.forEach(([title, some]) => add(title, some));
    const more = el(
      "select",
      { "aria-label": "Another curve", change: (event) => event.target.value && add(event.target.value, [curves.get(event.target.value)]) },
      el("option", { value: "" }, "Another curve…"),
      ...rest.map((curve) => el("option", {}, curve.name)),
    );
    this.element.append(el("div", { class: "bar" }, rest.length ? more : "", el("span", { class: "grow" }), "against batches"), charts);
  }

  chosen() {}

  key() {
    return false;
  }
}

// Curves against batches; a tooltip says the nearest values.
function chart(title, curves) {
  const shades = ["product", "reduction", "elementwise", "sequential", "compile"];
  const points = curves.flatMap((curve) => curve.points);
  const span = (at) => {
    const values = points.map((point) => point[at]);
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const margin = at ? (high - low || Math.abs(high) || 1) * 0.06 : 0;
    return [low - margin, Math.max(high + margin, low + 1e-12)];
  };
  const [[left, right], [low, high]] = [span(0), span(1)];
  const edge = { l: 62, r: 12, t: 10, b: 22 };
  let over = null;
  const canvas = new Canvas(`${title}: ${curves.map(said).join("; ")}`, draw);
  canvas.element.setAttribute("role", "img");
  const x = (batch) => edge.l + ((batch - left) / Math.max(1e-12, right - left)) * (canvas.width - edge.l - edge.r);
  const y = (value) => canvas.height - edge.b - ((value - low) / (high - low)) * (canvas.height - edge.t - edge.b);

  function draw(g, width, height) {
    g.fillStyle = colour("panel");
    g.fillRect(0, 0, width, height);
    g.font = "11px system-ui, sans-serif";
    g.strokeStyle = colour("grid");
    g.fillStyle = colour("faint");
    for (const tick of ticks(low, high, height / 50)) {
      g.beginPath();
      g.moveTo(edge.l, y(tick));
      g.lineTo(width - edge.r, y(tick));
      g.stroke();
      g.textAlign = "right";
      g.fillText(Math.abs(tick) >= 1e4 ? format.amount(tick) : format.number(tick), edge.l - 7, y(tick));
    }
    g.textAlign = "center";
    for (const tick of ticks(left, right, width / 90)) g.fillText(format.number(tick), x(tick), height - 9);
    g.textAlign = "left";
    curves.forEach((curve, at) => {
      g.strokeStyle = g.fillStyle = colour(shades[at % shades.length]);
      g.lineWidth = 1.8;
      g.beginPath();
      curve.points.forEach(([batch, value], n) => (n ? g.lineTo(x(batch), y(value)) : g.moveTo(x(batch), y(value))));
      g.stroke();
      if (curve.points.length < 40) {
        for (const [batch, value] of curve.points) {
          g.beginPath();
          g.arc(x(batch), y(value), 2.4, 0, 7);
          g.fill();
        }
      }
      if (curves.length > 1) {
        g.textAlign = "right";
        g.fillText(curve.name, width - edge.r - 6, edge.t + 8 + 15 * at);
        g.textAlign = "left";
      }
    });
    if (over === null) return;
    g.strokeStyle = colour("faint");
    g.lineWidth = 1;
    g.beginPath();
    g.moveTo(x(over), edge.t);
    g.lineTo(x(over), height - edge.b);
    g.stroke();
  }

  canvas.pointer({
    hover: (px, _, event) => {
      const batch = left + ((px - edge.l) / (canvas.width - edge.l - edge.r)) * (right - left);
      const nearest = curves.map((curve) => curve.points.reduce((a, b) => (Math.abs(b[0] - batch) < Math.abs(a[0] - batch) ? b : a)));
      over = nearest[0][0];
      tip.show(event, [`batch ${format.number(over)}`, ...nearest.map(([, value], at) => `${curves[at].name}: ${value}`)].join("\n"));
      canvas.draw();
    },
  });
  canvas.element.addEventListener("pointerleave", () => {
    over = null;
    canvas.draw();
  });
  return el("div", { class: "stage" }, canvas.element);
}

// A curve in a sentence.
function said({ name, points }) {
  return `${name} from ${format.number(points[0][1])} to ${format.number(points.at(-1)[1])}`;
}
