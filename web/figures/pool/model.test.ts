import { describe, expect, test } from "vitest";
import { COUNT, FLAG, sketchLane } from "../test-support/lane.ts";
import { slides } from "../test-support/slides.ts";
import { MARK, poolModel, stateOf } from "./model.ts";
import { frameWords, summary } from "./words.ts";

const [baseline = sketchLane({ cells: "-" }), ace = sketchLane({ cells: "-" })] = slides;

describe("places", () => {
  test("a list runs MRU to LRU, free frames last", () => {
    const model = poolModel(sketchLane({ cells: "- 4C 5D -", order: [2, 1] }), "order");
    expect([...model.slots]).toEqual([2, 1, 0, 3]);
    expect(model.ordered).toBe(2);
  });

  test("a ring's order is turned, so that what goes next stands last", () => {
    const model = poolModel(sketchLane({ cells: "4C 5D 6C", order: [2, 0, 1], shape: "ring" }), "order");
    expect([...model.slots]).toEqual([1, 0, 2]);
  });

  test("by frame, every frame stands at its number", () => {
    expect([...poolModel(ace, "frame").slots]).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  test("states come from the flags", () => {
    const model = poolModel(sketchLane({ cells: "4C 5D - 7P" }), "frame");
    expect([0, 1, 2, 3].map((frame) => stateOf(model, frame))).toEqual(["clean", "dirty", "free", "clean"]);
  });
});

describe("marks of a step", () => {
  test("pages written together are marked where they still are; the victim's frame shows what left", () => {
    const { marks, left } = poolModel(ace, "order");
    expect(new Map(marks)).toEqual(
      new Map([
        [6, MARK.requested | MARK.left | MARK.changed],
        [4, MARK.written | MARK.changed],
        [2, MARK.written | MARK.changed],
      ]),
    );
    expect(new Map(left)).toEqual(new Map([[6, 4]]));
  });

  test("a baseline's written page is the one that left", () => {
    expect([...poolModel(baseline, "order").marks]).toEqual([[6, MARK.requested | MARK.left | MARK.changed]]);
  });

  test("a prefetched page stands in a frame that another page left", () => {
    const lane = sketchLane({
      cells: "1D 9P",
      event: {
        page: 1,
        frame: 0,
        evicted: [4, 7],
        evicted_frames: [0, 1],
        prefetched: [9],
        prefetched_frames: [1],
      },
    });
    expect(poolModel(lane, "frame").marks.get(1)).toBe(MARK.fetched | MARK.left | MARK.changed);
  });

  test("a hit that changes nothing leaves its frame unmarked but for the request", () => {
    const event = { page: 2, frame: 1, hit: true };
    const lane = sketchLane({ cells: "1D 2C", event });
    expect([...poolModel(lane, "frame").marks]).toEqual([[1, MARK.requested]]);
    const moved = sketchLane({ cells: "1D 2C", event: { ...event, to_head: true } });
    expect([...poolModel(moved, "frame").marks]).toEqual([[1, MARK.requested | MARK.changed]]);
  });

  test("frames that the hand passed are marked, and told as changed", () => {
    const lane = sketchLane({
      cells: "9C1 2C0 3C2 4C1",
      shape: "ring",
      badge: COUNT,
      hand: 1,
      event: {
        page: 9,
        frame: 0,
        victim: 1,
        evicted: [1],
        evicted_frames: [0],
        looked_at: 3,
        hand_before: 2,
      },
    });
    const model = poolModel(lane, "frame");
    expect(
      [...model.marks.keys()].filter((frame) => (model.marks.get(frame) ?? 0) & MARK.changed).sort(),
    ).toEqual([0, 2, 3]);
    expect(frameWords(model, 2)).toBe("frame 2: page 3, clean, usage count 2, changed");
    expect(summary(model, "Ring")).toContain("Also changed: 3, 4.");
  });

  test("before the first request there are none", () => {
    expect(poolModel(sketchLane({ cells: "- -", event: null }), "order").marks.size).toBe(0);
  });
});

describe("words", () => {
  test("the summary counts, lists and tells the step", () => {
    expect(summary(poolModel(ace, "order"), "LRU with ACE")).toBe(
      "LRU with ACE: pool of 7 frames: 2 dirty, 5 clean, 0 free. " +
        "MRU to LRU: 1 dirty, 8 dirty, 6 clean, 2 clean, 3 clean, 5 clean, 7 clean. " +
        "Requested: 1. Evicted: 4. Written and still here: 5, 2.",
    );
  });

  test("window and hand are named", () => {
    const list = sketchLane({ cells: "1C 2C 3C", window: 2, windowLabel: "first window" });
    expect(summary(poolModel(list, "order"), "L")).toContain("The last 2 are the first window.");
    const ring = sketchLane({ cells: "1C2 2C0", shape: "ring", hand: 1, badge: COUNT });
    const words = summary(poolModel(ring, "frame"), "R");
    expect(words).toContain("By frame: 1 clean usage count 2, 2 clean usage count 0.");
    expect(words).toContain("The hand is at frame 1.");
  });

  test("at most 64 pages are listed", () => {
    const cells = Array.from({ length: 70 }, (_, page) => `${page}C`).join(" ");
    const words = summary(poolModel(sketchLane({ cells }), "order"), "Many");
    expect(words).toContain("63 clean, ….");
    expect(words).not.toContain("64 clean");
  });

  test("an empty pool lists nothing by order", () => {
    expect(summary(poolModel(sketchLane({ cells: "- -" }), "order"), "E")).toBe(
      "E: pool of 2 frames: 0 dirty, 0 clean, 2 free.",
    );
  });

  test("a single frame", () => {
    const flagged = poolModel(sketchLane({ cells: "55D1 - 3P", badge: FLAG }), "frame");
    expect(frameWords(flagged, 0)).toBe("frame 0: page 55, dirty, cold flag");
    expect(frameWords(flagged, 1)).toBe("frame 1: free");
    expect(frameWords(flagged, 2)).toBe("frame 2: page 3, clean, prefetched");
  });
});
