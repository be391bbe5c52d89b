import { LanePanel } from "./LanePanel.tsx";
import { laneKey } from "./lanes.ts";
import { HybridMotion } from "./motion/HybridMotion.tsx";
import { useShown } from "./state/hooks.ts";

/** All lanes side by side, in the lab and in an embed. */
export function Lanes() {
  const { frame, readable, single } = useShown();
  if (frame === null || readable === null) return null;
  return (
    <HybridMotion frame={frame} moves={single} className="lanes hybrid-lanes" data-lanes={frame.lanes.length}>
      {frame.lanes.map((lane, index) => (
        <LanePanel
          key={laneKey(index)}
          index={index}
          lane={lane}
          readable={readable.lanes[index] ?? lane}
          lanes={frame.lanes}
        />
      ))}
    </HybridMotion>
  );
}
