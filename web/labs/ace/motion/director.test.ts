/** What the motion is told of a step, by the engine's own steps. */
import { describe, expect, test } from "vitest";
import type { LabFrame, LaneFrame } from "../../../engine/types.ts";
import { type LaneClock, stepClock } from "../../../figures/motion/clock.ts";
import { afterSearch } from "../../../figures/motion/pool.ts";
import { poolModel } from "../../../figures/pool/model.ts";
import { COURSES } from "../courses.ts";
import { Session } from "../engine/session.ts";
import { realRegistry } from "../state/testEngine.ts";
import { poolStep, usualOf, workOf } from "./director.ts";

const registry = await realRegistry();

/** A preset's steps, at most so many: each frame with the one before. Perhaps with other lanes than its own. */
function stepsOf(id: string, most: number, lanes?: object[]): [LabFrame, LabFrame][] {
  const preset = registry.presets.find((each) => each.id === id);
  if (preset === undefined) throw new Error(`no preset ${id}`);
  const opened = Session.open({ ...(preset.scene as object), ...(lanes && { lanes }) }, registry);
  if (!opened.ok) throw new Error(opened.failure.message);
  const session = opened.value;
  session.seek(0);
  let before = session.frame();
  const steps: [LabFrame, LabFrame][] = [];
  for (let at = 1; at <= Math.min(most, session.requests); at += 1) {
    session.seek(at);
    const frame = session.frame();
    steps.push([before, frame]);
    before = frame;
  }
  session.close();
  return steps;
}

const length = ({ from, to }: LaneClock["write"]) => to - from;

/** The lanes' clocks at a step. */
const clocksOf = ({ lanes }: LabFrame) =>
  stepClock(
    lanes.map((lane) => workOf(lane)),
    Math.max(...lanes.map(usualOf)),
  ).lanes;

describe("First steps", () => {
  const frames = stepsOf("first-steps", 27).map(([, frame]) => frame);

  test("ACE's batch of three takes as long as the baseline's single write, and begins with it", () => {
    const [baseline, ace] = frames[9]?.lanes ?? [];
    expect(baseline?.step.event?.batch).toHaveLength(1);
    expect(ace?.step.event?.batch).toHaveLength(3);
    const clocks = frames[9] && clocksOf(frames[9]);
    expect(clocks?.[1]?.write).toEqual(clocks?.[0]?.write);
  });

  test("the baseline's three writes take three times as long as ACE's one", () => {
    const writing = (lane: number) =>
      frames.flatMap((frame) => {
        const pages = frame.lanes[lane]?.step.event?.batch.length ?? 0;
        const clock = clocksOf(frame)[lane];
        return pages > 0 && clock ? [{ pages, ms: length(clock.write) }] : [];
      });
    const singles = writing(0).slice(0, 3);
    const [batch] = writing(1);
    expect(singles.map(({ pages }) => pages)).toEqual([1, 1, 1]);
    expect(batch?.pages).toBe(3);
    expect(singles.reduce((sum, { ms }) => sum + ms, 0)).toBeCloseTo(3 * (batch?.ms ?? 0));
  });

  test("a hit takes the device no time", () => {
    const hit = frames.find(({ lanes }) => lanes[0]?.step.event?.hit);
    expect(hit?.lanes[0] && workOf(hit.lanes[0])).toEqual({
      evicts: false,
      searches: false,
      write_us: 0,
      read_us: 0,
    });
  });
});

test("a pool of more than 2 000 frames is not moved", () => {
  const [frame] = stepsOf("first-steps", 1)[0] ?? [];
  const [lane] = frame?.lanes ?? [];
  if (lane === undefined) throw new Error("there is a lane");
  const large: LaneFrame = { ...lane, columns: { ...lane.columns, pages: new Uint32Array(2_001) } };
  expect(poolStep(large, lane, "order")).toBeNull();
});

test("a hand comes to every frame from where it stood to where it stands", () => {
  const steps = stepsOf("clock-sweep", 60).flatMap(([before, frame]) =>
    frame.lanes.flatMap((lane, at) => {
      const old = before.lanes[at];
      return old && lane.step.event?.hand_before != null ? [{ lane, old }] : [];
    }),
  );
  expect(steps.length).toBeGreaterThan(5);
  for (const { lane, old } of steps) {
    const swept = poolStep(lane, old, "frame")?.swept ?? [];
    expect(swept[0]).toBe(old.columns.hand);
    expect(swept.at(-1)).toBe(lane.columns.hand);
  }
});

/** Where the pages of a lane are drawn, by order. */
function drawn(lane: LaneFrame): number[] {
  const { slots, pages, ordered } = poolModel(lane, "order");
  return [...slots.subarray(0, ordered)].map((frame) => pages[frame] ?? -1);
}

const presets = [
  "first-steps",
  "cflru-window",
  "lru-wsr-cold",
  "slides-lru-wsr",
  "figure-7",
  "sequential-stream",
];
const policies = registry.policies.filter(({ programmed }) => !programmed).map(({ id }) => ({ policy: id }));
const signs: [string, string, object[]?][] = [
  ...presets.map((id): [string, string] => [id, id]),
  ...[...policies.map((policy) => ({ id: policy.policy, settings: policy })), ...COURSES].map(
    ({ id, settings }): [string, string, object[]] => [
      id,
      "one-hit",
      [
        { ...settings, mode: "baseline" },
        { ...settings, mode: "ace" },
      ],
    ],
  ),
];

test.each(signs)("%s: a page's sign stands where the page stood when it left", (_, preset, lanes) => {
  let left = 0;
  for (const [before, frame] of stepsOf(preset, 300, lanes)) {
    frame.lanes.forEach((lane, at) => {
      const old = before.lanes[at];
      const step = old && poolStep(lane, old, "order");
      if (!step || step.evicted.length === 0) return;
      const order = afterSearch(drawn(old), step.toHead);
      const told = [...poolModel(lane, "order").leftPlaces];
      left += told.length;
      expect(
        told.map(([place]) => order[place]),
        `request ${frame.position}, lane ${at + 1}: of ${order}`,
      ).toEqual(step.evicted);
    });
  }
  expect(left).toBeGreaterThan(0);
});
