/** Exercises of the predictive lab that seeds draw. */
import { plural } from "./plural.ts";

/** A scan's arithmetic, numbers as they are written. */
interface ReachWords {
  stream: string;
  before: number;
  speed: string;
  us: string;
}

/** A draw, blocks and streams as they are written. */
interface DrawWords {
  stream: string;
  block: string;
  drawn: string;
  victim: string;
}

const blocks = (count: number) => `${count} ${plural(count, "block", "blocks")}`;

export const pbmExercises = {
  picture: {
    caption: "The scans under way",
    stream: "Stream",
    reads: "reads blocks",
    range: (first: string, last: string) => `${first} to ${last}`,
    at: "is at block",
    speed: "µs a block",
  },
  arithmetic: {
    block: (block: string) => `Block ${block}:`,
    reach: ({ stream, before, speed, us }: ReachWords) =>
      `stream ${stream} has ${blocks(before)} before it, ${before} × ${speed} µs = ${us} µs`,
    never: (stream: string) => `stream ${stream} will not read it`,
    soonest: (us: string) => `The soonest counts: ${us} µs.`,
    nobody: "no scan under way will read it, its time is infinite.",
  },
  drawn: {
    title: "Which of the drawn blocks leaves?",
    intro:
      "PBM-sampling has drawn some frames. From where the scans are and how fast, say which of these blocks is needed last.",
    byDistance: "Counting blocks and leaving out the speed leads to it.",
    byLatest: "Taking the last scan that reads it, not the soonest, leads to it.",
    byPassed: (stream: string) =>
      `Stream ${stream} alone has passed it and does not need it any more. Another scan does.`,
    bySoonest: "Evicting what is needed first leads to it.",
    byRange: "Leaving out which scans read it leads to it.",
  },
  timeToBlock: {
    title: "When will a block be needed?",
    intro: "Compute the estimate for a block from where the scans are and how fast. Within 5% is right.",
    question: (block: string) =>
      `In how many microseconds will a registered scan read block ${block}, by the estimate of this moment?`,
    blocks: (before: string) =>
      `That is about the distance, ${before}, in blocks. A time is the distance by the time of a block.`,
    fromZero: (stream: string, block: string, speed: string) =>
      `That is ${block} × ${speed} µs, counted from block 0. What counts is the distance from where stream ${stream} is.`,
    nearest: (stream: string, first: string) =>
      `That is stream ${stream}: fewer blocks before it, but each takes longer. Stream ${first} is there sooner.`,
    other: (stream: string, first: string) =>
      `That is stream ${stream}. Stream ${first} is there sooner, and the soonest counts.`,
    sum: "That is the sum over the scans. They run side by side: the soonest counts.",
    passed: (stream: string) =>
      `That is how far stream ${stream} is beyond the block. It has read it and does not come back.`,
    rule: "For each scan that still reads the block: blocks before it by the time of a block. The soonest counts.",
    within: "Up to 5% more or less is right.",
  },
  bucket: {
    title: "Into which bucket does a block fall?",
    intro:
      "PBM-PQ keeps blocks in buckets by their estimated time. Compute the estimate of a block, and say where it falls.",
    question: (block: string) => `PBM-PQ estimates block ${block} now. Into which bucket does it fall?`,
    alone: (stream: string) =>
      `Stream ${stream} alone will not read it. Another scan does, so somebody asked for it.`,
    time: (us: string, because: string) => `${us} µs lie there. ${because}`,
  },
  streamFirst: {
    title: "Which stream reads the block first?",
    intro: "Some scans are near, some are fast. Say which of them comes to a block first, by the estimates.",
    notReading: (stream: string) =>
      `By the distance alone, forwards or back, stream ${stream} is nearest. But stream ${stream} will not read the block.`,
    byDistance: "Counting blocks and leaving out the speed leads to the nearest scan.",
    bySpeed: "Looking at the speed and leaving out the distance leads to the fastest scan.",
    byLast: "The last of the scans comes there. The soonest counts.",
    byStart: "Distance and speed together say otherwise.",
  },
  follower: {
    title: "Hit or miss for the follower?",
    intro:
      "A scan follows another one under LRU. Count which blocks have come in between, and say whether its next request is a hit.",
    pool: (frames: string) => `LRU, a pool of ${frames} frames.`,
    caption: "The block that each stream had asked for last. All read block after block.",
    first: "begins with block",
    earlier: (leader: string, block: string) => `when stream ${leader} asked for block ${block}`,
    now: "now",
    notBegun: "not begun",
    count: (leader: string, block: string, summed: string, others: string, frames: string) =>
      `Since stream ${leader} asked for block ${block}, ${summed} = ${others} other blocks were asked for. The pool has ${frames} frames: up to ${Number(frames) - 1} others leave the block where it is.`,
    allRead: (before: string, frames: string) =>
      `All ${before} blocks read so far do not fit into ${frames} frames. But only those since then count.`,
    distrust:
      "LRU keeps nothing on purpose for a scan that follows. The block is still there if few others came since.",
    leaderAlone: (leader: string, own: string, frames: string) =>
      `Stream ${leader} has read only ${own} blocks since, fewer than ${frames}. But the other streams take frames too.`,
    forgets: (frames: string) =>
      `A block does not stay because it was read: the pool has only ${frames} frames.`,
  },
  why: {
    title: "Why did this block leave?",
    intro:
      "PBM-sampling has chosen among the drawn blocks. Find the reason; the other reasons are not true here.",
    question: ({ stream, block, drawn, victim }: DrawWords) =>
      `Stream ${stream} asked for block ${block}. Drawn were, in this order, the blocks ${drawn}. Why did block ${victim} leave?`,
    reasons: {
      only: "It is the only drawn block that no scan under way will read.",
      last: "A scan will read it, and of the drawn blocks it is needed last.",
      first: "No scan will read several of the drawn, and it was drawn first of these.",
      farthest: "A scan will read it, with more blocks before it than the others.",
      ofAll: "Of all blocks in the pool, and not only of the drawn, it is needed last.",
      slowest: "The scan that will read it next is the slowest of those under way.",
      lru: "Of all blocks in the pool it is the one that was least recently used.",
    },
    wrong: {
      allAsked: (drawn: readonly string[]) =>
        `A scan will read each of the drawn blocks ${drawn.join(", ")}.`,
      othersToo: (unasked: readonly string[]) =>
        `No scan under way will read any of the blocks ${unasked.join(", ")}.`,
      onlyOne: (victim: string) => `Of the drawn blocks, ${victim} is the only one of that kind.`,
      farther: (estimate: string) => `So it is by blocks alone. ${estimate}`,
      later: (block: string) => `Block ${block} is needed later still, but it was not drawn or is pinned.`,
      slower: (stream: string) => `Stream ${stream} is slower, so even the speed alone does not say so.`,
      lru: (block: string) => `That is the rule of LRU, which would have taken block ${block}.`,
    },
  },
};

export type PbmExercises = typeof pbmExercises;
