/**
 * Layout laws: everything that belongs together is in view, nothing lies over anything, nothing is cut. One page that is
 * resized and opens one link after the other. Here a spread over presets and sizes; `npm test -- layout` takes them all.
 */
import type { Page } from "@playwright/test";
import { firstSteps } from "./support/links.ts";
import { link } from "./support/page.ts";
import { settled } from "./support/settled.ts";
import { expect, test } from "./support/test.ts";

const ALL = process.env.BUFFERPOOL_LAB_LAYOUT === "all";

const sizes = [
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
];

interface Preset {
  id: string;
  at: number;
}

/** The presets of a lab that can be opened in a moment, as its picker lists them. */
async function presetsOf(page: Page, path: string): Promise<Preset[]> {
  await link(page, `${path}?v=1`);
  await page.getByRole("button", { name: "Step", exact: true }).waitFor();
  const ids = await page
    .getByRole("combobox", { name: "Preset" })
    .locator("option")
    .evaluateAll((options) => (options as HTMLOptionElement[]).map(({ value }) => value));
  return ids.filter((id) => id !== "").map((id, index) => ({ id, at: [0, 12, 60][index % 3] ?? 0 }));
}

/** What of these parts is not wholly in the window, or lies beneath something else. */
const hiddenParts = (page: Page, parts: readonly string[]) =>
  page.evaluate((parts) => {
    const found: string[] = [];
    const main = document.querySelector(".lab-main");
    for (const id of parts) {
      for (const part of main?.querySelectorAll(`[data-part=${id}]`) ?? []) {
        const { left, right, top, bottom, width, height } = part.getBoundingClientRect();
        if (width === 0 || height === 0) continue;
        const told = `${id} ${Math.round(left)},${Math.round(top)} ${Math.round(width)}x${Math.round(height)}`;
        if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) {
          found.push(`${told}: not in the window`);
          continue;
        }
        const inset = 4;
        const points = [
          [left + inset, top + inset],
          [right - inset, top + inset],
          [left + inset, bottom - inset],
          [right - inset, bottom - inset],
          [(left + right) / 2, (top + bottom) / 2],
        ] as const;
        const under = points.find(([x, y]) => {
          const topmost = document.elementFromPoint(x, y);
          return topmost !== null && !part.contains(topmost) && !topmost.contains(part);
        });
        if (under !== undefined) found.push(`${told}: beneath something at ${under.map(Math.round)}`);
      }
    }
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth - clientWidth} px too wide`);
    if (scrollHeight > clientHeight) found.push(`the page is ${scrollHeight - clientHeight} px too high`);
    return found;
  }, parts);

const labs = [
  { path: "/ace", parts: ["strip", "pool", "sentence", "device", "score", "transport"] },
  { path: "/hybrid", parts: ["strip", "pool", "disks", "sentence", "score", "transport"] },
  { path: "/pbm", parts: ["table", "sentence", "eviction", "score", "transport"] },
];

for (const { path, parts } of labs) {
  test(`${path}: what belongs together is in view, at every preset`, async ({ lab, page }) => {
    test.setTimeout(ALL ? 600_000 : 90_000);
    await page.addInitScript(() => localStorage.setItem("bufferpool-lab-tab", ""));
    await lab.open(firstSteps());
    const presets = await presetsOf(page, path);
    expect(presets.length).toBeGreaterThan(5);
    const found: string[] = [];
    for (const [index, { id, at }] of presets.entries()) {
      for (const [size, viewport] of sizes.entries()) {
        if (!ALL && index % sizes.length !== size) continue;
        await page.setViewportSize(viewport);
        await link(page, `${path}?v=1&preset=${id}&at=${at}`);
        await expect(page.getByRole("combobox", { name: "Preset" })).toHaveValue(id);
        await settled(page);
        const seen = await hiddenParts(page, parts);
        found.push(...seen.map((line) => `${id} at ${at}, ${viewport.width} px: ${line}`));
      }
    }
    expect(found).toEqual([]);
  });
}
