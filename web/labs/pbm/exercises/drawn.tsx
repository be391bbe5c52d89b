/** Which of the drawn blocks leaves: the one whose soonest scan needs it last, by distance and speed. */
import { type ExerciseKind, firstSuitable } from "../../../shell/exercise/kind.ts";
import { randomOf } from "../../../shell/exercise/random.ts";
import type { LessonLab } from "../../../shell/lessons/lessonLab.ts";
import { procedureQuestion } from "../../../shell/lessons/procedure.tsx";
import { pbmExercises } from "../../../text/pbmExercises.ts";
import { usOf } from "../figures/timeScale.ts";
import { type LessonPbmLane, scansOf, soonest } from "../lesson/reach.ts";
import { estimateOf, isClear, passedBy, reachesOf, usTo } from "./arithmetic.ts";
import { ScansPicture } from "./ScansPicture.tsx";
import { drawnScans, firstMoment } from "./scene.ts";

/** What the victim is. Of five questions each of the usual cases is two, and speed decides against distance in one. */
const VICTIMS = ["nobody's", "farthest", "not farthest", "nobody's", "farthest"] as const;
type Victim = (typeof VICTIMS)[number];

/** The drawn blocks of an eviction of one; null where one was drawn twice or several left. */
export function drawnAt({ step: { event } }: LessonPbmLane): { drawn: number[]; victim: number } | null {
  const blocks = event?.drawn.map(({ block }) => block) ?? [];
  const [victim, second] = event?.evicted ?? [];
  if (victim === undefined || second !== undefined || new Set(blocks).size !== blocks.length) return null;
  return { drawn: blocks, victim: victim.block };
}

/** Blocks before the soonest scan comes to it; infinite if none does. */
export const distanceTo = (lane: LessonPbmLane, block: number): number =>
  soonest(reachesOf(lane, block))?.before ?? Number.POSITIVE_INFINITY;

/** Null where two estimates are equal, or nearly so. */
function victimOf(lane: LessonPbmLane, drawn: readonly number[], victim: number): Victim | null {
  const estimates = lane.step.event?.drawn.map(({ next_access_ns }) => usOf(next_access_ns)) ?? [];
  if (!isClear(estimates)) return null;
  if (estimates.includes(Number.POSITIVE_INFINITY)) return "nobody's";
  const farthest = Math.max(...drawn.map((block) => distanceTo(lane, block)));
  return distanceTo(lane, victim) === farthest ? "farthest" : "not farthest";
}

/** The wrong rule that takes a block for the victim, and what is right. */
function wrongRule(lane: LessonPbmLane, drawn: readonly number[], block: number): string {
  const words = pbmExercises().drawn;
  const most = (of: (block: number) => number) => drawn.every((other) => of(other) <= of(block));
  const reading = (other: number) => reachesOf(lane, other).filter(({ before }) => before !== null);
  const lasts = (other: number) => Math.max(...reading(other).map(({ us }) => us));
  const passed = scansOf(lane.step.streams, lane.world).find((scan) => passedBy(scan, block) !== null);
  if (most((other) => (reading(other).length === 0 ? 0 : distanceTo(lane, other)))) return words.byDistance;
  if (most((other) => (reading(other).length === 0 ? 0 : lasts(other)))) return words.byLatest;
  if (passed !== undefined) return words.byPassed(String(passed.stream));
  if (most((other) => -usTo(lane, other))) return words.bySoonest;
  return words.byRange;
}

export const drawn: ExerciseKind = {
  id: "drawn",
  title: () => pbmExercises().drawn.title,
  intro: () => pbmExercises().drawn.intro,
  usual: 10,
  draw: (seed, n, lab) => {
    // Not of each draw anew: what is easily found would come more often.
    const wanted = randomOf("drawn", seed, n).pick(VICTIMS);
    return firstSuitable(`drawn ${seed} ${n}`, (random) => {
      const frames = random.whole(10, 14);
      const scene = drawnScans(random, {
        streams: random.whole(3, 4),
        frames,
        lane: { policy: "sampling", samples: random.whole(3, 5) },
      });
      return firstMoment(scene, frames + random.whole(2, 40), lab, (lane, at) => {
        const found = drawnAt(lane);
        if (found === null || scansOf(lane.step.streams, lane.world).length < 2) return null;
        if (victimOf(lane, found.drawn, found.victim) !== wanted) return null;
        return asked(scene, at, lane, found, lab);
      });
    });
  },
};

/** The scans stand as they do when the draw is made: the one that asks has come to its next block. */
function asked(
  scene: object,
  at: number,
  lane: LessonPbmLane,
  { drawn, victim }: { drawn: readonly number[]; victim: number },
  lab: LessonLab,
) {
  const wrong = drawn
    .filter((block) => block !== victim)
    .map((block) => ({
      page: block,
      because: `${wrongRule(lane, drawn, block)} ${estimateOf(lane, block)}`,
    }));
  const right = drawn.map((block) => estimateOf(lane, block));
  return {
    ...procedureQuestion({ scene, at: at - 1, ask: "drawn" }, lab, { right, wrong }),
    picture: <ScansPicture lane={lane} marked={drawn} />,
  };
}
