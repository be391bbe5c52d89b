/**
 * A linear scale on d3-array's ticks. d3-scale's own brings colours and number formats along: 10 kB for which a first
 * visit would wait.
 */
import { nice, ticks } from "d3-array";

export interface Linear {
  (value: number): number;
  /** The value that is mapped to a place. */
  invert: (place: number) => number;
  domain: () => [number, number];
  range: () => [number, number];
  /** About so many round values of the domain. */
  ticks: (count: number) => number[];
  /** The same with a domain that ends at round values. */
  nice: (count: number) => Linear;
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
    nice: (count: number) => {
      const [low, high] = nice(from, to, count);
      return linear([low, high], range);
    },
  });
}
