import { scaleLinear } from "d3-scale";
import fc from "fast-check";
import { expect, test } from "vitest";
import { linear } from "./linear.ts";

/** Data of charts: counts, shares and times, not narrower than what a double holds to nine digits at its place. */
const number = fc.integer({ min: -1e12, max: 1e12 }).map((thousandths) => thousandths / 1_000);
const wide = ([from, to]: [number, number]) =>
  Math.abs(from - to) > 1e-6 * Math.max(1e3, Math.abs(from), Math.abs(to));
const domains = fc
  .tuple(number, number)
  .filter(wide)
  .map(([from, to]): [number, number] => [Math.min(from, to), Math.max(from, to)]);
/** Places in pixels, to a thousandth. */
const place = fc.integer({ min: -1e7, max: 1e7 }).map((thousandths) => thousandths / 1_000);
const ranges = fc.tuple(place, place).filter(([from, to]) => Math.abs(from - to) >= 1);
/** Where in the domain a value lies, and a little beside it. */
const share = fc.integer({ min: -100, max: 1_100 }).map((thousandths) => thousandths / 1_000);

test("it maps, rounds its domain and places ticks as d3-scale does", () => {
  fc.assert(
    fc.property(domains, ranges, share, fc.integer({ min: 1, max: 10 }), (domain, range, at, count) => {
      const ours = linear(domain, range);
      const theirs = scaleLinear(domain, range);
      const width = domain[1] - domain[0];
      const value = domain[0] + at * width;
      // A hundred-thousandth of a pixel.
      expect(Math.abs(ours(value) - theirs(value))).toBeLessThanOrEqual(1e-5);
      // Back again to a hundred-thousandth of a pixel's worth, and what the domain's own doubles round.
      const worth = (1e-5 * width) / Math.abs(range[1] - range[0]);
      const ulp = Number.EPSILON * Math.max(Math.abs(domain[0]), Math.abs(domain[1]));
      expect(Math.abs(ours.invert(ours(value)) - value)).toBeLessThanOrEqual(worth + 4 * ulp);
      expect(ours.ticks(count)).toEqual(theirs.ticks(count));
      // 0 and -0 are one place.
      const plain = (bounds: number[]) => bounds.map((bound) => bound + 0);
      expect(plain(ours.nice(count).domain())).toEqual(plain(theirs.nice(count).domain()));
    }),
  );
});

test("an empty domain is mapped to the range's start", () => {
  expect(linear([3, 3], [10, 20])(3)).toBe(10);
});
