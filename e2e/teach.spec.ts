/** A class: a lecture from its page alone, by the clicker, with the speaker's window beside it. */
import type { Page } from "@playwright/test";
import { violations } from "./support/axe.ts";
import { sideways } from "./support/page.ts";
import { openScreen } from "./support/present.ts";
import { settled } from "./support/settled.ts";
import { expect, test } from "./support/test.ts";

test.use({ viewport: { width: 1366, height: 768 } });

/** Steps of the 45 minutes: their titles, and the presses from each to the next. */
const STEPS = [
  ["The checkout is slow", 3],
  ["One miss, step by step", 5],
  ["A loop over 51 pages", 4],
  ["And one frame more", 3],
  ["Clean and dirty", 3],
  ["What the data sheet says", 2],
  ["The other channels wait", 2],
  ["Two requests later", 3],
  ["What one page costs", 2],
  ["Three cases: one", 2],
  ["Three cases: two", 2],
  ["Three cases: three", 2],
  ["The checkout again", 2],
  ["Five questions", 1],
] as const;

const title = (page: Page, name: string) =>
  expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();

const unscrolled = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);

test("45 minutes from the page alone, by the clicker: question, answer, next step, in both windows", {
  tag: "@all",
}, async ({ page }) => {
  await page.goto("./#/teach");
  await page.getByRole("link", { name: "Begin: 45 minutes" }).click();
  await title(page, STEPS[0][0]);
  await settled(page);
  const opened = page.context().waitForEvent("page");
  await page.getByRole("button", { name: "Speaker notes" }).click();
  const notes = await opened;
  const said = notes.getByTestId("path");
  for (const [at, [name, presses]] of STEPS.entries()) {
    await title(page, name);
    await settled(page);
    await expect(said.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
    await expect(said).toContainText(`Step ${at + 1} of ${STEPS.length}`);
    const next = STEPS[at + 1];
    await expect(said).toContainText(next === undefined ? "This is the last step." : `Then: ${next[0]}`);
    for (let press = 0; press < presses; press += 1) {
      await unscrolled(page);
      await page.keyboard.press("PageDown");
      await settled(page);
    }
  }
  await title(page, "Five questions");
  await expect(page.getByRole("img", { name: /^QR code/ })).toBeVisible();
  await expect(notes.getByRole("timer")).not.toHaveText("0:00");
  // Back to where the step before was left, from the notes' keys.
  await notes.bringToFront();
  await notes.keyboard.press("PageUp");
  await title(page, "The checkout again");
  await expect(page.locator(".path-ask")).toContainText("57%: 741 ms");
});

test("Escape leaves a path, and Back leads into it again at the very step", { tag: "@all" }, async ({
  page,
}) => {
  await openScreen(page, "/ace?v=1&preset=looping-scan&lanes=lru~baseline&at=50&present=1&path=45~3");
  await page.keyboard.press("PageDown");
  await expect.poll(() => page.url()).toContain("&at=51&");
  await page.keyboard.press("Escape");
  await expect.poll(() => page.url()).not.toContain("path=");
  await page.goBack();
  await title(page, "A loop over 51 pages");
  await expect(page.getByLabel("Position shown")).toHaveText(/^51 \//);
});

test("each link of the 45 minutes opens at its step", { tag: "@all" }, async ({ page }) => {
  await page.goto("./#/teach");
  const steps = page.locator("[data-path='45'] tbody a");
  await expect(steps.first()).toBeAttached();
  const links = await steps.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  expect(links).toHaveLength(STEPS.length);
  for (const [at, link] of links.entries()) {
    await openScreen(page, link.slice(1));
    await title(page, STEPS[at]?.[0] ?? "");
    await expect(page.getByText(`Step ${at + 1} of ${STEPS.length}`)).toBeVisible();
  }
});

test("a path leads from lab to lab, and the notes come along", { tag: "@all" }, async ({ page }) => {
  await openScreen(
    page,
    "/hybrid?v=1&preset=ten-pages&lanes=conservative~lru~floor&page=7&at=32&present=1&path=III~3",
  );
  const opened = page.context().waitForEvent("page");
  await page.getByRole("button", { name: "Speaker notes" }).click();
  const notes = await opened;
  await expect(notes.getByTestId("connection")).toHaveText("In step with the presentation.");
  await page.keyboard.press("PageDown");
  await title(page, "Group 3: two reports at nine");
  await expect(notes.getByRole("heading", { level: 2, name: "Group 3: two reports at nine" })).toBeVisible();
  await expect(notes.getByTestId("connection")).toHaveText("In step with the presentation.");
  await notes.keyboard.press("PageDown");
  await expect(page.getByLabel("Position shown")).toHaveText(/^40 \/ 200/);
});

test("a step that is none is told, with what there is", { tag: "@all" }, async ({ page }) => {
  await openScreen(page, "/ace?v=1&preset=slides-lru&at=0&present=1&path=46~3");
  await expect(page.getByRole("alert")).toContainText("“path=46~3” is no step of a path.");
  await expect(page.getByRole("alert")).toContainText("45, 90, I, II, III");
});

test("a worksheet prints without its answers, or with them on another sheet", async ({ page }) => {
  await page.goto("./#/teach/worksheet/ace?seed=7");
  const sheets = page.locator("[data-sheet]");
  await expect(sheets).toHaveCount(1);
  await expect(sheets.locator("[data-answer]")).toHaveCount(0);
  await page.getByRole("link", { name: "With the answers" }).click();
  await expect(sheets).toHaveCount(2);
  await page.emulateMedia({ media: "print" });
  const broken = await sheets.last().evaluate((sheet) => getComputedStyle(sheet).breakBefore);
  expect(broken).toBe("page");
  await expect(page.getByRole("link", { name: "Without the answers" })).toBeHidden();
  expect(await sideways(page)).toBe(0);
});

test("axe: a card for phones, and the question of a scene", { tag: "@all" }, async ({ page }) => {
  for (const step of [14, 7]) {
    await page.goto("about:blank");
    await page.goto(`./#/ace?v=1&preset=slides-lru&at=0&present=1&path=45~${step}`);
    await page.locator(".path-bar").waitFor();
    await settled(page);
    expect.soft(await violations(page)).toEqual([]);
  }
});
