/** Trace files of other programs: told by what they hold, asked about where that is not enough, remembered, in links. */
import { zipSync } from "fflate";
import { violations } from "./support/axe.ts";
import { expect, test } from "./support/test.ts";

const msr = [
  "Timestamp,Hostname,DiskNumber,Type,Offset,Size,ResponseTime",
  ...Array.from(
    { length: 40 },
    (_, t) => `12816643700${t},web,${t % 2},${t % 3 === 0 ? "Write" : "Read"},${t * 4096},8192,100`,
  ),
].join("\n");

test("a block trace opens at once, says what it was read as, and one of its volumes can be read alone", async ({
  lab,
  page,
}) => {
  await lab.open();
  await lab.openFile("disk.csv", msr);
  await expect.poll(() => lab.requests()).toBe(80);
  await expect(lab.message).toContainText(
    "disk.csv was read as msr: 40 records, 80 requests (52 reads, 28 writes), 80 pages of 4 KiB in 2 volumes, 0 ignored.",
  );
  await lab.message.getByRole("button", { name: "Read in another way …" }).click();
  const dialog = page.getByRole("dialog", { name: "How to read disk.csv" });
  await dialog.getByRole("combobox", { name: "Page size" }).selectOption("8k");
  await dialog.getByRole("combobox", { name: "Volume" }).selectOption("web.1");
  await expect(dialog.getByText(/^It gives msr: 40 records, \d+ requests .*pages of 8 KiB/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Open" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(lab.message).toContainText("pages of 8 KiB, 0 ignored.");
  expect(await lab.sharedLink()).toMatch(/&w\.page=8k&w\.volume=web\.1&/);
  // Pages have a size here, so a pool may have one.
  const frames = (await lab.showParameters()).getByLabel("Frames in the pool B", { exact: true });
  await frames.fill("64 kB");
  await frames.press("Enter");
  await expect(frames).toHaveValue("8");
});

test("where two formats fit, nothing is opened before one is chosen, and the run at hand stays", {
  tag: "@all",
}, async ({ lab, page }) => {
  await lab.open();
  const before = await lab.requests();
  await lab.openFile("numbers.txt", "0 4 0 0\n");
  const dialog = page.getByRole("dialog", { name: "How to read numbers.txt" });
  await expect(dialog.getByText("0 4 0 0")).toBeVisible();
  await expect(dialog.getByRole("button", { name: /^lis: .*reads from page start on/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Close" }).click();
  expect(await lab.requests()).toBe(before);
  await lab.openFile("numbers.txt", "0 4 0 0\n");
  await dialog.getByRole("button", { name: /^refs: / }).click();
  await expect(lab.message).toContainText("numbers.txt was read as refs: 4 records, 4 requests");
  await expect.poll(() => lab.requests()).toBe(4);
});

const columns = `when;what;lba;blocks\n${Array.from({ length: 20 }, (_, t) => `${t};${t % 4 ? "get" : "put"};${16 * t};16`).join("\n")}\n`;

test("columns are said in menus, and a link of that asks for the file and reads it alike", {
  tag: "@all",
}, async ({ lab, page }) => {
  await lab.open();
  await lab.openFile("own.csv", columns);
  const dialog = page.getByRole("dialog", { name: "How to read own.csv" });
  await expect(dialog.getByRole("combobox", { name: "Column 3: lba" })).toHaveValue("offset");
  await expect(dialog.getByRole("textbox", { name: "An offset or id counts in" })).toHaveValue("512");
  await dialog.getByRole("combobox", { name: "Column 2: what" }).selectOption("op");
  await dialog.getByRole("combobox", { name: "Column 4: blocks" }).selectOption("size");
  await expect(dialog.getByText(/own\.csv: 20 lines are wrong/)).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Open" })).toBeDisabled();
  const unit = dialog.getByRole("textbox", { name: "A size counts in" });
  await unit.fill("512");
  const words = dialog.getByRole("textbox", { name: "Words for operations" });
  await words.fill("read=get,write=put");
  await words.press("Enter");
  await expect(
    dialog.getByText("It gives columns: 20 records, 40 requests (30 reads, 10 writes), 40 pages of 4 KiB"),
  ).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Open" }).click();
  await expect.poll(() => lab.requests()).toBe(40);
  const link = await lab.sharedLink();

  // The device remembers it by name and size.
  await lab.open();
  await lab.openFile("own.csv", columns);
  await expect.poll(() => lab.requests()).toBe(40);
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.evaluate(() => localStorage.clear());
  await lab.open(new URL(link).hash.slice(1));
  await expect(lab.message).toContainText("own.csv");
  await lab.openFile("own.csv", columns, "Open the trace");
  await expect.poll(() => lab.requests()).toBe(40);
  expect(await lab.sharedLink()).toBe(link);
});

test("of an archive with several files one is chosen by its name", { tag: "@all" }, async ({ lab, page }) => {
  const text = (lines: string) => new TextEncoder().encode(lines);
  const zip = zipSync({ "old/a.csv": text("R,1\nW,2\n"), "new/a.csv": text("R,1\nW,2\nR,3\n") });
  await lab.open();
  await lab.openFile("both.zip", Buffer.from(zip));
  const dialog = page.getByRole("dialog", { name: "How to read both.zip" });
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "new/a.csv" }).click();
  await expect.poll(() => lab.requests()).toBe(3);
  await expect(lab.message).toContainText("both.zip was read as own: 3 records");
});
