/**
 * The paper's size in the page as built: 1 966 080 pages, 131 072 frames, 10 million requests, in Chromium. For each
 * policy, baseline beside ACE and baseline beside ACE with the Reader: how long it opens, runs, prescans, seeks and steps
 * back, what a frame takes while it plays, and memory. On a machine that does nothing else.
 *
 *   node scripts/paper-scale.mjs            every policy
 *   node scripts/paper-scale.mjs lru clock  these
 *   node scripts/paper-scale.mjs --quick    3 s of playing
 */
import { readFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "./build.mjs";
import { main, root } from "./lib/run.mjs";
import { withSite } from "./lib/site.mjs";
import { playing, prescanned, quantile } from "./speed.mjs";

const goals = { engineMs: 2_000, seekMs: 100, frameMs: 8, memoryMb: 400 };
const size = { pages: 1_966_080, frames: 131_072, requests: 10_000_000 };
const seeks = 50;
const steps = 20;
/** The engine's slices, as the page cuts them at most. */
const slice = 65_536;

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {{ policy: string, reader: boolean }} Case */

const scene = (/** @type {Case} */ { policy, reader }) => ({
  pages: size.pages,
  frames: size.frames,
  device: "pcie-p4510",
  lanes: [
    { policy, mode: "baseline" },
    { policy, mode: "ace", ...(reader && { prefetch: true }) },
  ],
  workload: {
    kind: "skewed",
    requests: size.requests,
    seed: "1",
    reads_percent: 50,
    operations_percent: 90,
    data_percent: 10,
  },
});

const link = (/** @type {Case} */ { policy, reader }, requests = size.requests) =>
  `#/ace?v=1&pages=${size.pages}&frames=${size.frames}&device=pcie-p4510` +
  `&lanes=${policy}~baseline,${policy}~ace${reader ? "~prefetch" : ""}&workload=skewed&requests=${requests}` +
  "&seed=1&w.reads_percent=50&w.operations_percent=90&w.data_percent=10&at=0";

const enginePkg = (/** @type {string} */ name) => join(root, "web/engine/pkg/ace", name);

/**
 * The engine alone, in Chromium but in no page of ours: time of all requests in both lanes, and of the prescan.
 * @param {Page} page @param {Case} which
 */
async function engine(page, which) {
  await page.goto("about:blank");
  const code = readFileSync(enginePkg("ace.js"), "utf8");
  const wasm = readFileSync(enginePkg("ace_bg.wasm")).toString("base64");
  return page.evaluate(
    async ({ code, wasm, scene, requests, slice }) => {
      const module = await import(URL.createObjectURL(new Blob([code], { type: "text/javascript" })));
      await module.default({ module_or_path: Uint8Array.from(atob(wasm), (char) => char.charCodeAt(0)) });
      const timed = (/** @type {() => void} */ work) => {
        const start = performance.now();
        work();
        return performance.now() - start;
      };
      /** @type {any} */ let lab;
      // The browser compiles a hot function better after some calls: as in a page that has been used.
      for (let warm = 0; warm < 2; warm += 1) {
        lab?.free();
        lab = new module.Lab(scene);
        for (let at = 0; at < requests / 10; at = lab.seek_slice(requests / 10, slice));
        lab.continue_prescan(requests / 20);
      }
      lab.free();
      const open = timed(() => {
        lab = new module.Lab(scene);
      });
      const run = timed(() => {
        while (lab.seek_slice(requests, slice) < requests);
      });
      const prescan = timed(() => {
        while (lab.continue_prescan(slice) < requests);
      });
      return { open, run, prescan };
    },
    { code, wasm, scene: JSON.stringify(scene(which)), requests: size.requests, slice },
  );
}

/** From the new address to the frame that shows its run, and the longest task on the way. @param {Page} page @param {Case} which */
async function opening(page, which) {
  return page.evaluate(async (hash) => {
    let longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
    }).observe({ type: "longtask" });
    const output = document.querySelector("output");
    const start = performance.now();
    location.hash = hash;
    while (!output?.textContent?.trimEnd().endsWith("10,000,000")) await new Promise(requestAnimationFrame);
    const shown = performance.now() - start;
    await new Promise((resolve) => setTimeout(resolve, 300));
    return { shown, longest };
  }, link(which));
}

