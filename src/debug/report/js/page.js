// The page as a whole: views, the chosen launch, keys, light and dark.

class Page {
  static keys = [
    ["1 – 5", "views"],
    ["j k", "to the next kernel in the order of the step, to the one before"],
    ["[ ]", "forms of the chosen kernel"],
    ["Esc", "close the details"],
    ["t", "light, dark"],
    ["?", "these keys"],
  ];

  constructor(step) {
    this.step = step;
    this.chosen = null;
    const ran = step.plans.some((plan) => plan.launches.length);
    const kinds = [...(ran ? [GraphView, TimelineView, MemoryView, KernelsView] : []), ...(step.curves.length ? [RunView] : [])];
    this.views = kinds.map((kind) => ({ kind, view: null }));
    this.details = new Details(step, this);
    document.title = `${step.title} · Kiln`;
    document.getElementById("title").textContent = step.title;
    this.summarise(ran);
    this.setTheme(this.kept("kiln-theme"));
    document.getElementById("theme").addEventListener("click", () => this.turnTheme());
    document.getElementById("help-button").addEventListener("click", () => this.help());
    document.addEventListener("keydown", (event) => this.key(event));
    this.resizing();
    if (kinds.length) this.show = tabs(document.getElementById("tabs"), kinds.map((kind) => kind.title), (at) => this.open(at));
    else document.getElementById("views").append(el("p", { class: "empty" }, "There is nothing to show: no kernel ran, and there is no log of a run."));
    this.show?.(0);
    addEventListener("hashchange", () => this.fromHash());
    this.fromHash();
  }

  summarise(ran) {
    const { step } = this;
    const fact = (name, value) => el("span", {}, `${name} `, el("b", {}, value));
    const launches = step.plans.reduce((sum, plan) => sum + plan.launches.length * plan.times, 0);
    const peak = Math.max(0, ...step.plans.map((plan) => Math.max(0, ...plan.alive)));
    const rate = step.time > 0 ? `, ${format.amount((step.flops / step.time) * 1e6)}FLOP/s` : "";
    const facts = ran
      ? [
          fact("Kernels take", `${format.time(step.time)} a batch${rate}`),
          fact("Launches", `${launches}`),
          fact("Different kernels", `${step.kernels.length}`),
          fact("Peak of working memory", format.bytes(peak)),
          step.limits ? fact("Limits", `${format.amount(step.limits.flops)}FLOP/s, ${format.amount(step.limits.bytes)}B/s`) : undefined,
          fact("Device", `${step.device}, ${step.about}`),
        ]
      : [fact("Curves of the run", `${step.curves.length}`)];
    document.getElementById("summary").append(...facts.filter(Boolean));
  }

  // Shows a view, made when it is first looked at.
  open(at) {
    const entry = this.views[at];
    entry.view ??= new entry.kind(this.step, this);
    entry.view.element.setAttribute("aria-labelledby", `tabs-tab-${at}`);
    this.view = entry.view;
    document.getElementById("views").replaceChildren(entry.view.element);
    if (this.chosen) entry.view.chosen(this.chosen);
  }

  select(launch) {
    this.chosen = launch;
    // The view is as wide as the details let it be.
    this.details.open();
    for (const canvas of Canvas.all) if (canvas.element.isConnected) canvas.measure();
    this.view.chosen(launch);
    this.details.show(launch);
    document.getElementById("live").textContent = summary(this.step, launch);
    history.replaceState(null, "", `#${launch.plan}.${launch.number}`);
  }

  close() {
    this.chosen = null;
    this.details.element.hidden = document.getElementById("divider").hidden = true;
    for (const canvas of Canvas.all) canvas.draw();
    history.replaceState(null, "", " ");
  }

  // A launch that the address names.
  fromHash() {
    const found = /^#(\d+)\.(\d+)$/.exec(location.hash);
    const launch = found && this.step.plans[found[1]]?.launches[found[2]];
    if (launch && launch !== this.chosen) this.select(launch);
  }

