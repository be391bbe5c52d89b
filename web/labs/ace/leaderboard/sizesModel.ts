/** The curves over the size of the pool as a plot. */
import type { Results } from "../../../engine/sweep/types.ts";
import type { PlotModel, PlotPoint, PlotSeries, PlotValue } from "../../../figures/plot/model.ts";
import { formatCount } from "../../../ui/format.ts";
import type { Entry } from "./entries.ts";

export interface SizesShown {
  title: string;
  /** What is drawn upwards, and its name. */
  measure: string;
  label: string;
  unit: string;
  /** Name of the axis to the right. */
  frames: string;
  /** A curve that is known at every size: its name, and the value at a number of frames. */
  exact: { label: string; at: (frames: number) => number } | null;
}

const one = (mean: number): PlotValue => ({ seeds: 1, mean, minimum: mean, maximum: mean, deviation: 0 });

/** `fine`: all sizes on the axis, `run` those of them that are run. A point is numbered entry * run.length + size. */
export function sizesModel(
  entries: readonly Entry[],
  fine: readonly number[],
  run: readonly number[],
  results: Results | null,
  { title, measure, label, unit, frames, exact }: SizesShown,
): PlotModel {
  const place = new Map(fine.map((size, at) => [size, at]));
  const scale = unit === "us" ? 1e-3 : 1;
  const points = (entry: number): PlotPoint[] =>
    run.flatMap((size, at) => {
      const point = entry * run.length + at;
      const found = results?.points.find((each) => each.point === point)?.lanes.run?.[measure];
      const x = place.get(size);
      return found == null || x === undefined
        ? []
        : [{ x, point, value: one(found.mean * scale), stale: false, seed: "" }];
    });
  const series = entries.map(
    ({ label }, at): PlotSeries => ({
      ...{ id: String(at), label, palette: "series", look: at },
      points: points(at),
    }),
  );
  const known: PlotSeries[] =
    exact === null
      ? []
      : [
          {
            ...{ id: "exact", label: exact.label, palette: "lane", look: 0, plain: true },
            points: fine.map((size, x) => ({
              ...{ x, point: -1, value: one(exact.at(size)), stale: false, seed: "" },
            })),
          },
        ];
  return {
    ...{ id: "sizes", title, measure: label, unit: unit === "us" ? "ms" : unit, mark: "line" },
    x: {
      ...{ label: frames, unit: "", scale: "log" },
      values: fine.map((size) => ({ label: formatCount(size), value: size })),
    },
    ...{ reference: null, opens: true },
    panels: [{ id: "all", label: "", reported: [], series: [...series, ...known] }],
  };
}
