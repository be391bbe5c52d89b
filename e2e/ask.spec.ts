/** Ask any page: the card beside a cell, a request, a block; what it tells, where it leads, and "run to" a page. */
import type { Page } from "@playwright/test";
import { above, violationsInThemes } from "./support/axe.ts";
import { firstSteps, hybrid, pbm } from "./support/links.ts";
import { settled } from "./support/settled.ts";
import { expect, test } from "./support/test.ts";

const cell = (page: Page, lane: number, number: number) =>
  page
    .locator("section.lane")
    .nth(lane)
    .locator("[data-frame]", { hasText: new RegExp(`^\\D*${number}$`) });
const card = (page: Page) => page.locator("[data-page-card]");
const inLane = (page: Page, lane: number) => card(page).getByTestId(`page-lane-${lane}`);
/** The card once all is found. */
const answered = (page: Page, timeout?: number) =>
  expect(card(page)).toHaveAttribute("aria-busy", "false", timeout === undefined ? {} : { timeout });

test("a click on a cell says where the page is, why, and when it comes next, in each lane; a request leads there", async ({
  lab,
  page,
}) => {
  await lab.open(firstSteps("at=10"));
  await lab.at(10);
  await cell(page, 0, 5).click();
  await answered(page);
  await expect(card(page).getByRole("heading", { name: "Page 5", exact: true })).toBeVisible();
  await expect(card(page)).toContainText("Asked for next at request 22, in 12 requests.");
  await expect(inLane(page, 0)).toContainText("Page 5: frame 3, dirty, 2nd from the LRU end.");
  await expect(inLane(page, 0)).toContainText("In the pool since request 5, read after a miss.");
  await expect(inLane(page, 0)).toContainText("Dirty since request 5.");
  await expect(inLane(page, 1)).toContainText("Clean since request 10, which wrote it in a batch of 3.");
  await expect(inLane(page, 1)).toContainText("It has not left the pool so far.");
  // Marked in both lanes.
  await expect(page.locator("section.lane [data-frame] path.stroke-ink")).toHaveCount(2);

  await card(page).getByRole("button", { name: "request 22" }).click();
  await lab.at(22);
  await answered(page);
  await expect(inLane(page, 0).getByRole("listitem").first()).toHaveText(/^request 22 read, (hit|miss)$/);
  await expect(card(page)).toContainText(/Not asked for again in this run|Asked for next at request 2\d/);
});

test("a page that is gone says when and why it left: the words of that step", async ({ lab, page }) => {
  await lab.open(firstSteps("at=12"));
  await lab.at(12);
  await page.getByRole("button", { name: /^write of page 4\./ }).click();
  await answered(page);
  for (const lane of [0, 1]) {
    await expect(inLane(page, lane)).toContainText("Page 4: not resident.");
    await expect(inLane(page, lane)).toContainText("Left the pool at request 10:");
  }
  const why = await inLane(page, 1).getByRole("blockquote").textContent();
  await inLane(page, 1).getByRole("button", { name: "request 10" }).click();
  await lab.at(10);
  await expect(page.getByTestId("sentence-1")).toContainText(why ?? "nothing was told");
});

