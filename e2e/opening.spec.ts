/**
 * Every preset of every lab opens at the moment that shows its subject: what it shows is drawn, and the score speaks for
 * somebody. That the pool is full there, the engine's own tests say. By day a drawn dozen of presets.
 */
import { ALL } from "./support/day.ts";
import { drawnBy, drawPresets } from "./support/draw.ts";
import { presetsOf, type Scene, scenesAt } from "./support/layoutWays.ts";
import { firstSteps } from "./support/links.ts";
import { link } from "./support/page.ts";
import { PRESET } from "./support/presets.ts";
import { settled } from "./support/settled.ts";
import { expect, test } from "./support/test.ts";

/** Where the picture draws what a preset shows. */
const DRAWN: Readonly<Record<string, string>> = {
  "spared-page": "[data-mark~=ghost]",
  "flag-kept": "[data-mark=flag]",
  "flag-cleared": "[data-mark=flag-cleared]",
  hand: "[data-hand]",
  batch: "[data-mark~=written]",
  "prefetched-page-used": "[data-mark~=prefetched-page-used]",
  "ghost-hit": ".kept-cell[data-asked]",
  "min-choice": "[data-lane][aria-label^=MIN] [data-mark~=victim]",
  move: "[data-mark=migration]",
  queue: "[data-mark=queue]",
  "kept-counter": "[data-mark=kept-counter]",
  "saved-block": "[data-mark~=ghost]",
  "drawn-candidates": "[data-candidate]",
  "bucket-shift": "[data-mark=bucket-shift]",
};

/** Presets whose point no step can show, and why; where there is no gain, lanes may be equal. */
const NOTHING: Readonly<Record<string, string>> = {
  "read-only": "no gain: nothing is ever written",
  "symmetric-device": "no gain: a write costs a read, one request at a time",
  "all-in-memory": "no gain: nothing is ever evicted",
  "postgres-report": "no gain: hardly anything is changed",
  "background-writer": "who writes, and how much of it: its totals are the point",
  "eager-writer": "no gain: the background writer writes whole batches",
  "twenty-clients": "no gain: clients fill the write channels by themselves",
  "slides-abcd": "no gain: a pool of one frame writes what it must",
  "drive-history": "what was written before the run: its totals are the point",
  "mariadb-scan": "a recording of InnoDB: its totals are the point",
  "shop-day": "a whole day: its totals are the point",
  poster: "the poster's own position: its totals are the point",
  "paper-size": "a paper's size: its totals are the point",
};

for (const path of ["/ace", "/hybrid", "/pbm"])
  test(`${path}: every preset opens where its subject is drawn, and where some lane does better`, async ({
    lab,
    page,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.addInitScript(() => localStorage.setItem("bufferpool-lab-tab", ""));
    await lab.open(firstSteps());
    const wrong: string[] = [];
    // The panel with all its pictures takes a while. It has recordings too.
    const presets = ALL ? await presetsOf(page, path) : scenesAt(path);
    const ids = (scenes: readonly Scene[]) => scenes.map(({ preset }) => preset);
    expect(ids(presets)).toEqual(expect.arrayContaining(ids(scenesAt(path))));
    for (const { preset, drawn } of drawPresets(path, presets, "opening")) {
      if (drawn === 0) wrong.push(`${path}?preset=${preset}: no picture in the panel`);
      await link(page, `${path}?preset=${preset}`);
      await expect.poll(() => page.getByRole("button", PRESET).getAttribute("data-preset")).toBe(preset);
      await page.waitForFunction(() => document.querySelector("[data-part=score]") !== null);
      await settled(page);
      const { shows, found, score } = await page.evaluate((drawn) => {
        const shows = document.querySelector<HTMLElement>("[data-shows]")?.dataset.shows ?? "";
        const seen = (element: Element) => {
          const { width, height, top } = element.getBoundingClientRect();
          return width > 0 && height > 0 && top < innerHeight;
        };
        const found = [...document.querySelectorAll(drawn[shows] ?? "nothing")].some(seen);
        const cards = document.querySelectorAll<HTMLElement>("[data-part=score] [data-judgement]");
        return { shows, found, score: [...cards].map(({ dataset }) => dataset.judgement) };
      }, DRAWN);
      const id = preset ?? "";
      if (id in NOTHING ? shows !== "none" : !found) wrong.push(`${id}: ${shows} is not drawn`);
      if (!NOTHING[id]?.startsWith("no gain") && score.length > 0 && !score.includes("better"))
        wrong.push(`${id}: no lane does better: ${score.join(" ")}`);
    }
    expect(wrong, drawnBy).toEqual([]);
  });
