/**
 * Speed of the page as built, in Chromium, on a machine that does nothing else: how soon the first step answers a key on
 * a slow line and processor; what an animation frame costs while the page plays; seeks at the ACE paper's size; how soon
 * the map of what ACE saves is there.
 *
 *   node scripts/page-speed.mjs                           the whole, about three minutes
 *   node scripts/page-speed.mjs --quick                   fewer repetitions: a look
 *   node scripts/page-speed.mjs --mbit 9 --rtt 170 --cpu 4 the line in Mbit/s and ms, and how many times slower the processor
 */
import { parseArgs } from "node:util";
import { build } from "./build.mjs";
import { main } from "./lib/run.mjs";
import { withSite } from "./lib/site.mjs";

/**
 * @typedef {import("@playwright/test").Browser} Browser
 * @typedef {import("@playwright/test").Page} Page
 * @typedef {import("@playwright/test").CDPSession} Session
 */

const { values } = parseArgs({
  options: {
    quick: { type: "boolean", default: false },
    mbit: { type: "string", default: "9" },
    rtt: { type: "string", default: "170" },
    cpu: { type: "string", default: "4" },
  },
});
const { quick } = values;
const [mbit = 9, rtt = 40, cpu = 4] = [values.mbit, values.rtt, values.cpu].map(Number);
const viewport = { width: 1366, height: 768 };
/** The second one is the ACE paper's own size. */
const sizes = { "10 000": "pages=150000&frames=10000", "131 072": "pages=1966080&frames=131072" };
const skewed = "workload=skewed&seed=1&w.reads_percent=50&w.operations_percent=90&w.data_percent=10&at=0";

const quantile = (/** @type {readonly number[]} */ values, share = 0.5) => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;
};
const one = (/** @type {number} */ value) => value.toFixed(1);

/** Markdown. @param {readonly string[]} head @param {readonly (readonly string[])[]} rows */
const table = (head, rows) =>
  [head, ["---", ...head.slice(1).map(() => "---:")], ...rows]
    .map((row) => `| ${row.join(" | ")} |`)
    .join("\n");

/** Runs in the page before its own code: presses a key in each frame until the position shown is another one. */
function pressUntilAnswered() {
  const shown = document.querySelector("output")?.textContent ?? "";
  if (shown !== "" && !shown.startsWith("0 "))
    return void Object.assign(window, { answered: performance.now() });
  if (shown !== "") window.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight" }));
  return void requestAnimationFrame(pressUntilAnswered);
}

/** Seconds from opening a link to the first step that answers a key; nothing is cached. @param {Browser} browser @param {string} address */
async function firstStep(browser, address) {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const [downloadThroughput, uploadThroughput] = [(mbit * 1e6) / 8, (mbit * 1e6) / 8];
  const line = { offline: false, latency: rtt, downloadThroughput, uploadThroughput };
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", line);
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpu });
  await page.addInitScript(pressUntilAnswered);
  await page.goto(`${address}#/ace?v=1&preset=first-steps&at=0`, { timeout: 120_000 });
  const limit = { timeout: 120_000 };
  const answered = await page.waitForFunction(() => Reflect.get(window, "answered"), null, limit);
  const ms = Number(await answered.jsonValue());
  await context.close();
  return ms / 1000;
}

/** Seconds that the main thread has worked, and what the page holds. @param {Session} session */
async function metrics(session) {
  const { metrics } = await session.send("Performance.getMetrics");
  const of = (/** @type {string} */ name) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { script: of("ScriptDuration"), busy: of("TaskDuration"), heap: of("JSHeapUsedSize") };
}

/**
 * Opens two lanes and waits for the end of the prescan, which feeds the curves.
 * @param {Browser} browser @param {string} address @param {string} size @param {string} lanes @param {number} requests
 */
async function opened(browser, address, size, lanes, requests) {
  const page = await browser.newPage({ viewport });
  page.setDefaultTimeout(60_000);
  const scene = `${size}&device=pcie-p4510&lanes=${lanes}&${skewed}&requests=${requests}`;
  await page.goto(`${address}#/ace?v=1&${scene}`);
  const curves = page.getByRole("tab", { name: "Curves", exact: true });
  await curves.click();
  await page.getByText("over the whole run").waitFor();
  await curves.click();
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  return { page, session };
}

/** Milliseconds of an animation frame, on average: its script, and all of the main thread. @param {Page} page @param {Session} session @param {string} rate @param {number} ms */
async function playing(page, session, rate, ms) {
  await page.getByLabel("Speed").selectOption(rate);
  const play = await page.getByRole("button", { name: /^(Play|Pause)$/ }).elementHandle();
  const before = await metrics(session);
  const frames = await page.evaluate(
    async ({ button, ms }) => {
      let frames = 0;
      for (const end = performance.now() + ms; performance.now() < end; frames += 1) {
        await new Promise(requestAnimationFrame);
        if (button?.textContent?.trim() !== "Play") continue;
        // At its end the run begins again.
        window.dispatchEvent(new KeyboardEvent("keydown", { key: "Home" }));
        /** @type {HTMLElement} */ (button).click();
      }
      if (button?.textContent?.trim() === "Pause") /** @type {HTMLElement} */ (button).click();
      return frames;
    },
    { button: play, ms },
  );
  const after = await metrics(session);
  const each = (/** @type {"script" | "busy"} */ of) => (1000 * (after[of] - before[of])) / frames;
  return [one(each("script")), one(each("busy")), String(frames)];
}

