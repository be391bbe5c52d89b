/** A linear scale on d3-array's ticks: d3-scale's brings colours and formats, 10 kB for which a first visit would wait. */
import { tickIncrement, ticks } from "d3-array";

export interface Linear {
  (value: number): number;
  /** The value that is mapped to a place. */
  invert: (place: number) => number;
  domain: () => [number, number];
  range: () => [number, number];
  /** Round values of the domain, approximately this number of them. */
  ticks: (count: number) => number[];
  /** The same with a domain that ends at round values. */
  nice: (count: number) => Linear;
}

/** Each widening can lead to a larger step; few do so twice. */
const MOST_WIDENINGS = 10;

/** The least domain around this one that ends at steps of its own ticks. (d3-array's `nice` may widen without end.) */
function rounded(from: number, to: number, count: number): [number, number] {
  let [low, high, before] = [from, to, 0];
  for (let widening = 0; widening < MOST_WIDENINGS; widening += 1) {
    const step = tickIncrement(low, high, count);
    if (step === before || step === 0 || !Number.isFinite(step)) return [low, high];
    // A negative step is the reciprocal of the real one, so that it is a whole number.
    const [down, up] =
      step > 0
        ? [Math.floor(low / step) * step, Math.ceil(high / step) * step]
        : [Math.ceil(low * step) / step, Math.floor(high * step) / step];
    [low, high, before] = [down, up, step];
  }
  return [from, to];
}

/** Maps a rising `domain` to `range`; an empty domain is mapped to the range's start. */
export function linear(domain: [number, number], range: [number, number]): Linear {
  const [from, to] = domain;
  const [start, end] = range;
  const scale = (value: number) =>
    from === to ? start : start + ((value - from) / (to - from)) * (end - start);
  return Object.assign(scale, {
    invert: (place: number) => from + ((place - start) / (end - start)) * (to - from),
    domain: (): [number, number] => [from, to],
    range: (): [number, number] => [start, end],
    ticks: (count: number) => ticks(from, to, count),
    nice: (count: number) => linear(rounded(from, to, count), range),
  });
}

/** A line through points, interrupted where one has no height. d3-shape's generator would come with every first visit. */
export function polyline(points: Iterable<readonly [x: number, y: number | null]>, digits = 3): string {
  let [path, pen] = ["", "M"];
  for (const [x, y] of points) {
    if (y !== null) path += `${pen}${x.toFixed(digits)},${y.toFixed(digits)}`;
    pen = y === null ? "M" : "L";
  }
  return path;
}
