import type { BadgeSpec } from "../engine/types.ts";

export interface LegendProps {
  /** Windows that a lane draws, by label. */
  windows: string[];
  /** Badges that a lane draws. */
  badges: BadgeSpec[];
  /** Whether a lane draws a ring with a hand. */
  hand: boolean;
}

export function Legend(_props: LegendProps) {
  return null;
}
