/**
 * How long programs and SQL that want to hold up the page do: its longest task while each runs, in the built site in Chromium,
 * median of five rounds, or of as many as are named. On a machine that does nothing else.
 */
import { deflateRawSync } from "node:zlib";
import { build } from "./build.mjs";
import { main } from "./lib/run.mjs";
import { withSite } from "./lib/site.mjs";

/** @typedef {import("@playwright/test").Page} Page */

const goalMs = 100;

/** A program that does this at its first victim. @param {string} body */
const atVictim = (body) => `class Policy {
  pages = [];
  load(page) { this.pages.push(page); }
  hit() {}
  drop(page) { this.pages.splice(this.pages.indexOf(page), 1); }
  victim() { ${body} return this.pages[0]; }
}`;

/** A program that speaks in the worker's place. @param {string} said */
const forged = (said) => `const port = MessagePort.prototype.postMessage;
MessagePort.prototype.postMessage = function () { Reflect.apply(port, this, [${said}]); };
${atVictim("")}`;

const fault = (/** @type {string} */ method) =>
  `{ kind: "failed", fault: { lane: 0, request: 1, method: ${method}, kind: "threw" }, thrown: { message: "E".repeat(5e7) } }`;

/** @type {Record<string, string>} */
const programs = {
  "throws 50 MB": atVictim('throw new Error("E".repeat(5e7));'),
  "throws 10 MB": atVictim('throw new Error("E".repeat(1e7));'),
  "forges method and message of 50 MB": forged(fault('"m".repeat(5e7)')),
  "forges a refusal of 50 MB": forged('{ kind: "refused", failure: "E".repeat(5e7) }'),
  "forges a refusal that is no failure": forged(`{ kind: "refused", failure: '{"message":{"evil":1}}' }`),
  "forges a million tapes": forged(
    '{ kind: "done", tapes: Array.from({ length: 1e6 }, () => new Uint32Array(1)) }',
  ),
  "sends messages without end": `const port = MessagePort.prototype.postMessage;
MessagePort.prototype.postMessage = function (said) { for (;;) Reflect.apply(port, this, [said]); };
${atVictim("")}`,
};

const columns = Array.from({ length: 2000 }, (_, at) => `${at} AS c${at}`).join();
/** @type {Record<string, string>} */
const scripts = {
  "a cell of 80 MB": "SELECT hex(zeroblob(40000000));",
  "a cell of 60 MB by printf": "SELECT printf('%060000000d', 1);",
  "2 000 columns of 200 rows": `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200) SELECT ${columns} FROM n;`,
  "20 000 statements": "SELECT 1;\n".repeat(20_000),
  "a column name of 300 000 characters": `SELECT 1 AS "${"n".repeat(300_000)}";`,
};

/** Opens a page at a link, and what is to be run there. @type {Record<string, (page: Page, text: string) => Promise<import("@playwright/test").Locator>>} */
const opened = {
  program: async (page, code) => {
    const program = deflateRawSync(code).toString("base64url");
    await page.goto(`#/ace?v=1&preset=first-steps&lanes=own-policy~baseline&at=20&program=${program}`);
    return page.getByRole("button", { name: "Run it", exact: true });
  },
  script: async (page, script) => {
    await page.goto("#/sql");
    await page.getByRole("textbox", { name: "SQL" }).press("Control+a");
    await page.keyboard.insertText(script);
    return page.getByRole("button", { name: "Run", exact: true });
  },
};

/** The page's longest task from a click to its answer and half a second more. @param {import("@playwright/test").Locator} run */
const longest = (run) =>
  run.evaluate(async (button) => {
    let longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
    }).observe({ type: "longtask" });
    /** @type {HTMLElement} */ (button).click();
    const answer = () => document.querySelector("[role=alert], .sql-statements");
    while (answer() === null) await new Promise((resolve) => setTimeout(resolve, 100));
    await new Promise((resolve) => setTimeout(resolve, 500));
    return longest;
  });

await main(async () => {
  const rounds = Number(process.argv[2] ?? 5);
  await build();
  await withSite(async ({ browser, address }) => {
    console.log(`${"what it does".padEnd(40)}longest task, median of ${rounds}; goal: ${goalMs} ms\n`);
    for (const [kind, cases] of Object.entries({ program: programs, script: scripts }))
      for (const [name, text] of Object.entries(cases)) {
        /** @type {number[]} */ const found = [];
        for (let round = 0; round < rounds; round += 1) {
          const page = await browser.newPage({ baseURL: address });
          const run = await opened[kind]?.(page, text);
          if (run !== undefined) found.push(await longest(run));
          await page.close();
        }
        const median = found.sort((one, other) => one - other)[rounds >> 1] ?? Number.NaN;
        const told = median <= goalMs ? "met" : "MISSED";
        console.log(`${name.padEnd(40)}${median.toFixed(0).padStart(5)} ms (0: less than 50)  ${told}`);
      }
  });
});
