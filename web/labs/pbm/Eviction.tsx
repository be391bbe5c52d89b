import type { PbmLaneFrame, PbmWorld } from "./engine/types.ts";
import { Candidates } from "./figures/Candidates.tsx";
import { candidateBlocks } from "./figures/candidates/model.ts";
import { timeScale } from "./figures/timeScale.ts";
import { usePbm } from "./lab.ts";
import { useTruth } from "./useTruth.ts";

interface EvictionProps {
  index: number;
  lane: PbmLaneFrame;
  world: PbmWorld;
  label: string;
}

const none = new Uint32Array();

/** The eviction of a lane's last request opened up: what was drawn, what went, and when it will really be read. */
export function Eviction({ index, lane, world, label }: EvictionProps) {
  const { session } = usePbm().playback;
  const { event } = lane.step;
  const truth = useTruth(session, index, event === null ? none : candidateBlocks(event));
  return (
    <Candidates event={event} scale={timeScale(world)} nextUs={truth.us} toEnd={truth.toEnd} label={label} />
  );
}
