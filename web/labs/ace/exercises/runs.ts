/** Short runs of one lane, as exercises ask about them. */
import type { LaneFrame, StepEvent } from "../../../engine/types.ts";
import { DIRTY } from "../../../engine/types.ts";
import type { Random } from "../../../shell/exercise/random.ts";
import { withSession } from "../../../shell/lessons/context.ts";
import type { LessonLab } from "../../../shell/lessons/lessonLab.ts";

/** The scene's first lane at these positions. */
export function lanesAt(scene: object, lab: LessonLab, positions: readonly number[]): LaneFrame[] {
  return withSession(lab.readScene(scene), lab, (session) =>
    positions.map((position) => {
      session.seek(position);
      return lab.frame(session, {}).lanes[0] as LaneFrame;
    }),
  );
}

/** What the step before a lane's position did. */
export function eventOf({ step: { event } }: LaneFrame): StepEvent {
  if (event === null) throw new Error("no request has been served");
  return event;
}

export function counterOf({ step: { counters } }: LaneFrame, id: string): number {
  const value = counters[id];
  if (value === undefined) throw new Error(`no counter "${id}"`);
  return value;
}

/** A lane without the marks of the step before. */
export const unmarked = (lane: LaneFrame): LaneFrame => ({ ...lane, step: { ...lane.step, event: null } });

/** Pages in the order in which the policy would take them, the next victim first, and which of them are dirty. */
export function evictionOrder({ columns, policy }: LaneFrame): { page: number; dirty: boolean }[] {
  const frames = policy.shape === "ring" ? columns.order : columns.order.toReversed();
  return Array.from(frames, (frame) => ({
    page: columns.pages[frame] ?? 0,
    dirty: ((columns.flags[frame] ?? 0) & DIRTY) !== 0,
  }));
}

/** Reads and writes of pages, as texts write them. */
export const drawnRequests = (random: Random, pages: readonly number[]): string[] =>
  pages.map((page) => `${random.pick(["R", "W"])}${page}`);
