/** What may be evicted without loss: played by keyboard, own strings, both figures, and without a breach that axe finds. */

import { violationsInThemes } from "./support/axe.ts";
import { sideways } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

test.beforeEach(async ({ lab, page }) => {
  expect(lab).toBeDefined();
  await page.goto("./#/pbm/lossless");
  await page.getByRole("button", { name: /^Evict A/ }).waitFor();
});

test("the counter-example, by keyboard alone: A is not MIN-optimal and costs nothing", async ({ page }) => {
  await page.getByLabel("Example").selectOption({ label: "enough, but not necessary: C A B A" });
  const status = page.getByRole("group", { name: "The requests, one by one" }).getByRole("status");
  await expect(status).toHaveText("C is missed and the pool is full. Which block goes?");
  await page.getByRole("button", { name: /^Evict A/ }).focus();
  await page.keyboard.press("Enter");
  await expect(status).toContainText("it is not MIN-optimal, and yet this costs nothing");
  await expect(page.getByRole("button", { name: /^Evict A.*not MIN-optimal, evicted$/ })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(status).toHaveText("A is missed and the pool is full. Which block goes?");
  await page.getByRole("button", { name: /^Evict C/ }).press("Enter");
  for (const said of [
    "B is in the pool: a hit",
    "A is in the pool: a hit",
    "The end: 2 misses, as few as MIN's",
  ]) {
    await page.keyboard.press("ArrowRight");
    await expect(status).toContainText(said);
  }
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByText("Request 4 of 4")).toBeVisible();
});

test("an own string; what is wrong is said beside its field, and the string at hand stays", async ({
  page,
}) => {
  await page.getByLabel("Requests", { exact: true }).fill("X Y X Z Y X");
  await page.getByLabel("In the pool at first").fill("X X");
  await page.getByLabel("Frames", { exact: true }).fill("2");
  await page.getByRole("button", { name: "Play this string" }).click();
  await expect(page.getByRole("alert")).toHaveText('"X" stands here twice; legal: each block once');
  await expect(page.getByRole("button", { name: /^Evict A/ })).toBeVisible();
  await page.getByLabel("In the pool at first").fill("");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Request 1 of 6")).toBeVisible();
  await page.getByRole("button", { name: "To the next choice" }).click();
  await page.getByRole("button", { name: /^Evict X/ }).click();
  await expect(page.getByText("Request 4 of 6")).toBeVisible();
});

test("the exact chances follow the sliders", { tag: "@all" }, async ({ page }) => {
  const chart = page.getByRole("img", { name: /figure A.1/ });
  await expect(chart).toHaveAccessibleName(/10 of 100: 0\.8813$/);
  await page.getByRole("slider", { name: "Read at p" }).fill("10");
  await expect(chart).toHaveAccessibleName(
    /p = 0\.05: N = 10: 0\.4013; N = 20: 0\.6415; 10 of 100: 0\.4982$/,
  );
  await expect(page.getByText(/at most 0\.0315 better/)).toBeVisible();
  await page.getByRole("slider", { name: "M, frames drawn" }).focus();
  await page.keyboard.press("Home");
  await expect(page.getByRole("slider", { name: "k, frames evicted" })).toHaveValue("1");
});

for (const width of [1366, 320]) {
  test(`axe, ${width} px; nothing is wider than the page`, { tag: "@all" }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 800 });
    await page.getByRole("button", { name: /^Evict A/ }).click();
    for (const summary of await page.getByText("As a table").all()) {
      // One opened before may lie over it.
      await page.keyboard.press("Escape");
      await summary.click();
    }
    expect(await violationsInThemes(page, "html", ["light", "dark"])).toEqual([]);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
  });
}

test("the address holds the string, what was evicted and the request; opened again it shows the same", {
  tag: "@all",
}, async ({ page }) => {
  await page.getByLabel("Example").selectOption({ label: "enough, but not necessary: C A B A" });
  await page.getByRole("button", { name: /^Evict A/ }).click();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/requests=C\+A\+B\+A&evicted=A&at=1$/);
  const address = page.url();
  await page.goto("about:blank");
  await page.goto(address);
  await expect(page.getByText("Request 2 of 4")).toBeVisible();
  await expect(page.getByLabel("Example")).toHaveValue("counter");
  await expect(page.getByRole("status").filter({ hasText: "A is missed" })).toBeVisible();
  await page.getByLabel("Language").selectOption("de");
  await expect(page.getByText("Anfrage 2 von 4")).toBeVisible();
  await expect(page.getByLabel("Sprache")).toBeFocused();
  expect(page.url()).toBe(address);
  await page.goto(`${address}&lang=en`);
  await page.getByLabel("Language").selectOption("de");
  await expect(page).toHaveURL(address);
});

test("a pasted link is opened; what is wrong in it is named, the rest is kept", { tag: "@all" }, async ({
  page,
}) => {
  await page.evaluate(() => {
    location.hash = "#/pbm/lossless?v=1&frames=2&pool=A+B&requests=C+A+B+A&evicted=A+Z&at=9";
  });
  await expect(page.getByRole("alert")).toHaveText(
    /evicted: Z is not legal here; legal: a block that is in the pool.*\(1\)\. at: 9 is not legal here; legal: a whole number from 0 to 1/,
  );
  await expect(page.getByText("Request 2 of 4")).toBeVisible();
  await page.evaluate(() => {
    location.hash = "#/pbm/lossless?v=1&frames=0&requests=X+Y";
  });
  // Beside the field; the string at hand stays, with what was chosen in it and what was said of its link.
  await expect(page.getByRole("alert").first()).toHaveText('"0"; legal: a whole number from 1 to 20');
  await expect(page.getByRole("alert").last()).toContainText("evicted: Z is not legal here");
  await expect(page.getByText("Request 2 of 4")).toBeVisible();
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(page.getByRole("button", { name: /^Evict A.*evicted$/ })).toBeVisible();
  await expect(page).toHaveURL(/requests=C\+A\+B\+A&evicted=A&at=0$/);
});
