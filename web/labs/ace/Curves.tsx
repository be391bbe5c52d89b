import { memo } from "react";
import type { LabFrame, PrescanFrame } from "../../engine/types.ts";
import { Curves as RunCurves } from "../../shell/Curves.tsx";
import { text } from "../../text/text.ts";
import { charts, forksOf, labelsOf } from "./charts.ts";
import { useLab } from "./state/hooks.ts";

interface CurvesProps {
  frame: LabFrame;
  prescan: PrescanFrame;
}

/** Cumulative counters along the whole trace. */
export const Curves = memo(function Curves({ frame, prescan }: CurvesProps) {
  const lab = useLab();
  return (
    <RunCurves
      heading={text().counters.cumulative}
      position={frame.position}
      prescan={prescan}
      charts={charts(frame)}
      labels={labelsOf(frame)}
      forks={forksOf(frame)}
      picture={async (counter) => (await import("./exported.ts")).exported(lab).pictures.curves(counter)}
    />
  );
});
