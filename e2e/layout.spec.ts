/**
 * Layout laws: everything that belongs together is in view, nothing lies over anything, nothing is cut. One page that is
 * resized and opens one link after the other. Here a spread over presets, ways and sizes; `npm test -- layout` takes them
 * all.
 */
import { breaches, labs, places, presetsOf, ways } from "./support/layoutWays.ts";
import { firstSteps } from "./support/links.ts";
import { expect, test } from "./support/test.ts";

const ALL = process.env.BUFFERPOOL_LAB_LAYOUT === "all";
/** Each way in a test of its own where each scene is looked at in each of them, at each place. */
const tests = ALL ? ways.map((way) => [way]) : [ways];

for (const { path, parts, besides } of labs)
  for (const those of tests) {
    const where = ALL ? those.map(({ name, size }) => `, ${name}, ${size.width} px`).join() : "";
    test(`${path}${where}: what belongs together is in view, at every preset`, async ({ lab, page }) => {
      test.setTimeout(ALL ? 1_800_000 : 150_000);
      await page.addInitScript(() => localStorage.setItem("bufferpool-lab-tab", ""));
      await lab.open(firstSteps());
      const presets = await presetsOf(page, path);
      expect(presets.length).toBeGreaterThan(5);
      const scenes = [
        ...presets,
        ...besides.map((hash) => ({ preset: null, title: null, hash, key: undefined })),
      ];
      const found: string[] = [];
      for (const [turn, way] of those.entries()) {
        await page.setViewportSize(way.size);
        for (const [index, scene] of scenes.entries()) {
          if (!ALL && index % those.length !== turn) continue;
          for (const key of ALL ? places : [scene.key])
            found.push(...(await breaches(page, way, { ...scene, key }, parts)));
        }
      }
      expect(found).toEqual([]);
    });
  }
