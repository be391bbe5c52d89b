/**
 * How the figures' pages feel on this machine, from the built site: `node scripts/figures-speed.mjs`.
 *
 * Prints how soon a page shows its figure, how long the main thread was busy at a time while a figure runs (tasks
 * over 50 ms are listed; the longest also in CPU time, which a busy machine does not stretch), how often it was drawn,
 * and how soon Cancel took effect.
 */
import { build } from "./build.mjs";
import { main } from "./lib/run.mjs";
import { withSite } from "./lib/site.mjs";

/** The largest grid, and the figure with the most values in a second. */
const cases = [
  { id: "ace-10i", settings: "size=1/640&seeds=5", seconds: 15 },
  { id: "ace-2", settings: "size=1/640&seeds=900", seconds: 15 },
  { id: "poster-1", settings: "seeds=20", seconds: 15 },
];

/** Runs in the page before its own code. */
function observe() {
  /** @type {number[]} */
  const tasks = [];
  Object.assign(window, { longTasks: tasks });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(Math.round(duration));
  }).observe({ type: "longtask", buffered: true });
}

/** @param {import("@playwright/test").Page} page @returns {Promise<number[]>} */
const longTasks = (page) =>
  page.evaluate(() => {
    const tasks = /** @type {{ longTasks: number[] }} */ (/** @type {unknown} */ (window)).longTasks;
    return tasks.splice(0);
  });

/**
 * Longest task of the page's main thread while `work` runs.
 * @param {import("@playwright/test").Browser} browser
 * @param {import("@playwright/test").Page} page
 * @param {() => Promise<unknown>} work
 */
async function longestTask(browser, page, work) {
  await browser.startTracing(page, {
    categories: ["toplevel", "disabled-by-default-devtools.timeline", "__metadata"],
  });
  await work();
  /** @type {{ traceEvents: { name: string, pid: number, tid: number, dur?: number, tdur?: number, args: { name?: string } }[] }} */
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const main = traceEvents.filter(
    ({ name, args }) => name === "thread_name" && args.name === "CrRendererMain",
  );
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) =>
      /RunTask$/.test(name) && main.some((thread) => thread.pid === pid && thread.tid === tid),
  );
  const longest = (/** @type {number[]} */ us) =>
    Math.round(us.reduce((most, one) => Math.max(most, one), 0) / 1000);
  const wall = longest(tasks.map(({ dur = 0 }) => dur));
  const cpu = longest(tasks.map(({ tdur = 0 }) => tdur));
  return `longest of ${tasks.length} tasks: ${wall} ms by the clock, ${cpu} ms of CPU`;
}

/** @param {() => Promise<unknown>} work */
async function timed(work) {
  const start = performance.now();
  await work();
  return `${Math.round(performance.now() - start)} ms`;
}

await main(async () => {
  await build();
  await withSite(async ({ browser, address }) => {
    for (const { id, settings, seconds } of cases) {
      const page = await browser.newPage();
      await page.addInitScript(observe);
      const open = await timed(async () => {
        await page.goto(`${address}#/figures/${id}?v=1&${settings}`);
        await page.locator("[data-spot]").first().waitFor({ state: "attached" });
      });
      console.log(
        `${id}: figure drawn ${open} after the address was opened, long tasks ${await longTasks(page)}`,
      );
      const began = await longestTask(browser, page, async () => {
        await page.getByRole("button", { name: "Run", exact: true }).click();
        await page.getByTestId("run-words").filter({ hasText: " of " }).waitFor();
      });
      console.log(`${id}: from Run to the first run: ${began}`);
      console.log(`${id}: from Run to the first run: long tasks [${await longTasks(page)}] ms`);
      let draws = 0;
      const during = await longestTask(browser, page, async () => {
        draws = await page.evaluate(async (ms) => {
          let count = 0;
          const svg = document.querySelector("figure svg[role=group]");
          const observer = new MutationObserver(() => {
            count += 1;
          });
          if (svg !== null) observer.observe(svg, { subtree: true, childList: true, attributes: true });
          await new Promise((resolve) => setTimeout(resolve, ms));
          observer.disconnect();
          return count;
        }, seconds * 1000);
      });
      console.log(`${id}: while it runs: ${during}`);
      const told = await page.getByTestId("run-words").textContent();
      console.log(
        `${id}: ${told} ${draws} drawings in ${seconds} s; long tasks [${await longTasks(page)}] ms`,
      );
      const cancel = page.getByRole("button", { name: "Cancel" });
      if (await cancel.isVisible()) {
        const stopped = await timed(async () => {
          await cancel.click();
          await page
            .getByText(/^Stopped/)
            .first()
            .waitFor();
        });
        console.log(`${id}: stopped ${stopped} after Cancel; long tasks [${await longTasks(page)}] ms`);
      }
      await page.close();
    }
  });
});
