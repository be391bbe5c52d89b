/** Words of the flash + magnetic lab. */
import { formatCount } from "../numbers.ts";
import { plural } from "./plural.ts";

const pagesOf = (count: number) => (count === 1 ? "1 page" : `${formatCount(count)} pages`);

export const hybrid = {
  disks: {
    look: (label: string) => `Look into the disks of ${label}`,
    flash: "Flash",
    magnetic: "Magnetic",
    pagesThere: (count: string) => (count === "1" ? "1 page" : `${count} pages`),
    pageNumbers: "page numbers from left to right; blue next to the middle: in the pool",
    onlyCounts: (flash: string, magnetic: string) =>
      `Pages on flash: ${flash}; on the magnetic disk: ${magnetic}. The file is too large to be drawn page by page.`,
    summary: (label: string, flash: string, magnetic: string) =>
      `${label}: pages on flash ${flash}, on the magnetic disk ${magnetic}.`,
    moved: (page: string, toFlash: boolean) =>
      `Page ${page} moves to ${toFlash ? "flash" : "the magnetic disk"}.`,
    movedMany: (count: number) => `${pagesOf(count)} move.`,
    noneMoved: "No page moves in this step.",
    page: (page: string, onFlash: boolean, resident: boolean, dirty: boolean) =>
      `Page ${page} lives on ${onFlash ? "flash" : "the magnetic disk"}${
        resident ? `, is in the pool, ${dirty ? "dirty" : "clean"}` : ""
      }`,
    heading: "The two disks",
  },
  pool: {
    queues: {
      pool: { name: "Pool", holds: "" },
      main: { name: "Time segment", holds: "" },
      FRQ: { name: "FRQ", holds: "clean, flash" },
      MRQ: { name: "MRQ", holds: "clean, magn." },
      MWQ: { name: "MWQ", holds: "dirty, magn." },
      FWQ: { name: "FWQ", holds: "dirty, flash" },
    },
    empty: "empty",
    ofTime: (count: number) => pagesOf(count),
    queueOrder: "Cost queues are emptied in the order of their numbers.",
    rightLeaves: "Right end: evicted next. Left: used last.",
    barsHelp:
      "A bar for each queue, the page that is evicted next at its right end: clean and dirty above, magnetic and flash below.",
    asTable: "As a table",
    tableOf: (label: string) => `Queues of ${label}`,
    queue: "Queue",
    pages: "Pages",
    dirtyPages: "dirty",
    flashPages: "on flash",
    nextFirst: "Pages, next to leave first",
    pageWords: (page: string, dirty: boolean, onFlash: boolean) =>
      `${page} (${dirty ? "dirty" : "clean"}, ${onFlash ? "flash" : "magnetic"})`,
    andMore: (count: string) => `and ${count} more`,
    summary: (label: string, frames: number, resident: number) =>
      `${label}: pool of ${formatCount(frames)} frames, ${pagesOf(resident)}.`,
    queueEmpty: (name: string) => `${name}: empty.`,
    queueCounts: (name: string, pages: number, dirty: number, onFlash: number) =>
      `${name}: ${pagesOf(pages)}, ${formatCount(dirty)} dirty, ${formatCount(onFlash)} on flash.`,
    queueNames: (name: string, pages: string) => `${name}, next to leave first: ${pages}.`,
  },
  lane: {
    label: (placement: string, replacement: string) =>
      `${placement}, ${replacement.replace(/^C(?=ost)/, "c")}`,
    withFloor: (placement: string) => `${placement} (floor at 0)`,
    nothingYet: "Nothing has happened yet: every page is on its disk, the pool is empty.",
    spokenNothing: "no request yet",
    costSegment: (frames: string) => `${frames} of them by cost`,
    adapted: (lambda: string, frames: string) => `lambda = ${lambda} now: ${frames} frames by cost`,
    adapts: "λ adapts",
    about: "About",
    close: "Close",
    idea: "Idea",
    rule: "Rule",
    cost: "Good at, bad at",
    complexity: "Work",
    accounting: "Accounting",
    bytes: (bytes: number) =>
      bytes === 0
        ? "none"
        : `${bytes} bytes a page, as the paper counts: counters of 4 bytes, 1 byte of state`,
    q: (q: string) => `q = 1 - b/n = ${q}`,
    source: "Source",
    paper: (paper: string, year: number) => `${paper}, ${year}`,
  },
  counters: {
    heading: "Counters",
    caption: "Operations and cost so far",
    counter: "Counter",
    kinds: {
      physical_reads_f: "Reads on flash",
      physical_writes_f: "Writes on flash",
      physical_reads_m: "Reads on magnetic",
      physical_writes_m: "Writes on magnetic",
      cost: "Cost",
    },
    costHeading: "Cost so far",
    costCaption: "Cost so far by disk and kind, in units of one flash read, and in seconds of simulated time",
    operations: (count: string) => (count === "1" ? "1 operation" : `${count} operations`),
    units: (units: string) => (units === "1" ? "1 unit" : `${units} units`),
    seconds: (seconds: string) => `${seconds} s`,
    unitNote: (unit: string) =>
      `1 unit is one random flash read of the paper's device, ${unit} µs of simulated time.`,
    bytes: "Accounting, bytes a page",
    sets: "By query set",
    setsCaption: "Cost of each query set in units, and pages on flash at its end",
    set: "Set",
    stillComing: "The sets are counted as the run ahead reaches them.",
    onFlashAtEnd: (count: string) => `${count} on flash`,
    lower: "lower",
    higher: "higher",
  },
  curves: {
    heading: "Over the run",
  },
  track: {
    heading: "One page over the run",
    page: "Page",
    help: "Each eviction compares what the other disk would have saved with what moving there and back costs.",
    savingUnit: "units",
    threshold: "threshold",
    now: (label: string, disk: string, counters: string) => `${label}: ${disk}${counters}.`,
    onFlash: "on flash",
    onMagnetic: "on the magnetic disk",
    notYet: "does not exist yet",
    inPool: "in the pool",
    saved: (units: string, other: string, threshold: string) =>
      `${units} units less on ${other}, threshold ${threshold}`,
    costsMore: (units: string, other: string, threshold: string) =>
      `${units} units more on ${other}, threshold ${threshold}`,
    same: (other: string, threshold: string) => `no less on ${other}, threshold ${threshold}`,
    other: { f: "flash", m: "the magnetic disk" },
    noPage: (page: string, last: string) => `There is no page ${page}; legal: a page from 0 to ${last}.`,
    following: "Following the page …",
    nowOf: (page: string) => `Page ${page} at this step`,
    savingOf: (page: string) => `Page ${page}: what the other disk would have saved`,
    whereOf: (page: string) => `Page ${page}: where it lives`,
    key: "above: on flash; below: magnetic",
    disksOver: (label: string, moves: number) =>
      moves === 0
        ? `${label}: it never moves.`
        : `${label}: it moves ${moves === 1 ? "once" : `${moves} times`}.`,
  },
  legend: {
    onFlash: { label: "lives on flash", help: "The page lives on flash: a read costs r_f, a write w_f." },
    onMagnetic: {
      label: "lives on magnetic",
      help: "The page lives on the magnetic disk: a read costs r_m, a write w_m.",
    },
    clean: {
      label: "clean",
      help: "The page in the pool is as it is on its disk: it can be dropped, unless it moves.",
    },
    dirty: {
      label: "dirty",
      help: "The page in the pool has changed: it is written to its disk when it leaves.",
    },
    requested: { label: "asked for", help: "The page of this request." },
    left: { label: "left the pool", help: "It was in this frame and left the pool in this step." },
    written: { label: "written as it left", help: "It was written to its disk as it left." },
    followed: {
      label: "went to a cost queue",
      help: "It left the time segment for the cost segment, and keeps its frame.",
    },
    migration: {
      label: "moved to the other disk",
      help: "It left the pool and lives on the other disk from now on; a move costs a write there. The dashed place is where it would have stayed; the lane's head or card says at what price.",
    },
    read: { label: "read from its disk", help: "It was read from its disk in this step." },
  },
  runTo: {
    miss: "next miss",
    eviction: "next eviction",
    dirty_eviction: "next dirty eviction",
    migration: "next move to another disk",
    migration_to_f: "next move to flash",
    migration_to_m: "next move to the magnetic disk",
    cost_hit: "next hit in the cost segment",
    set_end: "end of the query set",
    choice_pays: "next move that has paid",
    choice_backfires: "next move that backfires",
    divergence: "next step where the lanes differ",
  },
  marks: {
    evictions: "evictions",
    moves: "moves to the other disk",
    divergences: "lanes differ",
    words: (evictions: string, moves: string, parted: string) =>
      `Along the trace: ${evictions} evictions, ${moves} moves to the other disk; the lanes differ at ${parted} requests.`,
  },
  link: {
    requests: 'requests such as "R7 W4 N10 F": R, W or N and a page, or F',
  },
  fields: {
    file: "File and pool",
    prices: "Prices",
    pricesNote: "In units of one random flash read of the paper's device.",
    lanes: "Lanes",
    placement: "Placement",
    replacement: "Replacement",
    floor: "Floor: keep the counter C at 0 or above",
    floorHelp:
      "Figure 3 lets C fall without bound, the proof that conservative costs at most 3 times the optimum needs C at 0 or above. Without it a page takes as long to unwind C as it took to build it up.",
  },
  parts: {
    disks: "The two disks",
    track: "One page over the run",
    cost: "Cost by disk and kind",
  },
  exports: {
    pools: "Pools and disks",
  },
  /** A lane's choices held against others. */
  held: {
    stay: (units: string) => `Staying: ${units} units.`,
    movesPaid: (paid: string, differ: number, shown: string) =>
      `${paid} of ${shown} ${plural(differ, "move", "moves")} paid`,
    backfired: (count: string) => `${count} backfired`,
    saved: (units: string) => `${units} units saved`,
    lost: (units: string) => `${units} units lost`,
    aboutMoves: (open: string) =>
      `A move is compared with staying. It has paid once the cheaper reads and writes since make up its price, and has backfired if the page moves again before; ${open} open. The sums are of this lane's own requests, not the difference of two runs.`,
  },
};
