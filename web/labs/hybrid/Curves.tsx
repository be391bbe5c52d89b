import { memo } from "react";
import type { HybridFrame } from "../../engine/hybrid/types.ts";
import type { SurveyFrame } from "../../engine/types.ts";
import { useHybrid } from "../../state/hybrid/hooks.ts";
import { hybridText } from "../../text/hybrid.ts";
import { Curves as RunCurves } from "../common/Curves.tsx";
import { charts, labelsOf } from "./charts.ts";

interface CurvesProps {
  frame: HybridFrame;
  survey: SurveyFrame;
}

/** Counters along the whole trace. */
export const Curves = memo(function Curves({ frame, survey }: CurvesProps) {
  const lab = useHybrid();
  return (
    <RunCurves
      heading={hybridText().curves.heading}
      position={frame.position}
      survey={survey}
      charts={charts()}
      labels={labelsOf(frame)}
      picture={async (counter) => (await import("./pictures.ts")).curvesSvg(lab, survey, counter)}
    />
  );
});
