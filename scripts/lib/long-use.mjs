/**
 * A page in long use: changes of preset in all labs, hours of playing, scenes of the paper's size opened again and again. What
 * is alive afterwards must be as much as before.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { engineDir, Failure } from "./run.mjs";
import { withSite } from "./site.mjs";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {{ heapMb: number, engineMb: number, nodes: number, listeners: number }} Alive */

const labs = ["ace", "hybrid", "pbm"];
const presets = labs.flatMap((lab) =>
  readdirSync(join(engineDir, lab, "src/preset"))
    .filter((name) => name.endsWith(".json"))
    .map((name) => `#/${lab}?v=1&preset=${name.replace(".json", "")}`),
);
const atRest = "#/ace?v=1&preset=first-steps";
/** Requests enough for hours of steps. */
const long = "#/ace?v=1&preset=ms-640&requests=1000000&at=0";
const paperScale = (/** @type {number} */ seed) => `#/ace?v=1&preset=ms-1&seed=${seed}&at=0`;

/** More than this is growth, and not what a cache or the browser's own housekeeping adds once. */
const MOST_GROWTH = 1.1;
const FREE_MB = 3;

/** @param {Page} page @param {string} hash */
async function open(page, hash) {
  await page.evaluate(async (hash) => {
    location.hash = hash;
    const shows = () =>
      document.querySelector("output") !== null && location.hash.startsWith(hash.split("?")[0] ?? "");
    do await new Promise(requestAnimationFrame);
    while (!shows());
    await new Promise(requestAnimationFrame);
  }, hash);
}

/** What is alive in the same place, after the garbage is gone. @param {Page} page @returns {Promise<Alive>} */
async function alive(page) {
  await open(page, atRest);
  await page.waitForTimeout(500);
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  // What the first one finalises, the second one collects.
  for (let round = 0; round < 3; round += 1) await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  const of = (/** @type {string} */ name) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  const engine = await page.evaluate(() => /** @type {any} */ (window).bufferpoolLab.engineBytes());
  await session.detach();
  return {
    heapMb: of("JSHeapUsedSize") / 1e6,
    engineMb: engine / 1e6,
    nodes: of("Nodes"),
    listeners: of("JSEventListeners"),
  };
}

/** @param {string} what @param {Alive} before @param {Alive} after */
function told(what, before, after) {
  const cells = /** @type {const} */ ([
    ["heap", before.heapMb, after.heapMb, "MB"],
    ["engine", before.engineMb, after.engineMb, "MB"],
    ["nodes", before.nodes, after.nodes, ""],
    ["listeners", before.listeners, after.listeners, ""],
  ]).map(([name, from, to, unit]) => ({
    grown: to > from * MOST_GROWTH && (unit === "" || to > from + FREE_MB),
    text: `${name} ${from.toFixed(unit ? 1 : 0)} to ${to.toFixed(unit ? 1 : 0)} ${unit}`.trimEnd(),
  }));
  const line = `${what}: ${cells.map(({ text }) => text).join(", ")}`;
  if (cells.some(({ grown }) => grown)) throw new Failure(`${line}\nsomething is kept.`);
  return line;
}

/** @param {import("@playwright/test").Browser} browser @param {string} address @param {{ clock?: boolean }} [how] */
async function opened(browser, address, { clock = false } = {}) {
  const page = await (await browser.newContext({ viewport: { width: 1366, height: 768 } })).newPage();
  page.setDefaultTimeout(300_000);
  if (clock) await page.clock.install();
  await page.goto(`${address}${atRest}`);
  await page.locator("output").waitFor();
  return page;
}

/**
 * Playing goes by a clock that is turned on by hand: an hour takes as long as its pictures.
 * @param {{ changes: number, hours: number, openings: number, say: (line: string) => void }} much
 */
export const longUse = ({ changes, hours, openings, say }) =>
  withSite(async ({ browser, address }) => {
    /** @param {string} what @param {Page} page @param {(page: Page) => Promise<void>} warm @param {(page: Page) => Promise<void>} use */
    const used = async (what, page, warm, use) => {
      await warm(page);
      const before = await alive(page);
      await use(page);
      say(told(what, before, await alive(page)));
      await page.context().close();
    };
    const each = async (/** @type {Page} */ page, /** @type {number} */ count) => {
      for (let at = 0; at < count; at += 1) await open(page, presets[at % presets.length] ?? atRest);
    };
    await used(
      `${changes} changes of preset`,
      await opened(browser, address),
      (page) => each(page, presets.length),
      (page) => each(page, changes),
    );
    const openEach = async (/** @type {Page} */ page, /** @type {number} */ count) => {
      const shows = (/** @type {string} */ requests) =>
        page.waitForFunction(
          (text) => document.querySelector("output")?.textContent?.trimEnd().endsWith(text),
          ` / ${requests}`,
        );
      for (let seed = 1; seed <= count; seed += 1) {
        await open(page, paperScale(seed));
        await shows("10,000,000");
        await open(page, atRest);
        await shows("27");
      }
    };
    await used(
      `${openings} openings at the paper's size`,
      await opened(browser, address),
      (page) => openEach(page, 3),
      (page) => openEach(page, openings),
    );
    const played = async (/** @type {Page} */ page, /** @type {number} */ minutes) => {
      await open(page, long);
      await page.getByRole("button", { name: "Play", exact: true }).click();
      for (let minute = 0; minute < minutes; minute += 1) await page.clock.runFor(60_000);
      await page.getByRole("button", { name: "Pause", exact: true }).click();
    };
    await used(
      `${hours} h of playing`,
      await opened(browser, address, { clock: true }),
      (page) => played(page, 1),
      (page) => played(page, Math.ceil(hours * 60)),
    );
  });
