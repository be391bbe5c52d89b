/** Lanes of the predictive lab: sketched scans, and what follows from them. */
import {
  FREE,
  FREE_FRAME,
  IN_FLIGHT,
  type PbmEvent,
  type PbmLaneFrame,
  type PbmStream,
  type PbmWorld,
  PINNED,
  RESIDENT,
  STALE,
} from "../engine/types.ts";

/** A scan: its range, the place in it, and its speed. */
export interface ScanSketch {
  first?: number;
  blocks: number;
  at: number;
  blocksASecond: number;
  doing?: PbmStream["doing"];
  /** Kept groups of a bitmap. */
  groups?: number[];
  name?: string;
}

export interface PbmSketch {
  /** Names and blocks of the tables. */
  tables: readonly (readonly [name: string, blocks: number])[];
  frames: number;
  groupBlocks?: number;
  streams: readonly (ScanSketch | Partial<PbmStream>)[];
  /** Blocks in the pool, frame by frame. */
  pool: readonly number[];
  pinned?: readonly number[];
  inFlight?: readonly number[];
  event?: Partial<PbmEvent>;
  /** Bounds of buckets in microseconds, and frames by bucket: those of time, the not requested, the free list. */
  buckets?: { fromUs: number[]; frames: number[][]; stale?: readonly number[] };
}

const isScan = (stream: PbmSketch["streams"][number]): stream is ScanSketch => "at" in stream;

const NOTHING: PbmEvent = {
  ...{ position: 40, t: 20, time_ns: 12_000_000, stream: 0, query: 0, block: 0, hit: true, waits: false },
  ...{
    frame: 0,
    free: false,
    ready_ns: 0,
    cpu_ns: 25_000,
    evicted: [],
    drawn: [],
    looked_at: 0,
    bucket: null,
  },
  begins_query: false,
};

const IDLE: PbmStream = {
  ...{ doing: "waiting", query: 0, name: "", part: null, block: null, wakes_us: null, blocks_a_second: null },
  ...{ window: null, lag_us: null, requests: 171, hits: 93, ended_us: null },
};

function streamOf(stream: PbmSketch["streams"][number], at: number): PbmStream {
  if (!isScan(stream)) return { ...IDLE, ...stream };
  const { first = 0, blocks, groups = null, at: block, blocksASecond, doing = "working", name = "" } = stream;
  const asked = block - first + 1;
  return {
    ...IDLE,
    ...{
      doing,
      name,
      block,
      query: at % 3,
      blocks_a_second: blocksASecond,
      requests: asked,
      hits: asked >> 1,
    },
    part: { kind: "scan", table: 0, first, blocks, asked, cpu_us: 25, groups, look_ups: 0 },
  };
}

/** What the scans predict: blocks still to come before this one, divided by the speed; the least counts. */
function estimates(sketch: PbmSketch, numbers: number): Float32Array {
  const { groupBlocks = 5, streams } = sketch;
  const times = new Float32Array(numbers).fill(Number.POSITIVE_INFINITY);
  for (const stream of streams.filter(isScan)) {
    const { first = 0, blocks, at, blocksASecond } = stream;
    const kept = stream.groups && new Set(stream.groups);
    let ahead = 0;
    for (let block = at + 1; block < first + blocks; block += 1) {
      if (kept && !kept.has(Math.floor(block / groupBlocks))) continue;
      ahead += 1;
      times[block] = Math.min(times[block] ?? 0, (ahead / blocksASecond) * 1e6);
    }
  }
  return times;
}

/** A world and a lane of it. */
export function sketchPbm(sketch: PbmSketch): { world: PbmWorld; lane: PbmLaneFrame } {
  const { frames, pool, streams, groupBlocks = 5, pinned = [], inFlight = [], buckets } = sketch;
  let first = 0;
  const tables = sketch.tables.map(([name, blocks]) => {
    first += blocks;
    return { name, first: first - blocks, blocks };
  });
  const tableTimesUs = estimates(sketch, first);
  const tableFlags = new Uint8Array(first);
  const blocks = new Uint32Array(frames).fill(FREE_FRAME);
  const flags = new Uint8Array(frames).fill(FREE);
  const timesUs = new Float32Array(frames).fill(Number.POSITIVE_INFINITY);
  const held = new Set(pinned);
  const reading = new Set(inFlight);
  const stale = new Set(buckets?.stale);
  pool.forEach((block, frame) => {
    const bits = (held.has(block) ? PINNED : 0) | (reading.has(block) ? PINNED | IN_FLIGHT : 0);
    blocks[frame] = block;
    flags[frame] = bits | (stale.has(frame) ? STALE : 0);
    tableFlags[block] = bits | RESIDENT;
    timesUs[frame] = tableTimesUs[block] ?? Number.POSITIVE_INFINITY;
  });
  return {
    world: {
      ...{ tables, block_numbers: first, group_blocks: groupBlocks, frames, scale: 1, k_r: 4, base_us: 100 },
      ...{ streams: streams.length, requests: 1_200 },
    },
    lane: {
      config: { policy: "one", samples: 10 },
      policy: {
        ...{ id: "one", label: "Policy", idea: "", rule: "", complexity: "", paper: "", year: 2023 },
        ...{ parameters: [], options: [], estimates: true, buckets: buckets !== undefined },
      },
      columns: {
        ...{
          blocks,
          flags,
          timesUs,
          badges: new Uint8Array(),
          tableFlags,
          tableTimesUs,
          stride: 1,
          hand: undefined,
        },
        order: Uint32Array.from(buckets?.frames.flat() ?? []),
        lengths: Uint32Array.from(buckets?.frames.map((frames) => frames.length) ?? []),
        fromUs: Float64Array.from(buckets?.fromUs ?? []),
      },
      step: {
        ...{ counters: {}, identities: [], phrases: [], recent: [], tally: null },
        event: sketch.event === undefined ? null : { ...NOTHING, ...sketch.event },
        streams: streams.map(streamOf),
      },
    },
  };
}

