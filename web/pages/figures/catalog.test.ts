/** The data files of the experiments: what they name must be there. The engine's own tests run them. */
import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { initSync, Sweep } from "../../engine/pkg/sweep/sweep.js";
import {
  type Experiment,
  indexOf,
  initialSettings,
  labelOf,
  MEASURE,
  type MeasureSpec,
  plottedMeasures,
  shownMeasures,
} from "../../engine/sweep/types.ts";
import { realRegistry } from "../../labs/ace/state/testEngine.ts";
import { realRegistry as hybridRegistry } from "../../labs/hybrid/test-support/testEngine.ts";
import { formulaAdapter } from "../../labs/pbm/formula.ts";
import { realRegistry as pbmRegistry } from "../../labs/pbm/test-support/testEngine.ts";
import type { AdapterRegistry } from "../../shell/labAdapter.ts";
import { firstsByDay } from "../../test-support/day.ts";
import { de } from "../../text/de/index.ts";
import { CHANGE } from "../../text/text.ts";
import { experiments, groups, loadResults } from "./catalog.ts";
import { figureParameters } from "./state/link.ts";

const registries = new Map<string, AdapterRegistry>();
beforeAll(async () => {
  const module = new URL("../../engine/pkg/sweep/sweep_bg.wasm", import.meta.url);
  initSync({ module: await readFile(module) });
  registries.set("ace", await realRegistry());
  registries.set("hybrid", await hybridRegistry());
  registries.set("pbm", await pbmRegistry());
  registries.set("pbm-formula", formulaAdapter.registry);
});

const records = import.meta.glob<string>("../../experiments/records/*.jsonl", {
  eager: true,
  query: "?raw",
  import: "default",
});

/** The engine's own tests run figures natively; by day one of each group is run in WebAssembly too. */
const ranAgain = firstsByDay(experiments, ({ group }) => group);

interface Kept {
  run: number;
  at: object;
  seed: string;
  lanes: Record<string, { counters: { requests: number } }>;
}

/** Of runs that take too long the shortest is carried out again: as it was natively, to the last digit. */
function expectShortestRun(experiment: Experiment, kept: string) {
  const requests = ({ lanes }: Kept) =>
    Object.values(lanes).reduce((sum, lane) => sum + lane.counters.requests, 0);
  const runs = kept
    .trim()
    .split("\n")
    .map((line): Kept => JSON.parse(line));
  const shortest = runs.reduce((least, run) => (requests(run) < requests(least) ? run : least));
  const sweep = new Sweep(JSON.stringify(experiment), JSON.stringify(initialSettings(experiment)));
  const { run, at, seed, lanes } = shortest;
  expect(JSON.parse(sweep.run(run))).toEqual({ run, at, seed, lanes });
  expect(runs).toHaveLength(sweep.runs);
  sweep.free();
}

test("figures stand in the order of the papers", () => {
  const [ace] = groups;
  const ids = ace?.entries.map((entry) => entry.id) ?? [];
  expect(ids.indexOf("ace-2")).toBeLessThan(ids.indexOf("ace-8"));
  expect(ids.indexOf("ace-8")).toBeLessThan(ids.indexOf("ace-9"));
  expect(ids.indexOf("ace-9")).toBeLessThan(ids.indexOf("ace-10ab"));
});

test("each lab has groups of its own, those of the first lab before the others", () => {
  const labs = groups.map(({ entries }) => [...new Set(entries.map(({ lab = "" }) => lab))]);
  expect(labs.every((lab) => lab.length === 1)).toBe(true);
  expect(labs.flat()).toEqual(labs.flat().toSorted());
  expect(new Set(labs.flat()).size).toBe(4);
});

