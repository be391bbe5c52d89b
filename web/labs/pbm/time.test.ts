import fc from "fast-check";
import { expect, test } from "vitest";
import { clockOf, timeAxis } from "./time.ts";

const prescan = (positions: number[], lanes: number[][]) => ({
  position: positions.at(-1) ?? 0,
  requests: 400,
  positions: Float64Array.from(positions),
  diverged: new Float64Array(positions.length),
  column: (lane: number) => Float64Array.from(lanes[lane] ?? []),
  firstDivergence: null,
});

test("the clock is that of the lane whose last event is the latest, from the start on", () => {
  const clock = clockOf(
    prescan(
      [100, 200],
      [
        [1000, 3000],
        [1200, 2900],
      ],
    ),
    2,
  );
  expect(clock).toEqual({ positions: [0, 100, 200], times_us: [0, 1200, 3000] });
});

test("time is linear between samples, and goes on as it went so far where nothing is prescanned yet", () => {
  const axis = timeAxis({ positions: [0, 100, 200], times_us: [0, 4000, 6000] }, 400, 1);
  expect(axis.label).toContain("ms");
  expect([0, 50, 100, 150, 200, 300, 400].map(axis.at)).toEqual([0, 2, 4, 5, 6, 9, 12]);
  expect(axis.end).toBe(12);
  expect([0, 2, 5, 9, 12, 99].map(axis.positionAt)).toEqual([0, 50, 150, 300, 400, 400]);
});

test("times are times s, in a unit that fits the whole run", () => {
  const axis = timeAxis({ positions: [0, 400], times_us: [0, 1_000_000] }, 400, 64);
  expect(axis.label).toContain("× 64");
  expect([axis.end, axis.at(200), axis.positionAt(32)]).toEqual([64, 32, 200]);
  expect(axis.format(32)).toBe("32.000\u{a0}s");
});

test("the start is before all requests that are made at time 0", () => {
  const axis = timeAxis({ positions: [0, 8, 16], times_us: [0, 0, 800] }, 16, 1);
  expect([axis.positionAt(0), axis.positionAt(axis.end)]).toEqual([0, 16]);
});

test("before anything is prescanned there is an axis, with both ends", () => {
  const axis = timeAxis({ positions: [0], times_us: [0] }, 400, 1);
  expect([axis.positionAt(0), axis.positionAt(axis.end)]).toEqual([0, 400]);
});

test("an axis never falls, and its two directions meet within a request where time goes on", () => {
  const rises = fc.array(fc.tuple(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 9000 })), {
    minLength: 1,
    maxLength: 30,
  });
  fc.assert(
    fc.property(
      rises,
      fc.integer({ min: 1, max: 4096 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (list, scale, share) => {
        let [position, time] = [0, 0];
        const samples = { positions: [0], times_us: [0] };
        for (const [requests, us] of list) {
          position += requests;
          time += us;
          samples.positions.push(position);
          samples.times_us.push(time);
        }
        const axis = timeAxis(samples, position + 7, scale);
        const at = Math.round(share * (position + 7));
        expect(axis.positionAt(axis.at(at))).toBe(at);
        expect(axis.at(at + 1)).toBeGreaterThanOrEqual(axis.at(at));
      },
    ),
  );
});
