/** Plots with literal data. */
import type { PlotModel, PlotSeries, PlotValue } from "../plot/model.ts";

const value = (mean: number, spread = 0): PlotValue => ({
  seeds: 5,
  mean,
  minimum: mean - spread,
  maximum: mean + spread,
  deviation: spread / 2,
});

const line = (label: string, look: number, means: readonly (number | null)[], spread = 0): PlotSeries => ({
  id: label,
  label,
  palette: "lane",
  look,
  points: means.flatMap((mean, x) =>
    mean === null ? [] : [{ x, point: 10 * look + x, value: value(mean, spread), stale: false, seed: "1" }],
  ),
});

const shares = [0, 25, 50, 75, 100].map((share) => ({ label: String(share), value: share }));

/** Two panels of lines, one with a gap, with the paper's value and range. */
export const linesModel: PlotModel = {
  id: "lines",
  title: "Speedup",
  measure: "Speedup over the run without ACE",
  unit: "x",
  mark: "line",
  x: { label: "Reads", unit: "%", scale: "linear", values: shares },
  reference: 1,
  opens: true,
  panels: [
    {
      id: "First",
      label: "First",
      series: [
        line("ACE", 1, [2.8, 2.5, 2.1, 1.6, 1], 0.2),
        line("ACE + Reader", 2, [2.8, 2.5, 2.1, 1.6, 1], 0.2),
      ],
      reported: [{ x: 0, series: 1, low: 1.57, high: 1.57 }],
    },
    {
      id: "Second",
      label: "Second",
      series: [line("ACE", 1, [2.2, null, 1.7, 1.4, 1]), line("ACE + Reader", 2, [2.4, 2.1, 1.9, 1.4, 1])],
      reported: [{ x: null, series: null, low: 1.2, high: 1.4 }],
    },
  ],
};

/** One panel of bars. */
export const barsModel: PlotModel = {
  ...linesModel,
  id: "bars",
  title: "Device time saved",
  measure: "Device time saved",
  unit: "%",
  mark: "bar",
  x: {
    label: "Workload",
    unit: "",
    scale: "band",
    values: ["MS", "WIS", "RIS"].map((label, at) => ({ label, value: at })),
  },
  reference: null,
  panels: [
    {
      id: "",
      label: "",
      series: [line("Baseline", 0, [10, 20, 5]), line("ACE", 1, [50, 60, 25], 3)],
      reported: [{ x: 2, series: 1, low: 8.1, high: 13.9 }],
    },
  ],
};
