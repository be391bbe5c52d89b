/** How an estimate comes about, in words that show the arithmetic. */
import { formatCount, formatUpTo } from "../../../text/numbers.ts";
import { pbmExercises } from "../../../text/pbmExercises.ts";
import {
  type LessonPbmLane,
  type Reach,
  reachOf,
  type ScanUnderWay,
  scansOf,
  soonest,
} from "../lesson/reach.ts";

export const numberOf = (value: number): string => formatUpTo(value, 1);

export const usABlock = ({ blocksASecond }: Pick<Reach, "blocksASecond">): number => 1e6 / blocksASecond;

/** What each scan under way says of a block. */
export const reachesOf = ({ step, world }: LessonPbmLane, block: number): Reach[] =>
  scansOf(step.streams, world).map((scan) => reachOf(scan, block));

/** The smallest of them: infinite if no scan reads the block. */
export const usTo = (lane: LessonPbmLane, block: number): number =>
  soonest(reachesOf(lane, block))?.us ?? Number.POSITIVE_INFINITY;

/** How many blocks a scan is beyond a block that it has read; null if it has not, or never reads it. */
export function passedBy({ blocks, done }: ScanUnderWay, block: number): number | null {
  const at = blocks.indexOf(block);
  return at >= 0 && at < done ? done - at : null;
}

/** "stream 2 has 22 blocks before it, 22 × 63.6 µs = 1,399 µs" */
export function reachWords({ stream, before, blocksASecond, us }: Reach): string {
  const words = pbmExercises().arithmetic;
  if (before === null) return words.never(String(stream));
  return words.reach({
    stream: String(stream),
    before,
    speed: numberOf(usABlock({ blocksASecond })),
    us: formatCount(us),
  });
}

/** Each scan's arithmetic for a block, and what counts. */
export function estimateOf(lane: LessonPbmLane, block: number): string {
  const words = pbmExercises().arithmetic;
  const reaches = reachesOf(lane, block);
  const reading = reaches.filter(({ before }) => before !== null);
  const first = soonest(reaches);
  const told = first === null ? words.nobody : `${reading.map(reachWords).join("; ")}.`;
  const counts = reading.length > 1 && first !== null ? ` ${words.soonest(formatCount(first.us))}` : "";
  return `${words.block(String(block))} ${told}${counts}`;
}

/** The largest of some values, and whether it is so by a margin that no rounding of shown numbers takes away. */
export const isClear = (values: readonly number[], margin = 1.05): boolean => {
  const [largest = 0, second = 0] = [...values].sort((a, b) => b - a);
  return largest > second * margin && second < Number.POSITIVE_INFINITY;
};
