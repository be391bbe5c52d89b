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
    nobody: "nobody asked",
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
    pinned: "held by a stream",
    inFlight: "still being read",
    heightKey: "in the pool: high; not: low",
    loadedKey: "loaded",
    evictedKey: "evicted",
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
    tableCaption: "Blocks in the pool by estimated time, and what holds for most of those that are not",
    blocksColumn: "Blocks",
  },
  streams: {
    doing: { pausing: "pauses", waiting: "waits", working: "works", ended: "ended" },
  },
};
