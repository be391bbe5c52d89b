/** How often was missed up to a position, from a bit a request. */

/** Bytes between two sums that are kept. */
const BLOCK = 512;

const ones = Uint8Array.from({ length: 256 }, (_, byte) => byte.toString(2).replaceAll("0", "").length);

/** Misses among the first so many requests. */
export function missesAt(missed: Uint8Array): (position: number) => number {
  const sums = new Uint32Array(Math.floor(missed.length / BLOCK) + 1);
  const count = (from: number, to: number) => {
    let sum = 0;
    for (let at = from; at < to; at += 1) sum += ones[missed[at] ?? 0] ?? 0;
    return sum;
  };
  for (let block = 1; block < sums.length; block += 1)
    sums[block] = (sums[block - 1] ?? 0) + count((block - 1) * BLOCK, block * BLOCK);
  return (position) => {
    const whole = position >> 3;
    const block = Math.floor(whole / BLOCK);
    const rest = (missed[whole] ?? 0) & ((1 << (position & 7)) - 1);
    return (sums[block] ?? 0) + count(block * BLOCK, whole) + (ones[rest] ?? 0);
  };
}
