import { ANIMATED_STEPS_PER_SECOND } from "../../state/playback.ts";
import { LanePanel } from "./LanePanel.tsx";
import { laneKey } from "./lanes.ts";
import { useChoice, useShown } from "./state/hooks.ts";

/** All lanes at the shown moment. */
export function Lanes() {
  const { frame, readable, single, activity } = useShown();
  const stepsPerSecond = useChoice((choices) => choices.stepsPerSecond);
  if (frame === null || readable === null) return null;
  const animate = single && (activity !== "playing" || stepsPerSecond <= ANIMATED_STEPS_PER_SECOND);
  return (
    <div className="lanes pbm-lanes" data-lanes={frame.lanes.length}>
      {frame.lanes.map((lane, index) => (
        <LanePanel
          key={laneKey(index)}
          index={index}
          lane={lane}
          readable={readable.lanes[index] ?? lane}
          world={frame.world}
          animate={animate}
          stepped={readable.stepped === index}
          withBuckets={frame.lanes.some(({ policy }) => policy.buckets)}
        />
      ))}
    </div>
  );
}
