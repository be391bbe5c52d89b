/** Words of the predictive lab. Numbers and times come formatted, unless they decide the wording. */
import { plural } from "./plural.ts";

export const pbm = {
  time: {
    axis: (unit: string, scale: string) =>
      scale === "1" ? `simulated time, ${unit}` : `simulated time × ${scale}, ${unit}`,
    clock: (time: string) => `clock: ${time}`,
    scaled: (scale: string) =>
      `Simulated at 1/${scale} of the full size. Run times and I/O are shown times ${scale}; times of single reads, waits and estimates are the clock's own.`,
    request: (number: string, stream: string, block: string, lane: string, time: string) =>
      `Request ${number}, at ${time}: stream ${stream} asks for block ${block} in ${lane}`,
    ended: (time: string) => `Everything has ended, at ${time}`,
  },
  lane: {
    nothingYet: "Nothing has happened yet: the pool is empty, every stream is about to begin.",
    nothingLately: "The last requests were those of other lanes.",
    ended: "All its streams have ended.",
    pool: (frames: string) => `B = ${frames}`,
    idea: "Idea",
    rule: "Rule",
    complexity: "Work",
    source: "Source",
    paper: (paper: string, year: number) => `${paper}, ${year}`,
    with: (label: string, settings: readonly string[]) => [label, ...settings].join(", "),
    /** A setting's name behind others: "LRU fallback", but "frequency statistics". */
    setting: (label: string) => label.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase()),
  },
  eviction: { heading: "The last request's eviction" },
  streams: { heading: "Streams" },
  buckets: { heading: "Buckets" },
  counters: {
    heading: "Counters",
    caption: "What each lane has done so far; differences are against the first lane",
    counter: "Counter",
    sameMoment:
      "All lanes show the same moment: the one that is ahead in requests and queries is the faster one.",
  },
  optimal: {
    heading: "The most hits possible (MIN)",
    about:
      "MIN knows the future. Here it runs on all requests of that lane's whole run, in the order in which they were made, without pins. Its hits are a bound for that very string. Another policy makes the same requests in another order, so bounds of two lanes are not comparable.",
    lossless: "Play it yourself: what may be evicted without loss",
    compute: "Compute",
    computeFor: (label: string) => `Compute MIN for ${label}`,
    computing: "Running to the end …",
    cancel: "Cancel",
    found: (hits: string, percent: string, best: string, bestPercent: string) =>
      `whole run: ${hits} hits (${percent}); MIN: at most ${best} (${bestPercent})`,
    failed: (why: string) => `It could not be computed: ${why}`,
  },
  curves: {
    heading: "Over the run",
  },
  runTo: {
    miss: "next miss",
    eviction: "next eviction",
    requested_eviction: "next eviction of a block that a scan asked for",
    wait: "next wait for another's read",
    query_begin: "next begin of a query",
    choices_differ: "next choice unlike LRU's",
    choice_pays: "next choice that pays",
    choice_backfires: "next choice that backfires",
    divergence: "next step where the lanes differ",
    block: "Block",
    pageConditions: {
      page: "request for block …",
      page_leaves: "block leaves the pool …",
      page_enters: "block enters the pool or returns …",
    },
    noRequest: (block: string) => `There is no block ${block} in this table.`,
  },
  marks: {
    misses: "misses",
    evictions: "evictions",
    divergences: "lanes differ",
    words: (misses: string, evictions: string, parted: string) =>
      `Along the run: ${misses} misses, ${evictions} evictions; the lanes differ at ${parted} requests.`,
  },
  link: {
    streams:
      'streams set apart by ";", such as "S0-99x25 L7x5; P2000 S0-99x100*3": S a scan, L a look-up, P a pause, with microseconds',
  },
  fields: {
    world: "Table, pool and device",
    atFullScale: "Counts at full scale; the run has them divided by s.",
    streamsSuchAs: (example: string) =>
      `Streams, such as "${example}": S scans blocks with so many µs of work on each, L looks one up, P waits, *3 does it three times`,
  },
  parts: {
    table: "The table",
    eviction: "The eviction opened up",
    buckets: "Buckets",
    streams: "What the streams do",
  },
  exports: {
    moment: "Table and buckets",
    at: (when: string, moment: string) => `${when}, at ${moment}`,
    state: "State and last events (JSON)",
    stateTooLarge: (blocks: string, most: string) =>
      `A table of ${blocks} blocks is too large to write out; up to ${most} can be.`,
  },
  /** A lane's choices held against others. */
  held: {
    blocks: (count: number, shown: string) => `${shown} ${plural(count, "block", "blocks")}`,
    againstLru: (clause: string) => `Against LRU's choices so far: ${clause}.`,
    blocksDecided: (differ: string, paid: string, backfired: string, open: string) =>
      `Choices that differ: ${differ}; ${paid} paid (the block kept was asked for first), ${backfired} backfired (the block taken was), ${open} open.`,
  },
};
