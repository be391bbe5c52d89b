/**
 * Layout laws: everything that belongs together is in view, nothing lies over anything, nothing is cut, and what a step says
 * can be read as it stands. One page that is resized and opens one link after the other. By day a drawn dozen of presets, each
 * in one way, and half as many for their steps; `npm run test:all` has all presets in all ways.
 */
import { ALL } from "./support/day.ts";
import { drawnBy, drawPresets, seed } from "./support/draw.ts";
import { breaches, labs, looks, places, scenesAt, unreadableSteps, ways } from "./support/layoutWays.ts";
import { firstSteps } from "./support/links.ts";
import { expect, test } from "./support/test.ts";

/** Each way in a test of its own where each scene is looked at in each of them. */
const tests = ALL ? ways.map((way) => [way]) : [ways];

for (const [turn, { path, parts, besides }] of labs.entries())
  for (const [number, those] of tests.entries()) {
    const where = ALL ? those.map(({ name, size }) => `, ${name}, ${size.width} px`).join() : "";
    test(`${path}${where}: what belongs together is in view, at every preset`, async ({ lab, page }) => {
      test.setTimeout(ALL ? 600_000 : 90_000);
      await page.addInitScript(() => localStorage.setItem("bufferpool-lab-tab", ""));
      await lab.open(firstSteps());
      const presets = scenesAt(path);
      expect(presets.length).toBeGreaterThan(5);
      const others = besides.map((hash) => ({ preset: null, title: null, hash, key: undefined }));
      const scenes = [...drawPresets(path, presets, "layout"), ...(ALL ? others : [])];
      const found: string[] = [];
      // The labs' draws together have every way in turn, and each day begins with another one.
      for (const [at, way] of those.entries())
        for (const [index, scene] of scenes.entries()) {
          if (!ALL && (index + turn * scenes.length + seed) % those.length !== at) continue;
          await page.setViewportSize(way.size);
          // In each way at another place of its run.
          const key = ALL ? places[(index + number) % places.length] : scene.key;
          found.push(...(await breaches(page, way, { ...scene, key }, parts)));
        }
      expect(found, drawnBy).toEqual([]);
    });
  }

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
