/** SQL in the page: SQLite's own pages, by statement and by table, and in the lab. */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { violationsInThemes } from "./support/axe.ts";
import { ALL } from "./support/day.ts";
import { expect, test } from "./support/test.ts";

const pools = "Two pools that serve the script's requests";

/** Opens the page and waits until its first script's pools stand there. */
async function opened(page: Page) {
  await page.goto("./#/sql");
  const pool = page.getByRole("region", { name: pools });
  await expect(pool.getByRole("status").first()).toHaveText(
    /^Over the whole script LRU takes .+ of device time, inside ACE .+: \d\d\.\d% lower\.$/,
  );
  await expect(pool.getByRole("region", { name: "LRU + ACE", exact: true })).toContainText("as one batch");
  await expect(pool.getByText("B = 24")).toHaveCount(2);
  await expect(pool.getByRole("button", { name: "Step", exact: true })).toBeInViewport();
  return pool;
}

/** The position shown and how the score begins there: with device time and batches of both lanes. */
const scored = async (page: Page) => {
  const score = await page.locator("[data-part=score]").first().textContent();
  return [await page.getByLabel("Position shown").textContent(), score?.slice(0, 60)];
};

test("a script runs as the page opens, its pools show what ACE saves, and the lab shows the same numbers", async ({
  page,
  lab,
}) => {
  await opened(page);
  const scripts = page.getByRole("combobox", { name: "Script" });
  const names = await scripts.locator("option").allTextContents();
  for (const [at, name] of (ALL ? names.slice(1) : names.slice(1, 2)).entries()) {
    if (at > 0) {
      await opened(page);
      const first = await scored(page);
      await scripts.selectOption(name);
      await expect.poll(() => scored(page), name).not.toEqual(first);
    }
    const open = page.getByRole("button", { name: "Open in the lab" });
    await expect(open).toBeEnabled();
    const shown = await scored(page);
    expect(shown.join()).toContain("Device time");
    await open.click();
    await lab.ready();
    await expect.poll(() => scored(page), name).toEqual(shown);
    await expect(page.getByRole("button", { name: /PCIe SSD P4510/ })).toBeVisible();
  }
});

test("what a script asked for is told by statement, and its pools are opened in the lab as they stand", {
  tag: "@all",
}, async ({ lab, page }) => {
  const pool = await opened(page);
  await page.getByRole("combobox", { name: "Script" }).selectOption("A full scan");
  const results = page.getByRole("region", { name: "What the script gave" });
  await expect(results).toContainText(/[\d,]+ page requests: [\d,]+ reads, 0 changes; pages of 8 KiB\./);
  const requests = Number(
    /([\d,]+) page requests/.exec((await results.textContent()) ?? "")?.[1]?.replaceAll(",", ""),
  );
  await expect(pool.getByRole("status").first()).toContainText("Without writes ACE changes nothing");
  const statements = results.getByRole("table", { name: "Page requests by statement" }).locator("tbody tr");
  await expect(statements).toHaveCount(3);
  const asked = await statements.locator("td:nth-child(2)").allTextContents();
  expect(asked.map((text) => Number(text.replaceAll(",", ""))).reduce((sum, count) => sum + count)).toBe(
    requests,
  );
  expect(asked[0]).toBe(asked[2]);
  await statements.nth(1).getByRole("button").click();
  await expect(page.getByRole("columnheader", { name: "count(*)" })).toBeVisible();
  expect(await violationsInThemes(page, "main")).toEqual([]);

  await page.getByLabel("Frames in the pool").fill("12");
  await expect(pool.getByText("B = 12")).toHaveCount(2);
  await expect(pool.getByLabel("Position shown")).toHaveText(`${Math.floor(requests / 2)} / ${requests}`);
  await page.getByRole("button", { name: "Open in the lab" }).click();
  await lab.ready();
  await expect.poll(() => lab.requests()).toBe(requests);
  await lab.at(Math.floor(requests / 2));
  await expect(page.getByRole("region", { name: "LRU", exact: true }).getByText("B = 12")).toBeVisible();
  await page.getByRole("button", { name: "More for this scene" }).click();
  await page.getByRole("link", { name: "From SQL …" }).click();
  await expect(page.getByRole("heading", { name: "What your query asks the pool for" })).toBeVisible();
});

test("an error is told at its place, a query without end is cancelled, and rubbish is no database", {
  tag: "@all",
}, async ({ page }) => {
  await page.goto("./#/sql");
  const editor = page.getByRole("textbox", { name: "SQL" });
  const write = async (text: string) => {
    await editor.press("Control+a");
    await page.keyboard.insertText(text);
    await page.getByRole("button", { name: "Run", exact: true }).click();
  };
  const pool = page.getByRole("region", { name: pools });
  await expect(pool.getByText("B = 24")).toHaveCount(2);
  await write("SELECT 1;\nSELECT * FRM accounts;");
  const status = page.getByRole("region", { name: "Script", exact: true }).getByRole("status");
  await expect(status).toContainText(/^SQLite, line 2, column \d+: near "FRM": syntax error$/);
  await expect(pool.getByText("B = 24"), "the last pools stay").toHaveCount(2);
  await write("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n;");
  await expect(status).toContainText("Running:");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("button", { name: "Run", exact: true })).toBeEnabled();
  const file = page.getByLabel("SQLite database");
  const own = (buffer: Buffer) => ({ name: "mine.db", mimeType: "application/octet-stream", buffer });
  const rubbish = await readFile("LICENSE");
  await file.setInputFiles(own(rubbish));
  await expect(editor).toContainText("sqlite_schema");
  await expect(status).toContainText("file is not a database");
  const header = Buffer.alloc(100);
  header.set([...Buffer.from("SQLite format 3\0"), 16, 0, 2, 2]);
  header[59] = 3;
  await file.setInputFiles(own(header));
  await expect(status).toContainText("in UTF-16");
  await expect(status).toContainText("in WAL mode");
  await expect(page.getByRole("button", { name: "Run", exact: true })).toBeDisabled();
});

