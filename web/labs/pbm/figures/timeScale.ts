/** The time to next access in few steps on a logarithmic scale: one scale a world, so that all lanes and moments compare. */
import type { PbmWorld } from "../engine/types.ts";

/** Steps of the scale; soon first. */
export const STEPS = 5;
/** The step of not requested blocks, after all others. */
export const NOBODY = STEPS;

/** Where each step but the last ends, in microseconds, rising. */
export type TimeScale = readonly number[];

/** Tables from here on take decades: five half decades would end long before a scan of them does. */
const MANY_BLOCKS = 1_000;

/** The last of 1, 3, 10, 30, … (or of 1, 10, …) that is not above `value`. */
function rounded(value: number, decades: boolean): number {
  const decade = 10 ** Math.floor(Math.log10(value) + 1e-9);
  return !decades && value >= 3 * decade ? 3 * decade : decade;
}

/** The last step begins at the last round time before a scan of the longest table at the device's pace is through. */
export function timeScale({ tables, base_us }: Pick<PbmWorld, "tables" | "base_us">): TimeScale {
  const blocks = Math.max(1, ...tables.map((table) => table.blocks));
  const decades = blocks >= MANY_BLOCKS;
  const ends = [rounded(Math.max(1, blocks * base_us), decades)];
  while (ends.length < STEPS - 1) ends.unshift(rounded((ends[0] ?? 1) / (decades ? 10 : 3), decades));
  return ends;
}

/** The step of an estimate; {@link NOBODY} if it is infinite. */
export function stepOf(scale: TimeScale, us: number): number {
  if (us === Number.POSITIVE_INFINITY) return NOBODY;
  let step = 0;
  while (step < scale.length && us >= (scale[step] ?? 0)) step += 1;
  return step;
}

/** An estimate as the engine writes it in events: null for a not requested block. */
export const usOf = (ns: number | null): number => (ns === null ? Number.POSITIVE_INFINITY : ns / 1_000);
