#!/bin/sh
# Makes the page of a tiny step and looks at it in a headless Chromium: tests/browser/run.sh, from the repository's root. Installs what it needs by the
# names of packages, if it may; says what it skips otherwise. KILN is the program, if not what cargo builds; SHOTS a folder for pictures.
set -eu

skip() {
    echo "skipped: the page in a browser, which needs $1" >&2
    exit 0
}

install() {
    [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || return 1
    for attempt in install update; do
        [ "$attempt" = update ] && { apt-get update -qq >/dev/null 2>&1 || return 1; }
        DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >/dev/null 2>&1 && return 0
    done
    return 1
}

find_chromium() {
    command -v chromium || command -v chromium-browser || command -v google-chrome
}

CHROMIUM=${CHROMIUM:-$(find_chromium || { install chromium >&2 && find_chromium; } || true)}
[ -n "$CHROMIUM" ] || skip "Chromium (on Debian: apt install chromium)"
command -v node >/dev/null || install nodejs || skip "Node.js (on Debian: apt install nodejs)"

# What drives the browser: a package without a browser of its own.
if [ -z "${PLAYWRIGHT:-}" ]; then
    folder="$HOME/.cache/kiln/node"
    PLAYWRIGHT="$folder/node_modules/playwright-core"
    if [ ! -d "$PLAYWRIGHT" ]; then
        command -v npm >/dev/null || install npm || skip "npm (on Debian: apt install npm)"
        mkdir -p "$folder"
        npm install --prefix "$folder" --no-audit --no-fund --silent playwright-core >/dev/null 2>&1 || skip "playwright-core (npm install playwright-core)"
    fi
fi
export CHROMIUM PLAYWRIGHT

kiln() {
    ${KILN:-cargo run --quiet --release --locked --bin kiln --} "$@"
}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for i in $(seq 600); do printf 'the %s fox met %s and then one red bird ' "$((i % 7))" "$((i * i % 11))"; done >"$work/text.txt"
cat >"$work/tiny.yaml" <<CONFIG
max_seq_len: 16
seed: 17
run_name: tiny
model: {name: mpt_causal_lm, d_model: 16, n_heads: 2, n_layers: 2, max_seq_len: 16, vocab_size: 320}
tokenizer: {name: bpe, kwargs: {vocab_size: 300}}
train_loader: {name: text, dataset: {local: "$work/text.txt", split: train, shuffle: true, max_seq_len: 16}}
scheduler: {name: cosine_with_warmup, t_warmup: 1ba, alpha_f: 0.1}
optimizer: {name: decoupled_adamw, lr: 1.0e-2, betas: [0.9, 0.95], eps: 1.0e-08, weight_decay: 0.0}
max_duration: 6ba
global_train_batch_size: 8
device_train_microbatch_size: 4
save_folder: "$work/run"
save_interval: 6ba
CONFIG
kiln train "$work/tiny.yaml" >/dev/null 2>&1
kiln debug report "$work/tiny.yaml" --run "$work/run" --out "$work/page.html" --json "$work/step.json" >/dev/null
node tests/browser/page.mjs "$work/page.html" "$work/step.json" ${SHOTS:+"$SHOTS"}

# The same step, whose names are chosen to be taken for HTML.
node -e '
const fs = require("fs"), step = JSON.parse(fs.readFileSync(process.argv[1]));
const nasty = "<img src=x onerror=alert(1)></script><script>alert(2)</script>&amp;\"\u0027";
step.title += nasty;
for (const kernel of step.kernels) {
    kernel.name += nasty;
    for (const text of kernel.texts) text.text = nasty + text.text;
    for (const rewrite of kernel.rewrites) rewrite.from = rewrite.rule = nasty;
}
for (const memory of step.memory) memory.name = nasty;
for (const launch of step.plans.flatMap((plan) => plan.launches)) launch.origins.push(`dot ${nasty} at ${nasty}.rs:1:2`, "__proto__ at __proto__:1:1");
fs.writeFileSync(process.argv[2], JSON.stringify(step));
' "$work/step.json" "$work/hostile.json"
kiln debug report "$work/hostile.json" --out "$work/hostile.html" >/dev/null
node tests/browser/page.mjs "$work/hostile.html" "$work/hostile.json"
