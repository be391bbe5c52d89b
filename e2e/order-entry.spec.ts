/** A workload of named transactions over tables: what each request serves, and a D that follows from the workload. */
import { expect, test } from "./support/test.ts";

test("the strip says transaction and table of each request", async ({ lab, page }) => {
  await lab.open("/ace?preset=tpcc-1&at=0");
  await expect(lab.preset).toHaveAttribute("data-preset", "tpcc-1");
  await expect(page.getByText(/^Before the first of 20,000 requests/)).toBeVisible();
  const strip = page.getByRole("group", { name: "Requests: served, current, next" });
  for (const position of [1, 2, 3]) {
    await lab.step.click();
    await lab.at(position);
    const current = strip.locator("[aria-current=step]");
    const serves =
      /(NewOrder|Payment|OrderStatus|StockLevel|Delivery) #1 · (WAREHOUSE|DISTRICT|CUSTOMER|[A-Z-]+)/;
    const [words = ""] = serves.exec((await current.getAttribute("title")) ?? "") ?? [];
    expect(words, `position ${position}`).not.toBe("");
    await expect(current).toContainText(words);
    await expect(page.getByText(new RegExp(`^Request ${position} of 20,000`))).toContainText(words);
    await expect(page.getByTestId("spoken")).toContainText(`Position ${position} of 20000. ${words}.`);
  }
  for (const item of await strip.getByRole("listitem").all()) {
    expect(await item.getAttribute("title")).toMatch(/: (read|write) of page \d+, \w+ #\d+ · [A-Z-]+$/);
  }
});

test("D follows from the workload, and a choice goes into the link", { tag: "@all" }, async ({
  lab,
  page,
}) => {
  await lab.open("/ace?preset=poster");
  const parameters = await lab.showParameters();
  const pages = parameters.getByLabel("Pages on disk D", { exact: true });
  await expect(pages).toHaveValue("5000");
  await expect(pages).toBeEditable();
  await parameters.getByRole("combobox", { name: "Workload", exact: true }).selectOption("TPC-C");
  await expect(pages).not.toBeEditable();
  // 50 000 requests over 8 warehouses.
  await expect(pages).toHaveValue("69994");
  await expect(parameters.getByText(/^Follows from the workload: 69,802 pages of data/)).toBeVisible();

  const warehouses = parameters.getByLabel("Warehouses W", { exact: true });
  await warehouses.fill("1");
  await warehouses.press("Enter");
  await expect(pages).toHaveValue("9806");
  await warehouses.fill("1001");
  await warehouses.press("Enter");
  await expect(parameters.getByRole("alert")).toContainText("1001 is not legal here");
  await warehouses.press("Escape");

  await parameters.getByLabel("Transaction", { exact: true }).selectOption("OrderStatus");
  await lab.scrub(500);
  const [lane] = (await lab.view()).lanes;
  expect(lane?.counters).toMatchObject({ requests: 500, writes: 0 });
  const link = await lab.address(500);
  expect(link).toMatch(/&workload=tpcc&/);
  expect(link).toMatch(/&w\.transaction=order-status(&|$)/);
  expect(link).not.toContain("pages=");
  const shown = await lab.serialised();
  await lab.open(new URL(link).hash.slice(1));
  await lab.at(500);
  expect(await lab.serialised()).toBe(shown);
  const { text } = await lab.exported("Scene (JSON, opens again)");
  expect(JSON.parse(text)).not.toHaveProperty("pages");
  expect(JSON.parse(text).workload).toMatchObject({ kind: "tpcc", transaction: "order-status" });

  const again = await lab.showParameters();
  await again.getByRole("combobox", { name: "Workload", exact: true }).selectOption("Zipf");
  await expect(again.getByLabel("Pages on disk D", { exact: true })).toHaveValue("9806");
  await expect(again.getByLabel("Pages on disk D", { exact: true })).toBeEditable();
  await expect(page.getByText(/#1 · /)).toHaveCount(0);
});