/** Milliseconds from the scrubber's event to the position shown; the same positions in each run. @param {Page} page @param {number} seeks */
const seeking = (page, seeks) =>
  page.evaluate(async (seeks) => {
    const scrubber = /** @type {HTMLInputElement} */ (document.querySelector("input[aria-label=Position]"));
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
    /** @type {number[]} */ const times = [];
    for (let seek = 0, seed = 1; seek < seeks; seek += 1) {
      seed = (seed * 48_271) % 2_147_483_647;
      const position = seed % Number(scrubber.max);
      const start = performance.now();
      setValue?.call(scrubber, String(position));
      scrubber.dispatchEvent(new Event("input", { bubbles: true }));
      // React renders in a microtask, longer ways take further frames.
      await Promise.resolve();
      while (document.querySelector(".ace-lanes[aria-busy]") !== null)
        await new Promise(requestAnimationFrame);
      times.push(performance.now() - start);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return times;
  }, seeks);

/** A part of the report. @typedef {(browser: Browser, address: string) => Promise<string>} Part */

/** @type {Part} */
async function firstSteps(browser, address) {
  /** @type {number[]} */ const found = [];
  for (let visit = 0; visit < (quick ? 1 : 5); visit += 1) found.push(await firstStep(browser, address));
  const cells = [0, 0.5, 1].map((share) => quantile(found, share).toFixed(2));
  const line = `${mbit} Mbit/s, ${rtt} ms, processor ${cpu} times slower`;
  return table(["from opening to the first step, s", "least", "median", "most"], [[line, ...cells]]);
}

/** @type {Part} */
async function plays(browser, address) {
  /** @type {string[][]} */ const rows = [];
  for (const [name, size] of Object.entries(sizes)) {
    const { page, session } = await opened(browser, address, size, "lru~baseline,lru~ace", 5_000_000);
    for (const rate of ["as fast as it goes", "60 steps/s"])
      rows.push([`${name} frames, ${rate}`, ...(await playing(page, session, rate, quick ? 1000 : 4000))]);
    await page.close();
  }
  return table(["playing, two lanes", "script of a frame, ms", "main thread, ms", "frames"], rows);
}

/** What is sought in; by time, each lane goes to a position of its own. */
const seekLanes = {
  "LRU, ACE": "lru~baseline,lru~ace",
  "LRU, ACE with the Reader": "lru~baseline,lru~ace~prefetch",
  "LRU, ACE, by time": "lru~baseline,lru~ace&axis=time",
  "Clock Sweep, ACE, by time": "clock~baseline,clock~ace&axis=time",
};

/** @type {Part} */
async function seeks(browser, address) {
  /** @type {string[][]} */ const rows = [];
  for (const [name, lanes] of Object.entries(seekLanes)) {
    const { page, session } = await opened(browser, address, sizes["131 072"], lanes, 10_000_000);
    const before = await metrics(session);
    const times = await seeking(page, quick ? 10 : 50);
    const busy = ((await metrics(session)).busy - before.busy) / times.length;
    await session.send("HeapProfiler.collectGarbage");
    const { heap } = await metrics(session);
    const engine = await page.evaluate(() => /** @type {any} */ (window).bufferpoolLab.engineBytes());
    const held = [engine, heap].map((bytes) => (bytes / 1e6).toFixed(0)).join(" + ");
    rows.push([name, one(quantile(times)), one(quantile(times, 1)), one(1000 * busy), held]);
    await page.close();
  }
  const head = ["seeks in 10 million requests, 131 072 frames", "median, ms", "most, ms"];
  return table([...head, "main thread a seek, ms", "engine + JavaScript, MB"], rows);
}

const mapped = `pages=1000&frames=100&device=pcie-p4510&lanes=lru~baseline,lru~ace&requests=50000&${skewed}`;

/** Milliseconds from the click to a map of which each cell is there; the page is opened anew for each. @type {Part} */
async function maps(browser, address) {
  /** @type {number[]} */ const found = [];
  for (let visit = 0; visit < (quick ? 1 : 5); visit += 1) {
    const page = await browser.newPage({ viewport });
    await page.goto(`${address}#/ace?v=1&${mapped}`);
    await page.getByRole("tab", { name: "Curves", exact: true }).waitFor();
    await page.waitForTimeout(2_000);
    const ms = await page.evaluate(async () => {
      const button = [...document.querySelectorAll("button")].find((each) => each.textContent === "What if?");
      const start = performance.now();
      button?.click();
      while (
        document.querySelector(
          "[data-testid=what-if][aria-busy=false] [data-cells]:not([data-cells='0'])",
        ) === null
      )
        await new Promise(requestAnimationFrame);
      return performance.now() - start;
    });
    found.push(ms);
    await page.close();
  }
  const cells = [0, 0.5, 1].map((share) => one(quantile(found, share)));
  const of = "alpha by k_w, 50 000 requests, 100 frames";
  return table(["from the click to all cells, ms", "least", "median", "most"], [[of, ...cells]]);
}

await main(async () => {
  await build();
  await withSite(async ({ browser, address }) => {
    for (const part of [firstSteps, plays, seeks, maps]) console.log(`${await part(browser, address)}\n`);
  });
});
