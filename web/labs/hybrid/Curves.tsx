import { memo } from "react";
import type { PrescanFrame } from "../../engine/types.ts";
import { Curves as RunCurves } from "../../shell/Curves.tsx";
import { hybridText } from "../../text/hybrid.ts";
import { charts, labelsOf } from "./charts.ts";
import type { HybridFrame } from "./engine/types.ts";
import { useHybrid } from "./state/hooks.ts";

interface CurvesProps {
  frame: HybridFrame;
  prescan: PrescanFrame;
}

/** Counters along the whole trace. */
export const Curves = memo(function Curves({ frame, prescan }: CurvesProps) {
  const lab = useHybrid();
  return (
    <RunCurves
      heading={hybridText().curves.heading}
      position={frame.position}
      prescan={prescan}
      charts={charts(frame)}
      labels={labelsOf(frame)}
      picture={async (counter) => (await import("./exported.ts")).exported(lab).pictures.curves(counter)}
    />
  );
});
