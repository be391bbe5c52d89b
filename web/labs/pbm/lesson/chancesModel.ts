/** The chances of a single and of a bulk eviction over p, as the calculator draws them. */
import { chances, type Draws } from "../engine/exact.ts";

/** Curves end here: further on all are near 1. */
export const MOST_P = 0.4;
const POINTS = 80;

export const shares: readonly number[] = Array.from(
  { length: POINTS + 1 },
  (_, at) => (at / POINTS) * MOST_P,
);

export interface Curve {
  draws: Draws;
  /** Chances at {@link shares}. */
  values: readonly number[];
  /** Chance at the chosen p. */
  at: number;
}

/** The curve, or why there is none. */
export function curveOf(draws: Draws, p: number): Curve | string {
  const found = chances(draws, [...shares, p]);
  if (!found.ok) return found.failure.message;
  return { draws, values: found.value.slice(0, -1), at: found.value.at(-1) ?? 0 };
}

/** Frames drawn for each eviction. */
export const drawsFor = (draws: Draws): number => ("n" in draws ? draws.n : draws.m / draws.k);
