import type { Page } from "@playwright/test";

export const themes = ["light", "dark", "projector"] as const;

/** Chooses a theme before the page's own code runs, as the theme button of an earlier visit did. */
export async function chooseTheme(page: Page, theme: (typeof themes)[number]): Promise<void> {
  await page.addInitScript((theme) => {
    // A blank page has no storage.
    if (location.protocol.startsWith("http")) localStorage.setItem("bufferpool-lab-theme", theme);
  }, theme);
}
