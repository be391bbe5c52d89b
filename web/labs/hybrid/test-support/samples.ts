/** Lanes of the flash + magnetic lab sketched page by page. */
import {
  DIRTY,
  EMPTY,
  EXISTS,
  type HybridEvent,
  type HybridEviction,
  type HybridLaneFrame,
  ON_FLASH,
  QUEUES,
  RESIDENT,
} from "../types.ts";

/** Pages of a queue, the next to leave first: "7" clean, "7D" dirty; on flash as the lane's disks say. */
export interface HybridSketch {
  queues: Partial<Record<(typeof QUEUES)[number], string>>;
  /** Page → "f" or "m", one letter a page. */
  disks: string;
  frames: number;
  lru?: boolean;
  event?: Partial<HybridEvent>;
  created?: number;
}

const NOTHING: HybridEvent = {
  t: 0,
  op: "R",
  page: null,
  hit: false,
  was_dirty: false,
  found_in: null,
  read_from: null,
  frame: null,
  evictions: [],
  followed: [],
  cost_segment_frames: null,
};

const count = (pages: string, letter: string) => [...pages].filter((disk) => disk === letter).length;

/** A lane with pages where the sketch puts them; frames are taken in the order of the queues. */
export function sketchHybrid(sketch: HybridSketch): HybridLaneFrame {
  const { queues, disks: places, frames, lru = false, event, created = 0 } = sketch;
  const pages = new Uint32Array(frames).fill(0xffff_ffff);
  const flags = new Uint8Array(frames).fill(EMPTY);
  const disks = Uint8Array.from(places, (disk) => EXISTS | (disk === "f" ? ON_FLASH : 0));
  const order: number[] = [];
  const lengths = QUEUES.map((queue) => {
    const words = (queues[queue] ?? "").split(" ").filter(Boolean);
    for (const word of words) {
      const page = Number.parseInt(word, 10);
      const dirty = word.endsWith("D") ? DIRTY : 0;
      const frame = order.length;
      pages[frame] = page;
      flags[frame] = dirty | ((disks[page] ?? 0) & ON_FLASH);
      disks[page] = (disks[page] ?? 0) | RESIDENT | dirty;
      order.push(frame);
    }
    return words.length;
  });
  // What pictures read.
  const counters = {
    ...{ created, pages_on_f: count(places, "f"), cost: 852, seconds: 0.345 },
    ...{ physical_reads_f: 12, physical_reads_m: 18, physical_writes_f: 3, physical_writes_m: 6 },
    ...{ cost_reads_f: 12, cost_writes_f: 354, cost_reads_m: 414, cost_writes_m: 72 },
  };
  const plain = { idea: "", rule: "", cost: "", complexity: "", paper: "", year: 2008 };
  return {
    config: {
      placement: "one",
      floor: false,
      replacement: lru ? "lru" : "cost",
      lambda: lru ? 0 : 0.5,
      ...{ frames, pages: places.length - created, rf: 1, wf: 118, rm: 23, wm: 12 },
    },
    placement: {
      ...plain,
      ...{ id: "one", label: "Placement", bytes_a_page: 9, counters: [{ symbol: "C", label: "C" }] },
      ...{ has_threshold: true, has_floor: true, migrates: true, knows_future: false, by_lru_only: false },
      start: "magnetic",
    },
    replacement: {
      ...plain,
      ...{ id: lru ? "lru" : "cost", label: lru ? "LRU" : "Cost segment", parameters: [] },
      is_lru: lru,
      adapts: false,
    },
    columns: {
      ...{ pages, flags, disks, order: Uint32Array.from(order), lengths: Uint32Array.from(lengths) },
      costSegmentFrames: lru ? 0 : Math.floor(frames / 2),
    },
    step: {
      counters,
      identities: [],
      event: event === undefined ? null : { ...NOTHING, ...event },
      phrases: [],
      recent: [],
      ...{ tally: null, saved_units: 0, stay_cost_units: null },
    },
  };
}

const left: Pick<HybridEviction, "new" | "queue" | "account"> = {
  new: false,
  queue: null,
  account: { counters: [132], saving: 132, threshold: 130 },
};

/** Page 7 leaves for flash while page 2 comes in. */
export const moving = sketchHybrid({
  frames: 3,
  lru: true,
  queues: { main: "1 4D 2" },
  disks: "mmmmmmmfmm",
  event: {
    page: 2,
    frame: 2,
    read_from: "m",
    evictions: [{ ...left, page: 7, frame: 2, dirty: false, from: "m", migrated: true, written_to: "f" }],
  },
});

/** Four queues; page 11 has just gone to one. */
export const queued = sketchHybrid({
  frames: 8,
  queues: { main: "1D 5 13D 2", MRQ: "14 10 11", MWQ: "12D" },
  disks: "ffffffffffmmmmmm",
  event: {
    page: 2,
    frame: 3,
    read_from: "f",
    evictions: [
      {
        ...left,
        ...{ page: 0, frame: 3, dirty: false, from: "f", queue: "FRQ", migrated: false, written_to: null },
      },
    ],
    followed: [{ page: 11, frame: 6, queue: "MRQ" }],
  },
});

const many = Array.from({ length: 400 }, (_, page) => page);

/** More frames than cells, more pages than columns. */
export const large = sketchHybrid({
  frames: 256,
  queues: {
    main: many.slice(0, 128).join(" "),
    FRQ: many.slice(128, 190).join(" "),
    MWQ: many
      .slice(190, 250)
      .map((page) => `${page}D`)
      .join(" "),
  },
  disks: many.map((page) => (page % 3 === 0 || page > 300 ? "f" : "m")).join(""),
});