test("a script runs, a CSV becomes a table once its columns were shown, and other files are named", {
  tag: "@all",
}, async ({ page }) => {
  await page.goto("./#/sql");
  const pool = page.getByRole("region", { name: pools });
  await expect(pool.getByText("B = 24")).toHaveCount(2);
  const status = page.getByRole("region", { name: "Script", exact: true }).getByRole("status");
  const open = (name: string, text: string | Buffer) =>
    page
      .getByLabel("SQLite database")
      .setInputFiles({ name, mimeType: "application/octet-stream", buffer: Buffer.from(text) });
  await open("prices.csv", "id;name;price\n1;pen;0,5\n2;book;12\n");
  const dialog = page.getByRole("dialog", { name: "A table prices of this file" });
  await expect(dialog).toContainText('CREATE TABLE "prices" ("id" INTEGER, "name" TEXT, "price" REAL);');
  expect(await violationsInThemes(page, "dialog")).toEqual([]);
  await dialog.getByRole("button", { name: "Make the table" }).click();
  await expect(page.getByRole("cell", { name: "book", exact: true })).toBeVisible();
  await open("own.sql", "CREATE TABLE t (a); INSERT INTO t VALUES (41); SELECT a + 1 FROM t;");
  await page.getByRole("table", { name: "Page requests by statement" }).getByRole("button").nth(2).click();
  await expect(page.getByRole("cell", { name: "42", exact: true })).toBeVisible();
  const databases = page.getByRole("combobox", { name: "Database" });
  await databases.selectOption({ index: 1 });
  await databases.selectOption("own.sql");
  await expect(page.getByRole("textbox", { name: "SQL" })).toContainText("SELECT a + 1 FROM t");
  await expect(page.getByText("The pools show the run before.")).toHaveCount(0);
  await open("dump.sql", "-- MySQL dump 10.13\nCREATE TABLE `t` (a int);\nLOCK TABLES `t` WRITE;\n");
  await expect(status).toContainText(/^SQLite, line 3, .*LOCK.* This is a dump of MySQL\./);
  await expect(page.getByText("The pools show the run before.")).toBeVisible();
  await open("mine.db-wal", Buffer.from([0x37, 0x7f, 6, 0x83, 0, 0]));
  await expect(status).toContainText("mine.db-wal is the log of a database in WAL mode");
});

test("what is typed after all was deleted stays, from its first character on", { tag: "@all" }, async ({
  page,
}) => {
  await page.goto("./#/sql");
  const editor = page.getByRole("textbox", { name: "SQL" });
  for (let time = 0; time < 3; time++) {
    await editor.press("Control+a");
    await page.keyboard.press("Delete");
    await page.keyboard.type("SELECT 41 + 1;");
    await expect(editor).toHaveText("SELECT 41 + 1;");
  }
  await editor.press("Control+Enter");
  await expect(page.getByRole("cell", { name: "42", exact: true })).toBeVisible();
  // What is chosen takes its place.
  await page.getByRole("combobox", { name: "Script" }).selectOption("A full scan");
  await expect(editor).toContainText("count(*)");
});

test("tables whose names hold line breaks, quotes and commas keep them in the lab", { tag: "@all" }, async ({
  lab,
  page,
}) => {
  await page.goto("./#/sql");
  const names = ["a\nb", 'say "a,b"', "# no remark", "x".repeat(5_000)];
  const quoted = names.map((name) => `"${name.replaceAll('"', '""')}"`);
  const script = quoted.map((name) => `CREATE TABLE ${name} (x); SELECT count(*) FROM ${name};`).join("\n");
  await page.getByRole("textbox", { name: "SQL" }).press("Control+a");
  await page.keyboard.insertText(script);
  await page.getByRole("button", { name: "Run", exact: true }).click();
  const first = page.getByRole("table", { name: "Page requests by statement" }).locator("tbody tr").first();
  await expect(first).toContainText("CREATE TABLE");
  await page.getByRole("button", { name: "Open in the lab" }).click();
  await lab.ready();
  await expect(page.getByRole("alert")).toHaveCount(0);
  const { text } = await lab.exported("Trace (CSV)");
  for (const name of [
    '"a\nb"',
    '"say ""a,b"""',
    '"# no remark"',
    `"${"x".repeat(100)}… (4,900 characters left out)"`,
  ])
    expect(text).toContain(`,${name},`);
});
