/** Lanes by time: at any moment each stands at the last request that has ended by then, and shows what it shows there in step. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { laneAlone } from "../../../engine/apart.ts";
import type { LabFrame } from "../../../engine/types.ts";
import { byDay } from "../../../test-support/day.ts";
import { realRegistry } from "../state/testEngine.ts";
import { Session } from "./session.ts";

const registry = await realRegistry();
const policies = registry.policies.filter(({ programmed }) => !programmed).map(({ id }) => id);
const modes = [{ mode: "baseline" }, { mode: "ace" }, { mode: "ace", prefetch: true }];
const lane = fc.record({ policy: fc.constantFrom(...policies), mode: fc.constantFrom(...modes) });

const opened = (scene: object): Session => {
  const result = Session.open(scene, registry);
  if (!result.ok) throw new Error(result.failure.message);
  return result.value;
};

/** Twice: in step, and by time. */
function runs(scene: { lanes: object[] }) {
  const byTime = opened(scene);
  const alone = scene.lanes.map((_, index) => {
    const { scene: own, chain } = laneAlone({ ...scene }, index);
    return { session: opened(own), chain };
  });
  byTime.standApart("time", alone);
  byTime.seek(0);
  return [opened(scene), byTime] as const;
}

const clockOf = ({ lanes }: LabFrame, index: number): number => lanes[index]?.step.counters.run_time_us ?? 0;

/** To a share of the run's time, or so many steps on or back. */
const move = fc.oneof(
  fc.double({ min: 0, max: 1.1, noNaN: true }),
  fc.integer({ min: -4, max: 4 }).map((by) => ({ by })),
);

test("lanes by time stand where their clocks have them, whatever the order of steps", () => {
  fc.assert(
    fc.property(
      fc.array(lane, { minLength: 1, maxLength: 3 }),
      fc.integer({ min: 0, max: 200 }),
      fc.nat(999),
      fc.constantFrom({}, { write_wait: 0.25 }, { cpu_us: 0.5 }, { cost: "poster" }),
      fc.array(move, { minLength: 1, maxLength: 12 }),
      (given, at, seed, cost, moves) => {
        const lanes: object[] = given.map(({ policy, mode }) => ({ policy, ...mode }));
        // The last leaves the first for another policy.
        lanes.push({ policy: policies[seed % policies.length], mode: "ace", fork: { lane: 0, at } });
        const workload = { kind: "skewed", requests: 200, seed: String(seed), reads_percent: 50 };
        const scene = {
          pages: 40,
          frames: 8,
          alpha: 3,
          k_r: 4,
          k_w: 4,
          base_us: 10,
          ...cost,
          lanes,
          workload,
        };
        const [inStep, byTime] = runs(scene);
        const frames = Array.from({ length: inStep.requests + 1 }, (_, position) => {
          inStep.seek(position);
          return inStep.frame();
        });
        const ends = lanes.map((_, index) => frames.map((frame) => clockOf(frame, index)));
        const last = Math.max(...ends.map((own) => own.at(-1) ?? 0));
        for (const to of moves) {
          if (typeof to === "number") byTime.seek(to * last);
          else
            for (let step = 0; step < Math.abs(to.by); step += 1) {
              const before = byTime.position;
              byTime.seek(byTime.stepFrom(before, to.by));
              const all = ends.flat();
              const next = Math.min(...all.filter((end) => end > before), before === last ? last : Infinity);
              const expected = to.by > 0 ? next : Math.max(0, ...all.filter((end) => end < before));
              expect(byTime.position).toBe(expected);
            }
          const { position } = byTime;
          const shown = byTime.frame();
          for (const [index, own] of ends.entries()) {
            const served = own.findLastIndex((end) => end <= position);
            expect(shown.moment?.positions[index]).toBe(served);
            expect(shown.moment?.next[index]).toBe(own[served + 1] ?? Number.POSITIVE_INFINITY);
            expect(shown.lanes[index]).toEqual(frames[served]?.lanes[index]);
          }
        }
        inStep.close();
        byTime.close();
      },
    ),
    { numRuns: byDay(12, 60) },
  );
});

test("running on by time stops at the first moment at which the condition holds in any lane", () => {
  const lanes = [
    { policy: "lru", mode: "baseline" },
    { policy: "lru", mode: "ace" },
  ];
  const workload = { kind: "zipf", requests: 300, seed: "5" };
  const scene = { pages: 60, frames: 10, alpha: 3, k_r: 4, k_w: 4, base_us: 10, lanes, workload };
  const [inStep, byTime] = runs(scene);
  const firsts = lanes.map((_, lane) => {
    inStep.seek(0);
    expect(inStep.runTo({ kind: "dirty_eviction" }, 300, lane)).toEqual({ ok: true, value: "found" });
    return clockOf(inStep.frame(), lane);
  });
  while (byTime.runTo({ kind: "dirty_eviction" }, 7).ok && byTime.position === 0);
  expect(byTime.position).toBe(Math.min(...firsts));
});
