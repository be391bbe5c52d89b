import type { ComponentType } from "react";
import { ANIMATED_STEPS_PER_SECOND } from "../../state/playback.ts";
import { LanePanel, type LanePanelProps } from "./LanePanel.tsx";
import { laneKey } from "./lanes.ts";
import { useChoice, useShown } from "./state/hooks.ts";

/** All lanes at the shown moment, or one part of each. */
export function Lanes({ of: Panel = LanePanel }: { of?: ComponentType<LanePanelProps> }) {
  const { frame, readable, single, activity } = useShown();
  const stepsPerSecond = useChoice((choices) => choices.stepsPerSecond);
  if (frame === null || readable === null) return null;
  const animate = single && (activity !== "playing" || stepsPerSecond <= ANIMATED_STEPS_PER_SECOND);
  return (
    <div className={Panel === LanePanel ? "lanes pbm-lanes" : "lane-parts"} data-lanes={frame.lanes.length}>
      {frame.lanes.map((lane, index) => (
        <Panel
          key={laneKey(index)}
          index={index}
          lane={lane}
          readable={readable.lanes[index] ?? lane}
          world={frame.world}
          animate={animate}
          stepped={readable.stepped === index}
        />
      ))}
    </div>
  );
}
