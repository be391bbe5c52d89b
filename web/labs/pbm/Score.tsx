import { memo } from "react";
import { againstFirst } from "../../shell/compared.ts";
import { countersNamed } from "../../shell/counters.ts";
import { Score as RunScore } from "../../shell/Score.tsx";
import { countedLane } from "./CounterTable.tsx";
import { chips } from "./chips.ts";
import type { PbmFrame } from "./engine/types.ts";

const lanesOf = ({ lanes }: PbmFrame) => againstFirst(lanes.map(countedLane));

/** How the lanes compare with the first. */
export const Score = memo(function Score({ frame, onCurve }: { frame: PbmFrame; onCurve?: () => void }) {
  return (
    <RunScore
      specs={countersNamed(frame.counters, chips.counters)}
      frame={frame}
      lanesOf={lanesOf}
      {...(onCurve && { onCurve })}
    />
  );
});
