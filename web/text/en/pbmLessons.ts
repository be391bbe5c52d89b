/** Words of the predictive lab's parts in lessons: who registered, what an estimate is made of, the chance of a sample. */
import { formatCount } from "../numbers.ts";
import { plural } from "./plural.ts";

const countOf = (count: number, one: string, many: string) =>
  `${formatCount(count)} ${plural(count, one, many)}`;

export const pbmLessons = {
  moment: (time: string) => `Simulated time: ${time}`,
  time: "Simulated time",
  pool: (frames: string) => `B = ${frames}`,
  frames: {
    label: (lane: string) => `${lane}: the frames, in the order of their numbers`,
    free: "free",
    frame: (frame: number, block: string, told: string) =>
      `Frame ${frame}: ${block}${told === "" ? "" : `, ${told}`}`,
    usage: (count: number) => `usage count ${count}`,
    held: "pinned by a stream",
    hand: "the hand is here",
    usageKey: "small: the usage count",
    handKey: "▼ the hand",
    heldKey: "• pinned by a stream",
  },
  groups: {
    title: (blocks: number) =>
      `Block groups of ${countOf(blocks, "block", "blocks")}, and who registered with them`,
    asked: "the streams that ask for it",
    registered: "registered",
    now: "the group that the stream is in",
    done: "finished",
    heldBy: (stream: string, registered: string, done: string) =>
      `Stream ${stream} is registered with ${registered}${done === "" ? "" : `; it has finished ${done}`}.`,
    ofNone: (stream: string) => `Stream ${stream} is not registered.`,
    none: "no group",
    list: (groups: string) => `groups ${groups}`,
    range: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
    label: (lane: string, told: string) => `${lane}: ${told}`,
    nobody: "no scan asks for it",
  },
  estimate: {
    title: (block: string) => `Time until block ${block} is needed`,
    stream: "Stream",
    before: "Blocks to read before it",
    speed: "Blocks a second",
    time: "Time",
    never: "will not read it",
    soonest: "the soonest counts",
    nobody: "Nobody asked for it: infinite.",
  },
  chance: {
    title: "The chance that an eviction costs nothing",
    p: "p, the share of frames whose eviction costs nothing",
    n: "N, frames drawn for one eviction",
    m: "M, frames drawn for several evictions",
    k: "k, of them evicted at once",
    single: (n: string) => `N = ${n}`,
    bulk: (k: string, m: string) => `${k} of ${m}`,
    axisP: "p",
    axisChance: "chance, %",
    percent: (value: string) => `${value}%`,
    at: (p: string) => `At p = ${p}`,
    label: (p: string, told: string) => `At p = ${p}: ${told}.`,
    of: (name: string, chance: string) => `${name}: ${chance}`,
    sample: "Sample",
    chance: "Chance",
    draws: "Draws for an eviction",
    refused: "k is at most M.",
  },
};
