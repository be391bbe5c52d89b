/** What moves in the ACE lab's step: pages between strip, pools and device. Loaded when the lab stands. */
import { FREE, type LabFrame, type LaneFrame, type StepEvent } from "../../../engine/types.ts";
import { apartClock, beatTimes, type LaneWork, stepClock } from "../../../figures/motion/clock.ts";
import { askedFor, askedMoves, deviceAt, deviceMoves } from "../../../figures/motion/device.ts";
import type { Director } from "../../../figures/motion/Motion.tsx";
import { type PoolStep, poolBefore, poolMoves } from "../../../figures/motion/pool.ts";
import { boxOf, lanesIn } from "../../../figures/motion/standing.ts";
import type { Arrangement } from "../../../figures/PoolFigure.tsx";
import { aceBeats } from "../beats.ts";

/** Larger pools are not animated: their pages are only dots. */
const MOST_FRAMES = 2_000;

const NO_WORK: LaneWork = { evicts: false, searches: false, write_us: 0, read_us: 0 };

export function workOf(lane: LaneFrame, before?: LaneFrame): LaneWork {
  const { event, device } = lane.step;
  if (event === null) return NO_WORK;
  const operation = device.operations.at(-1);
  const [write, read] = operation?.t === event.t ? [operation.write, operation.read] : [];
  const windowed = before !== undefined && windowLooks(lane, before).length > 1;
  return {
    evicts: event.victim !== null,
    searches: event.looked_at > 1 || event.second_chances.length > 0 || windowed,
    write_us: write?.duration_us ?? 0,
    read_us: read?.duration_us ?? 0,
  };
}

/**
 * Pages that a search through a window looks at, the victim last: from the LRU end on to the first clean page, or
 * through the whole window and back to the end.
 */
function windowLooks({ policy, step: { event } }: LaneFrame, { columns }: LaneFrame): number[] {
  const { order, window, pages } = columns;
  if (policy.window === null || event === null || event.victim === null) return [];
  const inside = [...order.subarray(Math.max(0, order.length - window))].reverse();
  const looked = inside.map((frame) => pages[frame] ?? FREE);
  const found = event.victim_dirty ? -1 : looked.indexOf(event.victim);
  return found < 0 ? [...looked, event.victim] : looked.slice(0, found + 1);
}

/** Device time of a write and a read of one page. */
export const usualOf = ({ config: { base_us, alpha } }: LaneFrame): number => base_us * (1 + alpha);

/** Frames that the hand came to, from where it stood before. */
function sweptOf({ hand_before, looked_at }: StepEvent, { pages, hand }: LaneFrame["columns"]): number[] {
  if (hand_before === null || hand === undefined) return [];
  const looked = Array.from({ length: looked_at }, (_, at) => (hand_before + at) % pages.length);
  return [...looked, hand];
}

/** Pages whose count or flag another page's request changed, where they stand. */
function passedOf(lane: LaneFrame, before: LaneFrame, swept: readonly number[], asked: number) {
  const { pages, badges } = lane.columns;
  const passed: { page: number; at: number }[] = [];
  pages.forEach((page, frame) => {
    const same = before.columns.pages[frame] === page && page !== asked;
    if (!same || before.columns.badges[frame] === badges[frame]) return;
    const at = swept.indexOf(frame);
    passed.push({ page, at: at < 0 ? 1 : (at + 1) / swept.length });
  });
  return passed;
}

/** Flags of one bit that the step turned: those of pages that the search passed, and the requested page's own where use clears it. */
function flagsOf(lane: LaneFrame, before: LaneFrame, passed: ReturnType<typeof passedOf>): PoolStep["flags"] {
  const { event } = lane.step;
  if (lane.policy.badge?.maximum !== 1 || event === null) return [];
  const { pages, badges } = lane.columns;
  const isSet = (page: number) => (badges[pages.indexOf(page)] ?? 0) > 0;
  const own = before.columns.pages.indexOf(event.page);
  const cleared = event.hit && (before.columns.badges[own] ?? 0) > 0 && !isSet(event.page);
  return [
    ...passed.map(({ page, at }) => ({ page, at, set: isSet(page) })),
    ...(cleared ? [{ page: event.page, at: "hit" as const, set: false }] : []),
  ];
}

/** What is looked at: where beats are apart, also a victim that is found at once. */
function lookedAt(lane: LaneFrame, before: LaneFrame, apart: boolean): number[] {
  const { event } = lane.step;
  const looked = windowLooks(lane, before);
  if (looked.length > 1) return looked;
  return apart && event !== null && event.victim !== null ? [event.victim] : [];
}

export function poolStep(
  lane: LaneFrame,
  before: LaneFrame,
  arrangement: Arrangement,
  apart = false,
): PoolStep | null {
  const { event } = lane.step;
  if (event === null || lane.columns.pages.length > MOST_FRAMES) return null;
  const { hit, page, batch, evicted, prefetched, second_chances, passed_over } = event;
  const byFrame = arrangement === "frame";
  const toHead = second_chances.filter((_, at) => passed_over[at]?.to_head);
  const swept = sweptOf(event, lane.columns);
  const passed = passedOf(lane, before, swept.length > 0 ? swept : event.second_chance_frames, page);
  return {
    hit: hit ? page : null,
    written: batch,
    evicted,
    read: hit ? [] : [page, ...prefetched],
    passed,
    toHead: byFrame ? [] : toHead,
    swept: byFrame ? swept : [],
    looked: lookedAt(lane, before, apart),
    flags: flagsOf(lane, before, passed),
  };
}

export function director(arrangement: Arrangement): Director<LabFrame> {
  return (scene, { lanes }, before, apart) => {
    const steps = lanes.map((lane, index) => {
      const old = before.lanes[index];
      return old !== undefined && aceBeats.of(lane, old).length > 0 ? { lane, old } : null;
    });
    const works = steps.map((step) => (step === null ? NO_WORK : workOf(step.lane, step.old)));
    const clock = apart ? apartClock(works) : stepClock(works, Math.max(...lanes.map(usualOf)));
    const seen = lanesIn(scene).flatMap(({ element, index }) => {
      const [own, times] = [steps[index], clock.lanes[index]];
      if (own == null || times === undefined) return [];
      const step = poolStep(own.lane, own.old, arrangement, apart);
      const { event } = own.lane.step;
      return [{ element, times, event, step, pool: step && poolBefore(element, step) }];
    });
    return () => {
      const asked = askedFor(scene);
      const moved = seen.map(({ element, times, event, step, pool }) => {
        const device = deviceAt(element);
        const { changes, ghosts } =
          step && pool ? poolMoves(element, pool, step, times, device) : { changes: [], ghosts: [] };
        const page = event?.page ?? 0;
        const goal = event?.hit ? pool?.standing.get(page)?.box : device(page, "read", boxOf(element));
        return {
          changes: [...changes, ...deviceMoves(element, times)],
          ghosts: [...ghosts, ...askedMoves(asked, goal, times, event?.hit === true)],
        };
      });
      return {
        changes: moved.flatMap(({ changes }) => changes),
        ghosts: moved.flatMap(({ ghosts }) => ghosts),
        beats: steps.map((step, index) => {
          const times = clock.lanes[index];
          return step === null || times === undefined ? null : beatTimes(times);
        }),
      };
    };
  };
}
