import { memo } from "react";
import type { PrescanFrame } from "../../engine/types.ts";
import { Curves as RunCurves } from "../../shell/Curves.tsx";
import { pbmText } from "../../text/pbm.ts";
import { charts, labelsOf } from "./charts.ts";
import type { PbmFrame } from "./engine/types.ts";
import { usePbm } from "./state/hooks.ts";
import { alongTime } from "./time.ts";
import { useTime } from "./useTime.ts";

interface CurvesProps {
  frame: PbmFrame;
  prescan: PrescanFrame;
}

/** Counters over time. */
export const Curves = memo(function Curves({ frame, prescan }: CurvesProps) {
  const lab = usePbm();
  const axis = useTime(frame, prescan);
  return (
    <RunCurves
      heading={pbmText().curves.heading}
      position={frame.position}
      prescan={prescan}
      charts={charts(frame)}
      labels={labelsOf(frame)}
      along={alongTime(axis, frame)}
      picture={async (counter) => (await import("./exported.ts")).exported(lab).pictures.curves(counter)}
    />
  );
});
