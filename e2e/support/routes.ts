/** Every route of the site, for tests that hold for all of them. A new route is one line here. */
import type { Page } from "@playwright/test";
import { firstSteps } from "./links.ts";

export interface SiteRoute {
  name: string;
  hash: string;
  /** Waits until the route is there. */
  ready: (page: Page) => Promise<void>;
}

const heading = (name: string | RegExp) => (page: Page) =>
  page.getByRole("heading", { level: 1, name }).waitFor();
const lab = (page: Page) => page.getByRole("button", { name: "Step", exact: true }).waitFor();

export const routes: readonly SiteRoute[] = [
  { name: "the lab", hash: firstSteps("at=14"), ready: lab },
  { name: "the list of figures", hash: "/figures", ready: heading("Figures") },
  { name: "a figure", hash: "/figures/poster-1", ready: heading(/./) },
  { name: "the gallery", hash: "/gallery", ready: heading("Figures") },
  { name: "accessibility", hash: "/accessibility", ready: heading("Accessibility") },
];

/** Opens a route afresh. */
export async function openRoute(page: Page, { hash, ready }: SiteRoute): Promise<void> {
  await page.goto("about:blank");
  await page.goto(`./#${hash}`);
  await page.waitForFunction(() => !/Loading (the|…)/.test(document.body.textContent ?? ""));
  await ready(page);
}

export const themes = ["light", "dark"] as const;

/** Chooses a theme as a reader has done before. */
export async function useTheme(page: Page, theme: string): Promise<void> {
  await page.addInitScript((theme) => {
    // A blank page has no storage.
    if (location.protocol.startsWith("http")) localStorage.setItem("bufferpool-lab-theme", theme);
  }, theme);
}
