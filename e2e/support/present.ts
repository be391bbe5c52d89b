/** Opens the presentation of a link. */
import type { Page } from "@playwright/test";
import { settled } from "./settled.ts";

export async function openScreen(page: Page, hash: string) {
  await page.goto("about:blank");
  await page.goto(`./#${hash}`);
  await page.locator(".present").waitFor();
  await settled(page);
}
