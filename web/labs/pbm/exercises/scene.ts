/** Scenes that a seed draws for the exercises, and the moments in them that suit a question. */
import type { Random } from "../../../shell/exercise/random.ts";
import { resolveScene, withSession } from "../../../shell/lessons/context.ts";
import type { LessonLab } from "../../../shell/lessons/lessonLab.ts";
import type { LessonPbmLane } from "../lesson/reach.ts";

export const BLOCKS = 60;
/** A read is short against the work on a block: a scan's speed lies between its work and both together. */
const BASE_US = 20;
const DEVICE = { scale: 1, k_r: 4, base_us: BASE_US, group_blocks: 5 };
/** Least that a scan reads, and how many microseconds of work a block of it takes. */
const LEAST_BLOCKS = 20;
const WORK_US = [25, 180] as const;
const MOST_PAUSE_US = 1500;

interface Drawn {
  streams: number;
  frames: number;
  lane: object;
  /** Least that a scan reads. */
  least?: number;
}

/** Scans of one table: where each begins and ends, how fast it is, and when it begins. */
export function drawnScans(random: Random, { streams, frames, lane, least = LEAST_BLOCKS }: Drawn): object {
  const trace = Array.from({ length: streams }, () => {
    const first = random.whole(0, BLOCKS - least);
    const last = random.whole(first + least - 1, BLOCKS - 1);
    const work = 5 * random.whole(WORK_US[0] / 5, WORK_US[1] / 5);
    const pause = 50 * random.below(MOST_PAUSE_US / 50);
    return `${pause === 0 ? "" : `P${pause} `}S${first}-${last}x${work}`;
  });
  return givenScene(trace.join("; "), { frames, lane });
}

export const givenScene = (trace: string, { frames, lane }: Pick<Drawn, "frames" | "lane">): object => ({
  ...{ ...DEVICE, blocks: BLOCKS, frames, lanes: [lane] },
  workload: { kind: "given", trace },
});

/** So many positions are looked at before another scene is drawn. */
const MOST_POSITIONS = 24;

/**
 * What the first position that suits gives, from one on; null if none does. `at`: requests served, the lane's last one
 * included. `every`: where scans alone are asked about, the next positions are much the same.
 */
export function firstMoment<T>(
  scene: object,
  from: number,
  lab: LessonLab,
  look: (lane: LessonPbmLane, at: number) => T | null,
  every = 1,
): T | null {
  return withSession(resolveScene({ scene }, lab).scene, lab, (session) => {
    for (let at = from; at < from + MOST_POSITIONS; at += every) {
      session.seek(at);
      if (session.position !== at) return null;
      const lane = lab.frame(session, {}).lanes[0] as LessonPbmLane | undefined;
      const found = lane === undefined ? null : look(lane, at);
      if (found !== null) return found;
    }
    return null;
  });
}
