import * as fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { FREE } from "../../engine/types.ts";
import type { Palette } from "../palette.ts";
import { manyFrames } from "../test-support/lane.ts";
import { slotAt } from "./canvasGeometry.ts";
import { CLEAN_KIND, changedPlaces, DIRTY_KIND, detailOf, drawMap, NOTHING, seenIn } from "./drawMap.ts";
import { isSeen, largestZoom, mapGeometry, squareOf, zoomed } from "./mapGeometry.ts";
import { poolModel } from "./model.ts";
import { paintEach, paintShared } from "./raster.ts";
import { linkedZoom } from "./room.ts";

const palette = new Proxy({}, { get: (_, name) => String(name) }) as Palette;
const map = mapGeometry(131_072, 624, 1, 276);
const digits = 7;

/** A zoom as D3 makes them: the picture never leaves its frame. */
const transforms = fc
  .tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(131_071), fc.constantFrom(1, 2, 3))
  .map(([share, slot, ratio]) => {
    const whole = mapGeometry(131_072, 624, ratio, 276);
    const k = 1 + share * (largestZoom(whole, digits) - 1);
    const clamp = (at: number, size: number) => Math.min(0, Math.max(size * (1 - k), at));
    const x = clamp(whole.width / 2 - ((slot % whole.columns) + 0.5) * whole.pitchX * k, whole.width);
    const y = clamp(
      whole.height / 2 - (Math.floor(slot / whole.columns) + 0.5) * whole.pitchY * k,
      whole.height,
    );
    return { view: zoomed(whole, { k, x, y }), slot };
  });

describe("a zoomed map", () => {
  test("that has become smaller than the place it was moved to shows nothing, and no less", () => {
    const low = mapGeometry(131_072, 624, 1, 24);
    const k = largestZoom(low, digits);
    const gone = zoomed(low, { k, x: 0, y: -20_000 });
    expect([gone.firstRow, gone.endRow]).toEqual([low.rows, low.rows]);
    const aside = zoomed(low, { k, x: -200_000, y: 0 });
    expect([aside.firstColumn, aside.endColumn]).toEqual([low.columns, low.columns]);
  });

  test("finds each place in view at the middle of its square, and only those lie in its window", () => {
    fc.assert(
      fc.property(transforms, ({ view, slot }) => {
        expect(isSeen(view, slot)).toBe(true);
        const { x, y, width, height } = squareOf(view, slot);
        expect(slotAt(view, 131_072, x + width / 2, y + height / 2)).toBe(slot);
        for (const [column, row] of [
          [view.firstColumn, view.firstRow],
          [view.endColumn - 1, view.endRow - 1],
        ] as const) {
          expect(view.left + (column + 1) * view.pitchX).toBeGreaterThanOrEqual(0);
          expect(view.left + column * view.pitchX).toBeLessThanOrEqual(view.width);
          expect(view.top + row * view.pitchY).toBeLessThanOrEqual(view.height);
        }
      }),
    );
  });

  test("squares lie between pixels of the screen, and never overlap", () => {
    fc.assert(
      fc.property(transforms, ({ view, slot }) => {
        const [one, next] = [squareOf(view, slot), squareOf(view, slot + 1)];
        expect(Math.abs(one.x * view.ratio - Math.round(one.x * view.ratio))).toBeLessThan(1e-6);
        if ((slot + 1) % view.columns === 0) return;
        expect(one.x + one.width).toBeLessThanOrEqual(next.x + 1e-9);
      }),
    );
  });

  test("tells more the closer it is: colours, letters, numbers", () => {
    const at = (k: number) => detailOf(zoomed(map, { k, x: 0, y: 0 }), digits);
    const largest = largestZoom(map, digits);
    expect([at(1), at(16), at(largest)]).toEqual(["colour", "letter", "number"]);
  });

  test("draws numbers for the frames in view alone, and anew only those that changed", () => {
    const lane = manyFrames(10_000);
    const whole = mapGeometry(10_000, 624, 1, 276);
    const view = zoomed(whole, { k: largestZoom(whole, 5), x: -3_000, y: -1_000 });
    const texts: string[] = [];
    const brush = { fillText: (text: string) => texts.push(text) };
    const pen = new Proxy(brush, { get: (target, name) => Reflect.get(target, name) ?? (() => {}) });
    const draw = (shown: typeof lane, before: Parameters<typeof drawMap>[4]) => {
      texts.length = 0;
      return drawMap(
        pen as unknown as CanvasRenderingContext2D,
        poolModel(shown, "frame"),
        view,
        palette,
        before,
      );
    };
    const { now, count } = draw(lane, null);
    expect(count).toBeLessThan(400);
    const corner = view.firstRow * view.columns + view.firstColumn;
    const first = lane.columns.pages.findIndex((page, frame) => frame >= corner && page !== FREE);
    expect(texts).toContain(String(lane.columns.pages[first]));
    const pages = lane.columns.pages.slice();
    pages[first] = 77_777;
    pages[9_999] = 88_888;
    const after = draw({ ...lane, columns: { ...lane.columns, pages } }, now);
    expect(after.count).toBe(1);
    expect(texts).toContain("77777");
    expect(texts).not.toContain("88888");
  });
});

describe("many squares at once", () => {
  const colours = [
    [255, 255, 255],
    [0, 0, 200],
    [100, 0, 0],
    [0, 255, 0],
  ] as const;

  test("are a pixel each; beyond the last frame there is nothing", () => {
    const pixels = new Uint32Array(3);
    paintEach(Uint16Array.of(CLEAN_KIND, DIRTY_KIND, NOTHING), colours, pixels);
    expect([...new Uint8Array(pixels.buffer)]).toEqual([0, 0, 200, 255, 100, 0, 0, 255, 0, 0, 0, 0]);
  });

  test("share a pixel in the mean of their colours where the screen has too few", () => {
    const kinds = Uint16Array.of(CLEAN_KIND, DIRTY_KIND, CLEAN_KIND, DIRTY_KIND, DIRTY_KIND, NOTHING);
    const pixels = new Uint8ClampedArray(2 * 4);
    paintShared(kinds, 3, { wide: 2, high: 2 }, colours, pixels);
    expect([...pixels]).toEqual([75, 0, 50, 255, 0, 0, 200, 255]);
  });

  test("are found to be many without all being listed", () => {
    const model = poolModel(manyFrames(10_000), "frame");
    const before = seenIn(model, mapGeometry(10_000, 624, 1));
    const now = { ...before, kinds: before.kinds.map((kind) => (kind === 1 ? 2 : 1)) };
    expect(changedPlaces(before, now, 400)).toBeNull();
    expect(changedPlaces(before, before, 400)).toEqual([]);
    const one = { ...before, kinds: before.kinds.slice() };
    one.kinds[7] = 3 - (one.kinds[7] ?? 0);
    expect(changedPlaces(before, one, 400)).toEqual([7]);
  });
});

test("a zoom is told to the other maps, and to none that has left", () => {
  const link = linkedZoom();
  const maps = [vi.fn(), vi.fn(), vi.fn()] as const;
  const leave = maps.map(link.join);
  leave[2]?.();
  link.tell({ k: 2, x: 0, y: 0 }, maps[0]);
  expect(maps.map((map) => map.mock.calls.length)).toEqual([0, 1, 0]);
});
