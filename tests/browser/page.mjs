// The page of a step in a real Chromium: it clicks through kernels, texts, timeline and memory, and compares what it finds with the step's own
// file. `node page.mjs PAGE STEP [SCREENSHOTS]`; CHROMIUM names the browser, PLAYWRIGHT the folder of playwright-core.
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const require = createRequire(import.meta.url);
const { chromium } = require(process.env.PLAYWRIGHT ?? "playwright-core");
const [file, stepFile, shots] = process.argv.slice(2);
const step = JSON.parse(readFileSync(stepFile, "utf8"));

// Without a network: a page that asks for anything fails.
const flags = "--headless --no-sandbox --disable-gpu --no-first-run --disable-background-networking --disable-component-update --disable-sync";
const profile = mkdtempSync(join(tmpdir(), "kiln-browser-"));
const context = await chromium.launchPersistentContext(profile, {
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: flags.split(" "),
  viewport: { width: 1440, height: 900 },
  colorScheme: "light",
});
const page = await context.newPage();
const problems = [];
page.on("pageerror", (error) => problems.push(String(error.stack)));
page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
page.on("request", (request) => /^(file|data|blob):/.test(request.url()) || problems.push(`asks for ${request.url()}`));
page.on("dialog", (dialog) => {
  problems.push(`opens a dialog: ${dialog.message()}`);
  dialog.dismiss();
});
const text = (selector) => page.textContent(selector);
const shot = async (name) => shots && (await page.screenshot({ path: join(shots, `${name}.png`) }));
const open = async (name) => {
  await page.click(`#tabs [role=tab]:text-is("${name}")`);
  await page.waitForTimeout(100);
};

// What the page should say, worked out here from the file alone.
const batches = step.spans.filter((span) => span.kind === "part" && /^batch/.test(span.name)).length || 1;
const runs = (plan, number) => step.spans.filter((span) => span.launch && span.launch[0] === plan && span.launch[1] === number);
const fastest = (plan, number) => Math.min(...runs(plan, number).map((span) => span.time)) / 1e3;
const time = (us) => (us < 1e3 ? `${us.toFixed(us < 10 ? 2 : 1)} µs` : us < 1e6 ? `${(us / 1e3).toFixed(us < 1e4 ? 3 : 2)} ms` : `${(us / 1e6).toFixed(3)} s`);
const bytes = (n) => {
  const at = n < 1 ? 0 : Math.min(4, Math.floor(Math.log2(n) / 10));
  const scaled = n / 1024 ** at;
  return `${at ? scaled.toFixed(scaled < 10 ? 2 : 1) : n} ${["B", "KiB", "MiB", "GiB", "TiB"][at]}`;
};

// Clicks on a launch where the open view shows it.
async function click(plan, number) {
  const [x, y] = await page.evaluate(
    ([plan, number]) => {
      const at = kiln.view.where(kiln.step.plans[plan].launches[number]);
      const box = (kiln.view.canvas ?? kiln.view.roof).element.getBoundingClientRect();
      return [box.left + at[0], box.top + at[1]];
    },
    [plan, number],
  );
  await page.mouse.click(x, y);
  await page.waitForFunction(([p, n]) => {
    const title = document.querySelector("#details:not([hidden]) .top h2");
    return title && title.dataset.plan === String(p) && title.dataset.launch === String(n);
  }, [plan, number]);
}

// The details show this launch, with its numbers.
async function check(plan, number) {
  const launch = step.plans[plan].launches[number];
  const kernel = step.kernels[launch.kernel];
  assert.equal(await text("#details .top h2"), kernel.name);
  await page.click('#details .tabs [role=tab]:text-is("Summary")');
  const fact = (name) => text(`#details dd[data-fact="${name}"]`);
  assert.ok((await fact("Time")).startsWith(`${time(fastest(plan, number))}, the fastest of ${runs(plan, number).length}`), await fact("Time"));
  assert.equal(await fact("Schedule"), kernel.schedule || "–");
  assert.ok((await fact("Bytes")).startsWith(`${bytes(kernel.bytes)} of parameters`), await fact("Bytes"));
  if (step.limits) {
    const share = (Math.max(kernel.flops / step.limits.flops, kernel.bytes / step.limits.bytes) * 1e6) / fastest(plan, number);
    assert.ok((await fact("Roofline")).startsWith(`${(100 * share).toFixed(share < 0.1 ? 1 : 0)} %`), `${await fact("Roofline")}: ${share}`);
  }
  assert.equal(await page.locator("#details table tr").count(), kernel.params.length + 1);
}

