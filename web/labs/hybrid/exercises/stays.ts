/** What the pool made of a page's requests, and C from it: by conservative placement's rule, and by wrong ones. */
import type { Disk } from "../types.ts";
import { otherDisk, type Prices, pricesOn, type Step } from "./scene.ts";

/** From the miss that brings a page into the pool until it leaves. */
export interface Stay {
  /** The disk that it was read from. */
  disk: Disk;
  /** The first one missed, the others hit. */
  requests: string[];
  /** How it left; null while it is in the pool. */
  left: { dirty: boolean; moved: boolean } | null;
}

export function staysOf(steps: readonly Step[], page: number): Stay[] {
  const stays: Stay[] = [];
  for (const { event } of steps) {
    for (const { page: gone, dirty, migrated } of event.evictions) {
      const stay = stays.at(-1);
      if (gone === page && stay !== undefined) stay.left = { dirty, moved: migrated };
    }
    if (event.page !== page) continue;
    if (event.read_from === null) stays.at(-1)?.requests.push(event.op);
    else stays.push({ disk: event.read_from, requests: [event.op], left: null });
  }
  return stays;
}

/** The same stays, as they stood when the last decision was made. */
export const undecided = (stays: readonly Stay[]): Stay[] =>
  stays.map((stay, at) =>
    at === stays.length - 1 && stay.left !== null ? { ...stay, left: { ...stay.left, moved: false } } : stay,
  );

/** One change of C. */
export interface Change {
  what: "read" | "write" | "move";
  disk: Disk;
  /** What was added; of a move, what was taken away. */
  amount: number;
  /** C afterwards. */
  c: number;
  /** Whether it would have fallen below 0. */
  floored: boolean;
}

/** Wrong rules for C, each wrong in one thing. */
export const SLIPS = [
  "hits",
  "noReset",
  "noFloor",
  "wholePrice",
  "fromMagnetic",
  "noWrite",
  "early",
] as const;
export type Slip = (typeof SLIPS)[number];

/** All changes of C that stays make; `slip`: by that wrong rule. */
export function changesOf(stays: readonly Stay[], prices: Prices, slip?: Slip): Change[] {
  const changes: Change[] = [];
  let c = 0;
  const add = (what: "read" | "write", disk: Disk) => {
    const from = slip === "fromMagnetic" ? "m" : disk;
    const there = slip === "wholePrice" ? 0 : pricesOn(prices, otherDisk(from))[what];
    const amount = pricesOn(prices, from)[what] - there;
    const floored = slip !== "noFloor" && c + amount < 0;
    c = floored ? 0 : c + amount;
    changes.push({ what, disk, amount, c, floored });
  };
  for (const { disk, requests, left } of stays) {
    requests.forEach((op, at) => {
      if (at === 0 || slip === "hits") add("read", disk);
      if (slip === "early" && op === "W") add("write", disk);
    });
    if (left?.dirty && slip !== "noWrite" && slip !== "early") add("write", disk);
    if (left?.moved && slip !== "noReset") {
      changes.push({ what: "move", disk, amount: -c, c: 0, floored: false });
      c = 0;
    }
  }
  return changes;
}

export const counted = (stays: readonly Stay[], prices: Prices, slip?: Slip): number =>
  changesOf(stays, prices, slip).at(-1)?.c ?? 0;

/** Equal changes in a row are one line of the sum. */
export type SumLine = Change & { times: number };

/** How C came about since the last move; where a move has just been made, since the one before. */
export function sumLines(stays: readonly Stay[], prices: Prices): SumLine[] {
  const changes = changesOf(stays, prices);
  const since = Math.max(
    0,
    changes.slice(0, -1).findLastIndex(({ what }) => what === "move"),
  );
  const lines: SumLine[] = [];
  for (const change of changes.slice(since)) {
    const last = lines.at(-1);
    const same = last !== undefined && last.what === change.what && last.disk === change.disk;
    // What was cut off at 0 stands alone, unless it was cut off again from 0.
    if (same && last.floored === change.floored)
      lines[lines.length - 1] = { ...change, times: last.times + 1 };
    else lines.push({ ...change, times: 1 });
  }
  return lines;
}
