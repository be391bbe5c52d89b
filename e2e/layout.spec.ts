/**
 * Layout laws: everything that belongs together is in view, nothing lies over anything, nothing is cut, and what a step says
 * can be read as it stands. One page that is resized and opens one link after the other. By day a drawn dozen of presets, and
 * half as many for their steps; `npm run test:all` has all presets.
 */
import { ALL } from "./support/day.ts";
import { drawnBy, drawPresets, seed } from "./support/draw.ts";
import { breaches, labs, looks, type Scene, scenesAt, unreadableSteps, ways } from "./support/layoutWays.ts";
import { firstSteps } from "./support/links.ts";
import { expect, test } from "./support/test.ts";

for (const { path, parts, besides } of labs)
  test(`${path}: what belongs together is in view, at every preset`, async ({ lab, page }) => {
    test.setTimeout(ALL ? 300_000 : 90_000);
    await page.addInitScript(() => localStorage.setItem("bufferpool-lab-tab", ""));
    await lab.open(firstSteps());
    const presets = scenesAt(path);
    expect(presets.length).toBeGreaterThan(5);
    const others = besides.map((hash) => ({ preset: null, title: null, hash, key: undefined }));
    const all = [...presets, ...others];
    const drawn: readonly Scene[] = [...drawPresets(path, presets, "layout"), ...(ALL ? others : [])];
    const found: string[] = [];
    // A spread: each scene in one way and at one place of its run, which are the same every day.
    for (const [turn, way] of ways.entries()) {
      await page.setViewportSize(way.size);
      const those = drawn.filter((scene) => all.indexOf(scene) % ways.length === turn);
      for (const scene of those) found.push(...(await breaches(page, way, scene, parts)));
    }
    expect(found, drawnBy).toEqual([]);
  });

/** Of its run, in percent; null: where a preset opens. */
const shares = ALL ? [null, 0, 30, 60, 100] : [null, 30, 100];

for (const { path } of labs)
  for (const language of ALL ? ["en", "de"] : ["any"])
    test(`${path}, ${language} language: no text of a step is clipped or scrolled, at every preset`, async ({
      lab,
      page,
    }) => {
      test.setTimeout(ALL ? 1_200_000 : 90_000);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.addInitScript(() => localStorage.setItem("bufferpool-lab-tab", ""));
      await lab.open(firstSteps());
      const found: string[] = [];
      const those = looks.filter((look) => !ALL || look.language === language);
      // One look each, each time another one.
      for (const [index, scene] of drawPresets(path, scenesAt(path), "steps", 1 / 2).entries()) {
        const drawn = those.filter((_, at) => at === (index * 7 + seed) % those.length);
        found.push(...(await unreadableSteps(page, path, scene, drawn, shares)));
      }
      expect(found, drawnBy).toEqual([]);
    });
