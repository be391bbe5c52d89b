/**
 * Layout laws: everything that belongs together is in view, nothing lies over anything, nothing is cut. One page that is
 * resized and opens one link after the other. Here a spread over presets, ways and sizes; `npm test -- layout` takes them
 * all.
 */
import type { Page } from "@playwright/test";
import { beyondWindow, cutWords, hiddenParts, wordsOverWords } from "./support/layout.ts";
import { firstSteps, lanesOver } from "./support/links.ts";
import { link } from "./support/page.ts";
import { settled } from "./support/settled.ts";
import { expect, test } from "./support/test.ts";

const ALL = process.env.BUFFERPOOL_LAB_LAYOUT === "all";

const LAPTOP = { width: 1366, height: 768 };
const DESK = { width: 1920, height: 1080 };

interface Way {
  name: string;
  size: { width: number; height: number };
  /** Of the address. */
  query?: string;
  within: string;
  /** Parts that must be seen, of those that a lab has; all of the lab's, if not said. */
  parts?: readonly string[];
  /** Whether the page may be higher than its window. */
  scrolls?: boolean;
  parameters?: boolean;
}

const lab = ".lab-main";
const ways: Way[] = [
  { name: "lab", size: LAPTOP, within: lab },
  { name: "lab", size: DESK, within: lab },
  { name: "parameters open", size: LAPTOP, within: lab, parameters: true },
  { name: "parameters open", size: DESK, within: lab, parameters: true },
  { name: "lab", size: { width: 1024, height: 768 }, within: lab, scrolls: true, parts: ["transport"] },
  { name: "lab", size: { width: 390, height: 844 }, within: lab, scrolls: true, parts: ["transport"] },
  { name: "present", size: LAPTOP, within: "main", query: "&present=1" },
  { name: "present", size: DESK, within: "main", query: "&present=1" },
  {
    name: "embed",
    size: { width: 800, height: 500 },
    within: "main",
    query: "&embed=1",
    parts: ["score"],
    scrolls: true,
  },
];

const fourLanes = "lru~ace~prefetch,clock~ace,cflru~ace,lru-wsr~ace";
const labs = [
  {
    path: "/ace",
    parts: ["strip", "pool", "sentence", "device", "score", "transport"],
    besides: [lanesOver(fourLanes, 1_500), lanesOver("lru~baseline,lru~ace,cflru~ace", 0)],
  },
  { path: "/hybrid", parts: ["strip", "pool", "disks", "sentence", "score", "transport"], besides: [] },
  { path: "/pbm", parts: ["table", "sentence", "eviction", "score", "transport"], besides: [] },
];

/** The presets of a lab that can be opened in a moment, as its picker lists them. */
async function presetsOf(page: Page, path: string): Promise<string[]> {
  await link(page, `${path}?v=1`);
  await page.getByRole("button", { name: "Step", exact: true }).waitFor();
  const ids = await page
    .getByRole("combobox", { name: "Preset" })
    .locator("option")
    .evaluateAll((options) => (options as HTMLOptionElement[]).map(({ value }) => value));
  return ids.filter((id) => id !== "");
}

/** Waits until the page shows this scene in this way, and stands still. */
async function shown(page: Page, { query = "", parameters = false }: Way, preset: string | null) {
  if (query === "") {
    if (preset !== null) await expect(page.getByRole("combobox", { name: "Preset" })).toHaveValue(preset);
    const toggle = page.getByRole("button", { name: "Parameters" });
    if ((await toggle.getAttribute("aria-expanded")) !== String(parameters)) await toggle.click();
  }
  await page.locator("[data-part=score]").first().waitFor();
  await settled(page);
}

/** By the key, with the focus where a reader's is: on nothing. */
async function goTo(page: Page, key: string) {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press(key);
  await settled(page);
}

for (const { path, parts, besides } of labs) {
  test(`${path}: what belongs together is in view, at every preset`, async ({ lab, page }) => {
    test.setTimeout(ALL ? 1_800_000 : 150_000);
    await page.addInitScript(() => localStorage.setItem("bufferpool-lab-tab", ""));
    await lab.open(firstSteps());
    const presets = await presetsOf(page, path);
    expect(presets.length).toBeGreaterThan(5);
    // Where the preset begins, at the start, an eviction or so later, at the end.
    const places = [undefined, "Home", "PageDown", "End"];
    const scenes = [
      ...presets.map((preset, index) => ({
        preset,
        hash: `${path}?v=1&preset=${preset}`,
        place: places[index % places.length],
      })),
      ...besides.map((hash) => ({ preset: null, hash, place: undefined })),
    ];
    const found: string[] = [];
    for (const [turn, way] of ways.entries()) {
      await page.setViewportSize(way.size);
      for (const [index, { preset, hash, place }] of scenes.entries()) {
        if (!ALL && index % ways.length !== turn) continue;
        await link(page, `${hash}${way.query ?? ""}`);
        await shown(page, way, preset);
        if (place !== undefined) await goTo(page, place);
        await page.evaluate(() => scrollTo(0, 0));
        const seen = [
          ...(await hiddenParts(page, way.within, way.parts ?? parts)),
          ...(await beyondWindow(page, way.scrolls ?? false)),
          ...(await cutWords(page)),
          ...(await wordsOverWords(page)),
        ];
        found.push(
          ...seen.map((line) => `${hash}, ${way.name}, ${way.size.width} px, ${place ?? "there"}: ${line}`),
        );
      }
    }
    expect(found).toEqual([]);
  });
}
