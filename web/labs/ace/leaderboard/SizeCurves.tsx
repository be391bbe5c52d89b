/** Misses and device time of each entry over the size of the pool; a click on a point opens that run. */
import { useMemo, useState } from "react";
import { unpacked } from "../../../engine/ownTrace/packed.ts";
import { lru_misses_by_frames, OwnTraceBuilder } from "../../../engine/pkg/ace/ace.js";
import { type Comparison, comparisonOf, type OwnRequests, partOf } from "../../../engine/sweep/comparison.ts";
import type { Results } from "../../../engine/sweep/types.ts";
import type { Registry } from "../../../engine/types.ts";
import { PlotFigure } from "../../../figures/PlotFigure.tsx";
import type { PlotModel, PlotPoint, PlotSeries } from "../../../figures/plot/model.ts";
import { ComparisonNote, useComparison } from "../../../shell/useComparison.tsx";
import { leaderboardText } from "../../../text/leaderboard.ts";
import { formatCount } from "../../../ui/format.ts";
import { SelectField } from "../../../ui/SelectField.tsx";
import { useLab } from "../state/hooks.ts";
import type { Scene } from "../state/scene.ts";
import { type Entry, entryAxis } from "./entries.ts";

const SIZE_MEASURES = ["misses", "latency_us"] as const;
/** Sizes of the pool that are run. */
const SIZES = 24;

/** Points of the curve that is exact everywhere, about. */
const FINE = 120;

interface SizeCurvesProps {
  registry: Registry;
  scene: Scene;
  entries: readonly Entry[];
  own: OwnRequests | undefined;
}

/** LRU's misses by frames; none where the scene cannot be made here. */
function lruMisses({ start: _, ...scene }: Scene, own: OwnRequests | undefined): Float64Array | null {
  try {
    const lanes = scene.lanes.slice(0, 1).map(({ fork: _, ...lane }) => lane);
    const { workload, own: packed } = partOf(scene.workload, "curve", own);
    const trace = packed === null ? undefined : unpacked(OwnTraceBuilder, packed());
    return lru_misses_by_frames(JSON.stringify({ ...scene, at: 0, workload, lanes }), trace);
  } catch {
    return null;
  }
}

export function SizeCurves({ registry, scene, entries, own }: SizeCurvesProps) {
  const lab = useLab();
  const words = leaderboardText().sizes;
  const [measure, setMeasure] = useState<string>(SIZE_MEASURES[0]);
  const exact = useMemo(() => lruMisses(scene, own), [scene, own]);
  const most = Math.max(2, exact?.length ?? Number(scene.pages ?? scene.frames ?? 2));
  const [run, fine] = useMemo(() => {
    const run = sizesUpTo(most, SIZES);
    return [run, [...new Set([...run, ...sizesUpTo(most, FINE)])].sort((one, other) => one - other)];
  }, [most]);
  const comparison = useMemo(() => sizeRuns(scene, entries, run, own), [scene, entries, run, own]);
  const comparing = useComparison(entries.length === 0 ? null : comparison);
  const spec = registry.counters.find(({ id }) => id === measure);
  const nameOf = (id: string) => (id === SIZE_MEASURES[0] ? words.misses : words.deviceTime);
  const label = nameOf(measure);
  const model = useMemo(
    () =>
      sizesModel(entries, fine, run, comparing.results, {
        ...{ title: words.heading, measure, label, unit: spec?.unit ?? "" },
        frames: words.frames,
        exact:
          exact === null || measure !== SIZE_MEASURES[0]
            ? null
            : { label: words.exact, at: (frames) => exact[Math.min(frames, exact.length) - 1] ?? 0 },
      }),
    [entries, fine, run, comparing.results, measure, label, exact, spec, words],
  );
  const open = (point: number) => {
    const [first] = entries;
    const entry = entries[Math.floor(point / run.length)];
    const frames = run[point % run.length];
    if (point < 0 || entry === undefined || first === undefined || frames === undefined) return;
    const lanes = entry === first ? [entry] : [first, entry];
    const chosen = { frames, lanes: lanes.map(({ lane }) => ({ ...lane })), start: undefined };
    lab.change((next) => void Object.assign(next, chosen), { stays: true });
  };
  return (
    <section className="grid gap-1">
      <PlotFigure model={model} onOpen={open}>
        <SelectField
          label={words.measure}
          value={measure}
          options={SIZE_MEASURES.map((value) => ({ value, label: nameOf(value) }))}
          onChange={setMeasure}
        />
      </PlotFigure>
      <p className="text-sm text-ink-muted">
        {words.exactHelp} <ComparisonNote {...{ comparison, comparing }} />
      </p>
    </section>
  );
}

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
