import type { LaneFrame } from "../engine/types.ts";

export interface StepTrayProps {
  lane: LaneFrame;
}

export function StepTray(_props: StepTrayProps) {
  return null;
}
