import { expect, test } from "vitest";
import { sketchLane } from "../../figures/test-support/lane.ts";
import { ordinal, placeWords } from "./placeWords.ts";

test("ordinals are English, and grouped", () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 102, 111, 1023].map(ordinal)).toEqual(
    "1st 2nd 3rd 4th 11th 12th 13th 21st 102nd 111th 1,023rd".split(" "),
  );
});

test("a page is told with its frame, its state and its place in the order of its policy", () => {
  const list = sketchLane({ cells: "8D 6C" });
  expect(placeWords(list, 8, { frame: 0, place: 2 })).toBe("Page 8: frame 0, dirty, 2nd from the LRU end.");
  const ring = sketchLane({ cells: "8D 6C", shape: "ring" });
  expect(placeWords(ring, 6, { frame: 1, place: 1 })).toBe("Page 6: frame 1, clean, 1st in eviction order.");
  expect(placeWords(ring, 1_234, null)).toBe("Page 1,234: not resident.");
});