describe.each(experiments)("$id", (experiment) => {
  const { axes, lanes, plots, reported } = experiment;
  /** Whether an axis, or the lanes, have this value. */
  const has = (id: string, given: string | number) => {
    if (id === "lane") return lanes.some((lane) => lane.id === given);
    const axis = axes.find((one) => one.id === id);
    return axis !== undefined && indexOf(axis, given) >= 0;
  };
  let measures: MeasureSpec[];
  beforeAll(() => {
    const sweep = new Sweep(JSON.stringify(experiment), JSON.stringify(initialSettings(experiment)));
    measures = JSON.parse(sweep.measures_json());
    sweep.free();
  });
  const dimensions = [...axes.map(({ id }) => id), "lane"];

  test("the engine takes it", () => {
    const sweep = new Sweep(JSON.stringify(experiment), JSON.stringify(initialSettings(experiment)));
    expect(sweep.points).toBe(axes.reduce((count, { values }) => count * values.length, 1));
    expect(sweep.runs).toBe(sweep.runs_a_seed * (experiment.seeds ?? 1));
    sweep.free();
  });

  test("German has the names of all that its lab can show", () => {
    const said = de.engine;
    const names = measures.flatMap(({ label }) =>
      label.endsWith(CHANGE) ? [label.slice(0, -CHANGE.length), CHANGE] : [label],
    );
    expect(names.filter((name) => !Object.hasOwn(said, name))).toEqual([]);
  });

  test("plots name axes, lanes and measures that there are, and leave nothing open", () => {
    for (const plot of plots) {
      const { x, series, panels, where = {} } = plot;
      const shown = shownMeasures(plot).map((id) => measures.find((measure) => measure.id === id));
      expect(new Set(shown.map((measure) => measure?.unit))).toEqual(new Set([shown[0]?.unit ?? "none"]));
      expect(axes.map(({ id }) => id)).toContain(x);
      const spread = [x, ...series, ...(panels === undefined ? [] : [panels])];
      expect(new Set(spread).size).toBe(spread.length);
      for (const id of spread) expect([...dimensions, MEASURE]).toContain(id);
      expect(spread.includes(MEASURE)).toBe(shown.length > 1);
      for (const [id, values] of Object.entries(where)) {
        for (const value of values) expect(has(id, value), `${id} ${value}`).toBe(true);
      }
      // An axis that is not drawn has one value.
      const count = (id: string) =>
        where[id]?.length ??
        (id === "lane" ? lanes.length : (axes.find((axis) => axis.id === id)?.values.length ?? 0));
      for (const id of dimensions.filter((one) => !spread.includes(one))) expect(count(id), id).toBe(1);
    }
  });

  test("reported values name plots and places that there are, and say something", () => {
    for (const { plot, at, value, low, high, text } of reported) {
      expect(plots.map(({ id }) => id)).toContain(plot);
      const { [MEASURE]: measure, ...places } = at;
      if (measure !== undefined)
        expect(plottedMeasures(experiment), `${MEASURE} ${measure}`).toContain(measure);
      for (const [id, given] of Object.entries(places)) expect(has(id, given), `${id} ${given}`).toBe(true);
      expect(value ?? low ?? text).toBeDefined();
      expect((low === undefined) === (high === undefined)).toBe(true);
      if (low !== undefined && high !== undefined) expect(low).toBeLessThan(high);
    }
  });

  test("each of its parameters is one of the registry's", () => {
    const registry = registries.get(experiment.lab ?? "ace");
    if (registry === undefined) throw new Error(experiment.lab);
    const found = figureParameters(experiment, registry).map(({ path }) => path);
    expect(found).toEqual(experiment.parameters ?? []);
  });

  test("what was computed in advance is of the settings it opens with, and whole", async () => {
    const results = await loadResults(experiment.id);
    expect(results?.settings).toEqual(initialSettings(experiment));
    const points = axes.reduce((count, { values }) => count * values.length, 1);
    expect(results?.points.map(({ point }) => point)).toEqual(Array.from({ length: points }, (_, at) => at));
    const plotted = plottedMeasures(experiment);
    expect(results?.measures).toEqual(measures.filter(({ id }) => plotted.includes(id)));
    expect(results?.verdicts.map(({ text }) => text)).toEqual(experiment.shape.map(({ text }) => text));
    for (const point of results?.points ?? []) {
      expect(Object.keys(point.lanes).sort()).toEqual(lanes.map(({ id }) => id).sort());
      for (const values of Object.values(point.lanes))
        expect(Object.keys(values).sort()).toEqual(plotted.toSorted());
    }
  });

  // One run; the engine's own tests compare every point of every experiment.
  test.runIf(ranAgain.includes(experiment))(
    "what was computed in advance is what this engine gives",
    async () => {
      const results = await loadResults(experiment.id);
      const kept = records[`../../experiments/records/${experiment.id}.jsonl`];
      if (kept !== undefined) return expectShortestRun(experiment, kept);
      const settings = initialSettings(experiment);
      const sweep = new Sweep(JSON.stringify(experiment), JSON.stringify(settings));
      for (let seed = 0; seed < settings.seeds; seed += 1) {
        sweep.add(sweep.run((seed + 1) * sweep.runs_a_seed - 1));
      }
      const pointsARun = sweep.points / sweep.runs_a_seed;
      expect(JSON.parse(sweep.summary_json(plottedMeasures(experiment)))).toEqual(
        results?.points.slice(-pointsARun),
      );
      sweep.free();
    },
  );

  test("no label of an axis stands twice", () => {
    for (const { values } of axes) expect(new Set(values.map(labelOf)).size).toBe(values.length);
  });
});
