import { describe, expect, test } from "vitest";
import { EMPTY, FREE, type LaneFrame } from "../../engine/types.ts";
import { COUNT, manyFrames } from "../test-support/lane.ts";
import { palette, recorder } from "../test-support/recorder.ts";
import { cellsGeometry } from "./canvasGeometry.ts";
import { drawMap } from "./drawMap.ts";
import { drawMapMarks } from "./drawMapMarks.ts";
import { mapGeometry } from "./mapGeometry.ts";
import { MARK, poolModel } from "./model.ts";
import { drawCells } from "./smallCell.ts";

const changed = (lane: LaneFrame, change: (columns: LaneFrame["columns"]) => void): LaneFrame => {
  const { pages, flags, badges, order, ...rest } = lane.columns;
  const columns = {
    ...rest,
    pages: pages.slice(),
    flags: flags.slice(),
    badges: badges.slice(),
    order: order.slice(),
  };
  change(columns);
  return { ...lane, columns };
};

describe("small cells", () => {
  const lane = manyFrames(500, { badge: COUNT, shape: "ring", hand: 3 });
  const geometry = cellsGeometry(500, 640, 3);
  const view = { top: 0, height: 360, cursor: null };
  const draw = (shown: LaneFrame, before: Parameters<typeof drawCells>[5], at = view) => {
    const pen = recorder();
    return { pen, ...drawCells(pen.brush, poolModel(shown, "frame"), geometry, palette, at, before) };
  };

  test("only rows in view are drawn", () => {
    const { count, pen } = draw(lane, null);
    expect(count).toBe(Math.ceil(360 / geometry.pitchY) * geometry.columns);
    expect(pen.of("clearRect")).toHaveLength(1);
  });

  test("nothing is drawn where nothing changed", () => {
    const { now } = draw(lane, null);
    const { count, pen } = draw(lane, now);
    expect(count).toBe(0);
    expect(pen.calls).toHaveLength(0);
  });

  test("a changed cell is drawn alone, within its own place", () => {
    const { now } = draw(lane, null);
    const after = changed(lane, ({ pages }) => {
      pages[5] = 777;
    });
    const { count, pen } = draw(after, now);
    expect(count).toBe(1);
    expect(pen.of("clearRect")[0]?.args).toEqual([5 * geometry.pitchX, 0, geometry.pitchX, geometry.pitchY]);
    expect(pen.of("fillText").map(({ args }) => args[0])).toContain("777");
  });

  test("a free frame is a dashed box and nothing else", () => {
    const freed = changed(lane, ({ pages, flags }) => {
      pages[5] = FREE;
      flags[5] = EMPTY;
    });
    const { count, pen } = draw(freed, draw(lane, null).now);
    expect(count).toBe(1);
    expect(pen.of("strokeRect").map(({ stroke }) => stroke)).toEqual(["lineStrong"]);
  });

  test("a change out of view costs nothing, and is there after scrolling", () => {
    const { now } = draw(lane, null);
    const after = changed(lane, ({ pages }) => {
      pages[499] = 777;
    });
    expect(draw(after, now).count).toBe(0);
    const bottom = { ...view, top: geometry.height - 360 };
    expect(
      draw(after, now, bottom)
        .pen.of("fillText")
        .map(({ args }) => args[0]),
    ).toContain("777");
  });

  test("state is a letter as well as a colour", () => {
    const { pen } = draw(lane, null);
    const letters = pen.of("fillText").map(({ args }) => args[0]);
    expect(letters).toContain("C");
    expect(letters).toContain("D");
    expect(letters).toContain("P");
  });

  test("marks of the step and their leaving redraw their cells only", () => {
    const { now } = draw(lane, null);
    const event = { page: 4, frame: 2, evicted: [9], evicted_frames: [2] };
    const step = { ...manyFrames(500, { badge: COUNT, shape: "ring", hand: 3, event }) };
    const marked = draw(step, now);
    expect(marked.count).toBe(1);
    expect(marked.pen.of("fill").map(({ fill }) => fill)).toContain("surface");
    expect(marked.pen.of("strokeRect").map(({ stroke }) => stroke)).toContain("requested");
    expect(marked.pen.of("stroke").map(({ stroke }) => stroke)).toContain("victim");
    expect(draw(lane, marked.now).count).toBe(1);
  });

  test("pages written together carry a ring and an arrow", () => {
    const page = lane.columns.pages[2] ?? 0;
    const event = { page: 4, frame: 300, batch: [page], batch_frames: [2] };
    const { pen } = draw(manyFrames(500, { badge: COUNT, shape: "ring", hand: 3, event }), null);
    expect(pen.of("strokeRect").map(({ stroke }) => stroke)).toContain("batch");
    expect(pen.of("stroke").map(({ stroke }) => stroke)).toContain("batch");
  });
});

