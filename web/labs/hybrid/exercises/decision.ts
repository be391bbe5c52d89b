/** Whether a page that leaves the pool moves: by the engine, by the sum, and by wrong rules. */
import { hybridExercises } from "../../../text/hybridExercises.ts";
import type { Disk } from "../types.ts";
import { otherDisk, type Played, type Prices, pricesOn, thereAndBack } from "./scene.ts";
import { counted, SLIPS, type Stay, staysOf, sumLines, undecided } from "./stays.ts";

export interface Decision {
  /** The step in which the page leaves. */
  at: number;
  page: number;
  from: Disk;
  dirty: boolean;
  moved: boolean;
  /** What the other disk would have saved, as the engine had it when it decided. */
  saving: number;
  stays: Stay[];
}

/** C since the last move, a line for each kind of operation. */
export const sumWords = (stays: readonly Stay[], prices: Prices): string[] =>
  sumLines(stays, prices).map((line) => {
    const part = line.what === "write" ? "write" : "read";
    const [here, there] = [line.disk, otherDisk(line.disk)].map((disk) => pricesOn(prices, disk)[part]);
    return hybridExercises().sumLine({ ...line, here: here ?? 0, there: there ?? 0 });
  });

/** All decisions about a page. */
export const decisionsOf = ({ steps }: Played, page: number): Decision[] =>
  steps.flatMap(({ event }, at) =>
    event.evictions
      .filter((eviction) => eviction.page === page)
      .map(({ from, dirty, migrated, account }) => ({
        ...{ at, page, from, dirty, moved: migrated, saving: account.saving ?? 0 },
        stays: undecided(staysOf(steps.slice(0, at + 1), page)),
      })),
  );

/** What a rule says, and how. */
export interface Judged {
  moves: boolean;
  because: string;
}

export interface Judgement {
  right: Judged;
  /** By wrong rules. */
  wrong: Judged[];
}

/** Throws where the sum is not the engine's. */
export function conservatively({ from, saving, stays }: Decision, prices: Prices): Judgement {
  const words = hybridExercises();
  const limit = thereAndBack(prices);
  if (counted(stays, prices) !== saving) throw new Error(`the sum is not the engine's ${saving}`);
  const oneWay = pricesOn(prices, otherDisk(from)).write;
  const slips = SLIPS.map((slip) => ({ slip, value: counted(stays, prices, slip) }));
  return {
    right: {
      moves: saving > limit,
      because: [...sumWords(stays, prices), words.moves.threshold(saving, limit)].join(" "),
    },
    wrong: [
      ...slips
        .filter(({ value }) => value !== saving)
        .map(({ slip, value }) => ({
          moves: value > limit,
          because: words.moves.slip(words.slips[slip], value, limit),
        })),
      { moves: saving > oneWay, because: words.moves.oneWay(saving, oneWay) },
    ],
  };
}

const costOn = (prices: Prices, disk: Disk, reads: number, writes: number) =>
  reads * pricesOn(prices, disk).read + writes * pricesOn(prices, disk).write;

/** Requests, hits too, and what they would cost on the disk that the page leaves from and on the other. */
function requested(stays: readonly Stay[], from: Disk, prices: Prices) {
  const all = stays.flatMap(({ requests }) => requests);
  const reads = all.filter((op) => op === "R").length;
  const writes = all.length - reads;
  const [here, there] = [from, otherDisk(from)].map((disk) => costOn(prices, disk, reads, writes));
  return { reads, writes, here: here ?? 0, there: there ?? 0 };
}

const sinceMove = (stays: readonly Stay[]) =>
  stays.slice(stays.findLastIndex(({ left }) => left?.moved === true) + 1);

/** What optimistic placement counts: requests since the last move. */
export const requestedSince = ({ from, stays }: Decision, prices: Prices) =>
  requested(sinceMove(stays), from, prices);

/** Throws where the sum is not the engine's. */
export function optimistically(decision: Decision, prices: Prices): Judgement {
  const { from, saving, stays } = decision;
  const words = hybridExercises().moves;
  const { reads, writes, here, there } = requestedSince(decision, prices);
  if (here - there !== saving) throw new Error(`the sum is not the engine's ${saving}`);
  const since = sinceMove(stays);
  const written = since.filter(({ left }) => left?.dirty === true).length;
  const [physicalHere, physicalThere] = [from, otherDisk(from)].map((disk) =>
    costOn(prices, disk, since.length, written),
  ) as [number, number];
  const ever = requested(stays, from, prices);
  const limit = thereAndBack(prices);
  const slips = words.optimisticSlips;
  return {
    right: { moves: saving > 0, because: words.optimistic(reads, writes, here, there) },
    wrong: [
      { moves: saving > limit, because: slips.threshold(saving, limit) },
      { moves: physicalThere < physicalHere, because: slips.physical(physicalHere, physicalThere) },
      { moves: ever.there < ever.here, because: slips.noReset(ever.here, ever.there) },
    ],
  };
}
