/** Into which bucket of PBM-PQ a block falls, by its estimate. */
import { type ExerciseKind, firstSuitable } from "../../../shell/exercise/kind.ts";
import { randomOf } from "../../../shell/exercise/random.ts";
import { conceptOf } from "../../../shell/question/Concept.tsx";
import type { QuestionProps } from "../../../shell/question/Question.tsx";
import { formatCount } from "../../../text/numbers.ts";
import { pbmExercises } from "../../../text/pbmExercises.ts";
import { bucketName } from "../figures/Buckets.tsx";
import { type Bucket, bucketsOf, standingIn } from "../figures/buckets/model.ts";
import { type LessonPbmLane, reachOf, scansOf } from "../lesson/reach.ts";
import { estimateOf, usTo } from "./arithmetic.ts";
import { wrongTimes } from "./misreadings.ts";
import { ScansPicture } from "./ScansPicture.tsx";
import { drawnScans, firstMoment } from "./scene.ts";

/** Two widths of time, two buckets each, and one for what nobody asked for. */
const SHAPE = { bucket_groups: 2, buckets: 2 };
const BUCKETS = SHAPE.bucket_groups * SHAPE.buckets + 1;
/** Of its bucket's ends an estimate is so far away that the rounding of shown numbers does not matter. */
const MARGIN = 0.04;
const LEAST_OPTIONS = 3;

const holds = ({ kind, fromUs, endUs }: Bucket, us: number) =>
  kind === "time" ? us >= fromUs && us < endUs : us === Number.POSITIVE_INFINITY;

const isWellWithin = ({ fromUs, endUs, kind }: Bucket, us: number) =>
  kind !== "time" || (us > 0 && us > fromUs * (1 + MARGIN) && us < endUs * (1 - MARGIN));

/** The wrong rule that leads into a bucket; null where none does. */
function wrongRule(lane: LessonPbmLane, block: number, bucket: Bucket): string | null {
  const words = pbmExercises().bucket;
  if (bucket.kind !== "time") {
    const scans = scansOf(lane.step.streams, lane.world);
    const other = scans.find((scan) => reachOf(scan, block).before === null);
    return other === undefined ? null : words.alone(String(other.stream));
  }
  const wrong = wrongTimes(lane, block).find(({ value }) => holds(bucket, value));
  return wrong === undefined ? null : words.time(formatCount(wrong.value), wrong.because);
}

export const bucket: ExerciseKind = {
  id: "bucket",
  title: () => pbmExercises().bucket.title,
  intro: () => pbmExercises().bucket.intro,
  usual: 10,
  draw: (seed, n, lab) => {
    // Not of each draw anew: what is easily found would come more often.
    const wanted = randomOf("bucket", seed, n).below(BUCKETS);
    return firstSuitable(`bucket ${seed} ${n}`, (random) => {
      const frames = random.whole(16, 24);
      const delta_ms = random.whole(2, 6) / 10;
      const lane = { policy: "pq", ...SHAPE, delta_ms };
      const scene = drawnScans(random, { streams: random.whole(2, 4), frames, lane });
      return firstMoment(scene, frames + random.whole(0, 40), lab, (lane) => asked(lane, wanted));
    });
  },
};

/** Of the blocks that stand where a new estimate would put them; the engine says where. */
function asked(lane: LessonPbmLane, wanted: number): QuestionProps | null {
  const buckets = bucketsOf(lane);
  const bucket = buckets[wanted];
  if (bucket === undefined || scansOf(lane.step.streams, lane.world).length < 2) return null;
  for (const { block, stale } of standingIn(lane, bucket)) {
    const us = usTo(lane, block);
    if (stale || !holds(bucket, us) || !isWellWithin(bucket, us)) continue;
    const choices = buckets.flatMap((other) => {
      const label = bucketName(other);
      if (other === bucket) return [{ label, right: true, because: estimateOf(lane, block) }];
      const because = wrongRule(lane, block, other);
      return because === null ? [] : [{ label, because }];
    });
    if (choices.length < LEAST_OPTIONS) continue;
    return {
      ...conceptOf(choices, {}),
      question: pbmExercises().bucket.question(String(block)),
      picture: <ScansPicture lane={lane} marked={[block]} />,
    };
  }
  return null;
}
