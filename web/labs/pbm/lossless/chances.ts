/** The exact chances over all shares, and how two of them compare. */

const even = (steps: number): Float64Array => Float64Array.from({ length: steps + 1 }, (_, at) => at / steps);
export const SHARES = even(200);
/** Shares among which the largest differences are looked for. */
export const FINE = even(2_000);

export interface Extreme {
  /** How far apart at most; 0 where never. */
  by: number;
  share: number;
}

export interface Extremes {
  above: Extreme;
  below: Extreme;
}

/** Where one of two columns is furthest above the other, and where furthest below. */
export function extremes(
  shares: ArrayLike<number>,
  one: ArrayLike<number>,
  other: ArrayLike<number>,
): Extremes {
  const [above, below]: [Extreme, Extreme] = [
    { by: 0, share: 0 },
    { by: 0, share: 0 },
  ];
  for (let at = 0; at < shares.length; at += 1) {
    const apart = (one[at] ?? 0) - (other[at] ?? 0);
    const share = shares[at] ?? 0;
    if (apart > above.by) Object.assign(above, { by: apart, share });
    if (-apart > below.by) Object.assign(below, { by: -apart, share });
  }
  return { above, below };
}
