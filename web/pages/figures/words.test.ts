import { describe, expect, test } from "vitest";
import type { Experiment, Plot, Results } from "../../engine/sweep/types.ts";
import { valuesCsv } from "./FigureExports.tsx";
import { plotModel, valuesAt } from "./plotModel.ts";
import { advancePoints } from "./state/figure.ts";
import { differenceWords, hereWords, placeOfReported, reportedWords, runWords, timeWords } from "./words.ts";

const experiment: Experiment = {
  id: "x",
  group: "X",
  title: "T",
  source: "S",
  caption: "C",
  differs: "D",
  scene: {},
  axes: [
    { id: "policy", label: "Policy", values: [{ label: "First" }, { label: "Second" }] },
    { id: "reads", label: "Reads", unit: "%", sets: "workload.reads_percent", values: [0, 50, 100] },
  ],
  lanes: [
    { id: "baseline", label: "Baseline", set: {} },
    { id: "ace", label: "ACE", set: {} },
  ],
  plots: [],
  reported: [],
  shape: [],
};
const plot: Plot = {
  id: "p",
  title: "Speedup",
  measure: "speedup",
  mark: "line",
  panels: "policy",
  x: "reads",
  series: ["lane"],
  where: { lane: ["ace"] },
};
const spread = (mean: number) => ({ seeds: 1, mean, minimum: mean, maximum: mean, deviation: 0 });
/** The value tells its place: 12 is the second policy at the third share. */
const results: Results = {
  settings: { seeds: 1, first_seed: "1", choices: { size: "1/64" }, set: { alpha: 2 } },
  measures: [{ id: "speedup", label: "Speedup", unit: "x" }],
  points: [0, 1, 2, 3, 4, 5].map((point) => ({
    point,
    at: [Math.floor(point / 3), point % 3],
    lanes: {
      baseline: { speedup: spread(1) },
      ace: { speedup: spread(10 * Math.floor(point / 3) + (point % 3)) },
    },
  })),
  verdicts: [],
};
const source = { experiment, measures: results.measures, points: advancePoints(results) };

test("a plot's panels, lines and points are the grid's", () => {
  const { panels, x } = plotModel(source, plot);
  expect(x.values.map(({ value }) => value)).toEqual([0, 50, 100]);
  expect(panels.map(({ label }) => label)).toEqual(["First", "Second"]);
  expect(panels.map(({ series }) => series.map((one) => [one.label, one.palette, one.look]))).toEqual([
    [["ACE", "lane", 1]],
    [["ACE", "lane", 1]],
  ]);
  expect(
    panels.map(({ series }) => series[0]?.points.map(({ point, value }) => [point, value.mean])),
  ).toEqual([
    [
      [0, 0],
      [1, 1],
      [2, 2],
    ],
    [
      [3, 10],
      [4, 11],
      [5, 12],
    ],
  ]);
});

test("a numbered axis as series is a ramp whose labels say what the number is", () => {
  const over: Plot = { ...plot, panels: "lane", series: ["reads"], x: "policy" };
  const { panels, x } = plotModel(source, over);
  expect(x.scale).toBe("band");
  expect(panels[0]?.series.map(({ label, palette }) => [label, palette])).toEqual([
    ["Reads = 0%", "ramp"],
    ["Reads = 50%", "ramp"],
    ["Reads = 100%", "ramp"],
  ]);
});

const place = "figure 1";

test("a reported value stands where it belongs, and where it says nothing it holds for all", () => {
  const reported = [
    { plot: "p", place, at: { policy: "Second", reads: 50, lane: "ace" }, value: 1.5 },
    { plot: "p", place, at: { policy: "First" }, low: 1, high: 2 },
    { plot: "p", place, at: {}, text: "grows" },
    { plot: "other", place, at: {}, value: 9 },
  ];
  const { panels } = plotModel({ ...source, experiment: { ...experiment, reported } }, plot);
  expect(panels.map((panel) => panel.reported)).toEqual([
    [{ x: null, series: 0, low: 1, high: 2 }],
    [{ x: 1, series: 0, low: 1.5, high: 1.5 }],
  ]);
});

test("the model's values at a reported place are those of all points there", () => {
  const own = { ...experiment, plots: [plot] };
  const at = { policy: "Second", lane: "ace" };
  expect(valuesAt({ ...source, experiment: own }, { plot: "p", place, at, value: 1 })).toEqual([10, 11, 12]);
  const one = { plot: "p", place, at: { policy: "First", reads: 100 }, value: 1 };
  expect(valuesAt({ ...source, experiment: own }, one)).toEqual([2]);
  expect(placeOfReported(own, { plot: "p", place, at: { policy: "First", reads: 100, lane: "ace" } })).toBe(
    "First, Reads 100%, ACE",
  );
});

describe("the model beside the paper, in words", () => {
  const value = { plot: "p", place, at: {}, value: 1.57 };
  const range = { plot: "p", place, at: {}, low: 8.1, high: 13.9 };
  test.each([
    [value, [2.81], "x", "1.57x", "2.81x", "1.24 more"],
    [value, [1.5], "x", "1.57x", "1.50x", "0.07 less"],
    [value, [1.57], "x", "1.57x", "1.57x", "the same"],
    [
      { ...value, greatest: true as const },
      [0.4, 1.2],
      "x",
      "1.57x",
      "0.40 to 1.20x",
      "within the paper's range",
    ],
    [{ ...value, greatest: true as const }, [0.4, 2.57], "x", "1.57x", "0.40 to 2.57x", "1.00 more"],
    [range, [24.6, 29.7], "%", "8.1 to 13.9%", "24.6 to 29.7%", "10.7 to 15.8 points more"],
    [range, [9, 12], "%", "8.1 to 13.9%", "9 to 12%", "within the paper's range"],
    [range, [9, 20], "%", "8.1 to 13.9%", "9 to 20%", "overlapping the paper's"],
    [range, [], "%", "8.1 to 13.9%", "", ""],
  ])("%o against %o", (reported, values, unit, paper, here, parting) => {
    expect(reportedWords(reported, unit)).toBe(paper);
    expect(hereWords(values, unit)).toBe(here);
    expect(differenceWords(reported, values, unit)).toBe(parting);
  });
});

test("time is told in words", () => {
  expect([900, 12_000, 61_000, 150_000, 4 * 3_600_000].map(timeWords)).toEqual([
    "a few seconds",
    "about 15 seconds",
    "about 65 seconds",
    "about 3 minutes",
    "about 4 hours",
  ]);
  expect(runWords({ state: "running", done: 12, all: 1_200, leftMs: 20_000 })).toBe(
    "Running: 12 of 1,200 runs, about 20 seconds left.",
  );
  expect(runWords({ state: "stopped", done: 1, all: 8 })).toBe("Stopped after 1 of 8 runs.");
});

test("CSV has one line a value, with the settings behind it", () => {
  const drawn = { origin: "here" as const, ...results, points: advancePoints(results) };
  const [head, first, ...rest] = valuesCsv(experiment, drawn).trim().split("\n");
  expect(head).toBe(
    "policy,reads,lane,measure,unit,mean,minimum,maximum,standard_deviation,seeds,first_seed,size,alpha",
  );
  expect(first).toBe("First,0,baseline,speedup,x,1,1,1,0,1,1,1/64,2");
  expect(rest).toHaveLength(11);
});
