import { memo } from "react";
import type { LabFrame, SurveyFrame } from "../../engine/types.ts";
import { useLab } from "../../state/hooks.ts";
import { text } from "../../text/text.ts";
import { Curves as RunCurves } from "../common/Curves.tsx";
import { charts, forksOf, labelsOf } from "./charts.ts";

interface CurvesProps {
  frame: LabFrame;
  survey: SurveyFrame;
}

/** Cumulative counters along the whole trace. */
export const Curves = memo(function Curves({ frame, survey }: CurvesProps) {
  const lab = useLab();
  return (
    <RunCurves
      heading={text().counters.cumulative}
      position={frame.position}
      survey={survey}
      charts={charts()}
      labels={labelsOf(frame)}
      forks={forksOf(frame)}
      picture={async (counter) => (await import("./pictures.ts")).curvesSvg(lab, survey, counter)}
    />
  );
});
