import type { Page } from "@playwright/test";
import type { Driven } from "./driven.ts";

/** The button that names the preset at hand, and says which it is in `data-preset`. */
export const PRESET = { name: /^Preset: / };

/** Opens the panel and chooses there. */
export async function choosePreset(page: Page, id: string): Promise<void> {
  await page.getByRole("button", PRESET).click();
  await page.locator(`[role=option][data-preset="${id}"]`).click();
}

/** What the panel lists: ids, titles, and in how many parts each opening moment is drawn. */
export async function listedPresets(page: Driven): Promise<{ id: string; title: string; drawn: number }[]> {
  await page.getByRole("button", PRESET).click();
  await page.waitForFunction(() => document.querySelector("[role=option] svg") !== null);
  const listed = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("[role=option]")].map((option) => ({
      id: option.dataset.preset ?? "",
      drawn: option.querySelectorAll("svg > *").length,
      title: document.getElementById(option.getAttribute("aria-labelledby") ?? "")?.textContent ?? "",
    })),
  );
  await page.keyboard.press("Escape");
  return listed;
}