describe("map", () => {
  const lane = manyFrames(10_000);
  const geometry = mapGeometry(10_000, 640, 1);

  test("all squares the first time, changed ones afterwards", () => {
    const first = drawMap(recorder().brush, poolModel(lane, "frame"), geometry, palette, null);
    expect(first.count).toBe(10_000);
    const frame = lane.columns.flags.indexOf(1);
    const after = changed(lane, ({ flags }) => {
      flags[frame] = 0;
    });
    const pen = recorder();
    const second = drawMap(pen.brush, poolModel(after, "frame"), geometry, palette, first.now);
    expect(second.count).toBe(1);
    expect(pen.of("fillRect")).toEqual([
      expect.objectContaining({
        fill: "clean",
        args: [
          (frame % geometry.columns) * geometry.pitchX,
          Math.floor(frame / geometry.columns) * geometry.pitchY,
          geometry.pitchX - geometry.gap,
          geometry.pitchY - geometry.gap,
        ],
      }),
    ]);
  });

  test("marks stand at the frames' places, in either arrangement", () => {
    const event = { page: 4, frame: 700, evicted: [9], evicted_frames: [700] };
    const shown = manyFrames(10_000, { event, hand: 12, shape: "ring" });
    for (const arrangement of ["frame", "order"] as const) {
      const model = poolModel(shown, arrangement);
      const slot = model.slots.indexOf(700);
      const pen = recorder();
      drawMapMarks(pen.brush, model, geometry, palette, 31, 8);
      const ring = pen.of("strokeRect").find(({ stroke }) => stroke === "requested");
      const [x = 0, , size = 0] = (ring?.args ?? []) as number[];
      const middle = (geometry.pitchX - geometry.gap) / 2;
      expect(x + size / 2).toBeCloseTo((slot % geometry.columns) * geometry.pitchX + middle);
      expect(pen.calls.some(({ stroke }) => stroke === "victim")).toBe(true);
      expect(pen.calls.some(({ stroke }) => stroke === "focus")).toBe(true);
    }
  });

  test("a corner is cut off at every changed frame, wherever it stands", () => {
    const batch_frames = [3, 4, 5, 6, 7, 8, 9, 10, 11, 9_000];
    const pages = manyFrames(10_000).columns.pages;
    const batch = batch_frames.map((frame) => pages[frame] ?? 0);
    const shown = manyFrames(10_000, { event: { page: 4, frame: 700, batch, batch_frames } });
    for (const arrangement of ["frame", "order"] as const) {
      const model = poolModel(shown, arrangement);
      const pen = recorder();
      drawMapMarks(pen.brush, model, geometry, palette, null, 8);
      const rings = pen.of("strokeRect").filter(({ stroke }) => stroke === "batch");
      const corners = pen.of("closePath");
      const marked = [...model.marks.values()].filter((bits) => bits & MARK.changed);
      expect(corners).toHaveLength(marked.length);
      expect(marked.length).toBeGreaterThan(rings.length);
      const last = model.slots.indexOf(9_000);
      const column = (last % geometry.columns) * geometry.pitchX;
      expect(
        pen.of("moveTo").some(({ args }) => Math.abs(Number(args[0]) - column) < geometry.pitchX + 8),
      ).toBe(true);
    }
  });

  test("the window is outlined by order", () => {
    const model = poolModel(manyFrames(10_000, { window: 900, windowLabel: "window" }), "order");
    const pen = recorder();
    drawMapMarks(pen.brush, model, geometry, palette, null, 8);
    expect(pen.of("lineTo").length).toBe(16);
  });
});
