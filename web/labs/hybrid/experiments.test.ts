/** From a point of a figure to the link that opens its run: what the link shows is the scene of that point. */
import { readFile } from "node:fs/promises";
import { beforeAll, expect, test, vi } from "vitest";
import { initSync, Sweep } from "../../engine/pkg/sweep/sweep.js";
import { type Experiment, initialSettings, type SweepSettings } from "../../engine/sweep/types.ts";
import { experiments } from "../../pages/figures/catalog.ts";
import { HybridSession } from "./engine.ts";
import { decodeLink } from "./lab.ts";
import { manifest } from "./manifest.ts";
import { realRegistry } from "./test-support/testEngine.ts";

vi.mock("./engine.ts", async (original) => {
  const { realRegistry } = await import("./test-support/testEngine.ts");
  return { ...(await original<object>()), loadEngine: realRegistry };
});

const registry = await realRegistry();
const adapter = await manifest.experiments?.hybrid?.();
if (adapter === undefined) throw new Error("no experiments");

beforeAll(async () => {
  initSync({ module: await readFile("web/engine/pkg/sweep/sweep_bg.wasm") });
});

const own = experiments.filter(({ lab }) => lab === "hybrid");

/** The smallest size there is. */
function settingsOf(experiment: Experiment): SweepSettings {
  const settings = initialSettings(experiment);
  const size = experiment.choices?.find(({ id }) => id === "size")?.values[0];
  const label = typeof size === "object" ? size.label : undefined;
  return label === undefined ? settings : { ...settings, choices: { ...settings.choices, size: label } };
}

test.each(own)(
  "$id: a point's link opens its run where the counters are the figure's",
  async (experiment) => {
    const settings = { ...settingsOf(experiment), seeds: 1 };
    const sweep = new Sweep(JSON.stringify(experiment), JSON.stringify(settings));
    const point = Math.floor(sweep.points / 2);
    const pointsARun = sweep.points / sweep.runs_a_seed;
    const link = await adapter.openRun?.(sweep.scene_json(point));
    if (!link?.ok) throw new Error(link?.failure.message);
    const decoded = decodeLink(link.value, registry);
    if (!decoded.ok) throw new Error(decoded.failure.message);
    expect(decoded.value.notices).toEqual([]);
    const { scene, at } = decoded.value.state;
    const opened = HybridSession.open({ ...scene, at }, registry);
    if (!opened.ok) throw new Error(opened.failure.message);
    const record = JSON.parse(sweep.run(Math.floor(point / pointsARun)));
    const set = point % pointsARun;
    const counted = (lane: string, name: string) => {
      const { counters, sets } = record.lanes[lane];
      return sets === undefined ? counters[name] : sets[name][set];
    };
    const shown = opened.value.frame().lanes.map(({ step }) => step.counters);
    expect(shown.map(({ cost }) => cost)).toEqual(experiment.lanes.map(({ id }) => counted(id, "cost")));
    expect(shown.map(({ requests }) => requests)).toEqual(
      experiment.lanes.map(({ id }) => counted(id, "requests")),
    );
    opened.value.close();
    sweep.free();
  },
);
