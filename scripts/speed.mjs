/**
 * Speed of the page as built, in Chromium: script time of an animation frame while it plays 10 000 frames, and how
 * long a seek takes within a million requests. On a machine that does nothing else.
 *
 *   node scripts/speed.mjs            10 s of playing at each rate
 *   node scripts/speed.mjs --quick    3 s
 */
import { pathToFileURL } from "node:url";
import { build } from "./build.mjs";
import { dragging, drags } from "./lib/bench-dragging.mjs";
import { main } from "./lib/run.mjs";
import { withSite } from "./lib/site.mjs";

const goals = { frameMs: 8, seekMs: 50, updatesPerSecond: 30 };
const requests = 1_000_000;
const seeks = 50;
const rates = ["as fast as it goes", "60 steps/s"];

/** Links to the largest scenes that are legal. */
const largest = [
  "pbm?blocks=67108864",
  "ace?frames=16777216",
  "hybrid?pages=67108864&lanes=conservative~lru",
];

const pool = "pages=150000&frames=10000&alpha=2.8&k_r=80&k_w=8&base_us=12.4&lanes=lru~baseline,lru~ace";
const workload = "workload=skewed&seed=1&w.reads_percent=60&w.operations_percent=80&w.data_percent=15";
const scene = (/** @type {number} */ requests) => `#/ace?v=1&${pool}&${workload}&requests=${requests}&at=0`;

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {{ name: string, ph: string, ts: number, dur?: number, pid: number, tid: number }} TraceEvent times in µs */

/** What the browser itself counts as script; layout that a script forces is within. */
const scripts = new Set([
  "FireAnimationFrame",
  "FunctionCall",
  "EventDispatch",
  "TimerFire",
  "RunMicrotasks",
  "EvaluateScript",
]);

/** @param {readonly number[]} values @param {number} share */
export const quantile = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ??
  Number.NaN;

/**
 * Script time of each animation frame in ms: from the start of one frame's callbacks to that of the next, so with
 * what React does in tasks of its own.
 * @param {readonly TraceEvent[]} events
 */
export function scriptTimes(events) {
  const whole = events.filter(({ ph, name }) => ph === "X" && scripts.has(name));
  /** @type {Map<string, TraceEvent[]>} */ const threads = new Map();
  for (const event of whole) {
    const thread = `${event.pid} ${event.tid}`;
    const events = threads.get(thread);
    if (events === undefined) threads.set(thread, [event]);
    else events.push(event);
  }
  const [page = []] = [...threads.values()].sort((a, b) => b.length - a.length);
  /** @type {number[]} */ const times = [];
  let end = 0;
  let frameTask = Number.NEGATIVE_INFINITY;
  for (const { name, ts, dur = 0 } of page.toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))) {
    // Several callbacks can be asked for the same frame: they follow each other at once.
    if (name === "FireAnimationFrame" && ts - frameTask > 4_000) times.push(0);
    if (name === "FireAnimationFrame") frameTask = ts + dur;
    // What lies within a script that is counted already is not counted again.
    const own = Math.max(0, ts + dur - Math.max(ts, end));
    end = Math.max(end, ts + dur);
    if (times.length > 0) times[times.length - 1] = (times.at(-1) ?? 0) + own / 1000;
  }
  // The first frame has the click in it, the last one is cut off.
  return times.slice(1, -1);
}

/**
 * Waits until the prescan, which goes ahead of what is shown, is out of the way: the curves know.
 * @param {Page} page
 */
export async function prescanned(page) {
  const curves = page.getByRole("tab", { name: "Curves", exact: true });
  await curves.click();
  await page.getByText("over the whole run").waitFor({ timeout: 300_000 });
  await curves.click();
  await page.getByRole("tabpanel").waitFor({ state: "detached" });
}

/** @param {Page} page @param {string} rate @param {number} seconds */
export async function playing(page, rate, seconds) {
  await page.getByLabel("Speed").selectOption(rate);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  const session = await page.context().newCDPSession(page);
  /** @type {TraceEvent[]} */ const events = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(.../** @type {any} */ (value)));
  await session.send("Tracing.start", { categories: "devtools.timeline", transferMode: "ReportEvents" });
  const play = page.getByRole("button", { name: "Play", exact: true });
  for (
    const end = performance.now() + seconds * 1000;
    performance.now() < end;
    await page.waitForTimeout(50)
  ) {
    // At its end the run begins again.
    if (!(await play.isVisible())) continue;
    await page.keyboard.press("Home");
    await play.click();
  }
  const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.end");
  await complete;
  return scriptTimes(events);
}

