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

/**
 * Lines that a lane's sentences take at most in a column of a window 1366 px wide: second chances and prefetched pages
 * are told too. So much room is kept, so that nothing beneath jumps from step to step.
 */
export const sentenceLines = ({ config, policy }: Pick<LaneFrame, "config" | "policy">): number =>
  policy.second_chances ? 6 : config.prefetch ? 4 : 3;
