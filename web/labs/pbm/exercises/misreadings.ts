/** Times that wrong rules give for a block, and which rules these are. */
import { formatCount } from "../../../text/numbers.ts";
import { pbmExercises } from "../../../text/pbmExercises.ts";
import { type LessonPbmLane, type Reach, scansOf, soonest } from "../lesson/reach.ts";
import { numberOf, passedBy, reachesOf, usABlock } from "./arithmetic.ts";

export interface WrongTime {
  value: number;
  because: string;
}

export function wrongTimes(lane: LessonPbmLane, block: number): WrongTime[] {
  const words = pbmExercises().timeToBlock;
  const reading = reachesOf(lane, block).filter(({ before }) => before !== null);
  const first = soonest(reading);
  const passed = scansOf(lane.step.streams, lane.world).filter((scan) => passedBy(scan, block) !== null);
  const fromZero = [first ?? passed[0]].flatMap((scan) => {
    if (scan === undefined) return [];
    const told = words.fromZero(String(scan.stream), String(block), numberOf(usABlock(scan)));
    return [{ value: block * usABlock(scan), because: told }];
  });
  return [
    ...(first === null ? [] : ofReading(reading, first)),
    ...fromZero,
    ...passed.map((scan) => ({
      value: (passedBy(scan, block) ?? 0) * usABlock(scan),
      because: words.passed(String(scan.stream)),
    })),
  ];
}

function ofReading(reading: readonly Reach[], first: Reach): WrongTime[] {
  const words = pbmExercises().timeToBlock;
  const others = reading.filter(({ stream }) => stream !== first.stream);
  const distance = first.before ?? 0;
  return [
    { value: distance, because: words.blocks(formatCount(distance)) },
    ...others.map(({ stream, before, us }) => ({
      value: us,
      because: ((before ?? 0) < distance ? words.nearest : words.other)(String(stream), String(first.stream)),
    })),
    ...(others.length === 0
      ? []
      : [{ value: reading.reduce((sum, { us }) => sum + us, 0), because: words.sum }]),
  ];
}
