/** Curves over the size of the pool: of all requests, drawn as they come, read, opened, taken away and in the link. */
import type { Locator } from "@playwright/test";
import { violationsInThemes } from "./support/axe.ts";
import { lanesOver } from "./support/links.ts";
import { expect, test } from "./support/test.ts";

const REQUESTS = 200_000;
/** More than a curve of a sample would have; numbers that look drawn, of a generator that is a line. */
const trace = Array.from({ length: REQUESTS }, (_, t) => {
  const page = Math.floor(((t * 7_919) % 10_007) ** 2 / 25_000) % 4_000;
  return `${t % 3 === 0 ? "W" : "R"},${page}\n`;
}).join("");

/** All points are there. */
const whole = (panel: Locator) =>
  expect(panel.locator("[data-curve-done=true]")).toBeVisible({ timeout: 60_000 });

/** Points that are drawn, of all lines. */
const drawn = (panel: Locator) =>
  panel
    .locator("[data-line]")
    .evaluateAll((lines) => lines.reduce((sum, line) => sum + Number(line.getAttribute("data-points")), 0));

test("a dropped file's curve is of all its requests; a cancel keeps its points, and one of them opens its run", {
  tag: "@all",
}, async ({ lab, page }) => {
  await lab.open("/ace?v=1&preset=first-steps&at=0&tab=sizes&sizes=0.1%25..100%25:300&curve=lru,clock,2q");
  await lab.openFile("trace.csv", trace);
  const panel = page.getByRole("tabpanel", { name: "Sizes" });
  await expect(panel.getByText(`All ${REQUESTS.toLocaleString("en")} requests`)).toBeVisible();
  await expect(
    panel.getByText(/^The trace takes .+ in (one worker|\d+ workers) \(4 bytes a request/),
  ).toBeVisible();
  // LRU's baseline comes in one pass, before any other.
  await expect.poll(() => drawn(panel)).toBeGreaterThan(200);
  await panel.getByRole("button", { name: "Cancel" }).click();
  const kept = await drawn(panel);
  await expect(panel.getByRole("button", { name: "Go on" })).toBeVisible();
  expect(kept).toBeGreaterThan(200);
  expect(await drawn(panel)).toBe(kept);
  await expect(page).toHaveURL(/tab=sizes/);

  // Fewer sizes: what is known of them is not counted again.
  await panel.getByLabel("Sizes", { exact: true }).fill("10%,500,2000");
  await page.keyboard.press("Enter");
  await panel
    .getByRole("button", { name: "Go on" })
    .or(panel.getByRole("button", { name: "Compute the curve" }))
    .click();
  await whole(panel);
  await expect.poll(() => drawn(panel)).toBe(3 * 3 * 2);
  const point = panel.locator("[data-size-point]");
  await point.focus();
  await page.keyboard.press("End");
  await expect(point).toHaveAttribute("data-size-point", "2000");
  const told = (await point.getAttribute("aria-label")) ?? "";
  const misses = /\(([\d,]+)\)$/.exec(told)?.[1];
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "LRU", exact: true }).getByText("B = 2,000")).toBeVisible();
  await expect(page.getByRole("region", { name: "LRU + ACE" })).toBeVisible();
  await lab.toEnd();
  const { lanes } = await lab.view();
  expect(lanes.map(({ counters }) => counters.misses?.toLocaleString("en"))).toEqual([misses, misses]);
  // The curve stays, and the pool that is shown now is marked.
  await expect(panel.locator("[data-present-pool='2000']")).toBeVisible();
  await expect.poll(() => drawn(panel)).toBe(3 * 3 * 2);
});

test("a link reopens the curve as it was asked for; a mistake in it is named with what is legal", async ({
  lab,
  page,
}) => {
  const asked = "&tab=sizes&sizes=5,10%25,200&warm_up=10%25&curve=arc,lru&modes=ace,baseline&measure=saved";
  await lab.open(lanesOver("lru~baseline,lru~ace", 0, asked));
  const panel = page.getByRole("tabpanel", { name: "Sizes" });
  await whole(panel);
  await expect(panel.getByRole("radio", { name: "What ACE saves" })).toBeChecked();
  await expect(panel.getByText("2,700 requests are counted, after 300 of warm-up.")).toBeVisible();
  await expect(panel.locator("[data-line]")).toHaveCount(2);
  await panel.getByRole("button", { name: "Remove LRU" }).click();
  await expect(page).toHaveURL(/curve=arc&/);
  await panel.getByLabel("Sizes", { exact: true }).fill("128MB");
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("alert")).toContainText("128MB");
  await panel.getByLabel("Page size").fill("8k");
  await page.keyboard.press("Enter");
  await whole(panel);
  await expect(panel.getByRole("alert")).toHaveCount(0);
});

test("a curve is read by pointer, as a table and as a file, and is a command of bpsim", {
  tag: "@all",
}, async ({ lab, page }) => {
  await lab.open(lanesOver("lru~baseline,lru~ace", 0, "&tab=sizes&sizes=5,50,200"));
  const panel = page.getByRole("tabpanel", { name: "Sizes" });
  await whole(panel);
  const figure = panel.locator(".sizes-figure svg");
  await figure.scrollIntoViewIfNeeded();
  await figure.hover();
  await expect(panel.getByTestId("sizes-reading")).toContainText("frames (");
  const { name, text } = await lab.saved("CSV");
  expect(name).toBe("bufferpool-lab-curve.csv");
  expect(text.split("\n").filter(Boolean)).toHaveLength(1 + 3 * 2);
  await panel.getByRole("button", { name: "The curve as a table" }).click();
  const rows = page.getByRole("table", { name: "The curve as a table" }).locator("tbody tr");
  await expect(rows).toHaveCount(3 * 2);
  await page.keyboard.press("Escape");
  await panel.getByRole("button", { name: "As bpsim commands" }).click();
  await expect(page.getByRole("textbox", { name: "The curve" })).toHaveValue(
    /^bpsim trace .+ \| bpsim curve - /,
  );
  await page.keyboard.press("Escape");
  expect(await violationsInThemes(page, "[role=tabpanel]")).toEqual([]);
  await (await lab.menu()).getByRole("button", { name: "Copy as bpsim command" }).click();
  await expect(page.getByRole("textbox", { name: "The scene as a bpsim command" })).toHaveValue(
    /^bpsim run .*--set policy=lru,lru/,
  );
});