// Each form of the chosen kernel has the lines that the file has, and the lines of the model stand beside it.
async function texts(plan, number) {
  const launch = step.plans[plan].launches[number];
  const tabs = { kernel: "IR", program: "Program", llvm: "Source", c: "Source", assembly: "Assembly" };
  for (const form of step.kernels[launch.kernel].texts) {
    if (form.name === "In simple operations") continue;
    await page.click(`#details .tabs [role=tab]:text-is("${tabs[form.language]}")`);
    const lines = form.text.replace(/\n$/, "").split("\n");
    assert.equal(await text("#details .code [role=status]"), `${lines.length} lines`);
    const shown = await page.locator("#details .code .row").evaluateAll((rows) => rows.map((row) => [row.firstChild.textContent, row.textContent]));
    assert.ok(shown.length > 0 && shown.length < 200, `${shown.length} lines are elements`);
    for (const [line, all] of shown) assert.equal(all, line + lines[line - 1]);
    const places = await page.locator("#details .model h3").allTextContents();
    for (const origin of launch.origins) {
      assert.ok(places.some((place) => origin.includes(` at ${place}:`)), `${origin} is not among ${places}`);
    }
    await shot(`form-${form.language}`);
    // The last line is found by scrolling there.
    await page.evaluate(() => document.querySelector("#details .code .list").scrollTo(0, 1e9));
    await page.waitForFunction((last) => [...document.querySelectorAll("#details .code .row i")].some((i) => i.textContent === last), String(lines.length));
  }
  const rewrites = step.kernels[launch.kernel].rewrites;
  await page.click('#details .tabs [role=tab]:text-is("Rewrites")');
  for (const [at, { rule, from, to }] of rewrites.slice(0, 3).entries()) {
    assert.deepEqual([await text(".rewrite .rule"), await text(".rewrite .from"), await text(".rewrite .to")], [rule, from, to]);
    assert.equal(await text("#details [role=tabpanel] .bar [role=status]"), `${at + 1} of ${rewrites.length}`);
    await page.click('#details button:has-text("Next")');
  }
  await shot("rewrites");
}