  // The launch so many places after the chosen one.
  go(by) {
    const all = this.step.plans.flatMap((plan) => plan.launches);
    const now = this.chosen ? all.indexOf(this.chosen) + by : 0;
    if (all[now]) this.select(all[now]);
  }

  key(event) {
    const typing = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
    if (event.key === "Escape" && typing) return event.target.blur();
    if (typing || event.ctrlKey || event.metaKey || event.altKey || document.getElementById("help").open) return;
    const form = (by) => {
      const all = [...document.querySelectorAll("#details .tabs [role=tab]")];
      all[(all.findIndex((tab) => tab.getAttribute("aria-selected") === "true") + by + all.length) % all.length]?.click();
    };
    const actions = {
      j: () => this.go(1),
      k: () => this.go(-1),
      "]": () => form(1),
      "[": () => form(-1),
      t: () => this.turnTheme(),
      "?": () => this.help(),
      Escape: () => this.close(),
      "/": () => (this.view?.find instanceof HTMLElement ? this.view.find : document.querySelector("#details input[type=search]"))?.focus(),
    };
    const number = +event.key;
    if (number >= 1 && number <= this.views.length) this.show(number - 1);
    else if (actions[event.key]) actions[event.key]();
    // Arrow keys scroll what has the focus and scrolls; elsewhere they are the view's.
    else if (event.target.closest?.("#details") || !this.view?.key(event)) return;
    event.preventDefault();
  }

  help() {
    const rows = (title, keys) => [
      el("tr", {}, el("th", { colspan: 2 }, title)),
      ...keys.map(([key, what]) => el("tr", {}, el("td", {}, el("kbd", {}, key)), el("td", {}, what))),
    ];
    const views = this.views.filter(({ kind }) => kind.keys.length).flatMap(({ kind }) => rows(kind.title, kind.keys));
    document.getElementById("keys").replaceChildren(...rows("Everywhere", Page.keys), ...views);
    document.getElementById("help").showModal();
  }

  // The theme that was chosen, or the system's.
  setTheme(theme) {
    const system = matchMedia("(prefers-color-scheme: dark)");
    const apply = () => {
      document.documentElement.dataset.theme = this.theme || (system.matches ? "dark" : "light");
      document.getElementById("theme").textContent = document.documentElement.dataset.theme === "dark" ? "☀" : "☾";
      colours.clear();
      for (const canvas of Canvas.all) canvas.draw();
    };
    this.theme = theme;
    if (!this.applyTheme) system.addEventListener("change", apply);
    this.applyTheme = apply;
    apply();
  }

  turnTheme() {
    const theme = document.documentElement.dataset.theme === "dark" ? "light" : "dark";
    this.keep("kiln-theme", theme);
    this.setTheme(theme);
  }

  // A file's page may have no storage.
  kept(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }

  keep(key, value) {
    try {
      localStorage.setItem(key, value);
    } catch {
      // It is for this time only, then.
    }
  }

  // The divider between the view and the details, by pointer and by arrow keys.
  resizing() {
    const divider = document.getElementById("divider");
    const set = (width) => {
      const most = innerWidth - 240;
      this.details.element.style.width = `${Math.max(300, Math.min(most, width))}px`;
    };
    divider.addEventListener("pointerdown", (event) => {
      divider.setPointerCapture(event.pointerId);
      divider.onpointermove = (moved) => set(innerWidth - moved.clientX);
    });
    divider.addEventListener("pointerup", () => (divider.onpointermove = null));
    divider.addEventListener("keydown", (event) => {
      const by = { ArrowLeft: 40, ArrowRight: -40 }[event.key];
      if (!by) return;
      event.preventDefault();
      event.stopPropagation();
      set(this.details.element.offsetWidth + by);
    });
  }
}

unpack("step").then((data) => {
  // For scripts that look at the page: the step, what is chosen, and where the open view shows a launch.
  window.kiln = new Page(new Step(data));
});
