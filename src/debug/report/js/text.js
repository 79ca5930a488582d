// Long texts: only the lines that are seen are elements.

const words = {
  llvm: /^(?:define|declare|call|load|store|getelementptr|br|ret|phi|icmp|fcmp|select|fadd|fsub|fmul|fdiv|add|sub|mul|and|or|xor|shl|lshr|ashr|label|alloca|attributes|target|source_filename|insertelement|extractelement|shufflevector|bitcast|trunc|zext|sext|fptrunc|fpext|sitofp|fptosi|to|x|i1|i8|i16|i32|i64|float|double|half|bfloat|ptr|void)$/,
  c: /^(?:if|else|for|while|return|const|int|long|short|char|float|double|half|unsigned|void|struct|static|inline|switch|case|break|kernel|__kernel|__global|__global__|__shared__|__local|device|threadgroup|using|namespace)$/,
  kernel: /^(?:kernel|domain|range|const|load|store|reduce|dot|cast|bitcast|bound|where|over|read|write|readwrite|limit|tag|sequential|sum|max|min|add|sub|mul|div|mod)$/,
  program: /^(?:program|items|group|loop|end|if|load|store|const|var|get|set|item|splat|fma|add|sub|mul|div|mod|cast|bitcast|scratch|shared|step|read|write|readwrite)$/,
  assembly: /^(?:[a-z][a-z0-9.]*)$/,
};
const comments = { llvm: /^;/, assembly: /^(?:[#;]|\/\/)/, c: /^\/\//, kernel: /^\/\//, program: /^\/\// };
const piece = /(\/\/.*|;.*|#\s.*)|([%@$]?[A-Za-z_.][\w.$]*|[%@][\w.]+)|(-?(?:0x[0-9A-Fa-f]+|\d+(?:\.\d+)?(?:[eE][-+]?\d+)?))|(\s+|.)/g;

// A line in pieces with the classes of their colours.
function coloured(line, language) {
  const out = [];
  let plain = "";
  const flush = () => {
    if (plain) out.push(plain);
    plain = "";
  };
  for (const [text, comment, name, number] of line.matchAll(piece)) {
    let kind = "";
    if (comment && comments[language]?.test(comment)) kind = "t-c";
    else if (number) kind = "t-n";
    else if (name && words[language]?.test(name)) kind = "t-w";
    else if (name && (/^[%@]/.test(name) || /^[nrv]\d+$/.test(name))) kind = "t-v";
    if (!kind) plain += text;
    else {
      flush();
      out.push(el("span", { class: kind }, text));
    }
  }
  flush();
  return out;
}

// A text with line numbers, to scroll and to search.
function textView(text, language, label) {
  const lines = text.replace(/\n$/, "").split("\n");
  let hit = -1;
  const longest = Math.min(2000, lines.reduce((most, line) => Math.max(most, line.length), 0));
  const list = new List({
    height: 17,
    label,
    name: "mono",
    row: (at) => {
      const cut = lines[at].length > 2000 ? `${lines[at].slice(0, 2000)} …` : lines[at];
      return el("div", { role: "listitem", class: at === hit ? "hit" : "" }, el("i", {}, `${at + 1}`), ...coloured(cut, language));
    },
  });
  list.space.style.minWidth = `${longest + 8}ch`;
  const said = el("span", { role: "status" }, `${lines.length} lines`);
  const go = (by) => {
    const wanted = find.value.toLowerCase();
    if (!wanted) return;
    for (let step = 1; step <= lines.length; step++) {
      const at = (((hit + by * step) % lines.length) + lines.length) % lines.length;
      if (!lines[at].toLowerCase().includes(wanted)) continue;
      hit = at;
      said.textContent = `line ${at + 1} of ${lines.length}`;
      list.reveal(at);
      list.reset(lines.length);
      return;
    }
    said.textContent = "not found";
  };
  const find = el("input", {
    type: "search",
    placeholder: "Find, Enter for the next",
    "aria-label": "Find in this text",
    keydown: (event) => event.key === "Enter" && go(event.shiftKey ? -1 : 1),
  });
  const copy = el("button", { type: "button", click: () => navigator.clipboard?.writeText(text) }, "Copy");
  const element = el("div", { class: "code" }, el("div", { class: "bar" }, find, said, el("span", { class: "grow" }), copy), list.element);
  list.reset(lines.length);
  return element;
}