const run = (from: number, end: number, step = 1): number[] =>
  Array.from({ length: Math.max(0, Math.ceil((end - from) / step)) }, (_, at) => from + at * step);

/** Four scans of one table at four speeds; block 40, which nobody needs again, leaves for block 50. */
export const fourScans = sketchPbm({
  tables: [["table", 120]],
  frames: 30,
  streams: [
    { blocks: 120, at: 50, blocksASecond: 8_000, doing: "waiting" },
    { blocks: 120, at: 49, blocksASecond: 7_925 },
    { blocks: 120, at: 47, blocksASecond: 5_775 },
    { blocks: 120, at: 76, blocksASecond: 3_375 },
  ],
  pool: [...run(41, 51), 66, 68, ...run(70, 77), 80, 83, 89, 91, 92, 94, 98, 101, 110, 112, 115],
  pinned: [47, 49, 76],
  inFlight: [50],
  event: {
    ...{ block: 50, hit: false, frame: 9, evicted: [{ block: 40, frame: 9, next_access_ns: null }] },
    drawn: [
      { block: 74, frame: 6, next_access_ns: 3_000_000 },
      { block: 92, frame: 13, next_access_ns: 5_250_000 },
      { block: 91, frame: 23, next_access_ns: 5_125_000 },
      { block: 101, frame: 1, next_access_ns: 458_448 },
      { block: 40, frame: 9, next_access_ns: null },
      { block: 80, frame: 11, next_access_ns: 3_750_000 },
      { block: 92, frame: 13, next_access_ns: 5_250_000 },
      { block: 98, frame: 27, next_access_ns: 6_000_000 },
    ],
  },
});

const aHundred = run(0, 100).map((at) => ({
  block: (at * 37) % 120,
  frame: (at * 11) % 60,
  next_access_ns: at < 14 ? null : 15_000_000 / (1 + (at - 14) / 4),
}));

/** Evictions opened up: a sample, one of a hundred of which ten go, and a policy that draws nothing. */
export const evictions = [
  {
    title: "Eight frames drawn",
    event: fourScans.lane.step.event,
    nextUs: Float64Array.of(3_225, 5_600, 5_100, 610, Number.NaN, 2_400, 6_500),
    toEnd: true,
  },
  {
    title: "One victim",
    event: { ...NOTHING, hit: false, evicted: [{ block: 41, frame: 7, next_access_ns: 4_100_000 }] },
    nextUs: Float64Array.of(240),
    toEnd: true,
  },
  {
    title: "A hundred drawn, ten evicted",
    event: { ...NOTHING, hit: false, drawn: aHundred, evicted: aHundred.slice(0, 10) },
    nextUs: Float64Array.from(aHundred, ({ next_access_ns }, at) =>
      at % 9 === 0 ? Number.NaN : ((next_access_ns ?? 20_000_000) / 1_000) * (1 + ((at * 7) % 5) / 4),
    ),
    toEnd: false,
  },
  { title: "Nothing evicted", event: NOTHING, nextUs: undefined, toEnd: true },
];

const keptGroups = run(0, 440).filter((group) => (group * 7) % 10 < 3);

/** A table in bins: bitmap scans with gaps, scans of ranges, one that pauses. */
export const bitmaps = sketchPbm({
  tables: [["table", 2_202]],
  frames: 640,
  streams: [
    { blocks: 2_200, at: 355, blocksASecond: 11_520, groups: keptGroups },
    { first: 1_320, blocks: 660, at: 1_592, blocksASecond: 8_650 },
    { first: 1_299, blocks: 660, at: 1_351, blocksASecond: 22_800, doing: "waiting" },
    { doing: "pausing" },
    { first: 548, blocks: 660, at: 883, blocksASecond: 6_000 },
  ],
  pool: [...run(300, 356), ...run(900, 1_100), ...run(1_352, 1_700), ...run(1_900, 1_930)],
  pinned: [355, 1_592, 883],
  inFlight: [1_351],
  event: { block: 1_351, hit: false, evicted: [{ block: 300, frame: 3, next_access_ns: null }] },
});