test("by keyboard: Enter asks, the card has the focus, Escape gives it back", { tag: "@all" }, async ({
  lab,
  page,
}) => {
  await lab.open(firstSteps("at=10"));
  await lab.at(10);
  const openers = [
    page.getByRole("slider", { name: "LRU + ACE: look into a frame" }),
    page.getByRole("slider", { name: "LRU + ACE: look into the last requests" }),
    page.getByRole("listitem").filter({ hasText: "write of page 9" }).getByRole("button"),
  ];
  for (const opener of openers) {
    await opener.focus();
    await page.keyboard.press("Enter");
    await expect(card(page)).toBeFocused();
    await answered(page);
    await page.keyboard.press("Escape");
    await expect(card(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
  await lab.tab("Disk");
  const disk = page.getByRole("slider", { name: "Look into the disk" });
  await disk.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(card(page).getByRole("heading", { name: "Page 1", exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(disk).toBeFocused();
});

test("another page of a device's batch is asked about by the arrow keys, and by a click on its block", {
  tag: "@all",
}, async ({ lab, page }) => {
  await lab.open(firstSteps("at=10"));
  await lab.at(10);
  await page.getByRole("slider", { name: "LRU + ACE: look into the last requests" }).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(card(page).getByRole("heading", { name: "Page 5", exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  const device = page.locator("section.lane").nth(1).locator("[data-part=device] svg");
  await device.locator("text", { hasText: /^2$/ }).click();
  await expect(card(page).getByRole("heading", { name: "Page 2", exact: true })).toBeVisible();
});

test("where a page is looked for, its history is a button away", { tag: "@all" }, async ({ lab, page }) => {
  await lab.open(firstSteps("at=12"));
  await lab.at(12);
  await lab.menu();
  await page.getByLabel("Where is page").fill("4");
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("place-0")).toHaveText("Page 4: not resident.");
  const button = page.getByRole("button", { name: "Its history" });
  await button.first().press("Enter");
  await expect(inLane(page, 1)).toContainText("Left the pool at request 10:");
  await page.keyboard.press("Escape");
  await expect(button.first()).toBeFocused();
});

test("the card stays while the run is stepped, and tells of the position shown", { tag: "@all" }, async ({
  lab,
  page,
}) => {
  await lab.open(firstSteps("at=9"));
  await lab.at(9);
  await cell(page, 0, 4).click();
  await answered(page);
  await expect(inLane(page, 0)).toContainText("In the pool since request 3");
  await page.keyboard.press("ArrowRight");
  await lab.at(10);
  await expect(inLane(page, 0)).toContainText("Left the pool at request 10:");
  await page.keyboard.press("ArrowLeft");
  await lab.at(9);
  await expect(inLane(page, 0)).toContainText("It has not left the pool so far.");
});

test("axe finds nothing in the card, in any theme", { tag: "@all" }, async ({ lab, page }) => {
  await lab.open(firstSteps("at=12"));
  await lab.at(12);
  await page.getByRole("button", { name: /^write of page 4\./ }).click();
  await answered(page);
  expect(await violationsInThemes(page, above)).toEqual([]);
  expect(await violationsInThemes(page, "html", ["light"])).toEqual([]);
});

test("at 10 million requests the answer comes too", { tag: "@all" }, async ({ lab, page }) => {
  test.setTimeout(120_000);
  await lab.open("/ace?v=1&preset=ms-1&at=300000");
  await lab.at(300_000, 60_000);
  await settled(page);
  const served = page.locator("[aria-current=step] button");
  const name = (await served.textContent())?.match(/page (\d+)/)?.[1] ?? "";
  await served.click();
  await answered(page, 60_000);
  for (const lane of [0, 1]) {
    const last = inLane(page, lane).getByRole("listitem").first();
    await expect(last).toHaveText(/^request 300,000 (read|write), (hit|miss)$/);
    await expect(inLane(page, lane)).toContainText(`Page ${Number(name).toLocaleString("en")}: frame`);
  }
});

test("run to a page that leaves, and to one that returns, stops at that request", { tag: "@all" }, async ({
  lab,
  page,
}) => {
  await lab.open(firstSteps("at=9"));
  await lab.at(9);
  const resident = async () => {
    const { lanes } = (await lab.view()) as unknown as { lanes: { pool: { list: number[] } }[] };
    return lanes.map(({ pool }) => pool.list.includes(4));
  };
  expect(await resident()).toEqual([true, true]);
  await page.getByLabel("Run until").selectOption("page_leaves");
  await page.getByLabel("Page", { exact: true }).fill("4");
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await lab.at(10);
  expect(await resident()).toEqual([false, false]);
  await page.getByLabel("Run until").selectOption("page_enters");
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "read of page 4" })).toHaveAttribute(
    "aria-current",
    "step",
  );
  expect(await resident()).toEqual([true, true]);
});

test("the flash + magnetic lab tells the disk, the predictive lab a block's next request in each lane", {
  tag: "@all",
}, async ({ lab, page }) => {
  await lab.open(hybrid("ten-pages", "at=23"));
  await lab.at(23);
  await page.locator("[data-part=pool] [data-page='7']").first().click();
  await answered(page);
  await expect(inLane(page, 0)).toContainText("Page 7: on the magnetic disk, in the pool");
  await expect(inLane(page, 1)).toContainText("Page 7: on flash, in the pool.");
  await expect(inLane(page, 0)).toContainText("Had left it before at request 20:");

  await lab.open(pbm("looping-scan", "at=23"));
  const table = page.getByRole("slider", { name: "Look into the tables of LRU" });
  await table.focus();
  await page.keyboard.press("Enter");
  await answered(page);
  await expect(inLane(page, 0)).toContainText("In the pool since request 1, read after a miss.");
  await expect(inLane(page, 0)).toContainText(/Asked for next at request \d+\./);
  expect(await violationsInThemes(page, above, ["light", "dark"])).toEqual([]);
});