/** Milliseconds from the scrubber's event to the shown position, for random positions. @param {Page} page */
const seeking = (page) =>
  page.evaluate(
    async ([seeks, requests]) => {
      const scrubber = /** @type {HTMLInputElement} */ (document.querySelector("input[aria-label=Position]"));
      const shown = document.querySelector("output");
      const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
      /** @type {number[]} */ const times = [];
      // The same positions in each run.
      let seed = 1;
      for (let seek = 0; seek < seeks; seek += 1) {
        seed = (seed * 48_271) % 2_147_483_647;
        const position = seed % requests;
        const text = `${position.toLocaleString("en")} / `;
        const start = performance.now();
        setValue?.call(scrubber, String(position));
        scrubber.dispatchEvent(new Event("input", { bubbles: true }));
        // React renders in a microtask, longer ways take further frames.
        await Promise.resolve();
        while (!shown?.textContent?.startsWith(text)) await new Promise(requestAnimationFrame);
        times.push(performance.now() - start);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      return times;
    },
    /** @type {const} */ ([seeks, requests]),
  );

/** The page's longest task from the start of a lab to a link's run. @param {Page} page @param {string} link */
async function opening(page, link) {
  await page.goto("about:blank");
  await page.goto(link.replace(/\?.*/, ""));
  await page.locator("output").waitFor();
  return page.evaluate(async (hash) => {
    let longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
    }).observe({ type: "longtask" });
    location.hash = hash;
    await new Promise((resolve) => setTimeout(resolve, 3000));
    return longest;
  }, new URL(link).hash);
}

const ms = (/** @type {number} */ value) => `${value.toFixed(1)} ms`;
const verdict = (/** @type {number} */ value, /** @type {number} */ goal) =>
  value <= goal ? "met" : "MISSED";

/** @param {{ quick?: boolean }} [options] */
export async function speed({ quick = false } = {}) {
  return withSite(async ({ browser, address }) => {
    const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
    const open = async (/** @type {number} */ requests) => {
      await page.goto("about:blank");
      await page.goto(`${address}${scene(requests)}`);
      await prescanned(page);
    };
    const lines = [];
    for (const rate of rates) {
      await open(rate === rates[0] ? 5 * requests : requests);
      const times = await playing(page, rate, quick ? 3 : 10);
      const [median, p95] = [quantile(times, 0.5), quantile(times, 0.95)];
      lines.push([
        rate,
        ms(median),
        ms(p95),
        `<= ${goals.frameMs} ms median`,
        verdict(median, goals.frameMs),
        `${times.length} frames`,
      ]);
    }
    await open(requests);
    const times = await seeking(page);
    const [median, p95] = [quantile(times, 0.5), quantile(times, 0.95)];
    lines.push([
      `seek in ${requests.toLocaleString("en")}`,
      ms(median),
      ms(p95),
      `<= ${goals.seekMs} ms median`,
      verdict(median, goals.seekMs),
      `${seeks} seeks`,
    ]);
    for (const link of largest) {
      const times = [];
      for (let time = 0; time < 5; time += 1) times.push(await opening(page, `${address}#/${link}`));
      lines.push([`longest task of opening ${link}`, ms(quantile(times, 0.5)), ms(Math.max(...times))]);
    }
    for (const [name, scene, chip] of drags) {
      await page.goto("about:blank");
      await page.goto(`${address}${scene}`);
      await page.getByRole("button", { name: chip }).first().waitFor({ timeout: 120_000 });
      const { updatesPerSecond, longestTaskMs } = await dragging(page, chip);
      lines.push([
        `dragged: ${name}`,
        `${updatesPerSecond.toFixed(1)} /s`,
        "",
        `>= ${goals.updatesPerSecond} updates/s`,
        updatesPerSecond >= goals.updatesPerSecond ? "met" : "MISSED",
        `longest task ${longestTaskMs === 0 ? "at most 50" : Math.round(longestTaskMs)} ms`,
      ]);
    }
    const rows = [["page, B = 10 000, 2 lanes", "median", "p95", "goal", "", ""], ...lines];
    const widths =
      rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
    return rows
      .map((row) =>
        row
          .map((cell, at) => cell.padEnd(widths[at] ?? 0))
          .join("  ")
          .trimEnd(),
      )
      .join("\n");
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await main(async () => {
    await build();
    console.log("Script time of an animation frame while playing, and time of a seek\n");
    console.log(await speed({ quick: process.argv.includes("--quick") }));
  });
}
