/** The map of what ACE saves over two parameters: open from the link or by its button, with the scene as a dot. */
import type { Page } from "@playwright/test";
import { violationsInThemes } from "./support/axe.ts";
import { lanesOver } from "./support/links.ts";
import { sideways } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

/** Waits until each cell is a run of its own. */
const filled = (page: Page) => expect(page.getByTestId("what-if")).toHaveAttribute("aria-busy", "false");

test("dragged over the map the scene changes in the lab, and a cell is what the lab's own run comes to", {
  tag: "@all",
}, async ({ lab, page }) => {
  await lab.open("/ace?v=1&preset=poster&at=30000");
  await lab.at(30_000);
  const open = page.getByRole("button", { name: "What if?", exact: true });
  await open.click();
  const dot = page.getByRole("slider", { name: "This scene on the map, alpha by k_w" });
  await expect(dot).toBeFocused();
  await expect(open).toHaveAttribute("aria-expanded", "true");
  await expect(page).toHaveURL(/&map=alpha-k_w/);
  await filled(page);
  const time = page.locator("[data-score=latency_us-1]");
  const before = await time.textContent();
  const [grip, map] = [await dot.boundingBox(), await page.getByTestId("what-if").boundingBox()];
  if (grip === null || map === null) throw new Error("no map");
  await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
  await page.mouse.down();
  await page.mouse.move(map.x + map.width * 0.8, map.y + map.height * 0.5, { steps: 8 });
  await page.mouse.up();
  // The lab stays where it stands.
  await expect(time).not.toHaveText(before ?? "");
  expect(await lab.position()).toBe(30_000);
  await expect(page.getByRole("button", { name: /^Write concurrency: (1[5-9]|2\d)$/ })).toBeVisible();
  await dot.press("ArrowUp");
  await dot.press("Shift+ArrowLeft");
  await page.keyboard.press("End");
  await lab.at(await lab.requests());
  const said = await dot.getAttribute("aria-valuetext");
  const [, saved = "", alone = "", ace = ""] =
    /ACE saves (.*): (.*) alone, (.*) in ACE$/.exec(said ?? "") ?? [];
  await expect(page.locator("[data-score=latency_us-0]")).toHaveText(alone);
  await expect(time).toHaveText(ace);
  await expect(page.locator(".score-difference").first()).toContainText(`−${saved}`);
  expect(await violationsInThemes(page, ".what-if")).toEqual([]);
  // One drag and a walk by keys are one change each.
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await expect(page.getByRole("button", { name: "Read/write asymmetry: 3", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Parameters", exact: true }).click();
  await expect(dot).toHaveCount(0);
  await expect(page.getByRole("complementary", { name: "Parameters" })).toBeVisible();
  await open.click();
  await expect(page.getByRole("complementary", { name: "Parameters" })).toHaveCount(0);
});

test("reads by B is filled to the last cell, also below the lab of a narrow window", async ({
  lab,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await lab.open(lanesOver("lru~baseline,lru~ace", 300, "&map=reads-frames"));
  const dot = page.getByRole("slider", { name: "This scene on the map, B by Reads" });
  await filled(page);
  await expect(dot).toHaveAttribute("aria-valuetext", /^B = \d+, Reads = \d+%\. ACE /);
  expect(await sideways(page)).toBe(0);
  // A tap moves it.
  const map = await page.getByTestId("what-if").boundingBox();
  const was = await dot.getAttribute("aria-valuetext");
  await page.getByTestId("what-if").click({ position: { x: (map?.width ?? 0) / 2, y: 60 } });
  await expect(dot).not.toHaveAttribute("aria-valuetext", was ?? "");
  await page.getByRole("group", { name: "Parameters of the map" }).getByText("alpha").click();
  await filled(page);
  await expect(page).toHaveURL(/&map=alpha-k_w/);
});
