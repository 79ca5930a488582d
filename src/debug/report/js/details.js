// The chosen kernel: what it does and how well, its texts beside the lines of the model, its rewrites step by step.

class Details {
  constructor(step, page) {
    Object.assign(this, { step, page, tab: "Summary" });
    this.element = document.getElementById("details");
  }

  open() {
    this.element.hidden = document.getElementById("divider").hidden = false;
  }

  async show(launch) {
    const { step, page } = this;
    const kernel = step.kernels[launch.kernel];
    const { texts, rewrites } = await step.texts(kernel);
    if (page.chosen !== launch) return;
    const short = { "Kernel, as fused": "IR", "In simple operations": "Simple IR", "Program, as scheduled": "Program" };
    const parts = [
      ["Summary", () => this.summary(launch, kernel)],
      ...texts.map((text) => [short[text.name] || text.name, () => this.beside(textView(text.text, text.language, text.name), launch)]),
      ["Rewrites", () => this.rewrites(rewrites)],
    ];
    const content = el("div", { class: "content", role: "tabpanel" });
    const list = el("div", { class: "tabs", role: "tablist", "aria-label": "About this kernel" });
    const choose = tabs(list, parts.map(([name]) => name), (at) => {
      this.tab = parts[at][0];
      content.replaceChildren(parts[at][1]());
    });
    const others = kernel.launches;
    const which = el(
      "select",
      { "aria-label": "Launch of this kernel", change: (event) => page.select(others[event.target.value]) },
      ...others.map((other, at) => el("option", { value: at, selected: other === launch }, `launch ${other.number}, ${format.time(other.time)}`)),
    );
    const close = el("button", { type: "button", "aria-label": "Close the details", click: () => page.close() }, "✕");
    const title = el("h2", { title: kernel.name, "data-kernel": kernel.number, "data-launch": launch.number, "data-plan": launch.plan }, kernel.name);
    this.element.replaceChildren(el("div", { class: "top" }, el("div", { class: "line" }, title, which, close), list), content);
    choose(Math.max(0, parts.findIndex(([name]) => name === this.tab)));
  }

  beside(code, launch) {
    return el("div", { class: "pair" }, code, el("div", { class: "model", tabindex: 0, role: "region", "aria-label": "Lines of the model" }, ...this.places(launch)));
  }

  // The lines of the model, with those around them where the page has them.
  places(launch) {
    const found = new Map();
    for (const from of launch.from) {
      const key = from.file ? `${from.file}:${from.line}` : from.place;
      if (!found.has(key)) found.set(key, { ...from, ops: [] });
      found.get(key).ops.push(from.what);
    }
    return [...found].map(([key, { file, line, ops }]) => {
      const lines = Object.hasOwn(this.step.model, file) ? this.step.model[file] : {};
      const near = Object.entries(lines).map(([n, text]) => [+n, text]).filter(([n]) => Math.abs(n - line) <= 3);
      const indent = Math.min(...near.filter(([, text]) => text.trim()).map(([, text]) => text.length - text.trimStart().length));
      const show = ([n, text]) => el("div", { class: n === line ? "here" : "" }, el("i", {}, `${n}`), text.slice(indent));
      const code = near.length ? el("pre", {}, ...near.map(show)) : undefined;
      return el("div", { class: "place" }, el("h3", {}, key), el("div", { class: "ops" }, ops.join(", ")), code);
    });
  }

  summary(launch, kernel) {
    const { step } = this;
    const rate = (amount, unit) => (launch.time > 0 ? `${format.amount((amount / launch.time) * 1e6)}${unit}` : "–");
    const facts = [
      ["Time", `${format.time(launch.time)}, the fastest of ${launch.runs.length}`],
      ["Of the step", `${format.percent(kernel.time / step.time)} by ${kernel.count} ${kernel.count === 1 ? "launch" : "launches"} a batch`],
      ["Roofline", step.limits ? `${format.percent(launch.share)} of what the device can do` : "the device's limits are not known"],
      ["Operations", `${format.amount(kernel.flops)}FLOP, ${rate(kernel.flops, "FLOP/s")}`],
      ["Bytes", `${format.bytes(kernel.bytes)} of parameters, ${rate(kernel.bytes, "B/s")}; ${format.bytes(kernel.loaded)} loaded, ${format.bytes(kernel.stored)} stored`],
      ["Work items", `${kernel.items}${kernel.group ? ` of ${kernel.group} threads` : ""}`],
      ["Own memory", format.bytes(kernel.scratch)],
      ["Schedule", el("code", {}, kernel.schedule || "–")],
    ];
    const list = el("dl", { class: "facts" }, ...facts.flatMap(([name, value]) => [el("dt", {}, name), el("dd", { "data-fact": name }, value)]));
    const head = ["", "type", "elements", "bytes", "what it is"].map((name, at) => el("th", { class: at === 2 || at === 3 ? "number" : "" }, name));
    const rows = kernel.params.map((param, at) =>
      el(
        "tr",
        {},
        el("td", { class: "mono" }, `%${at}`),
        el("td", {}, `${param.dtype} ${param.access}`),
        el("td", { class: "number" }, `${param.len}`),
        el("td", { class: "number" }, format.bytes(step.size(launch, at))),
        el("td", { class: "wrap" }, step.argument(launch, at)),
      ),
    );
    return el(
      "div",
      { class: "scroll", tabindex: 0 },
      list,
      el("div", { class: "block" }, el("h2", {}, "Roofline"), el("div", { class: "roof" }, roofline(step, this.page).element)),
      el("div", { class: "block" }, el("h2", {}, "Reads and writes"), el("table", {}, el("tr", {}, ...head), ...rows)),
      el("div", { class: "block" }, el("h2", {}, "Does for the model"), ...this.places(launch)),
    );
  }

  // One rewrite at a time, and all of them as a list.
  rewrites(all) {
    if (!all.length) return el("p", { class: "empty" }, "No rule applied to the expressions of this kernel.");
    let now = 0;
    const shown = el("div", { class: "rewrite", "aria-live": "polite" });
    const list = new List({
      height: 22,
      label: "Rewrites",
      role: "listbox",
      name: "steps",
      row: (at) => el("div", { role: "option", "aria-selected": at === now, click: () => go(at) }, el("b", {}, `${at + 1}`), all[at].rule, el("code", {}, `${all[at].from}  →  ${all[at].to}`)),
    });
    const go = (to) => {
      now = Math.max(0, Math.min(all.length - 1, to));
      const { rule, from, to: after } = all[now];
      shown.replaceChildren(
        el("div", { class: "rule" }, rule),
        el("div", { class: "mono from", "aria-label": "before" }, from),
        el("div", { class: "mono to", "aria-label": "after" }, after),
      );
      said.textContent = `${now + 1} of ${all.length}`;
      list.reveal(now);
      list.reset(all.length);
    };
    const step = (name, by) => el("button", { type: "button", click: () => go(now + by) }, name);
    const said = el("span", { role: "status" });
    list.element.addEventListener("keydown", (event) => {
      const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (!by) return;
      event.preventDefault();
      event.stopPropagation();
      go(now + by);
    });
    const bar = el("div", { class: "bar" }, step("◀ Before", -1), step("Next ▶", 1), said, el("span", { class: "grow" }), "rules of the pass that builds the kernel");
    go(0);
    return el("div", { class: "content" }, bar, shown, list.element);
  }
}
