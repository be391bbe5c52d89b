import type { ComponentType } from "react";
import { LanePanel, type LanePanelProps } from "./LanePanel.tsx";
import { laneKey } from "./lanes.ts";
import { PbmMotion } from "./motion/PbmMotion.tsx";
import { useShown } from "./state/hooks.ts";

/** All lanes at the shown moment, or one part of each. */
export function Lanes({ of: Panel = LanePanel }: { of?: ComponentType<LanePanelProps> }) {
  const { frame, readable, single } = useShown();
  if (frame === null || readable === null) return null;
  return (
    <PbmMotion
      frame={frame}
      moves={single}
      className={Panel === LanePanel ? "lanes pbm-lanes" : "grid grid-fit-80 gap-x-5 gap-y-2"}
      data-lanes={frame.lanes.length}
    >
      {frame.lanes.map((lane, index) => (
        <Panel
          key={laneKey(index)}
          index={index}
          lane={lane}
          readable={readable.lanes[index] ?? lane}
          world={frame.world}
          stepped={readable.stepped === index}
        />
      ))}
    </PbmMotion>
  );
}
