import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cellsGeometry, slotAt } from "./canvasGeometry.ts";
import { hatch, poolGeometry, segments } from "./geometry.ts";
import { mapGeometry } from "./mapGeometry.ts";

const frames = fc.integer({ min: 1, max: 64 });
const width = fc.integer({ min: 300, max: 2000 });
const digits = fc.integer({ min: 1, max: 7 });

describe("cells", () => {
  test("seven frames stand in one row of large cells", () => {
    const { rows, cellWidth, cellHeight } = poolGeometry(7, 600, 2, "order");
    expect([rows, cellWidth, cellHeight]).toEqual([1, 72, 72]);
  });

  test("64 frames stay readable in 480 px", () => {
    const { cellWidth, width: taken } = poolGeometry(64, 480, 2, "order");
    expect(cellWidth).toBeGreaterThanOrEqual(28);
    expect(taken).toBeLessThanOrEqual(480);
  });

  test("cells and their rings fit, and none overlap", () => {
    fc.assert(
      fc.property(frames, width, digits, (count, room, long) => {
        const geometry = poolGeometry(count, room, long, "frame");
        expect(geometry.width).toBeLessThanOrEqual(room);
        expect(geometry.columns * geometry.rows).toBeGreaterThanOrEqual(count);
        for (let slot = 0; slot < count; slot += 1) {
          expect(geometry.x(slot)).toBeGreaterThanOrEqual(5);
          expect(geometry.x(slot) + geometry.cellWidth + 5).toBeLessThanOrEqual(geometry.width);
          expect(geometry.y(slot) + geometry.cellHeight).toBeLessThan(geometry.height);
        }
      }),
    );
  });

  test("a run of places is cut at the ends of rows", () => {
    expect(segments(5, 13, 4)).toEqual([
      { from: 5, to: 8, row: 1, begins: true, ends: false },
      { from: 8, to: 12, row: 2, begins: false, ends: false },
      { from: 12, to: 13, row: 3, begins: false, ends: true },
    ]);
    expect(segments(3, 3, 4)).toEqual([]);
  });

  test("a hatch stays within its cell and is diagonal", () => {
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 80 }), fc.integer({ min: 20, max: 80 }), (wide, high) => {
        for (const [x1, y1, x2, y2] of hatch(wide, high, 7, 1)) {
          expect(Math.min(x1, y1, x2, y2)).toBeGreaterThanOrEqual(1);
          expect(Math.max(x1, x2)).toBeLessThanOrEqual(wide - 1);
          expect(Math.max(y1, y2)).toBeLessThanOrEqual(high - 1);
          expect(x2 - x1).toBe(y1 - y2);
        }
      }),
    );
  });
});

describe("canvases", () => {
  test("a map shows every frame in its width, and finds it again", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 65, max: 2_000_000 }),
        width,
        fc.constantFrom(1, 1.5, 2, 3),
        (count, room, ratio) => {
          const geometry = mapGeometry(count, room, ratio);
          expect(geometry.width).toBeLessThanOrEqual(room * (1 + 1e-9));
          expect(geometry.height).toBeLessThanOrEqual(400 * (1 + 1e-9));
          expect(geometry.columns * geometry.rows).toBeGreaterThanOrEqual(count);
          const slot = count - 1;
          const x = ((slot % geometry.columns) + 0.5) * geometry.pitchX;
          const y = (Math.floor(slot / geometry.columns) + 0.5) * geometry.pitchY;
          expect(slotAt(geometry, count, x, y)).toBe(slot);
        },
      ),
    );
  });

  test("10 000 frames are squares of at least 4 px", () => {
    const { pitchX, pitchY, height } = mapGeometry(10_000, 640, 1);
    expect(Math.min(pitchX, pitchY)).toBeGreaterThanOrEqual(4);
    expect(height).toBeLessThanOrEqual(400);
  });

  test("a hundred frames with numbers of four digits stand beneath each other where all must be in view", () => {
    const { rows, height, columns, pitchX, cellWidth } = cellsGeometry(100, 620, 4, 170);
    expect([rows, columns * pitchX <= 620, cellWidth >= 35]).toEqual([7, true, true]);
    expect(height).toBeLessThanOrEqual(170);
  });

  test("small cells have room for letter and number, and nothing is beside them", () => {
    const geometry = cellsGeometry(500, 640, 3);
    expect(geometry.cellWidth).toBeGreaterThanOrEqual(28);
    expect(geometry.cellHeight).toBeGreaterThanOrEqual(24);
    expect(slotAt(geometry, 500, -1, 5)).toBeNull();
    expect(slotAt(geometry, 500, geometry.width + 1, 5)).toBeNull();
    expect(slotAt(geometry, 500, 5, geometry.height + 1)).toBeNull();
  });
});
