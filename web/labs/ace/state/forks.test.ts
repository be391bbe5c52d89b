import { expect, test } from "vitest";
import type { LaneChoice } from "./scene.ts";
import { lanesGoing, withoutLane } from "./scene.ts";

const lane = (policy: string, left?: number): LaneChoice => ({
  policy,
  mode: "ace",
  ...(left === undefined ? {} : { fork: { lane: left, at: 10 } }),
});
const lanes = [lane("a"), lane("b"), lane("c", 0), lane("d", 1), lane("e", 2)];

test("a lane that nobody leaves goes alone, and the others know the lanes they leave by their new places", () => {
  expect(withoutLane(lanes, 4)).toEqual(lanes.slice(0, 4));
  expect(withoutLane([lane("a"), lane("b"), lane("c", 0), lane("d", 2)], 1)).toEqual([
    lane("a"),
    lane("c", 0),
    lane("d", 1),
  ]);
});

test("with a lane go the forks of it and the forks of these", () => {
  expect(withoutLane(lanes, 0)).toEqual([lane("b"), lane("d", 0)]);
  expect(withoutLane(lanes, 2).map(({ policy }) => policy)).toEqual(["a", "b", "d"]);
  expect([0, 1, 2, 3, 4].map((removed) => lanesGoing(lanes, removed))).toEqual([3, 2, 2, 1, 1]);
});
