import { memo } from "react";
import { countersNamed } from "../../shell/counters.ts";
import { againstFirst, Score as RunScore } from "../../shell/Score.tsx";
import { countedLane } from "./CounterTable.tsx";
import type { PbmFrame } from "./engine/types.ts";

const SCORE = ["hit_percent", "misses", "io_gib", "queries_ended"];

/** How the lanes compare with the first. */
export const Score = memo(function Score({ frame, onCurve }: { frame: PbmFrame; onCurve?: () => void }) {
  return (
    <RunScore
      specs={countersNamed(frame.counters, SCORE)}
      lanes={againstFirst(frame.lanes.map(countedLane))}
      {...(onCurve && { onCurve })}
    />
  );
});
