/** Exercises of the predictive lab that seeds draw. */
import { plural } from "./plural.ts";

/** A scan's arithmetic, numbers as they are written. */
interface ReachWords {
  stream: string;
  before: number;
  speed: string;
  us: string;
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
    byDistance: "Whoever counts blocks and leaves out the speed takes it.",
    byLatest: "Whoever takes the last scan that reads it, in the place of the soonest, takes it.",
    byPassed: (stream: string) =>
      `Whoever looks at stream ${stream} alone, which has passed it, takes it for one that nobody needs.`,
    bySoonest: "Whoever evicts what is needed first takes it.",
    byRange: "Whoever does not look which scans read it takes it.",
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
};

export type PbmExercises = typeof pbmExercises;
