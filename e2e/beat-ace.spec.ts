import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";

const go = (page: Page) => page.getByRole("button", { name: "Go", exact: true });

/** Plays by keys from the start to the end card: the first frame goes, with what may be written with it. */
async function playByKeys(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Start without a clock" }).focus();
  await page.keyboard.press("Enter");
  const asked = page.getByText("Choose the page that goes.");
  const title = page.getByRole("heading", { level: 2 });
  for (let move = 0; move < 20; move += 1) {
    await expect(asked.or(title)).toBeVisible();
    if (await title.isVisible()) return;
    const request = String(await page.getByText(/^Request \d+ of 20$/).textContent());
    await page.keyboard.press("1");
    await expect(page.getByRole("radio").first()).toBeChecked();
    for (const frame of [2, 3, 4, 5]) await page.keyboard.press(`Shift+Digit${frame}`);
    await page.keyboard.press("Enter");
    await expect(page.getByText(request, { exact: true })).toBeHidden();
  }
}

const yours = (page: Page, name: string) => page.locator("dl > div").filter({ hasText: name });

test("a game by keyboard ends in a card, and its link replays the moves with the same score", {
  tag: "@all",
}, async ({ page, lab: _ }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("./#/beat-ace?seed=kurs1");
  await playByKeys(page);
  const title = page.getByRole("heading", { level: 2 });
  await expect(title).toBeFocused();
  const [verdict, time] = [await title.textContent(), await yours(page, "You").textContent()];
  const link = await page.getByRole("textbox", { name: "Link that replays the moves" }).inputValue();
  await page.getByText("Result as a line").click();
  const line = await page.getByRole("textbox", { name: "The result as a line" }).inputValue();

  await page.goto("about:blank");
  await page.goto(link);
  await expect(title).toHaveText(String(verdict));
  await page.getByRole("button", { name: "To the end" }).click();
  expect((await yours(page, "Moves").textContent())?.replace("Moves", "You")).toBe(time);

  await page.goto("./#/teach/check");
  await page.getByRole("textbox", { name: "Result lines" }).fill(`Anna: ${line}`);
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await expect(page.getByRole("row").nth(1)).toContainText(/1 Anna.*Beat ACE: .*agrees/);
});

test("a forged move is named, and the game is there to be played", { tag: "@all" }, async ({
  page,
  lab: _,
}) => {
  await page.goto("./#/beat-ace?seed=kurs1&moves=1-7");
  await expect(page.getByRole("alert")).toContainText(/moves\[2\].*7.*frames from 1 to 5/);
  await expect(page.getByRole("button", { name: "Start: two minutes" })).toBeVisible();
});

test("on a phone all of a move is within reach", async ({ page, lab: _ }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("./#/beat-ace?seed=kurs1");
  await page.getByRole("button", { name: "Start: two minutes" }).click();
  await page.getByRole("radio").first().check({ force: true });
  const within = async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    const box = await page.getByRole("region", { name: "Device time at the same request" }).boundingBox();
    expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
  };
  await within();
  await go(page).click();
  await expect(page.getByText("Choose the page that goes.")).toBeVisible();
  await within();
});

test("a game goes on in another language, and the batch is asked for with a dirty victim alone", {
  tag: "@all",
}, async ({ page, lab: _ }) => {
  await page.goto("./#/beat-ace?seed=kurs1");
  await page.getByRole("button", { name: "Start without a clock" }).click();
  const batch = page.getByRole("group", { name: "Written with it" });
  await page.getByRole("radio", { name: "Frame 1: page 1, clean" }).check({ force: true });
  await expect(batch).toBeHidden();
  await page.getByRole("radio", { name: "Frame 2: page 2, dirty" }).check({ force: true });
  await expect(batch).toBeVisible();
  await page.getByRole("combobox", { name: "Language" }).selectOption("de");
  await expect(page.getByRole("radio", { name: "Rahmen 2: Seite 2, geändert" })).toBeChecked();
});
