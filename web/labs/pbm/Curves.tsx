import { memo } from "react";
import type { PbmFrame } from "../../engine/pbm/types.ts";
import type { SurveyFrame } from "../../engine/types.ts";
import { usePbm } from "../../state/pbm/hooks.ts";
import { pbmText } from "../../text/pbm.ts";
import { Curves as RunCurves } from "../common/Curves.tsx";
import { charts, labelsOf } from "./charts.ts";
import { alongTime } from "./time.ts";
import { useTime } from "./useTime.ts";

interface CurvesProps {
  frame: PbmFrame;
  survey: SurveyFrame;
}

/** Counters over time. */
export const Curves = memo(function Curves({ frame, survey }: CurvesProps) {
  const lab = usePbm();
  const axis = useTime(frame, survey);
  return (
    <RunCurves
      heading={pbmText().curves.heading}
      position={frame.position}
      survey={survey}
      charts={charts()}
      labels={labelsOf(frame)}
      along={alongTime(axis, frame)}
      picture={async (counter) => (await import("./pictures.ts")).curvesSvg(lab, survey, counter)}
    />
  );
});
