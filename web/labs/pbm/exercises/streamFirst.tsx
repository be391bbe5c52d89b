/** Which stream reads a block first: neither the nearest nor the fastest scan is a habit that pays. */
import { type ExerciseKind, firstSuitable } from "../../../shell/exercise/kind.ts";
import { randomOf } from "../../../shell/exercise/random.ts";
import { procedureQuestion } from "../../../shell/lessons/procedure.tsx";
import { lessonText } from "../../../text/lessons.ts";
import { pbmExercises } from "../../../text/pbmExercises.ts";
import { type Reach, reachOf, type ScanUnderWay, scansOf, soonest } from "../lesson/reach.ts";
import { estimateOf, isClear, reachesOf } from "./arithmetic.ts";
import { ScansPicture } from "./ScansPicture.tsx";
import { BLOCKS, drawnScans, firstMoment } from "./scene.ts";

/** What the soonest scan is among those that read the block. Of five questions each habit is right in two. */
const SOONEST = ["nearest", "fastest", "neither", "nearest", "fastest"] as const;
type Soonest = (typeof SOONEST)[number] | "both";

const LEAST_READERS = 3;
/** Whoever is there already needs no estimate. */
const LEAST_BEFORE = 2;
const FRAMES = 14;
const STREAMS = 4;
/** Long scans, so that there are blocks which several of them read. */
const LEAST_BLOCKS = 35;
const EVERY = 4;

/** Null where too few scans read the block, or two of them at nearly the same time. */
export function soonestOf(scans: readonly ScanUnderWay[], block: number): Soonest | null {
  const reading = scans.map((scan) => reachOf(scan, block)).filter(({ before }) => before !== null);
  const first = soonest(reading);
  if (first === null || reading.length < LEAST_READERS) return null;
  if ((first.before ?? 0) < LEAST_BEFORE) return null;
  // The least is as clear as the largest of the inverse is.
  if (!isClear(reading.map(({ us }) => 1 / us))) return null;
  const isNearest = reading.every((other) => (other.before ?? 0) >= (first.before ?? 0));
  const isFastest = reading.every((other) => other.blocksASecond <= first.blocksASecond);
  if (isNearest && isFastest) return "both";
  return isNearest ? "nearest" : isFastest ? "fastest" : "neither";
}

/** The wrong rule that takes a stream for the first, and its arithmetic. */
function wrongRule(reaches: readonly Reach[], wrong: Reach): string {
  const words = pbmExercises().streamFirst;
  const reading = reaches.filter(({ before }) => before !== null);
  if (wrong.before === null) return words.notReading(String(wrong.stream));
  const distance = wrong.before;
  if (reading.every(({ before }) => (before ?? 0) >= distance)) return words.byDistance;
  if (reading.every((other) => other.blocksASecond <= wrong.blocksASecond)) return words.bySpeed;
  if (reading.every(({ us }) => us <= wrong.us)) return words.byLast;
  return words.byStart;
}

export const streamFirst: ExerciseKind = {
  id: "stream-first",
  title: () => pbmExercises().streamFirst.title,
  intro: () => pbmExercises().streamFirst.intro,
  usual: 10,
  draw: (seed, n, lab) => {
    // Not of each draw anew: what is easily found would come more often.
    const wanted = randomOf("stream-first", seed, n).pick(SOONEST);
    return firstSuitable(`stream-first ${seed} ${n}`, (random) => {
      const lane = { policy: "sampling", samples: 5 };
      const scene = drawnScans(random, {
        streams: STREAMS,
        frames: FRAMES,
        lane,
        least: LEAST_BLOCKS,
      });
      const blocks = random.shuffled(Array.from({ length: BLOCKS }, (_, block) => block));
      return firstMoment(
        scene,
        random.whole(15, 60),
        lab,
        (lane, at) => {
          const scans = scansOf(lane.step.streams, lane.world);
          const block = blocks.find((one) => soonestOf(scans, one) === wanted);
          if (block === undefined) return null;
          const reaches = reachesOf(lane, block);
          const estimate = estimateOf(lane, block);
          const wrong = reaches.map((reach) => ({
            page: reach.stream,
            because: `${wrongRule(reaches, reach)} ${estimate}`,
          }));
          const question = procedureQuestion({ scene, at, ask: "reader", page: block }, lab, { wrong });
          const [first = ""] = question.answer;
          const words = lessonText();
          return {
            ...question,
            picture: <ScansPicture lane={lane} marked={[block]} />,
            // Without what the next request does: it is beside the question.
            solution: () => <p>{`${words.answer(words.stream(first))}. ${estimate}`}</p>,
          };
        },
        EVERY,
      );
    });
  },
};
