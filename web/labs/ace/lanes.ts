/** How lanes are called: from the engine's own labels. */

import type { LaneFrame } from "../../engine/types.ts";
import { text } from "../../text/text.ts";

/** "LRU, baseline", "LRU + ACE", "LRU + ACE + Reader". */
export function laneLabel({
  config,
  policy,
}: {
  config: Pick<LaneFrame["config"], "mode" | "prefetch">;
  policy: Pick<LaneFrame["policy"], "label">;
}): string {
  if (config.mode === "baseline") return text().lab.baseline(policy.label);
  return `${policy.label} + ACE${config.prefetch ? " + Reader" : ""}`;
}

/** Key of a lane in a list: a lane is its place. */
export const laneKey = (index: number): string => `lane-${index}`;
