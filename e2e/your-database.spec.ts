/** The way to one's own database: a recorded server, a file opened as its own pool, commands to copy, German words. */
import { readFile } from "node:fs/promises";
import { violationsInThemes } from "./support/axe.ts";
import { expect, test } from "./support/test.ts";

const title = "What would your database's pool do?";

test("the page begins with what ACE saves, as the lab has it; a recorded server opens with its check, and the lab's menu leads back", {
  tag: "@all",
}, async ({ lab, page }) => {
  await page.goto("./#/your-database");
  const pgbench = page.getByRole("article", { name: "PostgreSQL, pgbench" });
  await expect(pgbench).toContainText("0 of 70,695 requests differ from what the server found.");
  const [device = "", run = ""] = await pgbench.locator("[data-judgement]").allTextContents();
  expect([device, run].every((text) => /^−\d\d%$/.test(text))).toBe(true);
  const report = page.getByRole("article", { name: "PostgreSQL, a report" });
  const told = await report.locator("[data-judgement]").first().textContent();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole("link", { name: "What ACE saves of pgbench" })).toHaveAttribute(
    "href",
    /^#\/ace\?.*preset=postgres-pgbench&tab=savings$/,
  );
  await page.getByRole("link", { name: "Open “PostgreSQL, a report”" }).click();
  await lab.ready();
  await expect.poll(() => lab.requests()).toBe(32_089);
  await page.keyboard.press("End");
  await lab.at(32_089);
  const [score] = await page.locator(".score-difference").allTextContents();
  expect(score).toContain(told);
  await expect(page.getByTestId("found")).toContainText(
    "Clock Sweep: 0 of 32,089 requests differ from what the database itself found.",
  );
  await (await lab.menu()).getByRole("link", { name: "Your database" }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
});

test("a trace opens as the server's own pool, picked or dropped, before the lab was there and after", {
  tag: "@all",
}, async ({ lab, page }) => {
  const name = "postgres-report.csv.zst";
  const buffer = await readFile(`public/traces/${name}`);
  const check = page.getByTestId("found");
  await page.goto("./#/your-database");
  const command = page.getByRole("region", { name: "The same at the command line" });
  await page.getByLabel("Frames in the pool").fill("1024");
  await expect(command).toContainText("--frames 1024 ");
  await page
    .getByLabel("Trace of a database, or scene")
    .setInputFiles({ name, mimeType: "application/zstd", buffer });
  await lab.ready();
  await expect.poll(() => lab.requests()).toBe(32_089);
  const baseline = page.getByRole("region", { name: "Clock Sweep", exact: true });
  await expect(baseline.getByText("B = 1,024")).toBeVisible();
  await expect(check).toContainText(/Clock Sweep: [\d,]+ of 32,089 requests differ/);
  await expect(check).not.toContainText("Clock Sweep: 0 of");

  await page.goto("./#/your-database");
  const data = await page.evaluateHandle(
    ({ bytes, name }) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(atob(bytes), (byte) => byte.charCodeAt(0))], name));
      return data;
    },
    { bytes: buffer.toString("base64"), name },
  );
  await page.getByText("or drop it here").dispatchEvent("drop", { dataTransfer: data });
  await lab.ready();
  await expect(baseline.getByText("B = 2,048")).toBeVisible();
  await expect(check).toContainText("Clock Sweep: 0 of 32,089 requests differ");

  // A snapshot is no trace: what is open stays, and begins with its pages.
  await page.goto("./#/your-database");
  await page.getByLabel("Trace of a database, or scene").setInputFiles({
    name: "pool.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("frame,relation,fork,block,dirty,usage\n0,customer,0,1,0,5\n1,customer,0,2,1,1\n"),
  });
  await lab.ready();
  await expect(lab.message).toContainText("The pool begins with the 2 pages of pool.csv.");
  await expect.poll(() => lab.requests()).toBe(32_089);
});

test("a file of any kind opens with its curve, and what it was read as is said", async ({ lab, page }) => {
  await page.goto("./#/your-database");
  const buffer = Buffer.from("R 17\nW 4\nU 17 3\nR 5\n");
  await page
    .getByLabel("Trace of any kind, for its curve")
    .setInputFiles({ name: "workload.txt", mimeType: "text/plain", buffer });
  await lab.ready();
  await expect.poll(() => lab.requests()).toBe(4);
  await expect(lab.message).toContainText(
    "workload.txt was read as ace: 4 records, 4 requests (2 reads, 2 writes)",
  );
  await expect(page.getByRole("tab", { name: "Sizes" })).toHaveAttribute("aria-selected", "true");
});

test("what is no trace is refused in the lab, whose run stays", { tag: "@all" }, async ({ lab, page }) => {
  await page.goto("./#/your-database");
  const rubbish = { name: "mine.csv", mimeType: "text/csv", buffer: Buffer.from("op,page\nR,1\nQ,2\n") };
  await page.getByLabel("Trace of a database, or scene").setInputFiles(rubbish);
  await lab.ready();
  await expect(lab.message).toContainText("mine.csv: 1 line is wrong; nothing was loaded");
  await expect(page.getByRole("region", { name: "LRU", exact: true })).toBeVisible();
});

test("a command is copied, one that is too long is scrolled by keys, and all of it is there in German", {
  tag: "@all",
}, async ({ context, page }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("./#/your-database");
  await page.getByRole("button", { name: /^Copy: Take a snapshot/ }).click();
  await expect(page.getByText("Copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^\\copy \(select .* csv header$/,
  );
  const code = page.getByRole("region", { name: /^Take a snapshot/ });
  await code.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => code.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);

  await page.getByRole("combobox", { name: "Language" }).selectOption("de");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Was täte der Bufferpool Ihrer Datenbank?",
  );
  await expect(page.getByText("0 von 70.695 Anfragen weichen")).toBeVisible();
  expect(await violationsInThemes(page, "main")).toEqual([]);
  await expect(page.getByRole("link", { name: "„PostgreSQL, ein Bericht“ öffnen" })).toBeVisible();
});