try {
  const begun = performance.now();
  await page.goto(pathToFileURL(resolve(file)).href);
  await page.waitForFunction(() => window.kiln?.view && document.querySelector("#views canvas")?.width > 1);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const loaded = performance.now() - begun;
  assert.equal(await text("#title"), step.title);

  // What is there at first.
  const launches = step.plans.reduce((sum, plan, at) => sum + (plan.launches.length * runs(at, 0).length) / batches, 0);
  const total = step.plans.flatMap((plan, p) => plan.launches.map((_, n) => (fastest(p, n) * runs(p, n).length) / batches)).reduce((a, b) => a + b, 0);
  const peak = Math.max(...step.plans.flatMap((plan) => plan.alive));
  const summary = await text("#summary");
  for (const part of [`Launches ${launches}`, `Different kernels ${step.kernels.length}`, `Peak of working memory ${bytes(peak)}`, time(total)]) {
    assert.ok(summary.includes(part), `${part} is not in ${summary}`);
  }
  assert.deepEqual(await page.locator("#tabs [role=tab]").allTextContents(), ["Graph", "Timeline", "Memory", "Kernels", ...(step.curves.length ? ["Run"] : [])]);

  // Graph: a click on a kernel, its texts; arrow keys go to what needs it.
  await shot("graph");
  const largest = step.plans.reduce((best, plan, at) => (plan.launches.length > step.plans[best].launches.length ? at : best), 0);
  await click(largest, 0);
  await check(largest, 0);
  await texts(largest, 0);
  await page.focus("#views canvas");
  await page.keyboard.press("ArrowDown");
  const next = await page.evaluate(() => [...kiln.step.plans.find((plan) => plan.number === kiln.chosen.plan).launches[0].after].map((l) => l.number).includes(kiln.chosen.number));
  assert.ok(next, "the arrow leads to a kernel that needs the chosen one");

  // Timeline: the launch that took longest, clicked where it is drawn.
  await open("Timeline");
  const spans = step.spans.filter((span) => span.launch);
  const last = Math.max(...step.spans.filter((span) => span.kind === "part").map((span) => span.start), 0);
  const recent = spans.filter((span) => span.start >= last);
  const longest = (recent.length ? recent : spans).reduce((a, b) => (b.time > a.time ? b : a));
  await page.keyboard.press("f");
  await page.evaluate(([plan, number]) => kiln.view.find(kiln.step.plans[plan].launches[number]), longest.launch);
  await page.waitForTimeout(100);
  await click(...longest.launch);
  await check(...longest.launch);
  await shot("timeline");

  // Memory: what lives at the peak.
  await open("Memory");
  await page.keyboard.press("p");
  const plan = await page.evaluate(() => kiln.view.plan.number);
  const { alive, values } = step.plans[plan];
  const at = alive.indexOf(Math.max(...alive));
  const title = page.locator(".side h2");
  assert.equal(await title.getAttribute("data-bytes"), String(alive[at]));
  assert.equal(await title.textContent(), `The peak: ${bytes(alive[at])} during launch ${at}`);
  const living = values.map((value, number) => [value, number]).filter(([value]) => value.from <= at && value.to >= at);
  const listed = await page.locator(".side tr[data-value]").evaluateAll((rows) => rows.map((row) => +row.dataset.value));
  assert.deepEqual([...listed].sort((a, b) => a - b), living.map(([, number]) => number).slice(0, 200));
  await shot("memory");
  await page.focus("#views canvas");
  await page.keyboard.press("ArrowRight");
  if (at + 1 < alive.length) assert.equal(await title.getAttribute("data-bytes"), String(alive[at + 1]));

  // Kernels: the slowest first; the search finds by line; only rows that are seen are elements.
  await open("Kernels");
  const times = step.kernels.map(() => 0);
  step.plans.forEach((plan, p) => plan.launches.forEach((launch, n) => (times[launch.kernel] += (fastest(p, n) * runs(p, n).length) / batches)));
  const slowest = times.indexOf(Math.max(...times));
  const first = page.locator(".grid .row[aria-rowindex='1']");
  await page.evaluate(() => document.querySelector(".grid").scrollTo(0, 0));
  assert.equal(await first.getAttribute("data-kernel"), String(slowest));
  assert.equal(await first.locator("[role=gridcell]").nth(3).textContent(), time(times[slowest]));
  assert.ok((await page.locator(".grid .row").count()) < 120);
  await page.keyboard.press("/");
  await page.keyboard.type("dot");
  const dots = step.kernels.filter((kernel, at) => {
    const launch = step.plans.flatMap((plan) => plan.launches).find((launch) => launch.kernel === at);
    return launch && [kernel.name, kernel.kind, ...launch.origins].join(" ").toLowerCase().includes("dot");
  });
  assert.ok((await text("#views .bar [role=status]")).startsWith(`${dots.length} different kernels`));
  await page.keyboard.press("Escape");
  if ((await page.inputValue("input[aria-label='Find kernels']")) !== "") await page.fill("input[aria-label='Find kernels']", "");
  await page.waitForSelector(`.grid .row[aria-rowindex="1"][data-kernel="${slowest}"]`);
  await first.click();
  await page.waitForSelector(`#details .top h2[data-kernel="${slowest}"]`, { timeout: 5000 });
  await shot("kernels");

  // The run: a chart for the loss, with what it begins and ends with.
  if (step.curves.length) {
    await open("Run");
    const loss = step.curves.find((curve) => curve.name === "loss/train/total").points;
    const label = await page.locator(".chart canvas").first().getAttribute("aria-label");
    const number = (x) => String(+x.toPrecision(4));
    assert.ok(label.includes(`from ${number(loss[0][1])} to ${number(loss.at(-1)[1])}`), label);
    await shot("run");
  }

  // Roles, keys, focus, light and dark.
  assert.equal(await page.locator("#tabs [role=tab][aria-selected=true]").count(), 1);
  assert.equal(await page.locator("canvas:not([aria-label])").count(), 0);
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  assert.equal(await theme(), "light");
  await page.emulateMedia({ colorScheme: "dark" });
  await page.waitForFunction(() => document.documentElement.dataset.theme === "dark", null, { timeout: 5000 });
  await page.focus("#tabs [role=tab][aria-selected=true]");
  await page.keyboard.press("t");
  assert.equal(await theme(), "light");
  await page.keyboard.press("1");
  assert.equal(await text("#tabs [role=tab][aria-selected=true]"), "Graph");
  await page.keyboard.press("Tab");
  const outline = await page.evaluate(() => getComputedStyle(document.activeElement).outlineStyle);
  assert.equal(outline, "solid", "what has the focus is seen");
  await page.keyboard.press("?");
  assert.ok(await page.locator("#help").evaluate((dialog) => dialog.open));
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  assert.ok(await page.locator("#details").isHidden());

  // How long frames of a graph take that moves.
  await page.focus("#views canvas");
  const frames = await page.evaluate(async () => {
    const view = kiln.view;
    const taken = [];
    for (let n = 0; n < 40; n++) {
      const begun = performance.now();
      view.canvas.paint(view.canvas.context, view.canvas.width, view.canvas.height);
      taken.push(performance.now() - begun);
      view.zoom(n < 20 ? 0.9 : 1.1, 400, 300);
    }
    return taken.sort((a, b) => a - b);
  });
  assert.deepEqual(problems, []);
  console.log(`page: ${(readFileSync(file).length / 1e6).toFixed(2)} MB, loaded in ${loaded.toFixed(0)} ms, a frame of the graph ${frames[20].toFixed(1)} ms (at most ${frames[39].toFixed(1)} ms)`);
} catch (error) {
  console.error(problems.join("\n"));
  await page.screenshot({ path: join(tmpdir(), "kiln-browser-failed.png") }).catch(() => {});
  throw error;
} finally {
  await context.close();
  rmSync(profile, { recursive: true, force: true });
}
