import { useMemo } from "react";
import { ScrubberMarks } from "../../figures/ScrubberMarks.tsx";
import { useShown } from "../../state/hooks.ts";
import { Controls as RunControls } from "../common/Controls.tsx";
import { RunTo } from "../common/RunTo.tsx";
import { forksOf } from "./charts.ts";
import { conditions, counters } from "./conditions.ts";
import { ForkButton } from "./fork/ForkButton.tsx";
import { scrubberBins } from "./marks.ts";
import { Part } from "./Part.tsx";

/** The transport of this lab, with marks, "run to" and forks. */
export function Controls() {
  return (
    <RunControls marks={<Marks />}>
      <Part id="run-to">
        <RunTo conditions={conditions} usual="dirty_eviction" counters={counters} />
      </Part>
      <Part id="fork">
        <ForkButton />
      </Part>
    </RunControls>
  );
}

function Marks() {
  const { frame, survey } = useShown();
  const lanes = frame?.lanes.length ?? 0;
  const bins = useMemo(() => (survey === null ? [] : scrubberBins(survey, lanes)), [survey, lanes]);
  const forksAt =
    frame === null
      ? ""
      : forksOf(frame)
          .map(({ at }) => at)
          .join(" ");
  const forks = useMemo(() => [...new Set(forksAt.split(" ").filter(Boolean).map(Number))], [forksAt]);
  return (
    <ScrubberMarks
      requests={frame?.requests ?? 0}
      bins={bins}
      firstParting={survey?.firstParting?.position ?? null}
      forks={forks}
      height={26}
    />
  );
}
