/** When the soonest registered scan will read a block: blocks before it by the time of a block. */
import { type ExerciseKind, firstSuitable } from "../../../shell/exercise/kind.ts";
import { randomOf } from "../../../shell/exercise/random.ts";
import { numberQuestion } from "../../../shell/question/number.tsx";
import type { QuestionProps } from "../../../shell/question/Question.tsx";
import { pbmExercises } from "../../../text/pbmExercises.ts";
import { type LessonPbmLane, soonest } from "../lesson/reach.ts";
import { estimateOf, reachesOf, usABlock } from "./arithmetic.ts";
import { wrongTimes } from "./misreadings.ts";
import { ScansPicture } from "./ScansPicture.tsx";
import { BLOCKS, drawnScans, firstMoment } from "./scene.ts";

const WITHIN = 0.05;
/** Of a time that small, the steps of the slider would be more than is allowed. */
const LEAST_US = 300;
const STEP_US = 10;
const ROUND_US = 1_000;

export const timeToBlock: ExerciseKind = {
  id: "time-to-block",
  title: () => pbmExercises().timeToBlock.title,
  intro: () => pbmExercises().timeToBlock.intro,
  usual: 10,
  draw: (seed, n, lab) => {
    // In half of the questions the scan that is nearest is not the soonest.
    const isNearest = randomOf("time-to-block", seed, n).below(2) === 0;
    return firstSuitable(`time-to-block ${seed} ${n}`, (random) => {
      const scene = drawnScans(random, {
        streams: random.whole(2, 4),
        frames: 14,
        lane: { policy: "sampling", samples: 5 },
      });
      const blocks = random.shuffled(Array.from({ length: BLOCKS }, (_, block) => block));
      return firstMoment(scene, random.whole(15, 60), lab, (lane) => {
        const block = blocks.find((one) => suits(lane, one, isNearest));
        return block === undefined ? null : asked(lane, block);
      });
    });
  },
};

/** Two scans read it, at times that differ; no wrong rule gives what is right, nor nearly so. */
function suits(lane: LessonPbmLane, block: number, isNearest: boolean): boolean {
  const reaches = reachesOf(lane, block).filter(({ before }) => before !== null);
  const first = soonest(reaches);
  if (first === null || reaches.length < 2 || first.us < LEAST_US) return false;
  const nearest = reaches.every(({ before }) => (before ?? 0) >= (first.before ?? 0));
  const apart = ({ value }: { value: number }) => Math.abs(value - first.us) > 2 * WITHIN * first.us;
  return nearest === isNearest && wrongTimes(lane, block).every(apart);
}

function asked(lane: LessonPbmLane, block: number): QuestionProps | null {
  const words = pbmExercises().timeToBlock;
  const reaches = reachesOf(lane, block);
  const first = soonest(reaches);
  if (first === null) return null;
  const answer = Math.round(lane.columns.tableTimesUs[block] ?? 0);
  const wrong = wrongTimes(lane, block);
  const most = Math.max(...wrong.map(({ value }) => value), ...reaches.map((one) => BLOCKS * usABlock(one)));
  return numberQuestion({
    question: words.question(String(block)),
    picture: <ScansPicture lane={lane} marked={[block]} />,
    answer,
    range: [0, Math.ceil(most / ROUND_US) * ROUND_US],
    step: STEP_US,
    unit: "µs",
    within: WITHIN * answer,
    right: [estimateOf(lane, block), words.within],
    wrong: [...wrong, { because: words.rule }],
  });
}
