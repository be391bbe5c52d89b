import { memo } from "react";
import { countersNamed } from "../../shell/counters.ts";
import { againstFirst, Score as RunScore } from "../../shell/Score.tsx";
import { countedLane } from "./CounterTable.tsx";
import type { HybridFrame } from "./engine/types.ts";

const SCORE = ["cost", "misses", "pages_on_f", "migrations_to_f", "migrations_to_m"];

/** How the lanes compare with the first. */
export const Score = memo(function Score({ frame, onCurve }: { frame: HybridFrame; onCurve?: () => void }) {
  return (
    <RunScore
      specs={countersNamed(frame.counters, SCORE)}
      lanes={againstFirst(frame.lanes.map(countedLane))}
      {...(onCurve && { onCurve })}
    />
  );
});
