/** Figures of the flash + magnetic lab: what is theirs beside what every figure's page does. */

import type { Page } from "@playwright/test";
import { violationsInThemes } from "./support/axe.ts";
import { sideways } from "./support/page.ts";
import { carriedOut } from "./support/sweep.ts";
import { expect, test } from "./support/test.ts";

const SMALL = "size=1/50&seeds=1";
const smallSettings = { seeds: 1, choices: { size: "1/50" } };

const words = (page: Page) => page.getByTestId("run-words");
const run = (page: Page) => page.getByRole("button", { name: "Run", exact: true });
const spot = (page: Page, key: string) => page.locator(`[data-spot="${key}"]`).first();

async function open(page: Page, id: string, settings = ""): Promise<void> {
  await page.goto("about:blank");
  await page.goto(`./#/figures/${id}${settings === "" ? "" : `?v=1&${settings}`}`);
  await expect(run(page)).toBeVisible();
}

// The fixture fails a test whose page complains; so it is asked for even where the lab is not used.
test.beforeEach(({ lab: _ }) => {});

test("the list has a group for each lab", { tag: "@all" }, async ({ page }) => {
  await page.goto("./#/figures");
  const headings = page.getByRole("heading", { level: 2 });
  await expect(headings).toHaveText([
    "ACE",
    "Flash drive",
    "Policies",
    "Poster",
    "Server model",
    "Flash + magnetic",
    "Predictive",
    "Predictive, exactly",
  ]);
});

test("one run fills every query set of its lines", async ({ page }) => {
  await open(page, "fl-9a", SMALL);
  await run(page).click();
  await expect(words(page)).toHaveText(/^1 run in/);
  await expect(page.getByText("Computed here: seed 1, size 1/50.")).toBeVisible();
  for (const set of [0, 14]) await expect(spot(page, `0-2-${set}`)).toBeAttached();
});

test("a click on a point opens its run in its lab, at the end of the point's query set", {
  tag: "@all",
}, async ({ page, lab }) => {
  await open(page, "fl-9a", SMALL);
  await run(page).click();
  await expect(words(page)).toHaveText(/^1 run in/);
  await spot(page, "0-2-5").focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#\/hybrid\?/);
  await lab.ready();
  const { sets } = carriedOut("fl-9a", smallSettings).records[0]?.lanes["m+f"] ?? {};
  await expect
    .poll(async () => JSON.parse(await lab.serialised()).lanes[2].counters.cost)
    .toBe(sets?.cost?.[5]);
  await page.goBack();
  await expect(page.getByLabel("Seeds", { exact: true })).toHaveValue("1");
});

test("prices are changed as other parameters are, and a price of 0 is refused", { tag: "@all" }, async ({
  page,
}) => {
  await open(page, "fl-9b", SMALL);
  const price = page.getByLabel("Flash write w_f", { exact: true });
  await price.fill("0");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Settings" }).getByRole("alert")).toContainText("wf");
  await price.fill("60");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/The settings are now .*w_f = 60 units/)).toBeVisible();
});

test("nothing on these pages speaks of the other lab", { tag: "@all" }, async ({ page }) => {
  for (const id of ["fl-9a", "fl-11", "fl-14"]) {
    await open(page, id);
    await expect(page.locator(".figure-page")).not.toContainText(/\bACE\b|baseline|pages written|n_w|alpha/i);
  }
});

test("axe: a figure by query set, with its table", { tag: "@all" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "fl-11");
  await expect(spot(page, "0-0-0")).toBeAttached();
  await page.getByText("as a table").first().click();
  expect(await violationsInThemes(page, "html", ["light", "dark"])).toEqual([]);
});

for (const width of [320, 390]) {
  test(`at ${width} px nothing is wider than the page`, { tag: "@all" }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const id of ["fl-9b", "fl-11", "fl-14", "fl-ratio"]) {
      await page.goto(`./#/figures/${id}`);
      await expect(page.locator("main svg[role=group]").first()).toBeVisible();
      expect(await sideways(page), id).toBeLessThanOrEqual(0);
    }
  });
}
