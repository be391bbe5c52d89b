import * as fc from "fast-check";
import { expect, test } from "vitest";
import { barsModel, linesModel } from "../test-support/plots.ts";
import { barPlace, type PanelLayout, wordWidth } from "./layout.ts";
import type { PlotModel } from "./model.ts";
import { layoutOf } from "./PlotSvg.tsx";

const four: PlotModel = {
  ...linesModel,
  panels: ["a", "b", "c", "d"].map((label) => ({ ...linesModel.panels[0], id: label, label }) as never),
};

const overlap = (one: PanelLayout, other: PanelLayout) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

test("panels stand side by side where there is room, and below each other where there is none", () => {
  const rows = (width: number) => new Set(layoutOf(four, width).panels.map(({ top }) => top)).size;
  expect([1000, 560, 320].map(rows)).toEqual([1, 2, 4]);
});

test("panels never overlap, stay in the picture, and share one height scale", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 280, max: 2400 }),
      fc.constantFrom(four, linesModel, barsModel),
      (width, model) => {
        const { panels, height, y } = layoutOf(model, width);
        for (const [at, panel] of panels.entries()) {
          expect(panel.left).toBeGreaterThanOrEqual(0);
          expect(panel.right).toBeLessThanOrEqual(width);
          expect(panel.bottom).toBeLessThanOrEqual(height);
          expect(panel.bottom - panel.top).toBe(y.range()[0]);
          for (const other of panels.slice(at + 1)) expect(overlap(panel, other)).toBe(false);
        }
      },
    ),
  );
});

test("every value, whisker and reported value lies within its panel", () => {
  for (const model of [linesModel, barsModel]) {
    const { y } = layoutOf(model, 800);
    for (const { series, reported } of model.panels) {
      const drawn = [
        ...series.flatMap(({ points }) => points.flatMap(({ value }) => [value.minimum, value.maximum])),
        ...reported.flatMap(({ low, high }) => [low, high]),
      ];
      for (const value of drawn) {
        expect(y(value)).toBeGreaterThanOrEqual(0);
        expect(y(value)).toBeLessThanOrEqual(y.range()[0] ?? 0);
      }
    }
  }
});

test("labels of the axis to the right do not touch", () => {
  fc.assert(
    fc.property(fc.integer({ min: 280, max: 1600 }), fc.integer({ min: 1, max: 40 }), (width, count) => {
      const values = Array.from({ length: count }, (_, at) => ({ label: String(at * 1000), value: at }));
      const model = { ...linesModel, x: { ...linesModel.x, values } };
      const { panels, xTicks } = layoutOf(model, width);
      const [panel] = panels;
      for (const [at, tick] of xTicks.entries()) {
        const next = xTicks[at + 1];
        if (panel === undefined || next === undefined) continue;
        const half = (index: number) => wordWidth(values[index]?.label ?? "") / 2;
        expect(panel.x(next) - half(next)).toBeGreaterThan(panel.x(tick) + half(tick));
      }
    }),
  );
});

test("a logarithmic axis spaces equal ratios equally", () => {
  const values = [128, 256, 512, 1024].map((value) => ({ label: String(value), value }));
  const model: PlotModel = { ...linesModel, x: { label: "B", unit: "", scale: "log", values } };
  const { panels } = layoutOf(model, 800);
  const places = values.map((_, at) => panels[0]?.x(at) ?? 0);
  const steps = places.slice(1).map((place, at) => place - (places[at] ?? 0));
  for (const step of steps) expect(step).toBeCloseTo(steps[0] ?? 0, 6);
});

test("bars of a group stand side by side within their place", () => {
  const places = [0, 1, 2].map((at) => barPlace(100, 60, at, 3));
  const edges = places.map(([middle, width]) => [middle - width / 2, middle + width / 2] as const);
  expect(edges[0]?.[0]).toBeGreaterThanOrEqual(70);
  expect(edges[2]?.[1]).toBeLessThanOrEqual(130);
  expect(edges[0]?.[1]).toBeLessThan(edges[1]?.[0] ?? 0);
});

test("a plot without any value has a legal scale", () => {
  const empty = {
    ...linesModel,
    panels: linesModel.panels.map((panel) => ({ ...panel, series: [], reported: [] })),
  };
  expect(Number.isFinite(layoutOf(empty, 400).y(1))).toBe(true);
});
