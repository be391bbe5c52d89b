import type { Page } from "@playwright/test";

export const themes = ["light", "dark", "projector"] as const;
export type Theme = (typeof themes)[number];

/** Chooses a theme before the page's own code runs, as the theme button of an earlier visit did. */
export async function chooseTheme(page: Page, theme: Theme): Promise<void> {
  await page.addInitScript((theme) => {
    // A blank page has no storage.
    if (location.protocol.startsWith("http")) localStorage.setItem("bufferpool-lab-theme", theme);
  }, theme);
}

/** Changes the theme of the page at hand, as its theme button does. */
export async function showTheme(page: Page, theme: string): Promise<void> {
  await page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme;
  }, theme);
}

/** The theme of the page at hand. */
export const shownTheme = (page: Page): Promise<string> =>
  page.evaluate(() => document.documentElement.dataset.theme ?? "auto");
