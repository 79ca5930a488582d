// Elements, canvases and lists: what every view is made of. Text is always set as text, never as HTML.

// An element with attributes (functions are listeners) and children (texts are text).
function el(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") made.addEventListener(name, value);
    else if (name.startsWith("aria-") && value !== undefined) made.setAttribute(name, String(value));
    else if (value !== undefined && value !== false) made.setAttribute(name, value === true ? "" : value);
  }
  made.append(...children.filter((child) => child !== undefined && child !== null));
  return made;
}

// A colour of the page's style.
const colours = new Map();
function colour(name) {
  if (!colours.has(name)) colours.set(name, getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim());
  return colours.get(name);
}

const kinds = ["product", "reduction", "elementwise", "sequential"];

// What the colours of some kinds mean.
function legend(...names) {
  return names.map((name) => el("span", { class: "key" }, el("i", { style: `background:var(--${name})` }), name));
}

const tip = {
  show(event, text) {
    const box = document.getElementById("tip");
    box.textContent = text;
    box.hidden = false;
    const [width, height] = [box.offsetWidth, box.offsetHeight];
    box.style.left = `${Math.max(4, Math.min(event.clientX + 14, innerWidth - width - 8))}px`;
    box.style.top = `${event.clientY + 18 + height > innerHeight ? event.clientY - height - 10 : event.clientY + 18}px`;
  },
  hide() {
    document.getElementById("tip").hidden = true;
  },
};

// A canvas that is drawn at most once a frame, in CSS pixels.
class Canvas {
  constructor(label, draw) {
    this.element = el("canvas", { tabindex: 0, role: "application", "aria-label": label });
    this.context = this.element.getContext("2d");
    this.paint = draw;
    this.waiting = false;
    [this.width, this.height] = [0, 0];
    new ResizeObserver(() => this.measure()).observe(this.element);
    Canvas.all.push(this);
  }

  measure() {
    const before = [this.width, this.height];
    const ratio = devicePixelRatio || 1;
    [this.width, this.height] = [this.element.clientWidth, this.element.clientHeight];
    this.element.width = Math.round(this.width * ratio);
    this.element.height = Math.round(this.height * ratio);
    this.resized?.(this.width - before[0], this.height - before[1]);
    this.draw();
  }

  draw() {
    if (this.waiting) return;
    this.waiting = true;
    requestAnimationFrame(() => {
      this.waiting = false;
      if (!this.width || !this.height) return;
      const ratio = devicePixelRatio || 1;
      this.context.setTransform(ratio, 0, 0, ratio, 0, 0);
      this.context.fillStyle = colour("back");
      this.context.fillRect(0, 0, this.width, this.height);
      this.context.textBaseline = "middle";
      this.paint(this.context, this.width, this.height);
    });
  }

  // Calls `move(dx, dy)` while the pointer drags, and `click(x, y)` where it does not.
  pointer({ move, click, hover }) {
    const c = this.element;
    let down = null;
    const at = (event) => {
      const box = c.getBoundingClientRect();
      return [event.clientX - box.left, event.clientY - box.top];
    };
    c.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      c.setPointerCapture(event.pointerId);
      down = { x: event.clientX, y: event.clientY, dragged: false };
    });
    c.addEventListener("pointermove", (event) => {
      if (!down) return hover?.(...at(event), event);
      const [dx, dy] = [event.clientX - down.x, event.clientY - down.y];
      if (!down.dragged && Math.hypot(dx, dy) < 4) return;
      down = { x: event.clientX, y: event.clientY, dragged: true };
      tip.hide();
      move?.(dx, dy);
    });
    c.addEventListener("pointerup", (event) => {
      if (down && !down.dragged) click?.(...at(event), event);
      down = null;
    });
    c.addEventListener("pointercancel", () => (down = null));
    c.addEventListener("pointerleave", () => tip.hide());
  }
}
Canvas.all = [];

// A rectangle with round corners; small ones are plain.
function box(g, x, y, w, h, r) {
  g.beginPath();
  if (r > 0 && w > 2 * r && h > 2 * r) g.roundRect(x, y, w, h, r);
  else g.rect(x, y, w, h);
}

// Text cut to a width.
function fitted(g, text, width) {
  if (width < 8) return "";
  if (g.measureText(text).width <= width) return text;
  let [low, high] = [0, text.length];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (g.measureText(`${text.slice(0, middle)}…`).width <= width) low = middle;
    else high = middle - 1;
  }
  return low ? `${text.slice(0, low)}…` : "";
}

// Round numbers from `low` to `high`, about `count` of them.
function ticks(low, high, count) {
  const raw = (high - low) / Math.max(1, count);
  if (!(raw > 0) || !Number.isFinite(raw)) return [low];
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = power * [1, 2, 5, 10].find((n) => n * power >= raw);
  const found = [];
  for (let tick = Math.ceil(low / step) * step; tick <= high + step * 1e-9; tick += step) found.push(tick);
  return found;
}

// A list of any length: only the rows that are seen are elements.
class List {
  constructor({ height, row, role = "list", label, name = "" }) {
    [this.height, this.row, this.count] = [height, row, 0];
    this.space = el("div", { class: "space" });
    this.element = el("div", { class: `list ${name}`, role, "aria-label": label, tabindex: 0 }, this.space);
    this.rows = new Map();
    this.element.addEventListener("scroll", () => this.update());
    new ResizeObserver(() => this.update()).observe(this.element);
  }

  // Shows `count` rows anew.
  reset(count) {
    this.count = count;
    this.space.style.height = `${count * this.height}px`;
    for (const row of this.rows.values()) row.remove();
    this.rows.clear();
    this.update();
  }

  update() {
    const from = Math.max(0, Math.floor(this.element.scrollTop / this.height) - 8);
    const to = Math.min(this.count, Math.ceil((this.element.scrollTop + this.element.clientHeight) / this.height) + 8);
    for (const [at, row] of this.rows) {
      if (at < from || at >= to) {
        row.remove();
        this.rows.delete(at);
      }
    }
    for (let at = from; at < to; at++) {
      if (this.rows.has(at)) continue;
      const row = this.row(at);
      row.classList.add("row");
      row.style.top = `${at * this.height}px`;
      this.rows.set(at, row);
      this.space.append(row);
    }
  }

  reveal(at) {
    const [top, view] = [at * this.height, this.element.clientHeight];
    if (top < this.element.scrollTop || top + this.height > this.element.scrollTop + view) {
      this.element.scrollTop = Math.max(0, top - view / 2);
    }
  }
}

// A row of tabs: arrow keys go from one to the next.
function tabs(list, names, choose) {
  const buttons = names.map((name, at) =>
    el("button", { type: "button", role: "tab", id: `${list.id || "details"}-tab-${at}`, click: () => set(at) }, name),
  );
  const set = (at, focus) => {
    buttons.forEach((button, other) => {
      button.setAttribute("aria-selected", other === at);
      button.tabIndex = other === at ? 0 : -1;
    });
    if (focus) buttons[at].focus();
    choose(at);
  };
  list.addEventListener("keydown", (event) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    const now = buttons.findIndex((button) => button.getAttribute("aria-selected") === "true");
    set((now + by + buttons.length) % buttons.length, true);
  });
  list.replaceChildren(...buttons);
  return set;
}
