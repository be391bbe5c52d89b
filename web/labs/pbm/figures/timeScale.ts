/** The time to next access in few steps on a logarithmic scale: one scale a world, so that all lanes and moments compare. */
import { formatCount, formatSignificant } from "../../../text/numbers.ts";
import { pbmFigures } from "../../../text/pbmFigures.ts";
import { type Units, unitOf } from "../../../ui/format.ts";
import type { PbmWorld } from "../engine/types.ts";

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

const UNITS: Units = [
  { name: "µs", size: 1, from: 0 },
  { name: "ms", size: 1e3, from: 999.5 },
  { name: "s", size: 1e6, from: 999_500 },
];

/**
 * A time as axes and cells write it, three digits that count: "250 µs", "3.25 ms", "1.5 s"; what stands beside each other in
 * the unit of the largest. The times of a logarithmic axis have each their own.
 */
export function timeWords(us: number, largest = us): string {
  const { name, size } = unitOf(UNITS, Math.max(us, largest));
  const value = us / size;
  return `${size === 1 || value >= 1_000 ? formatCount(value) : formatSignificant(value, 3)} ${name}`;
}

/** "under 1 ms", "1 to 10 ms" …, "not registered". */
export function stepWords(scale: TimeScale, step: number): string {
  const words = pbmFigures().time;
  if (step >= NOBODY) return words.nobody;
  const [from, to] = [scale[step - 1], scale[step]];
  if (from === undefined) return words.under(timeWords(to ?? 0));
  return to === undefined ? words.from(timeWords(from)) : words.between(timeWords(from, to), timeWords(to));
}

/** An estimate as a clause: "asked for in 3 ms", "not registered". */
export function estimateWords(us: number, largest = us): string {
  const words = pbmFigures().time;
  return us === Number.POSITIVE_INFINITY ? words.nobody : words.inTime(timeWords(us, largest));
}
