/** What moves in the ACE lab's step: pages between strip, pools and device. Loaded when the lab stands. */
import type { LabFrame, LaneFrame, StepEvent } from "../../../engine/types.ts";
import { type LaneWork, stepClock } from "../../../figures/motion/clock.ts";
import { askedFor, askedMoves, deviceAt, deviceMoves } from "../../../figures/motion/device.ts";
import type { Director } from "../../../figures/motion/Motion.tsx";
import { type PoolStep, poolBefore, poolMoves } from "../../../figures/motion/pool.ts";
import { boxOf } from "../../../figures/motion/standing.ts";
import type { Arrangement } from "../../../figures/PoolFigure.tsx";

/** Larger pools are not animated: their pages are only dots. */
const MOST_FRAMES = 2_000;

export function workOf({ step: { event, device } }: LaneFrame): LaneWork {
  const operation = device.operations.at(-1);
  const [write, read] = operation?.t === event?.t ? [operation?.write, operation?.read] : [];
  return {
    searches: event !== null && (event.looked_at > 1 || event.second_chances.length > 0),
    write_us: write?.duration_us ?? 0,
    read_us: read?.duration_us ?? 0,
  };
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

export function poolStep(lane: LaneFrame, before: LaneFrame, arrangement: Arrangement): PoolStep | null {
  const { event } = lane.step;
  if (event === null || lane.columns.pages.length > MOST_FRAMES) return null;
  const { hit, page, batch, evicted, prefetched, second_chances, passed_over } = event;
  const byFrame = arrangement === "frame";
  const toHead = second_chances.filter((_, at) => passed_over[at]?.to_head);
  const swept = sweptOf(event, lane.columns);
  return {
    hit: hit ? page : null,
    written: batch,
    evicted,
    read: hit ? [] : [page, ...prefetched],
    passed: passedOf(lane, before, swept.length > 0 ? swept : event.second_chance_frames, page),
    toHead: byFrame ? [] : toHead,
    swept: byFrame ? swept : [],
  };
}

export function director(arrangement: Arrangement): Director<LabFrame> {
  return (scene, { lanes }, before) => {
    const clock = stepClock(lanes.map(workOf), Math.max(...lanes.map(usualOf)));
    const seen = [...scene.querySelectorAll("[data-lane]")].flatMap((element, index) => {
      const [lane, old, times] = [lanes[index], before.lanes[index], clock.lanes[index]];
      if (lane === undefined || old === undefined || times === undefined) return [];
      const step = poolStep(lane, old, arrangement);
      return [{ element, times, event: lane.step.event, step, pool: step && poolBefore(element, step) }];
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
          ghosts: [...ghosts, ...askedMoves(asked, goal, times)],
        };
      });
      return {
        changes: moved.flatMap(({ changes }) => changes),
        ghosts: moved.flatMap(({ ghosts }) => ghosts),
      };
    };
  };
}
