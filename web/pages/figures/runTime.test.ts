/** Run times that are computed here, held against the engine's device times; and that figures show them where a paper has them. */
import { describe, expect, test } from "vitest";
import { readsFurther, waitsFor } from "../../engine/runTime.ts";
import type { PlotPoint } from "../../figures/plot/model.ts";
import { experiments, loadResults } from "./catalog.ts";
import { plotModel } from "./plotModel.ts";
import { partingOf, residualsOf } from "./residuals.ts";
import { advancePoints } from "./state/figure.ts";

/** The ACE paper's figures whose values are run times; those of its table III are counts. */
const withRunTimes = ["2", "8", "10ab", "10cd", "10ef", "10g", "10h", "10i", "11", "12"].map(
  (id) => `ace-${id}`,
);
const timed = experiments.filter(({ plots }) => plots.some(({ times }) => times !== undefined));

test("every figure of the paper that reports run times shows them, and no other", () => {
  expect(timed.map(({ id }) => id).toSorted()).toEqual(withRunTimes.toSorted());
  for (const { id, plots, reported } of timed) {
    const numbers = reported.filter(({ value, low }) => (value ?? low) !== undefined);
    const without = numbers.filter(({ plot }) => plots.find((one) => one.id === plot)?.times === undefined);
    expect(without, id).toEqual([]);
  }
});

describe.each(timed)("$id", (experiment) => {
  const [plot] = experiment.plots.filter(({ times }) => times !== undefined);
  if (plot === undefined) throw new Error(experiment.id);
  const points = async (share: number): Promise<PlotPoint[]> => {
    const results = await loadResults(experiment.id);
    if (results === null) throw new Error(experiment.id);
    const runTime = { model: waitsFor(share), label: "" };
    const source = { experiment, measures: results.measures, points: advancePoints(results), runTime };
    return plotModel(source, plot).panels.flatMap(({ series }) => series.flatMap((one) => one.points));
  };

  test("who waits for all of the write time has device time", async () => {
    const all = await points(1);
    expect(all.length).toBeGreaterThan(0);
    for (const { run, value } of all)
      expect(Math.abs((run ?? Number.NaN) / value.mean - 1)).toBeLessThan(1e-3);
  });

  test("who waits for less has less to gain", async () => {
    const [fifth, all] = [await points(0.2), await points(1)];
    for (const [at, { run }] of fifth.entries()) expect(run).toBeLessThanOrEqual((all[at]?.run ?? 0) + 1e-9);
  });
});

describe("residuals", () => {
  const spread = (mean: number) => ({ seeds: 1, mean, minimum: mean, maximum: mean, deviation: 0 });
  const settings = { seeds: 1, first_seed: "1", choices: {}, set: {} };
  const lanes = (base: number, own: number) => ({
    baseline: { latency_us: spread(base), write_time_us: spread(0), speedup: spread(1) },
    ace: { latency_us: spread(own), write_time_us: spread(0), speedup: spread(base / own) },
    empty: { latency_us: null, write_time_us: null, speedup: null },
  });
  const points = new Map(
    [lanes(2, 1), lanes(3, 1), lanes(4, 1)].map((own, point) => [
      point,
      { point, at: [point], lanes: own, settings, fresh: true },
    ]),
  );
  const experiment = {
    id: "x",
    group: "X",
    title: "T",
    source: "S",
    caption: "C",
    differs: "D",
    scene: {},
    axes: [{ id: "n", values: [1, 2, 3] }],
    lanes: ["baseline", "ace", "empty"].map((id) => ({ id, set: {} })),
    plots: [
      {
        id: "p",
        title: "P",
        measure: "speedup",
        mark: "bar" as const,
        x: "n",
        series: ["lane"],
        times: ["latency_us", "write_time_us"] as [string, string],
      },
    ],
    reported: [],
    shape: [],
  };
  const of = (reported: object) =>
    residualsOf(
      {
        experiment: { ...experiment, reported: [{ plot: "p", place: "section I", ...reported } as never] },
        points,
      },
      waitsFor(0.2),
    ).map(({ end, model, apart }) => [end, model, Number(apart.toFixed(3))]);
  const ace = { lane: "ace" };

  test("a range is compared at both its ends, a value where it parts most, and 'up to' with the highest", () => {
    expect(of({ at: ace, low: 2.5, high: 5 })).toEqual([
      ["low", 2, -20],
      ["high", 4, -20],
    ]);
    expect(of({ at: ace, value: 2.5 })).toEqual([[null, 4, 60]]);
    expect(of({ at: ace, value: 3.5 })).toEqual([[null, 2, -42.857]]);
    expect(of({ at: ace, value: 3.5, greatest: true })).toEqual([[null, 4, 14.286]]);
    expect(of({ at: { ...ace, n: 2 }, value: 3 })).toEqual([[null, 3, 0]]);
  });

  test("words alone, and places where the model has no value, give none", () => {
    expect(of({ at: ace, text: "grows" })).toEqual([]);
    expect(of({ at: { lane: "empty" }, value: 3 })).toEqual([]);
    expect(partingOf([])).toBeNull();
    expect(partingOf([{ apart: 3 }, { apart: -4 }])).toEqual({ rms: Math.sqrt(12.5), largest: 4 });
  });

  test("further reads a miss are the reciprocal of a share, less one", () => {
    const times = { device_us: 100, written_us: 40 };
    expect(readsFurther(4)(times) / 5).toBeCloseTo(waitsFor(0.2)(times), 12);
  });
});
