import { useMemo } from "react";
import { ScrubberMarks } from "../../figures/ScrubberMarks.tsx";
import { forksOf } from "./charts.ts";
import { scrubberBins } from "./marks.ts";
import { RemarkBar } from "./recorded/onDemand.ts";
import { useShown } from "./state/hooks.ts";

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
        requests={frame?.requests ?? 0}
        bins={bins}
        firstDivergence={prescan?.firstDivergence?.position ?? null}
        forks={forks}
        height={26}
      />
    </>
  );
}
