/** The curves over the size of the pool: their runs, and the plot. */
import { type Comparison, comparisonOf, type OwnRequests } from "../../../engine/sweep/comparison.ts";
import type { Results } from "../../../engine/sweep/types.ts";
import type { PlotModel, PlotPoint, PlotSeries } from "../../../figures/plot/model.ts";
import { formatCount } from "../../../ui/format.ts";
import type { Scene } from "../state/scene.ts";
import { type Entry, entryAxis } from "./entries.ts";

export const SIZE_MEASURES = ["misses", "latency_us"] as const;
/** Sizes of the pool that are run. */
export const SIZES = 24;

/** Whole numbers from 1 to `most`, evenly spaced on a scale of logarithms: `count` or fewer. */
export function sizesUpTo(most: number, count: number): number[] {
  const sizes = Array.from({ length: count }, (_, at) => Math.round(most ** (at / (count - 1))));
  return [...new Set(sizes)];
}

/** Each entry in pools of these sizes. The start is left out: its pages need not fit. */
export function sizeRuns(
  scene: Scene,
  entries: readonly Entry[],
  sizes: readonly number[],
  own?: OwnRequests,
): Comparison {
  const axes = [entryAxis(scene, entries), { id: "frames", sets: "frames", values: [...sizes] }];
  const lanes = [{ id: "run", set: {} }];
  return comparisonOf(
    scene,
    { axes, lanes, counters: SIZE_MEASURES, extent: "curve", without: ["start"] },
    own,
  );
}

interface SizesShown {
  title: string;
  measure: string;
  label: string;
  unit: string;
  frames: string;
  /** A curve that is known at every size: its name, and the value at a number of frames. */
  exact: { label: string; at: (frames: number) => number } | null;
}

const pointOf = (x: number, point: number, mean: number): PlotPoint => ({
  ...{ x, point, stale: false, seed: "" },
  value: { seeds: 1, mean, minimum: mean, maximum: mean, deviation: 0 },
});

/** `fine`: all sizes on the axis, `run` those of them that are run. A point is numbered entry * run.length + size. */
export function sizesModel(
  entries: readonly Entry[],
  fine: readonly number[],
  run: readonly number[],
  results: Results | null,
  { title, measure, label, unit, frames, exact }: SizesShown,
): PlotModel {
  const inMs = unit === "us";
  const points = (entry: number): PlotPoint[] =>
    run.flatMap((size, at) => {
      const point = entry * run.length + at;
      const found = results?.points.find((each) => each.point === point)?.lanes.run?.[measure];
      const x = fine.indexOf(size);
      return found == null || x < 0 ? [] : [pointOf(x, point, found.mean * (inMs ? 1e-3 : 1))];
    });
  const series = entries.map(
    ({ label }, at): PlotSeries => ({
      ...{ id: String(at), label, palette: "series", look: at },
      points: points(at),
    }),
  );
  if (exact !== null)
    series.push({
      ...{ id: "exact", label: exact.label, palette: "lane", look: 0, plain: true },
      points: fine.map((size, x) => pointOf(x, -1, exact.at(size))),
    });
  return {
    ...{ id: "sizes", title, measure: label, unit: inMs ? "ms" : unit, mark: "line" },
    x: {
      ...{ label: frames, unit: "", scale: "log" },
      values: fine.map((size) => ({ label: formatCount(size), value: size })),
    },
    ...{ reference: null, opens: true },
    panels: [{ id: "all", label: "", reported: [], series }],
  };
}
