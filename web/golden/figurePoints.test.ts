/** From a point of a figure, by the link that a click on it follows, to the lab: there each lane has the counters of the figure's record. */
import { readFile } from "node:fs/promises";
import { beforeAll, expect, test, vi } from "vitest";
import { initSync, Sweep } from "../engine/pkg/sweep/sweep.js";
import { type Experiment, initialSettings, labelOf, type SweepSettings } from "../engine/sweep/types.ts";
import { manifest as ace } from "../labs/ace/manifest.ts";
import { manifest as hybrid } from "../labs/hybrid/manifest.ts";
import { manifest as pbm } from "../labs/pbm/manifest.ts";
import { experiments } from "../pages/figures/catalog.ts";
import { firstsByDay } from "../test-support/day.ts";
import { netLabs } from "./labs.ts";
import { countersBy } from "./opened.ts";

// The page loads engines from its own addresses.
vi.mock("../labs/ace/engine/load.ts", async (original) => ({
  ...(await original<object>()),
  loadEngine: async () => (await import("../labs/ace/state/testEngine.ts")).realRegistry(),
}));
vi.mock("../labs/hybrid/engine.ts", async (original) => ({
  ...(await original<object>()),
  loadEngine: async () => (await import("../labs/hybrid/test-support/testEngine.ts")).realRegistry(),
}));
vi.mock("../labs/pbm/engine/load.ts", async (original) => ({
  ...(await original<object>()),
  loadPbmEngine: async () => (await import("../labs/pbm/test-support/testEngine.ts")).realRegistry(),
}));

const labs = await netLabs();
const adapters = { ...ace.experiments, ...hybrid.experiments, ...pbm.experiments };
/** Those whose points are runs, and no formula's values. */
const runs = experiments.filter(({ lab }) => lab !== "pbm-formula");

beforeAll(async () => {
  initSync({ module: await readFile("web/engine/pkg/sweep/sweep_bg.wasm") });
});

/** The smallest size there is, and one seed: a link opens the first one's run. */
function settingsOf(experiment: Experiment): SweepSettings {
  const settings = initialSettings(experiment);
  const size = experiment.choices?.find(({ id }) => id === "size")?.values[0];
  const choices = size === undefined ? {} : { size: labelOf(size) };
  return { ...settings, seeds: 1, choices: { ...settings.choices, ...choices } };
}

interface Recorded {
  lanes: Record<string, { counters: Record<string, number>; sets?: Record<string, number[]> }>;
}

test.each(firstsByDay(runs, ({ group }) => group))(
  "$id: a point's link opens its run, whose lanes count what the figure's do",
  async (experiment) => {
    const sweep = new Sweep(JSON.stringify(experiment), JSON.stringify(settingsOf(experiment)));
    const pointsARun = sweep.points / sweep.runs_a_seed;
    const adapter = await adapters[experiment.lab ?? "ace"]?.();
    for (const point of new Set([1, Math.floor(sweep.points / 2)])) {
      const link = await adapter?.openRun?.(sweep.scene_json(point));
      if (!link?.ok) throw new Error(link?.failure.message);
      const shown = await countersBy(link.value, labs);
      const record: Recorded = JSON.parse(sweep.run(Math.floor(point / pointsARun)));
      // Of a run that is measured after each of its sets of queries a point has the counters there.
      const set = point % pointsARun;
      const counted = experiment.lanes.map(({ id }) => {
        const { counters, sets } = record.lanes[id] ?? { counters: {} };
        return sets === undefined
          ? counters
          : Object.fromEntries(Object.entries(sets).map(([name, values]) => [name, values[set]]));
      });
      // A record has some that no page shows, and a run some that no figure does.
      const both = shown.map((lane, at) => Object.keys(lane).filter((name) => name in (counted[at] ?? {})));
      for (const [at, names] of both.entries()) {
        expect(names.length).toBeGreaterThan(3);
        for (const name of names)
          expect([at, name, shown[at]?.[name]]).toEqual([at, name, counted[at]?.[name]]);
      }
      expect(shown).toHaveLength(counted.length);
    }
    sweep.free();
  },
);
