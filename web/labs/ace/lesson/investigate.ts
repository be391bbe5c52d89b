/** The investigation of a lesson: a small run alone and in ACE, and which of two goals its setting reaches. */
import { withSession } from "../../../shell/lessons/context.ts";
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

/** So few pages that a pool can hold all of them, so few requests that the runs follow a slider. */
export const PAGES = 500;
export const REQUESTS = 5000;

/** The poster's locality; what else the device needs is the P4510's. */
export const sceneOf = ({ reads_percent, ...numbers }: Setting): object => ({
  pages: PAGES,
  ...numbers,
  base_us: 12.4,
  k_r: 80,
  lanes: (["baseline", "ace"] as const).map((mode) => ({ policy: "lru", mode })),
  workload: {
    kind: "skewed",
    requests: REQUESTS,
    seed: "1",
    reads_percent,
    operations_percent: 80,
    data_percent: 15,
  },
});

export interface Investigated {
  lanes: readonly LessonLane[];
  /** Of the device time without ACE, in percent; below 0 where ACE takes longer. */
  saved: number;
  /** The runs at their end, in the lab. */
  link: string;
}

export function investigate(setting: Setting, lab: LessonLab): Investigated {
  const scene = lab.readScene(sceneOf(setting));
  return withSession(scene, lab, (session) => {
    session.seek(session.requests);
    const frame = lab.frame(session, {});
    const [alone = Number.NaN, ace = Number.NaN] = frame.lanes.map(
      ({ step: { counters } }) => (counters as Record<string, number>).latency_us,
    );
    return {
      lanes: frame.lanes,
      saved: 100 * (1 - ace / alone),
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
