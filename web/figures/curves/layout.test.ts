import * as fc from "fast-check";
import { expect, test } from "vitest";
import { chartLayout, nearestSample, rowsOf, sampleAt, spread } from "./layout.ts";

const positions = Float64Array.of(10, 20, 40);

test("a step reads the last sample at or before it", () => {
  expect([5, 10, 39, 40, 99].map((position) => sampleAt(positions, position))).toEqual([-1, 0, 1, 2, 2]);
});

test("a pointer reads the nearest sample", () => {
  expect([0, 14, 16, 29, 31, 99].map((position) => nearestSample(positions, position))).toEqual([
    0, 0, 1, 1, 2, 2,
  ]);
});

test("labels at the lines do not overlap and stay in the picture", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 140 }), { minLength: 1, maxLength: 4 }), (heights) => {
      const placed = spread(heights, 14, 0, 140);
      const sorted = placed.toSorted((a, b) => a - b);
      for (const [at, height] of sorted.entries()) {
        expect(height).toBeGreaterThanOrEqual(0);
        expect(height).toBeLessThanOrEqual(140);
        if (at > 0) expect(height - (sorted[at - 1] ?? 0)).toBeGreaterThanOrEqual(14);
      }
    }),
  );
});

test("labels that have room stay where their lines end", () => {
  expect(spread([100, 20], 14, 0, 140)).toEqual([100, 20]);
});

test("a table has at most as many rows as asked for, the last sample among them", () => {
  expect(rowsOf(0, 20)).toEqual([]);
  expect(rowsOf(1, 20)).toEqual([0]);
  expect(rowsOf(3, 20)).toEqual([0, 1, 2]);
  const rows = rowsOf(500, 20);
  expect(rows).toHaveLength(20);
  expect(rows.at(-1)).toBe(499);
});

test("an empty chart has a legal scale", () => {
  const layout = chartLayout(
    { positions: new Float64Array(), series: [], requests: 0, format: String },
    320,
    160,
  );
  expect([layout.x(0), layout.y(0)].every(Number.isFinite)).toBe(true);
});

test("ticks of counts are whole numbers, so that none is written twice", () => {
  const ticksOf = (values: number[]) =>
    chartLayout(
      {
        positions: Float64Array.from(values.keys()),
        series: [{ label: "Baseline", lane: 0, values: Float64Array.from(values) }],
        requests: values.length,
        format: String,
      },
      320,
      160,
    ).yTicks;
  expect(ticksOf([0, 1, 2])).toEqual([0, 1, 2]);
  expect(ticksOf([0, 1])).toEqual([0, 1]);
  expect(ticksOf([0, 0.5, 2])).toContain(0.5);
});

test("ticks of the time axis do not touch", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.integer({ min: 240, max: 800 }),
      (requests, width) => {
        const { x, xTicks } = chartLayout(
          {
            positions,
            series: [{ label: "Baseline", lane: 0, values: positions }],
            requests,
            format: String,
          },
          width,
          160,
        );
        const word = requests.toLocaleString("en").length * 7;
        for (let at = 1; at < xTicks.length; at += 1) {
          expect(x(xTicks[at] ?? 0) - x(xTicks[at - 1] ?? 0)).toBeGreaterThan(word);
        }
      },
    ),
  );
});
