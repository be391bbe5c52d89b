/** How lanes are called, and what they did: from the engine's own labels. */

import type { CurveLabel } from "../../shell/counters.ts";
import { hybridText } from "../../text/hybrid.ts";
import { formatUpTo } from "../../text/numbers.ts";
import { sentenceOf as phrased } from "../../text/phrases.ts";
import type { HybridFrame, HybridLaneFrame } from "./engine/types.ts";

type Named = Pick<HybridLaneFrame, "config" | "placement" | "replacement">;

/** "Conservative (C ≥ 0)". */
export const placementLabel = ({ config, placement }: Named): string =>
  config.floor ? hybridText().lane.withFloor(placement.label) : placement.label;

/** "Hybrid, cost segment, lambda = 0.5". */
export function laneLabel(lane: Named): string {
  const { config, replacement } = lane;
  const label = hybridText().lane.label(placementLabel(lane), replacement.label);
  return replacement.is_lru ? label : `${label}, λ\u{a0}=\u{a0}${formatUpTo(config.lambda, 3)}`;
}

/** For narrow places. */
export function shortLabel(lane: Named): string {
  const { config, replacement } = lane;
  const label = placementLabel(lane);
  if (replacement.is_lru) return label;
  return `${label}, ${replacement.adapts ? hybridText().lane.adapts : `λ ${formatUpTo(config.lambda, 3)}`}`;
}

/** What a step did in a lane, in words. */
export const sentenceOf = (lane: HybridLaneFrame): string =>
  phrased(lane.step.phrases) || hybridText().lane.nothingYet;

export const countedLane = (lane: HybridLaneFrame) => ({
  label: laneLabel(lane),
  counters: lane.step.counters,
});

/** Key of a lane in a list: a lane is its place. */
export const laneKey = (index: number): string => `lane-${index}`;

/**
 * Lines that a lane's sentences take at most in a column of a window 1366 px wide. So much room is kept, so that
 * nothing beneath jumps from step to step.
 */
export const sentenceLines = ({ placement, replacement }: Named): number =>
  (placement.counters.length > 2 ? 4 : 3) + (replacement.is_lru ? 0 : 2);

/** What each lane is called. */
export const labelsOf = (frame: HybridFrame): CurveLabel[] =>
  frame.lanes.map((lane) => [laneLabel(lane), shortLabel(lane)]);