/** Milliseconds from each event to the position it asks for, as shown. @param {Page} page @param {"seeks" | "steps"} kind @param {number} count */
function moving(page, kind, count) {
  return page.evaluate(
    async ({ kind, count, requests }) => {
      const scrubber = /** @type {HTMLInputElement} */ (document.querySelector("input[aria-label=Position]"));
      const shown = document.querySelector("output");
      const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
      /** @type {number[]} */ const times = [];
      // The same positions in each run.
      let seed = 1;
      let position = Number(shown?.textContent?.split("/")[0]?.replaceAll(/\D/g, ""));
      for (let move = 0; move < count; move += 1) {
        seed = (seed * 48_271) % 2_147_483_647;
        position = kind === "seeks" ? seed % requests : position - 1;
        const text = `${position.toLocaleString("en")} / `;
        const start = performance.now();
        if (kind === "seeks") {
          setValue?.call(scrubber, String(position));
          scrubber.dispatchEvent(new Event("input", { bubbles: true }));
        } else window.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft" }));
        // React renders in a microtask, longer ways take further frames.
        await Promise.resolve();
        while (!shown?.textContent?.startsWith(text)) await new Promise(requestAnimationFrame);
        times.push(performance.now() - start);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      return times;
    },
    { kind, count, requests: size.requests },
  );
}

/** Megabytes: the engine's memory, and the page's JavaScript with its typed arrays. @param {Page} page */
async function memory(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  const heap = /** @type {{ usedSize: number, embedderHeapUsedSize?: number }} */ (
    await session.send("Runtime.getHeapUsage")
  );
  const engine = await page.evaluate(() => /** @type {any} */ (window).bufferpoolLab.engineBytes());
  await session.detach();
  return { engine: engine / 1e6, heap: (heap.usedSize + (heap.embedderHeapUsedSize ?? 0)) / 1e6 };
}

/** @param {import("@playwright/test").Browser} browser @param {string} address @param {Case} which @param {number} seconds */
async function measure(browser, address, which, seconds) {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  const page = await context.newPage();
  const alone = await engine(page, which);
  await page.goto(`${address}#/ace?v=1&preset=first-steps`);
  await page.locator("output").waitFor();
  const opened = await opening(page, which);
  // To the end before the prescan is there: in slices, the page alive.
  const end = await page.evaluate(async () => {
    const output = document.querySelector("output");
    const start = performance.now();
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "End" }));
    while (!output?.textContent?.startsWith("10,000,000 /")) await new Promise(requestAnimationFrame);
    return performance.now() - start;
  });
  const prescanStart = performance.now();
  await prescanned(page);
  const prescan = performance.now() - prescanStart;
  const sought = await moving(page, "seeks", seeks);
  const back = await moving(page, "steps", steps);
  const { engine: engineMb, heap } = await memory(page);
  /** @type {Record<string, number[]>} */ const frames = {};
  for (const [arrangement, view] of Object.entries({ "by order": "order", "by frame": "frame" })) {
    await page.goto("about:blank");
    await page.goto(`${address}${link(which, 5 * size.requests)}&view=${view}`);
    await page.locator("output").waitFor({ timeout: 60_000 });
    frames[arrangement] = await playing(page, "as fast as it goes", seconds);
  }
  await context.close();
  return { alone, opened, end, prescan, sought, back, engineMb, heap, frames };
}

/** @typedef {Awaited<ReturnType<typeof measure>>} Measured */

const ms = (/** @type {number} */ value) => (value < 100 ? value.toFixed(1) : value.toFixed(0));
const spread = (/** @type {readonly number[]} */ times) =>
  [0.5, 0.95, 1].map((share) => ms(quantile(times, share))).join(" / ");

