/** When the soonest registered scan will read a block: blocks before it by the time of a block. */
import { type ExerciseKind, firstSuitable } from "../../../shell/exercise/kind.ts";
import { numberQuestion } from "../../../shell/question/number.tsx";
import type { QuestionProps } from "../../../shell/question/Question.tsx";
import { formatCount } from "../../../text/numbers.ts";
import { pbmExercises } from "../../../text/pbmExercises.ts";
import { type LessonPbmLane, type Reach, scansOf, soonest } from "../lesson/reach.ts";
import { estimateOf, numberOf, passedBy, reachesOf, usABlock } from "./arithmetic.ts";
import { ScansPicture } from "./ScansPicture.tsx";
import { BLOCKS, drawnScans, firstMoment } from "./scene.ts";

const WITHIN = 0.05;
/** Of a time that small, the steps of the slider would be more than is allowed. */
const LEAST_US = 300;
const STEP_US = 10;
const ROUND_US = 1_000;

/** What wrong rules give, and which. */
function wrongValues(lane: LessonPbmLane, block: number, first: Reach) {
  const words = pbmExercises().timeToBlock;
  const reaches = reachesOf(lane, block).filter(({ before }) => before !== null);
  const passed = scansOf(lane.step.streams, lane.world).flatMap((scan) => {
    const by = passedBy(scan, block);
    return by === null ? [] : [{ value: by * usABlock(scan), because: words.passed(String(scan.stream)) }];
  });
  const others = reaches.filter(({ stream }) => stream !== first.stream);
  const [stream, speed] = [String(first.stream), numberOf(usABlock(first))];
  return [
    { value: first.before ?? 0, because: words.blocks(formatCount(first.before ?? 0)) },
    { value: block * usABlock(first), because: words.fromZero(stream, String(block), speed) },
    ...others.map((other) => ({
      value: other.us,
      because: ((other.before ?? 0) < (first.before ?? 0) ? words.nearest : words.other)(
        String(other.stream),
        stream,
      ),
    })),
    { value: reaches.reduce((sum, { us }) => sum + us, 0), because: words.sum },
    ...passed,
  ];
}

export const timeToBlock: ExerciseKind = {
  id: "time-to-block",
  title: () => pbmExercises().timeToBlock.title,
  intro: () => pbmExercises().timeToBlock.intro,
  usual: 10,
  draw: (seed, n, lab) =>
    firstSuitable(`time-to-block ${seed} ${n}`, (random) => {
      // In half of the questions the scan that is nearest is not the soonest.
      const isNearest = random.below(2) === 0;
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
    }),
};

/** Two scans read it, at times that differ; no wrong rule gives what is right, nor nearly so. */
function suits(lane: LessonPbmLane, block: number, isNearest: boolean): boolean {
  const reaches = reachesOf(lane, block).filter(({ before }) => before !== null);
  const first = soonest(reaches);
  if (first === null || reaches.length < 2 || first.us < LEAST_US) return false;
  const nearest = reaches.every(({ before }) => (before ?? 0) >= (first.before ?? 0));
  const apart = ({ value }: { value: number }) => Math.abs(value - first.us) > 2 * WITHIN * first.us;
  return nearest === isNearest && wrongValues(lane, block, first).every(apart);
}

function asked(lane: LessonPbmLane, block: number): QuestionProps | null {
  const words = pbmExercises().timeToBlock;
  const reaches = reachesOf(lane, block);
  const first = soonest(reaches);
  if (first === null) return null;
  const answer = Math.round(lane.columns.tableTimesUs[block] ?? 0);
  const wrong = wrongValues(lane, block, first);
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
