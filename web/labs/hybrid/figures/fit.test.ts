import { expect, test } from "vitest";
import { scaleToFit } from "../../../shell/present/scaleToFit.ts";
import { large, moving, queued } from "../test-support/samples.ts";
import { disksHeight } from "./DisksFigure.tsx";
import { queuesHeight } from "./QueuesFigure.tsx";

/** What is left for a lane's pictures beside another lane, on a projector of 1366 x 768. */
const ROOM = { width: 646, height: 260 };

const highOf = (lane: typeof moving) => (width: number) =>
  queuesHeight(lane, width) + disksHeight(lane.columns.disks.length, width);

test("a few frames are drawn larger than in the lab", () => {
  expect(scaleToFit(ROOM, highOf(moving))).toBeGreaterThanOrEqual(1.4);
});

test.each([
  ["three frames", moving],
  ["four queues", queued],
  ["bars", large],
])("what is drawn fits: %s", (_, lane) => {
  const room = { width: 910, height: 480 };
  const high = highOf(lane);
  const scale = scaleToFit(room, high);
  expect(scale).toBeGreaterThan(0.6);
  expect(high(Math.floor(room.width / scale)) * scale).toBeLessThanOrEqual(room.height);
});

test("room that a drawing fits exactly is taken at its own size", () => {
  expect(scaleToFit({ width: 500, height: 300 }, (width) => 150_000 / width)).toBe(1);
});

test("what never fits is drawn small, and scrolls", () => {
  expect(scaleToFit({ width: 100, height: 10 }, () => 500)).toBe(0.6);
});
