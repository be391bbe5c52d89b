/** How often the score follows a slider that is dragged, and the longest task of the page meanwhile. */

/** @typedef {import("@playwright/test").Page} Page */

/** Moves of the mouse, as often as a quick one reports them. */
const moves = 480;
const everyMs = 8;
/** Moves from one end of the part of the slider that is dragged to the other. */
const sweep = 100;

const pool = "device=pcie-p4510&pages=5000&frames=100&lanes=lru~baseline,lru~ace";
const workload = "workload=skewed&seed=1&w.reads_percent=60&w.operations_percent=80&w.data_percent=15";

/** What is dragged: where, and a slider's chip. @type {readonly [string, string, RegExp][]} */
export const drags = [
  ...[50_000, 100_000].flatMap((requests) => {
    const scene = `#/ace?v=1&${pool}&${workload}&requests=${requests}&at=${requests * 0.6}&view=order`;
    const chips = { alpha: /^Read.write asymmetry/, frames: /^Frames in the pool/, reads: /^Reads/ };
    return Object.entries(chips).map(([name, chip]) => {
      /** @type {[string, string, RegExp]} */
      const drag = [`${name}, ${requests.toLocaleString("en")} requests`, scene, chip];
      return drag;
    });
  }),
  ["flash write, flash + magnetic lab", "#/hybrid?v=1&preset=cost-queues&at=60", /^Flash write/],
  ["frames, predictive lab", "#/pbm?v=1&preset=looping-scan&at=100", /^Frames/],
];

/**
 * @param {Page} page
 * @param {RegExp} chip
 * @returns {Promise<{ updatesPerSecond: number, longestTaskMs: number }>} 0 of tasks of 50 ms and less
 */
export async function dragging(page, chip) {
  await page.getByRole("button", { name: chip }).first().click();
  const slider = page.getByRole("slider", { name: chip }).last();
  // The curve behind it is there: its worker is done.
  await page
    .getByRole("img", { name: /: .*: / })
    .first()
    .waitFor();
  const box = await slider.boundingBox();
  if (box === null) throw new Error(`No slider of ${chip}.`);
  const at = (/** @type {number} */ move) => ({
    x: box.x + box.width * (0.2 + (0.6 * (move % sweep)) / sweep),
    y: box.y + box.height / 2,
  });
  await page.mouse.move(at(0).x, at(0).y);
  await page.mouse.down();
  await page.evaluate(() => {
    const counted = Object.assign(globalThis, { dragged: { updates: 0, longestTaskMs: 0 } }).dragged;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        counted.longestTaskMs = Math.max(counted.longestTaskMs, duration);
    }).observe({ entryTypes: ["longtask"] });
    const score = document.querySelector("[data-part=score]");
    let shown = score?.textContent;
    const look = () => {
      const now = score?.textContent;
      if (now !== shown) counted.updates += 1;
      shown = now;
      requestAnimationFrame(look);
    };
    look();
  });
  const session = await page.context().newCDPSession(page);
  const start = performance.now();
  /** @type {Promise<unknown>[]} */ const sent = [];
  for (let move = 0; move < moves; move += 1) {
    const left = start + move * everyMs - performance.now();
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
    sent.push(
      session.send("Input.dispatchMouseEvent", {
        type: "mouseMoved",
        button: "left",
        buttons: 1,
        ...at(move),
      }),
    );
  }
  await Promise.all(sent);
  const seconds = (performance.now() - start) / 1000;
  const { updates, longestTaskMs } = await page.evaluate(() => /** @type {any} */ (globalThis).dragged);
  await page.mouse.up();
  return { updatesPerSecond: updates / seconds, longestTaskMs };
}
