/**
 * Layout laws: everything that belongs together is in view, nothing lies over anything, nothing is cut, and what a step says
 * can be read as it stands. One page that is resized and opens one link after the other. Here a spread over presets, ways,
 * sizes and steps; `npm test -- layout` takes them all.
 */
import { breaches, labs, looks, places, presetsOf, unreadableSteps, ways } from "./support/layoutWays.ts";
import { firstSteps } from "./support/links.ts";
import { expect, test } from "./support/test.ts";

const ALL = process.env.BUFFERPOOL_LAB_LAYOUT === "all";
/** Each way in a test of its own where each scene is looked at in each of them, at each place. */
const tests = ALL ? ways.map((way) => [way]) : [ways];

for (const { path, parts, besides } of labs)
  for (const those of tests) {
    const where = ALL ? those.map(({ name, size }) => `, ${name}, ${size.width} px`).join() : "";
    test(`${path}${where}: what belongs together is in view, at every preset`, async ({ lab, page }) => {
      test.setTimeout(ALL ? 1_800_000 : 300_000);
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

/** Of its run, in percent; null: where a preset opens. */
const shares = ALL ? [null, 0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100] : [null, 30, 100];

for (const { path } of labs)
  for (const language of ALL ? ["en", "de"] : ["any"])
    test(`${path}, ${language} language: no text of a step is clipped or scrolled, at every preset`, async ({
      lab,
      page,
    }) => {
      test.setTimeout(ALL ? 3_600_000 : 150_000);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.addInitScript(() => localStorage.setItem("bufferpool-lab-tab", ""));
      await lab.open(firstSteps());
      const found: string[] = [];
      for (const [index, scene] of (await presetsOf(page, path)).entries()) {
        // A spread: of every other preset one look, each time another one.
        const drawn = looks.filter((_, at) => index % 2 === 0 && at === ((index / 2) * 7) % looks.length);
        const ours = ALL ? looks.filter((look) => look.language === language) : drawn;
        found.push(...(await unreadableSteps(page, path, scene, ours, shares)));
      }
      expect(found).toEqual([]);
    });