/** @type {readonly (readonly [string, (measured: Measured) => string])[]} */
const rows = [
  ["engine alone: open, ms", ({ alone }) => ms(alone.open)],
  ["engine alone: 10 million requests, 2 lanes, ms", ({ alone }) => ms(alone.run)],
  ["engine alone: prescan, ms", ({ alone }) => ms(alone.prescan)],
  ["page: open until shown, ms", ({ opened }) => ms(opened.shown)],
  ["page: longest task of opening, ms", ({ opened }) => ms(opened.longest)],
  ["page: to the end before the prescan, ms", ({ end }) => ms(end)],
  ["page: prescan after that, ms", ({ prescan }) => ms(prescan)],
  [`page: ${seeks} seeks, ms: median / p95 / max`, ({ sought }) => spread(sought)],
  [`page: ${steps} steps back, ms: median / p95 / max`, ({ back }) => spread(back)],
  ["script of a frame, by order, ms: median / p95 / max", ({ frames }) => spread(frames["by order"] ?? [])],
  ["script of a frame, by frame, ms: median / p95 / max", ({ frames }) => spread(frames["by frame"] ?? [])],
  ["memory: engine + JavaScript, MB", ({ engineMb, heap }) => `${ms(engineMb)} + ${ms(heap)}`],
];

/** What misses its goal, in words. @param {string} name @param {Case} which @param {Measured} measured */
function misses(name, { reader }, { alone, sought, frames, engineMb, heap }) {
  const found = [
    ["engine time", alone.run, goals.engineMs, "ms", !reader],
    ["longest seek", quantile(sought, 1), goals.seekMs, "ms", true],
    ["frame by order", quantile(frames["by order"] ?? [], 0.5), goals.frameMs, "ms", true],
    ["frame by frame", quantile(frames["by frame"] ?? [], 0.5), goals.frameMs, "ms", true],
    ["memory", engineMb + heap, goals.memoryMb, "MB", !reader],
  ];
  return /** @type {[string, number, number, string, boolean][]} */ (found)
    .filter(([, value, goal, , applies]) => applies && value > goal)
    .map(([what, value, goal, unit]) => `${name}: ${what} ${ms(value)} ${unit}, goal ${goal} ${unit}`);
}

/** @param {{ policies?: readonly string[], quick?: boolean }} [options] */
export async function paperScale({ policies = [], quick = false } = {}) {
  return withSite(async ({ browser, address }) => {
    const chosen = policies.length > 0 ? policies : ["lru", "clock", "cflru", "lru-wsr"];
    const cases = chosen.flatMap((policy) => [false, true].map((reader) => ({ policy, reader })));
    /** @type {string[][]} */ const columns = [["", ...rows.map(([title]) => title)]];
    /** @type {string[]} */ const missed = [];
    for (const which of cases) {
      const name = `${which.policy}${which.reader ? " + Reader" : ""}`;
      const measured = await measure(browser, address, which, quick ? 3 : 10);
      columns.push([name, ...rows.map(([, tell]) => tell(measured))]);
      missed.push(...misses(name, which, measured));
    }
    const widths = columns.map((column) => Math.max(...column.map((cell) => cell.length)));
    const lines = (columns[0] ?? []).map((_, row) =>
      columns
        .map((column, at) => (column[row] ?? "").padEnd(widths[at] ?? 0))
        .join("  ")
        .trimEnd(),
    );
    const load = `load of the machine: ${loadavg()
      .map((value) => value.toFixed(1))
      .join(", ")}`;
    return [...lines, "", load, ...(missed.length > 0 ? missed : ["every goal is met"])].join("\n");
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await main(async () => {
    await build();
    const policies = process.argv.slice(2).filter((arg) => !arg.startsWith("--"));
    console.log(await paperScale({ policies, quick: process.argv.includes("--quick") }));
  });
}
