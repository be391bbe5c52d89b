import { useMemo } from "react";
import { ScrubberMarks } from "../../figures/ScrubberMarks.tsx";
import { Controls as RunControls } from "../../shell/Controls.tsx";
import { RunTo } from "../../shell/RunTo.tsx";
import { forksOf } from "./charts.ts";
import { conditions } from "./conditions.ts";
import { ForkButton } from "./fork/ForkButton.tsx";
import { scrubberBins } from "./marks.ts";
import { Part } from "./Part.tsx";
import { RemarkBar } from "./recorded/onDemand.ts";
import { useShown } from "./state/hooks.ts";

/** The transport of this lab, with marks, "run to" and forks. */
export function Controls() {
  return (
    <RunControls marks={<Marks />}>
      <Part id="run-to">
        <RunTo conditions={conditions} usual="dirty_eviction" usualCounter="misses" />
      </Part>
      <Part id="fork">
        <ForkButton />
      </Part>
    </RunControls>
  );
}

function Marks() {
  const { frame, prescan } = useShown();
  const lanes = frame?.lanes.length ?? 0;
  const bins = useMemo(() => (prescan === null ? [] : scrubberBins(prescan, lanes)), [prescan, lanes]);
  const forksAt =
    frame === null
      ? ""
      : forksOf(frame)
          .map(({ at }) => at)
          .join(" ");
  const forks = useMemo(() => [...new Set(forksAt.split(" ").filter(Boolean).map(Number))], [forksAt]);
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
