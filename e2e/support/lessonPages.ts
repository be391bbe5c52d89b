/** What browser tests do with lessons: open them, skip predictions, answer by keys. */
import type { Locator, Page } from "@playwright/test";
import { tabTo } from "./page.ts";
import { lessons } from "./registry.ts";
import { settled } from "./settled.ts";
import { expect } from "./test.ts";

export const ids = lessons.map(({ id }) => id);

export async function open(page: Page, path = ""): Promise<void> {
  await page.goto("about:blank");
  await page.goto(`./#/lessons${path}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  if (path !== "") await expect(page.getByRole("heading", { name: "Sources" })).toBeVisible();
  await settled(page);
}

export const scenes = (page: Page) => page.locator("[data-scene]");
export const shownAt = (scene: Locator) => scene.getByLabel("Position shown");

/** What stands behind predictions is told once they are made. */
export async function skipPredictions(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: "Sources" })).toBeVisible();
  const skip = page.locator("[data-prediction=open]").getByRole("button", { name: "Skip" });
  while ((await skip.count()) > 0) await skip.first().click();
}

export async function openScenes(page: Page): Promise<void> {
  await skipPredictions(page);
  for (const scene of await scenes(page).all()) {
    await scene.scrollIntoViewIfNeeded();
    await expect(scene).toHaveAttribute("data-scene", "open");
  }
}

export const check = (page: Page, kind: "procedure" | "concept") =>
  page.locator(`[data-check=${kind}]`).first();

/** Chooses and commits one answer of the first question that the selector finds. */
export async function chooseByKeys(page: Page, question: string, answer: string): Promise<void> {
  const asked = page.locator(question).first();
  await tabTo(page.locator(`${question} input`));
  const chosen = asked.locator("input:checked");
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press("ArrowDown");
    if ((await chosen.getAttribute("value")) === answer) break;
  }
  await tabTo(page.locator(`${question} .check-buttons button`));
  await page.keyboard.press("Enter");
}
