import { scaleLinear } from "d3-scale";
import fc from "fast-check";
import { expect, test } from "vitest";
import { linear } from "./linear.ts";

const number = fc.integer({ min: -1e12, max: 1e12 }).map((thousandths) => thousandths / 1_000);
const ends = fc.tuple(number, number).filter(([from, to]) => Math.abs(from - to) > 1e-3);
const rising = ends.map(([from, to]): [number, number] => [Math.min(from, to), Math.max(from, to)]);

test("it maps, rounds its domain and places ticks as d3-scale does", () => {
  fc.assert(
    fc.property(rising, ends, number, fc.integer({ min: 1, max: 10 }), (domain, range, value, count) => {
      const ours = linear(domain, range);
      const theirs = scaleLinear(domain, range);
      const span = Math.abs(range[1] - range[0]);
      expect(Math.abs(ours(value) - theirs(value))).toBeLessThanOrEqual(
        1e-9 * Math.max(span, Math.abs(theirs(value)), 1),
      );
      expect(Math.abs(ours.invert(ours(value)) - value)).toBeLessThanOrEqual(
        1e-6 * Math.max(1, Math.abs(value), domain[1] - domain[0]),
      );
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
