import { fireEvent, render, screen } from "@testing-library/react";
import * as fc from "fast-check";
import { expect, test, vi } from "vitest";
import { type SizesLine, sizesLayout, spotAfter, spotAt } from "./layout.ts";
import { SizesFigure } from "./SizesFigure.tsx";

const line = (id: string, look: number, points: readonly (readonly [number, number])[]): SizesLine => ({
  ...{ id, look, label: id.toUpperCase(), baseline: look === 0 },
  points: points.map(([frames, value]) => ({ frames, value })),
});

const lines = [
  line("lru", 0, [
    [1, 90],
    [10, 60],
    [1000, 0],
  ]),
  line("arc", 1, [
    [1, 90],
    [1000, 5],
  ]),
];
const axis = (log: boolean) => ({ name: "axis", log, format: String });
const whole = { x: 0, y: 0, k: 1 };

function drawn(onOpen = vi.fn()) {
  const onPoint = vi.fn();
  render(
    <SizesFigure
      {...{
        label: "Curve",
        name: "Misses",
        lines,
        x: axis(true),
        y: axis(false),
        ends: [1, 1000],
        present: 10,
      }}
      {...{ presentLabel: "this pool", height: 240, hint: "", openLabel: "Open", onOpen, onPoint }}
      sizeWords={(frames) => `${frames} frames`}
      valueWords={({ value }) => `${value}%`}
    />,
  );
  return { onOpen, point: screen.getByRole("button", { name: /\d frames/ }) };
}

test("keys lead from point to point along a line and to the nearest size of the next, each in words; Enter opens it", () => {
  const { onOpen, point } = drawn();
  expect(point).toHaveAccessibleName("LRU, 1 frames: 90%");
  const press = (key: string) => fireEvent.keyDown(point, { key });
  press("ArrowRight");
  expect(point).toHaveAccessibleName("LRU, 10 frames: 60%");
  expect(screen.getByRole("status")).toHaveTextContent("LRU, 10 frames: 60%");
  press("ArrowDown");
  expect(point).toHaveAccessibleName("ARC, 1 frames: 90%");
  press("End");
  press("Enter");
  expect(onOpen).toHaveBeenCalledWith({ line: 1, at: 1 });
});

test("the scene's pool is marked, and a line is drawn with the points that are known", () => {
  drawn();
  expect(screen.getByText("this pool")).toBeVisible();
  expect(document.querySelector("[data-line=lru]")).toHaveAttribute("data-points", "3");
});

test("every drawn point is the nearest to its own place, zoomed or not; what no logarithm has is left out", () => {
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), fc.double({ min: 1, max: 64, noNaN: true }), (log, up, k) => {
      const zoom = { k, x: -(k - 1) * 200, y: 0 };
      const layout = sizesLayout(
        { lines, x: axis(log), y: axis(up), ends: [1, 1000], present: 10 },
        ...([600, 240, zoom] as const),
      );
      for (const [at, { points }] of lines.entries())
        for (const [place, { frames, value }] of points.entries()) {
          if (!layout.inside(frames) || !layout.drawable(value)) continue;
          const spot = spotAt(lines, layout, layout.xAt(frames), layout.yAt(value));
          const found = spot === null ? undefined : lines[spot.line]?.points[spot.at];
          // Where lines coincide, either is meant.
          expect(found, `${at} ${place}`).toEqual({ frames, value });
        }
      expect(layout.drawable(0)).toBe(!up);
      expect(layout.xTicks.every((tick) => tick >= 1 && tick <= 1000)).toBe(true);
    }),
  );
  const { xAt, box } = sizesLayout(
    { lines, x: axis(true), y: axis(false), ends: [1, 1000], present: 10 },
    ...([600, 240, whole] as const),
  );
  expect([xAt(1), xAt(1000)].map(Math.round)).toEqual([box.left, box.right].map(Math.round));
});

test("no key leads out of the lines", () => {
  const keys = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...keys)), (pressed) => {
      let spot = { line: 0, at: 0 };
      for (const key of pressed) spot = spotAfter(lines, key, spot) ?? spot;
      expect(lines[spot.line]?.points[spot.at]).toBeDefined();
    }),
  );
});
