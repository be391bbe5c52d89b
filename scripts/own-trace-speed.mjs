/**
 * How long a file of ten million requests takes to open in the page as built, in Chromium, and what the page feels of
 * it: its longest task and the longest time without a frame. On a machine that does nothing else.
 *
 *   node scripts/own-trace-speed.mjs                 ten million requests
 *   node scripts/own-trace-speed.mjs 1000000         another number
 *   node scripts/own-trace-speed.mjs 1000000 .csv    only files whose name holds this
 */
import { createReadStream, createWriteStream, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { build } from "./build.mjs";
import { ask, main } from "./lib/run.mjs";
import { withSite } from "./lib/site.mjs";

const goals = { seconds: 20, frameMs: 100 };
const pages = 1_000_000;
const pieceRequests = 100_000;

/** @typedef {{ page: number, write: boolean }} Request */

/** The same requests in each run: 80% on 15% of the pages, 60% reads. @param {number} count @returns {Generator<Request>} */
function* requests(count) {
  let seed = 1;
  const draw = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed;
  };
  const hot = pages * 0.15;
  for (let t = 0; t < count; t += 1) {
    const page = draw() % 100 < 80 ? draw() % hot : hot + (draw() % (pages - hot));
    yield { page, write: draw() % 100 >= 60 };
  }
}

/** @param {number} count */
function* csv(count) {
  let text = "op,page\n";
  let held = 0;
  for (const { page, write } of requests(count)) {
    text += `${write ? "W" : "R"},${page}\n`;
    held += 1;
    if (held < pieceRequests) continue;
    yield Buffer.from(text);
    text = "";
    held = 0;
  }
  yield Buffer.from(text);
}

/** @param {number} count @param {(page: number) => bigint} idOf */
function* oracleGeneral(count, idOf) {
  let piece = Buffer.alloc(24 * pieceRequests);
  let at = 0;
  let time = 0;
  for (const { page } of requests(count)) {
    piece.writeUInt32LE(time >>> 10, at);
    piece.writeBigUInt64LE(idOf(page), at + 4);
    piece.writeUInt32LE(4096, at + 12);
    piece.writeBigInt64LE(-1n, at + 16);
    time += 1;
    at += 24;
    if (at < piece.length) continue;
    yield piece;
    piece = Buffer.alloc(24 * pieceRequests);
    at = 0;
  }
  yield piece.subarray(0, at);
}

/** Scatters pages over 64 bits, as hashed keys are. @param {number} page */
const scattered = (page) => BigInt.asUintN(64, (BigInt(page) + 1n) * 0x9e37_79b9_7f4a_7c15n);

/** @param {string} folder @param {number} count @param {string} wanted @returns {Promise<string[]>} their names */
async function writeFiles(folder, count, wanted) {
  /** @type {readonly [string, () => Generator<Buffer>][]} */
  const plain = [
    ["small-ids.csv", () => csv(count)],
    ["small-ids.oracleGeneral", () => oracleGeneral(count, BigInt)],
    ["64-bit-ids.oracleGeneral", () => oracleGeneral(count, scattered)],
  ];
  /** @type {string[]} */ const names = [];
  for (const [name, content] of plain) {
    if (![name, `${name}.gz`, `${name}.zst`].some((file) => file.includes(wanted))) continue;
    const path = join(folder, name);
    await pipeline(Readable.from(content()), createWriteStream(path));
    await pipeline(createReadStream(path), createGzip(), createWriteStream(`${path}.gz`));
    const packed = ask(["zstd", "-q", "-3", path, "-o", `${path}.zst`]) !== undefined;
    if (!packed) console.log(`${name}.zst is left out: there is no program zstd here`);
    names.push(name, `${name}.gz`, ...(packed ? [`${name}.zst`] : []));
  }
  return names.filter((name) => name.includes(wanted));
}

/** Watches the page while it opens a file. @param {import("@playwright/test").Page} page */
const watch = (page) =>
  page.evaluate(() => {
    const seen = { task: 0, gap: 0, requests: 0 };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.task = Math.max(seen.task, duration);
    }).observe({ type: "longtask" });
    let last = performance.now();
    const tick = (/** @type {number} */ now) => {
      seen.gap = Math.max(seen.gap, now - last);
      last = now;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    Object.assign(window, { seen });
  });

/** @param {import("@playwright/test").Browser} browser @param {string} address @param {string} path @param {number} count */
async function opened(browser, address, path, count) {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
  await page.goto(address);
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Open file", exact: true }).click();
  const files = await chooser;
  await page.waitForTimeout(500);
  await watch(page);
  const start = performance.now();
  await files.setFiles(path);
  await page.waitForFunction(
    (count) => document.querySelector("input[aria-label=Position]")?.getAttribute("max") === count,
    String(count),
    { timeout: 300_000, polling: 50 },
  );
  const seconds = (performance.now() - start) / 1000;
  // The first steps of the new run belong to it.
  await page.waitForTimeout(1000);
  const seen = await page.evaluate(
    () => /** @type {Window & { seen?: { task: number, gap: number } }} */ (window).seen,
  );
  await page.close();
  return { seconds, task: seen?.task ?? Number.NaN, gap: seen?.gap ?? Number.NaN };
}

await main(async () => {
  const count = Number(process.argv[2] ?? 10_000_000);
  await build();
  const folder = mkdtempSync(join(tmpdir(), "bufferpool-lab-traces-"));
  try {
    const names = await writeFiles(folder, count, process.argv[3] ?? "");
    const goal = `goals: ${goals.seconds} s, no frame later than ${goals.frameMs} ms`;
    console.log(`${count.toLocaleString("en")} requests on ${pages.toLocaleString("en")} pages; ${goal}\n`);
    const head = ["file".padEnd(28), "size".padStart(8), "opens in".padStart(9), "longest task".padStart(14)];
    console.log([...head, "longest frame gap".padStart(19)].join("  "));
    await withSite(async ({ browser, address }) => {
      for (const name of names) {
        const path = join(folder, name);
        const { seconds, task, gap } = await opened(browser, address, path, count);
        const met = seconds <= goals.seconds && gap <= goals.frameMs ? "met" : "MISSED";
        const cells = [
          name.padEnd(28),
          `${(statSync(path).size / 1e6).toFixed(0)} MB`.padStart(8),
          `${seconds.toFixed(1)} s`.padStart(9),
          (task === 0 ? "< 50 ms" : `${task.toFixed(0)} ms`).padStart(14),
          `${gap.toFixed(0)} ms`.padStart(19),
          met,
        ];
        console.log(cells.join("  "));
      }
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
