import { expect, test } from "vitest";
import { drawnAt, type Fitted, scaleToFit } from "./presentPool.tsx";

/** What is left for a pool beside another one on a projector of 1366 x 768. */
const ROOM = { width: 665, height: 230 };

const pool = (frames: number, digits: number, arrangement: Fitted["arrangement"] = "order"): Fitted => ({
  ...{ frames, digits, arrangement },
  ...{ windowLabel: null, hand: undefined, badge: null },
});

/** The side of a cell as it is seen; 0 where the pool does not fit. */
function cellIn(of: Fitted, room: typeof ROOM): number {
  const { scale } = scaleToFit(of, room) ?? { scale: 0 };
  return scale === 0 ? 0 : scale * drawnAt(of, scale, room.width).cellWidth;
}

test.each(["order", "frame"] as const)(
  "pools of up to 20 frames fit, with letters of 18 px, %s",
  (arrangement) => {
    for (let frames = 1; frames <= 20; frames += 1) {
      for (const digits of [2, 4]) {
        const of = pool(frames, digits, arrangement);
        const { scale = 0, letters = 0, height = 0 } = scaleToFit(of, ROOM) ?? {};
        expect(drawnAt(of, scale, ROOM.width).width * scale, `${frames} frames`).toBeLessThanOrEqual(
          ROOM.width,
        );
        expect(height, `${frames} frames`).toBeLessThanOrEqual(ROOM.height);
        expect(13 * letters * scale).toBeGreaterThanOrEqual(18);
      }
    }
  },
);

test("a few frames are drawn larger than in the lab", () => {
  expect(cellIn(pool(7, 2), ROOM)).toBeGreaterThanOrEqual(84);
});

test("a pool whose cells do not fit has no scale", () => {
  expect(scaleToFit(pool(64, 4, "frame"), { width: 300, height: 100 })).toBe(null);
});

test("more room never makes cells smaller", () => {
  const larger = cellIn(pool(12, 2), { width: 1_200, height: 500 });
  expect(larger).toBeGreaterThan(cellIn(pool(12, 2), { width: 600, height: 250 }));
});
