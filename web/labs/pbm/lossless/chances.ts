/** The exact chances over all shares, and how two of them compare. */

const even = (steps: number): Float64Array => Float64Array.from({ length: steps + 1 }, (_, at) => at / steps);
export const SHARES = even(200);
/** Shares among which the largest differences are looked for. */
export const FINE = even(2_000);

/** `by`: how far apart at most; 0 where never. */
export type Extremes = Record<"above" | "below", { by: number; share: number }>;

/** Where one of two columns is furthest above the other, and where furthest below. */
export function extremes(
  shares: ArrayLike<number>,
  one: ArrayLike<number>,
  other: ArrayLike<number>,
): Extremes {
  const found: Extremes = { above: { by: 0, share: 0 }, below: { by: 0, share: 0 } };
  Array.from(shares).forEach((share, at) => {
    const apart = (one[at] ?? 0) - (other[at] ?? 0);
    const side = apart > 0 ? "above" : "below";
    if (Math.abs(apart) > found[side].by) found[side] = { by: Math.abs(apart), share };
  });
  return found;
}
