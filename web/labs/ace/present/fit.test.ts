import { expect, test } from "vitest";
import { poolGeometry } from "../../../figures/pool/geometry.ts";
import { scaleToFit } from "./fit.ts";

/** What is left for a pool beside another one on a projector of 1366 x 768. */
const ROOM = { width: 636, height: 250 };
const arrangements = ["order", "frame"] as const;

test.each(arrangements)("pools of up to 20 frames fit, %s", (arrangement) => {
  for (let frames = 1; frames <= 20; frames += 1) {
    for (const digits of [2, 4]) {
      const scale = scaleToFit(frames, digits, arrangement, ROOM) ?? 0;
      const { width, height } = poolGeometry(frames, Math.floor(ROOM.width / scale), digits, arrangement);
      expect(width * scale, `${frames} frames`).toBeLessThanOrEqual(ROOM.width);
      expect(height * scale, `${frames} frames`).toBeLessThanOrEqual(ROOM.height);
    }
  }
});

test("a few frames are drawn larger than in the lab", () => {
  expect(scaleToFit(7, 2, "order", ROOM)).toBeGreaterThanOrEqual(1.5);
});

test("a pool whose cells do not fit has no scale", () => {
  expect(scaleToFit(64, 4, "frame", { width: 300, height: 100 })).toBe(null);
});

test("more room never makes cells smaller", () => {
  const cell = (width: number, height: number) => {
    const scale = scaleToFit(12, 2, "order", { width, height }) ?? 0;
    return scale * poolGeometry(12, Math.floor(width / scale), 2, "order").cellWidth;
  };
  expect(cell(1_200, 500)).toBeGreaterThan(cell(600, 250));
});
