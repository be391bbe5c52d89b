import fc from "fast-check";
import { expect, test } from "vitest";
import { bandOf, bandPaths } from "./bands.ts";
import { type Box, contourAt, freePlaces, levelsOf, wallOf } from "./contours.ts";

const WIDTH = 6;
const HEIGHT = 4;
/** A field that rises by one from cell to cell. */
const field = (of: (x: number, y: number) => number) =>
  Array.from({ length: WIDTH * HEIGHT }, (_, at) => of(at % WIDTH, Math.floor(at / WIDTH)));

test("a contour stands where the values between two cells reach its level, and ends at the edges", () => {
  const [line, ...others] = contourAt(
    field((x) => x),
    WIDTH,
    2.25,
  );
  expect(others).toEqual([]);
  // Between the middles of the third cell, 2.5, and of the fourth.
  expect(new Set(line?.map(([x]) => x))).toEqual(new Set([2.75]));
  expect([line?.[0]?.[1], line?.at(-1)?.[1]].toSorted()).toEqual([0, HEIGHT]);
});

test("a closed contour stays closed", () => {
  const peak = field((x, y) => (x === 3 && y === 2 ? 1 : 0));
  const lines = contourAt(peak, WIDTH, 0.5);
  expect(lines).toHaveLength(1);
  expect(lines[0]?.[0]).toEqual(lines[0]?.at(-1));
});

test("the wall is every edge between a cell with gain and one without, and shows where there is none", () => {
  const gains = field((x, y) => (y === 0 ? 0 : x)).map((value) => value > 0);
  const edges = wallOf(gains, WIDTH);
  const along = edges.filter(({ out }) => out[1] === -1);
  expect(along.map(({ from, to }) => [from, to])).toEqual(
    [1, 2, 3, 4, 5].map((x) => [
      [x, 1],
      [x + 1, 1],
    ]),
  );
  expect(edges.filter(({ out }) => out[0] === -1).map(({ from }) => from)).toEqual(
    [1, 2, 3].map((y) => [1, y]),
  );
  expect(edges).toHaveLength(8);
});

test("shades cover each cell once, and a greater gain or loss is never in a lesser band", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -60, max: 99 }), { minLength: 24, maxLength: 24 }), (values) => {
      const levels = levelsOf(values);
      const bands = values.map((value) => bandOf(value, levels));
      const byValue = values
        .map((value, at) => [value, Number(bands[at])] as const)
        .toSorted(([one], [other]) => one - other);
      for (const [at, [value, band]] of byValue.entries()) {
        expect(Math.sign(band)).toBe(Math.sign(value));
        expect(band).toBeGreaterThanOrEqual(byValue[at - 1]?.[1] ?? band);
      }
      const cells = [...bandPaths(bands, WIDTH, [1, 1]).values()]
        .join("")
        .matchAll(/M([\d.]+) [\d.]+H([\d.]+)V/g);
      expect([...cells].reduce((sum, [, left, right]) => sum + Number(right) - Number(left), 0)).toBe(24);
    }),
  );
});

test("where names fit only together, one gives way to the next", () => {
  const box = (left: number, top: number): Box => ({ left, top, right: left + 10, bottom: top + 10 });
  const bounds = { left: 0, top: 0, right: 20, bottom: 20 };
  // One by one the first would take the only place of the second.
  const placed = freePlaces([[box(0, 0), box(10, 10)], [box(5, 0)]], bounds, []);
  expect(placed).toEqual([box(10, 10), box(5, 0)]);
  expect(freePlaces([[box(0, 0)], [box(5, 5)]], bounds, []), "what has none is left out").toEqual([
    box(0, 0),
    undefined,
  ]);
});
