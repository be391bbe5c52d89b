/** The investigation of a lesson: a small run alone and in ACE, and which of two goals its setting reaches. */
import { resolveScene, withSession } from "../../../shell/lessons/context.ts";
import type { LessonLab, LessonLane } from "../../../shell/lessons/lessonLab.ts";

/** By the engine's own names. */
export const RANGES = {
  reads_percent: { min: 0, max: 100, step: 5 },
  alpha: { min: 1, max: 8, step: 0.1 },
  k_w: { min: 1, max: 16, step: 1 },
  n_w: { min: 1, max: 16, step: 1 },
  frames: { min: 20, max: 520, step: 10 },
} as const;
export type Setting = Record<keyof typeof RANGES, number>;
export const NAMES = Object.keys(RANGES) as (keyof Setting)[];

export const START: Setting = { reads_percent: 60, alpha: 2.8, k_w: 8, n_w: 8, frames: 50 };

/** A preset's scene with these numbers; its lanes are a policy alone, then inside ACE. */
function sceneOf(preset: string, { reads_percent, ...numbers }: Setting, lab: LessonLab) {
  const { scene } = resolveScene({ preset, change: numbers }, lab);
  return { ...scene, workload: { ...scene.workload, reads_percent } };
}

export interface Investigated {
  lanes: readonly LessonLane[];
  /** Of the device time without ACE, in percent; below 0 where ACE takes longer. */
  saved: number;
  pages: number;
  requests: number;
  /** The runs at their end, in the lab. */
  link: string;
}

export function investigate(preset: string, setting: Setting, lab: LessonLab): Investigated {
  const scene = sceneOf(preset, setting, lab);
  return withSession(scene, lab, (session) => {
    session.seek(session.requests);
    const frame = lab.frame(session, {});
    const [alone = Number.NaN, ace = Number.NaN] = frame.lanes.map(
      ({ step: { counters } }) => (counters as Record<string, number>).latency_us,
    );
    return {
      lanes: frame.lanes,
      saved: 100 * (1 - ace / alone),
      pages: Number((scene as { pages?: number }).pages),
      requests: session.requests,
      link: lab.link({ scene, at: session.requests }, frame, {}),
    };
  });
}

export const GOALS = ["even", "loses"] as const;
export type Goal = (typeof GOALS)[number];

/** Goals that a setting reaches: next to no gain though a fifth of the requests write; a loss. */
export function goalsOf({ reads_percent }: Setting, { saved }: Pick<Investigated, "saved">): Goal[] {
  if (saved < 0) return ["loses"];
  return saved < 1 && reads_percent <= 80 ? ["even"] : [];
}
