/** Whether a page that leaves the pool moves: by the engine, by the sum, and by wrong rules. */
import { hybridExercises } from "../../../text/hybridExercises.ts";
import type { Disk } from "../types.ts";
import { sumWords } from "./pictures.tsx";
import { otherDisk, type Played, type Prices, pricesOn, thereAndBack } from "./scene.ts";
import { counted, SLIPS, type Stay, staysOf, undecided } from "./stays.ts";

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

export function optimistically({ from, saving, stays }: Decision, prices: Prices): Judgement {
  const words = hybridExercises().moves;
  const costs = (reads: number, writes: number) =>
    [from, otherDisk(from)].map((disk) => costOn(prices, disk, reads, writes)) as [number, number];
  const requested = (some: readonly Stay[]) => {
    const all = some.flatMap(({ requests }) => requests);
    const reads = all.filter((op) => op === "R").length;
    return { reads, writes: all.length - reads };
  };
  const since = stays.slice(stays.findLastIndex(({ left }) => left?.moved === true) + 1);
  const { reads, writes } = requested(since);
  const [here, there] = costs(reads, writes);
  if (here - there !== saving) throw new Error(`the sum is not the engine's ${saving}`);
  const physical = costs(since.length, since.filter(({ left }) => left?.dirty === true).length);
  const all = requested(stays);
  const ever = costs(all.reads, all.writes);
  const limit = thereAndBack(prices);
  const slips = words.optimisticSlips;
  return {
    right: { moves: saving > 0, because: words.optimistic(reads, writes, here, there) },
    wrong: [
      { moves: saving > limit, because: slips.threshold(saving, limit) },
      { moves: physical[1] < physical[0], because: slips.physical(...physical) },
      { moves: ever[1] < ever[0], because: slips.noReset(...ever) },
    ],
  };
}
