/** From a point of a figure to the link that opens its run: what the link shows is the scene of that point. */
import { readFile } from "node:fs/promises";
import { beforeAll, expect, test, vi } from "vitest";
import { initSync, Sweep } from "../../engine/pkg/sweep/sweep.js";
import { initialSettings } from "../../engine/sweep/types.ts";
import { experiments } from "../../pages/figures/catalog.ts";
import { PbmSession } from "./engine/session.ts";
import { decodeLink } from "./lab.ts";
import { manifest } from "./manifest.ts";
import { realRegistry } from "./test-support/testEngine.ts";

vi.mock("./engine/load.ts", async (original) => {
  const { realRegistry } = await import("./test-support/testEngine.ts");
  return { ...(await original<object>()), loadPbmEngine: realRegistry };
});

const registry = await realRegistry();
const adapter = await manifest.experiments?.pbm?.();
if (adapter === undefined) throw new Error("no experiments");

beforeAll(async () => {
  initSync({ module: await readFile("web/engine/pkg/sweep/sweep_bg.wasm") });
});

const own = experiments.filter(({ lab }) => lab === "pbm");

test.each(own)(
  "$id: a point's link opens its run where the counters are the figure's",
  async (experiment) => {
    const initial = initialSettings(experiment);
    const settings = { ...initial, seeds: 1, choices: { ...initial.choices, size: "1/256" } };
    const sweep = new Sweep(JSON.stringify(experiment), JSON.stringify(settings));
    // The second point: the first one's policies may be the same in both lanes.
    const link = await adapter.openRun?.(sweep.scene_json(1));
    if (!link?.ok) throw new Error(link?.failure.message);
    const decoded = decodeLink(link.value, registry);
    if (!decoded.ok) throw new Error(decoded.failure.message);
    expect(decoded.value.notices).toEqual([]);
    const { scene, at } = decoded.value.state;
    const opened = PbmSession.open({ ...scene, at }, registry);
    if (!opened.ok) throw new Error(opened.failure.message);
    const record = JSON.parse(sweep.run(1));
    const shown = opened.value.frame().lanes.map(({ step }) => step.counters);
    expect(shown).toEqual(experiment.lanes.map(({ id }) => record.lanes[id].counters));
    opened.value.close();
    sweep.free();
  },
);
