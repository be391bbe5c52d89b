/** Words of the predictive lab's pictures. */
import { formatCount, formatSignificant } from "../numbers.ts";
import { plural } from "./plural.ts";

export const pbmFigures = {
  asTable: "As a table",
  tableOf: (label: string) => `${label} as a table`,
  time: {
    key: "Estimated time to next access:",
    under: (time: string) => `under ${time}`,
    between: (from: string, to: string) => `${from} to ${to}`,
    from: (time: string) => `${time} or more`,
    nobody: "not registered",
    inTime: (time: string) => `asked for in ${time}`,
  },
  strip: {
    speed: (blocks: number) => `${blocks < 10 ? formatSignificant(blocks, 2) : formatCount(blocks)} blocks/s`,
    atSpeed: (speed: string) => ` at ${speed}`,
    look: (label: string) => `Look into the tables of ${label}`,
    noneChosen: "no block chosen",
    pointOut: "Point at a block to read it, or use the arrow keys.",
    inPool: "in the pool",
    notInPool: "not in the pool",
    pinned: "pinned by a stream",
    inFlight: "still being read",
    heightKey: "in the pool: high; not: low",
    loadedKey: "loaded",
    evictedKey: "evicted",
    sparedKey: "LRU would evict it",
    cursorKey: "a stream and what its scan has before it",
    windowKey: "window of an index scan",
    block: (block: string, told: string) => `Block ${block}: ${told}`,
    blocks: (from: string, to: string, told: string) => `Blocks ${from} to ${to}: ${told}`,
    manyInPool: (count: string, steps: string) => `${count} in the pool${steps === "" ? "" : ` (${steps})`}`,
    mostAbsent: (step: string) => `most of the others: ${step}`,
    none: "none",
    range: (first: string, last: string, gaps: boolean) =>
      ` of blocks ${first} to ${last}${gaps ? ", with gaps" : ""}`,
    window: (first: string, last: string) => `, window ${first} to ${last}`,
    tableSummary: (name: string, blocks: string, resident: string, steps: string) =>
      `${name}, ${blocks} blocks, ${resident} in the pool${steps === "" ? "" : ` (${steps})`}.`,
    streamAt: (stream: string, block: string, range: string, speed: string) =>
      `Stream ${stream} at block ${block}${range}${speed}.`,
    moreStreams: (count: number) => `${formatCount(count)} more ${plural(count, "stream", "streams")}.`,
    asked: (block: string, loaded: boolean) =>
      loaded ? `Block ${block} is loaded.` : `Block ${block} is asked for: a hit.`,
    left: (blocks: string) => `Evicted: ${blocks}.`,
    spared: (block: string) => `LRU would take ${block}.`,
    tableCaption: "Blocks in the pool by estimated time, and what holds for most of those that are not",
    blocksColumn: "Blocks",
  },
  candidates: {
    nothing: "No block was evicted in this step.",
    block: "block",
    axis: "estimated time to next access (logarithmic)",
    axisShort: "estimated time, log scale",
    estimated: "estimated",
    really: "really in",
    endless: "not registered",
    noNumber: "none",
    unknown: "not looked up",
    not: (toEnd: boolean): string => (toEnd ? "not again" : "not soon"),
    truthKey: "when it is really asked for",
    notKey: (toEnd: boolean): string =>
      toEnd ? "not asked for again" : "not asked for as far as was looked ahead",
    wellChosen: "As it turns out, none of the others is asked for later.",
    wouldBeBetter: (block: string, count: number) =>
      count === 1
        ? `As it turns out, block ${block} is asked for later than the victim.`
        : `As it turns out, ${formatCount(count)} of the others are asked for later than the victim, block ${block} last.`,
    victim: (block: string, estimate: string, truth: string) =>
      `Block ${block} goes: ${estimate} by the estimate; really: ${truth}.`,
    drawn: (count: number) => `${formatCount(count)} frames drawn.`,
    list: (label: string) => `Frames drawn by ${label}`,
    columns: ["Drawn as", "Block", "Frame", "Estimated", "Really asked for in", ""],
    isVictim: "evicted",
    isAgain: "drawn before",
  },
  buckets: {
    names: { not_requested: "not registered", free_list: "free list" },
    groupWidth: (buckets: number, width: string) => `${formatCount(buckets)} × ${width}`,
    many: (count: number) => `${formatCount(count)} blocks`,
    help: "Time runs right; the lowest in each bucket leaves it first. The last filled bucket on the right gives the victim.",
    barsHelp:
      "Blocks of each bucket by their present estimate; ≠ counts those whose estimate belongs in another bucket.",
    staleKey: "outdated: the estimate now belongs in another bucket",
    stale: (block: string) => `${block} (outdated)`,
    andMore: (count: string) => `and ${count} more`,
    empty: "all buckets are empty.",
    bucketNames: (name: string, blocks: string) => `${name}: ${blocks}.`,
    bucketCounts: (name: string, blocks: number, stale: number) =>
      `${name}: ${formatCount(blocks)} ${plural(blocks, "block", "blocks")}, ${formatCount(stale)} outdated.`,
    leftFrom: (blocks: string, name: string) => `Evicted: ${blocks}, from: ${name}.`,
    columns: ["Bucket", "Blocks", "outdated", "pinned", "Blocks, next to leave first"],
  },
  streams: {
    doing: { pausing: "pauses", waiting: "waits", working: "works", ended: "ended" },
    of: (label: string) => `Streams of ${label}`,
    columns: ["Stream", "Does", "Query", "Progress", "Block", "Blocks/s", "Requests", "Hits"],
    parts: {
      range: "sequential scan",
      bitmap: "bitmap scan",
      correlated: "index scan, correlated",
      uncorrelated: "index scan",
      lookUps: "look-ups",
    },
    percent: (percent: string) => `${percent}%`,
    lag: (time: string) => `a follower is ${time} behind`,
    thisStep: "(this step)",
  },
};
