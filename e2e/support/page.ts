/** What tests of every page do. */
import { expect, type Locator, type Page } from "@playwright/test";
import type { Driven } from "./driven.ts";
import { settled } from "./settled.ts";

/** Opens a link in the page at hand: only its hash changes, so nothing is loaded again. */
export async function link(page: Pick<Driven, "evaluate">, hash: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, hash);
}

/** By how many pixels the page is wider than its window, once it stands still. */
export async function sideways(page: Page): Promise<number> {
  await settled(page);
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Presses a key until one of the elements has the focus. */
export async function tabTo(wanted: Locator, key = "Tab"): Promise<void> {
  await wanted.first().waitFor({ state: "attached" });
  const reached = () =>
    wanted.evaluateAll((all) => all.some((element) => element === document.activeElement));
  for (let presses = 0; presses < 200; presses += 1) {
    if (await reached()) return;
    await wanted.page().keyboard.press(key);
  }
  throw new Error(`200 times ${key} do not lead to ${wanted}`);
}

/** Goes through all stops of the Tab key: each must show that it has the focus. */
export async function expectVisibleFocus(page: Page): Promise<void> {
  await settled(page);
  // From the top of the page: it begins at Step, which is far down.
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute("tabindex");
  });
  const stops = new Set<string>();
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(() => {
      const focused = document.activeElement;
      if (focused === null || focused === document.body) return null;
      // A hidden control shows the focus on the part of the page that stands for it.
      const around = [focused, focused.closest(":has(> :focus-visible)"), focused.closest("figure")];
      const shows = around.some((element) => {
        const style = element === null ? null : getComputedStyle(element);
        return style !== null && style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2;
      });
      return { name: focused.outerHTML.slice(0, 90), shows };
    });
    if (stop === null) break;
    expect(stop.shows, stop.name).toBe(true);
    stops.add(stop.name);
  }
  expect(stops.size).toBeGreaterThan(15);
}

/** Controls too small for a finger: below 24 px, below 44 px in the transport. A box is as large as its label. */
export async function smallTargets(page: Page): Promise<string[]> {
  await settled(page);
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("button, select, summary, input:not([type=file])")]
      .filter((target) => target.checkVisibility() && !target.classList.contains("sr-only"))
      .map((target) => {
        const label = target.getAttribute("type") === "checkbox" ? target.closest("label") : null;
        return { target, box: (label ?? target).getBoundingClientRect() };
      })
      .filter(({ target, box }) => {
        const least = target.matches("[aria-label=Transport] *") ? 44 : 24;
        return box.height < least || box.width < least;
      })
      .map(({ target, box }) => `${target.outerHTML.slice(0, 70)}: ${box.width} × ${box.height} px`),
  );
}

/** By the bar's menu of labs. */
export async function goTo(page: Page, name: string): Promise<void> {
  const ways = page.getByRole("navigation", { name: "Pages" });
  await ways.getByRole("button", { name: "Labs" }).click();
  await ways.getByRole("link", { name }).click();
}
