/** The figure of a flash drive: web/figures/flash. Numbers come formatted, beside a count that only chooses the form. */
import { plural } from "./plural.ts";

const pages = (count: string, of: number) => `${count} ${plural(of, "page", "pages")}`;
const blocks = (count: string, of: number) => `${count} ${plural(of, "block", "blocks")}`;
const times = (count: string, of: number) => (of === 1 ? "once" : `${count} times`);

export const flash = {
  title: "Flash: where written pages go",
  tab: {
    heading: "The drive below the pool",
    view: "What is shown",
    views: { drive: "The drive", cost: "What a write costs" },
    holds: {
      none: "Nothing has been written to the drive yet",
      lane: (lane: string, amplification: string) => `${lane} ${amplification}`,
      all: (lanes: readonly string[]) =>
        `Pages programmed for each page that the pool writes: ${lanes.join(", ")}`,
    },
  },
  panel: {
    about:
      "Below each lane lies a drive of flash: what the pool writes goes there, and garbage collection makes room. It only listens: nothing above it changes.",
    turnOn: "Put a drive below the pool",
    turnOff: "Take the drive away",
    gc: "Garbage collection",
    gc_stream: "Moved pages apart",
    hot_cold: "Hot pages apart",
    choices: { greedy: "greedy", "cost-benefit": "cost-benefit", fifo: "FIFO", on: "on", off: "off" },
  },
  picture: (lane: string, size: string, size_count: number) =>
    `${lane}: the drive's ${blocks(size, size_count)} of flash; told in words below.`,
  inWords: "In words",
  look: (lane: string) => `${lane}: block by block`,
  noBlock: "no block chosen",
  pointOut: "Point at a block to read it, or use the arrow keys.",

  /** Above and below a block. */
  block: (block: string) => `block ${block}`,
  streams: { host: "host", hot: "hot", moved: "gc", levelled: "wear" },
  queue: (place: string) => `${place}.`,
  erasedTimes: (count: string) => `${count}×`,
  validPages: (count: string) => `${count} valid`,

  stepper: {
    toStart: "Before the step",
    back: "Previous event",
    step: "Next event",
    toEnd: "After the step",
    position: (event: string, events: string) =>
      events === "0" ? "no event" : `Event ${event} of ${events}`,
  },
  nothing: "This step writes nothing to the drive.",
  before: "The drive before the step.",
  /** A sentence of up to three parts. */
  step: (parts: readonly string[]) => `This step: ${parts.join(", ")}.`,
  written: (count: string, of: number) => `${pages(count, of)} written`,
  moved: (count: string, of: number) => `${pages(count, of)} moved`,
  erased: (count: string, of: number) => `${blocks(count, of)} erased`,
  events: {
    label: (lane: string) => `${lane}: event by event`,
    open: (block: string, stream: keyof typeof streams) =>
      `Block ${block} leaves the queue of free blocks and is opened for ${streams[stream]}.`,
    choose: (block: string, valid: string, of: string, count: number) =>
      count === 0
        ? `Block ${block} is chosen: none of its ${of} pages is valid, so nothing is moved.`
        : `Block ${block} is chosen: ${valid} of ${of} pages ${plural(count, "is", "are")} valid, and must be moved before it can be erased.`,
    chooseForWear: (block: string, valid: string, of: string) =>
      `Block ${block} is chosen to level wear: of the full blocks it has the fewest erases. The ${valid} valid of its ${of} pages move to a worn block.`,
    move: (page: string, from: string, to: string) =>
      `${page} moves from block ${from} to block ${to}. The host did not ask for this write.`,
    erase: (block: string, count: string, of: number) =>
      `Block ${block} is erased as a whole, by now ${times(count, of)}, and is the last of the free ones.`,
    write: (page: string, block: string) => `The host writes ${page}: it goes to block ${block}.`,
    invalidate: (page: string, block: string) => `The old version of ${page} in block ${block} is invalid.`,
    invalidateUnnamed: (block: string) => `The page's old version in block ${block} is invalid.`,
  },

  legend: {
    label: "Legend of the drive",
    valid: "valid: the newest version",
    invalid: "invalid: an old version",
    free: "free: erased, can be written once",
    victim: "chosen to be erased",
    written: "written by the host in this step",
    moved: "moved by the drive in this step",
    queue: "1. 2. …: order of the free blocks",
    count: "below a block: how often it was erased",
    streams: {
      host: "host: open for what the host writes",
      hot: "hot: open for what it rewrites soon",
      moved: "gc: open for what garbage collection moves",
      levelled: "wear: open for what levelling moves",
    },
  },
  map: {
    fewest: "no valid page",
    most: (pages: string) => `${pages} valid`,
    free: "free block",
    worn: (erases: string) => `erased ${erases} times or more`,
    open: (stream: string, block: string | null) =>
      block === null ? `${stream}: no open block` : `${stream}: block ${block}, open`,
    together: (blocks: string) => `A square stands for ${blocks} blocks.`,
  },

  /** Of a drive whose pages are known: a line a block. */
  blockInWords: (block: string, state: readonly string[], pages: string) =>
    `Block ${block}, ${state.join(", ")}: ${pages}.`,
  pageInWords: { valid: (page: string) => `${page} valid`, invalid: (page: string) => `${page} invalid` },
  freePages: (count: string) => `${count} free`,
  erasesInWords: (count: string, of: number) => (of === 0 ? "never erased" : `erased ${times(count, of)}`),
  openFor: (stream: keyof typeof streams) => `open for ${streams[stream]}`,
  full: "full",
  inQueue: (place: string) => `free, number ${place} in the queue`,
  /** Of a larger one. */
  driveInWords: {
    blocks: (full: string, free: string, all: string) =>
      `Of ${all} blocks ${full} are full and ${free} are free.`,
    valid: (most: string, least: string, mean: string, of: string) =>
      `Full blocks have from ${least} to ${most} valid of ${of} pages, ${mean} in the mean.`,
    wear: (least: string, most: string, block: string) =>
      `Blocks were erased from ${least} to ${most} times, block ${block} most often.`,
    open: (block: string, stream: keyof typeof streams, programmed: string, of: string) =>
      `Block ${block} is open for ${streams[stream]}: ${programmed} of ${of} pages are used.`,
    next: (blocks: string) => `Next in the queue of free blocks: ${blocks}.`,
  },

  counters: {
    label: "Counters of the drive",
    logical: "Logical writes",
    physical: "Physical writes",
    amplification: "Write amplification",
    amplificationHelp: "physical / logical",
    last: (value: string) => `last window ${value}`,
    erases: "Erases",
    before: (count: string) => `${count} before the run`,
    wear: "Erases a block",
    wearHelp: "least / mean / most",
    spare: "Spare area",
    spareSet: (percent: string) => `${percent} set`,
    none: "no write yet",
  },
  note: "Not modelled: trim, read disturb, bad blocks, a write cache, power loss. The drive only listens: misses, writes and times of the lane are the same without it.",
};

const streams = {
  host: "the host's pages",
  hot: "pages that the host rewrites soon",
  moved: "pages that garbage collection moves",
  levelled: "pages that wear levelling moves",
} as const;
