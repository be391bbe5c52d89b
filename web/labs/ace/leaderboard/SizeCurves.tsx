/** Misses and device time of each entry over the size of the pool; a click on a point opens that run. */
import { useMemo, useState } from "react";
import { unpacked } from "../../../engine/ownTrace/packed.ts";
import { lru_misses_by_frames, OwnTraceBuilder } from "../../../engine/pkg/ace/ace.js";
import { type OwnRequests, partOf } from "../../../engine/sweep/comparison.ts";
import type { Registry } from "../../../engine/types.ts";
import { PlotFigure } from "../../../figures/PlotFigure.tsx";
import { ComparisonNote, useComparison } from "../../../shell/useComparison.tsx";
import { leaderboardText } from "../../../text/leaderboard.ts";
import { SelectField } from "../../../ui/SelectField.tsx";
import { useLab } from "../state/hooks.ts";
import type { Scene } from "../state/scene.ts";
import type { Entry } from "./entries.ts";
import { SIZE_MEASURES, SIZES, sizeRuns, sizesModel, sizesUpTo } from "./sizes.ts";

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
  const run = useMemo(() => sizesUpTo(most, SIZES), [most]);
  const fine = useMemo(
    () => [...new Set([...run, ...sizesUpTo(most, FINE)])].sort((one, other) => one - other),
    [run, most],
  );
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