/** Many streams over the whole of lineitem. */
export const manyStreams = sketchPbm({
  tables: [["lineitem", 1_127_219]],
  frames: 327_680,
  groupBlocks: 128,
  streams: run(0, 32).map((at) => ({
    first: (at * 97_003) % 780_000,
    blocks: 338_165,
    at: ((at * 97_003) % 780_000) + ((at * 31_307) % 330_000),
    blocksASecond: at % 2 === 0 ? 20_000 : 8_700,
  })),
  pool: run(0, 1_127_219).filter((block) => block % 7 < 2 && block % 300_000 < 250_000),
  event: {
    ...{ block: 31_307, hit: false },
    evicted: run(0, 10).map((at) => ({ block: 700_000 + at * 13_000, frame: at, next_access_ns: null })),
  },
});

/** Tables and indexes of a mix. */
export const severalTables = sketchPbm({
  tables: [
    ...([
      ["lineitem", 2_202],
      ["orders", 488],
      ["partsupp", 342],
      ["part", 80],
    ] as const),
    ...([
      ["customer", 71],
      ["supplier", 4],
      ["lineitem index", 361],
    ] as const),
  ],
  frames: 640,
  groupBlocks: 1,
  streams: [
    { blocks: 600, at: 210, blocksASecond: 8_000, name: "Q6" },
    { first: 150, blocks: 900, at: 214, blocksASecond: 20_000, name: "Q1" },
    {
      block: 2_400,
      doing: "working",
      part: { kind: "look_ups", blocks: 900, asked: 21, cpu_us: 5 },
      name: "Q4",
    },
    {
      block: 3_190,
      doing: "waiting",
      part: { kind: "look_ups", blocks: 80, asked: 60, cpu_us: 5 },
      name: "Q13",
    },
  ],
  pool: [...run(140, 400), ...run(2_380, 2_460), ...run(3_112, 3_187), ...run(3_189, 3_260, 2)],
  pinned: [210, 214, 2_400, 3_190],
  event: { block: 2_400, hit: true, frame: 260 },
});

/** A correlated index scan in its window, and an uncorrelated one. */
export const indexScans = sketchPbm({
  tables: [["table", 200]],
  frames: 60,
  streams: [
    {
      block: 96,
      doing: "working",
      window: [88, 107],
      part: { kind: "index", correlated: true, blocks: 3_000, asked: 1_400, cpu_us: 0.5 },
    },
    {
      block: 149,
      doing: "waiting",
      part: { kind: "index", correlated: false, blocks: 1_167, asked: 322, cpu_us: 5 },
    },
    { doing: "ended", ended_us: 22_000 },
  ],
  pool: [...run(84, 108), 3, 17, 44, 61, 120, 131, 149, 177, 198],
  pinned: [96],
  inFlight: [149],
  event: { block: 149, hit: false },
});

/** PBM-PQ's buckets over the four scans: twelve of time, those nobody asked for, and a free list. */
export const buckets = sketchPbm({
  tables: [["table", 120]],
  frames: 30,
  streams: [
    { blocks: 120, at: 48, blocksASecond: 8_000 },
    { blocks: 120, at: 91, blocksASecond: 3_800 },
  ],
  pool: [
    48, 49, 50, 51, 52, 53, 54, 56, 58, 60, 61, 66, 68, 70, 74, 77, 80, 83, 89, 90, 91, 94, 98, 101, 40, 44,
    45,
  ],
  pinned: [48, 91],
  event: {
    block: 48,
    hit: false,
    bucket: "not_requested",
    evicted: [{ block: 41, frame: 7, next_access_ns: null }],
  },
  buckets: {
    fromUs: [0, 1, 2, 3, 5, 7, 9, 13, 17, 21, 29, 37].map((ms) => 1_000 * ms),
    frames: [
      run(0, 7),
      run(7, 11),
      run(11, 15),
      run(15, 18),
      run(18, 21),
      [],
      run(21, 23),
      [23],
      ...[[], [], [], []],
      [24, 25, 26],
    ],
    stale: [6, 18, 19, 20, 21, 22, 23],
  },
});

/** The thesis's ten groups of five over a larger pool, switched to a free list. */
export const manyBuckets = sketchPbm({
  tables: [["table", 17_613]],
  frames: 5_120,
  streams: [
    { blocks: 17_613, at: 3_000, blocksASecond: 8_000 },
    { blocks: 17_613, at: 9_000, blocksASecond: 3_000 },
  ],
  pool: [...run(2_000, 5_000), ...run(8_500, 10_620)],
  event: {
    block: 3_000,
    hit: false,
    bucket: "free_list",
    evicted: [{ block: 17, frame: 7, next_access_ns: null }],
  },
  buckets: {
    fromUs: run(0, 50).map(
      (at) => 1_563 * (5 * (2 ** Math.floor(at / 5) - 1) + (at % 5) * 2 ** Math.floor(at / 5)),
    ),
    frames: run(0, 52).map((at) =>
      at < 40
        ? run(at * 100, at * 100 + 100 - at)
        : at === 50
          ? run(4_000, 4_700)
          : at === 51
            ? run(4_700, 4_760)
            : [],
    ),
    stale: run(300, 1_500, 3),
  },
});
