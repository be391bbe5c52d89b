import { useMemo } from "react";
import type { PrescanFrame } from "../../engine/types.ts";
import { type ScrubberBin, ScrubberMarks } from "../../figures/ScrubberMarks.tsx";
import { risesOf } from "../../shell/counters.ts";
import { forksOf } from "./lanes.ts";
import { RemarkBar } from "./recorded/onDemand.ts";
import { useShown } from "./state/hooks.ts";

/** Between the prescan's samples. */
const scrubberBins = (prescan: PrescanFrame, lanes: number): ScrubberBin[] =>
  risesOf(prescan, lanes, ["evictions_clean", "evictions_dirty", "write_batches"]).map(
    ({ from, to, rose, diverged }) => ({
      from,
      to,
      cleanEvictions: rose.evictions_clean,
      dirtyEvictions: rose.evictions_dirty,
      batches: rose.write_batches,
      diverged,
    }),
  );

/** Above the scrubber: evictions, batches, divergences, forks, and remarks of a recording. */
export function Marks() {
  const { frame, prescan } = useShown();
  const lanes = frame?.lanes.length ?? 0;
  const bins = useMemo(() => (prescan === null ? [] : scrubberBins(prescan, lanes)), [prescan, lanes]);
  const forksAt = JSON.stringify(frame === null ? [] : forksOf(frame).map(({ at }) => at));
  const forks = useMemo(() => [...new Set<number>(JSON.parse(forksAt))], [forksAt]);
  const remarks = frame?.lanes[0]?.recording?.overview.remarks ?? [];
  return (
    <>
      {remarks.length > 0 && <RemarkBar remarks={remarks} requests={frame?.requests ?? 0} />}
      <ScrubberMarks
        // As far as the run is foreseen with these bins.
        requests={prescan?.requests ?? 0}
        bins={bins}
        firstDivergence={prescan?.firstDivergence?.position ?? null}
        forks={forks}
        height={26}
      />
    </>
  );
}
