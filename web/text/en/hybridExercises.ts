/** Exercises of the flash + magnetic lab that seeds draw. */
type Disk = "f" | "m";

const disk: Record<Disk, string> = { f: "flash", m: "the magnetic disk" };
const minus = (value: number | string) => String(value).replace("-", "−");
const times = (count: number, of: string) => (count === 1 ? of : `${count} · (${of})`);
const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? "" : "s"}`;
/** "4 is more than 3", "3 is not more than 3". */
const compared = (value: number, limit: number) =>
  `${minus(value)} is ${value > limit ? "" : "not "}more than ${limit}`;

export const hybridExercises = {
  prices: "Prices in units",
  starts: "Every page began on the magnetic disk.",
  staysOf: (page: string) => `Page ${page} so far, a line for each stay in the pool`,
  readFrom: "Read from",
  requests: "Requests: the first missed, the others hit",
  end: "In the end",
  leftAs: (dirty: boolean, movedTo: Disk | null) =>
    `left ${dirty ? "dirty" : "clean"}${movedTo === null ? "" : `, moved to ${disk[movedTo]}`}`,
  inPool: "in the pool",
  frame: "Frame",
  page: "Page",
  state: "State",
  segment: "In the segment by",
  byTime: "time",
  byCost: "cost",
  ago: "Used … requests ago",
  segments: (frames: number, byCost: number) =>
    `${frames} frames: ${frames - byCost} by time, ${byCost} by cost.`,
  empties: "F empties the pool: all its pages leave",
  /** A line of the sum for C. */
  sumLine: (line: {
    what: "read" | "write" | "move";
    disk: Disk;
    times: number;
    here: number;
    there: number;
    c: number;
    floored: boolean;
  }) => {
    if (line.what === "move") return `It moved away from ${disk[line.disk]}: C = 0.`;
    const operation =
      line.what === "read"
        ? `${counted(line.times, "read")} from ${disk[line.disk]}`
        : `${counted(line.times, "dirty write")} to ${disk[line.disk]}`;
    const sum = times(line.times, `${line.here} − ${line.there}`);
    return `${operation}, ${sum}: ${line.floored ? "C would fall below 0 and is 0" : `C = ${minus(line.c)}`}.`;
  },
  /** What a wrong rule for C leads to. */
  slips: {
    hits: "A hit reaches no disk, so it adds nothing to C. Counted like reads, hits give",
    noReset: "With a move C begins at 0 again. Without that it is",
    noFloor: "Where C would fall below 0, it stays at 0. Without that floor it is",
    wholePrice: "C grows by the price here less the price on the other disk. With the whole price here it is",
    fromMagnetic:
      "On flash a read adds r_f − r_m and a write w_f − w_m. Counted as on the magnetic disk, C is",
    noWrite: "A page that leaves dirty is written, and that counts too. Without the write C is",
    early: "A write counts once, when the page leaves dirty. Counted when it is requested, it gives",
  },
  slipValue: (because: string, value: number) => `${because} ${minus(value)}.`,
  cAfter: {
    title: "What is C afterwards?",
    intro:
      "Conservative placement keeps a number C for each page. An access to its disk adds the price there less the price on the other disk. A miss is a read, a dirty eviction a write. A hit adds nothing, C never falls below 0, and a move sets it to 0. Say what it is after the next requests.",
    ask: (page: string, next: string, count: number) =>
      count === 1
        ? `Next comes ${next}. What is C of page ${page} afterwards?`
        : `Next come ${next}. What is C of page ${page} after these ${count} requests?`,
    other:
      "For each miss add the price of a read here less that on the other disk. For each dirty eviction add the same of a write. Begin at 0 after a move.",
  },
  pays: {
    title: "How many reads pay for a move?",
    intro:
      "A page moves when it leaves the pool: it is written to its new disk then. Say how many reads have to follow.",
    ask: (page: string, dirty: boolean) =>
      `Page ${page} lives on the magnetic disk and leaves the pool ${dirty ? "dirty" : "clean"}. From now on it is only read, and each read reaches its disk. How many reads, at least, make it cheaper to move the page to flash now?`,
    sum: ({ dirty, cost, saves, reads }: { dirty: boolean; cost: number; saves: number; reads: number }) =>
      `${dirty ? "The page is written in any case, to flash for w_f − w_m" : "The move costs a write, w_f"} = ${cost}${dirty ? " more" : ""}. Each read then costs r_m − r_f = ${saves} less. ${counted(reads, "read")} save${reads === 1 ? "s" : ""} ${reads * saves}, and ${reads - 1} only ${(reads - 1) * saves}.`,
    asIf: (dirty: boolean): string =>
      dirty
        ? "That would pay if the page left dirty. It leaves clean: it is not written at all if it stays."
        : "That would pay if the page left clean. It leaves dirty: it is written in any case, and only the difference of the two writes counts.",
    noWayBack: "That would pay for the way back too. The page is only read, so it need not come back.",
    readsCost: "That takes a read on flash to be free. Each read saves r_m − r_f.",
    other: "Divide what the move costs by what each read saves, and round up.",
  },
  moves: {
    title: "Does the page move?",
    intro:
      "A page leaves the pool. Say whether it stays on its disk or moves to the other one, by the rule that is named.",
    ask: (request: string, page: string, from: Disk) =>
      `Next comes ${request}, and page ${page} of ${disk[from]} leaves the pool. Does it move?`,
    stays: (from: Disk) => `No, it stays on ${disk[from]}.`,
    goes: (to: Disk) => `Yes, it moves to ${disk[to]}.`,
    threshold: (c: number, limit: number) =>
      `C = ${minus(c)}, and ${compared(c, limit)}, the price of there and back.`,
    slip: (because: string, value: number, limit: number) =>
      `${because} ${minus(value)}; ${compared(value, limit)}.`,
    oneWay: (c: number, price: number) =>
      `C is compared with the price of there and back. With one way alone, ${compared(c, price)} would decide.`,
    optimistic: (reads: number, writes: number, here: number, there: number) =>
      `${counted(reads, "read")} and ${counted(writes, "write")} were requested since it came to its disk. They would cost ${here} here and ${there} on the other disk, which is ${there < here ? "" : "not "}less.`,
    optimisticSlips: {
      threshold: (saving: number, limit: number) =>
        `Optimistic placement has no threshold. With one, ${compared(saving, limit)} would decide.`,
      physical: (here: number, there: number) =>
        `Optimistic placement counts what is requested, hits too. The operations of its disk alone would cost ${here} here and ${there} there.`,
      noReset: (here: number, there: number) =>
        `The count begins again with each move. All requests so far would cost ${here} here and ${there} there.`,
    },
  },
  whoMoves: {
    title: "Who moves the page?",
    intro:
      "One page, three placements, the same requests. Conservative adds up what reached the disk, optimistic what was requested, hybrid both: requests times q = 1 − b/n, what reached the disk in full. Tick all that move the page now.",
    ask: (request: string, page: string) =>
      `Next comes ${request}, and page ${page} leaves the pool. It has not moved yet. Which placements move it to flash?`,
    pool: (frames: number, pages: number, q: string) =>
      `The pool has b = ${frames} frames, the file n = ${pages} pages: q = ${q}.`,
    hybrid: (sum: {
      reads: string;
      writes: string;
      saves: number;
      loses: number;
      sum: string;
      limit: number;
      more: boolean;
    }) =>
      `(${sum.reads}) reads save ${sum.saves} each on flash, (${sum.writes}) writes cost ${sum.loses} more each: ${minus(sum.sum)}, which is ${sum.more ? "" : "not "}more than ${sum.limit}.`,
  },
  leaves: {
    title: "Which page leaves?",
    intro:
      "A pool with a time segment and four queues by cost. Say which page leaves it, or in which queue a page stands afterwards.",
    queue: (id: string, pages: readonly string[]) => `${id}: ${pages.join(", ") || "empty"}`,
    standing: (queues: string) => `The queues, the next to leave first: ${queues}.`,
    inTime: (page: string) =>
      `Page ${page} is in the time segment, whose pages leave only when all four queues are empty.`,
    later: (page: string, queue: string) => `Page ${page} stands in ${queue} too, behind another page.`,
    costlier: (page: string, queue: string, first: string) =>
      `Page ${page} stands in ${queue}: its return would cost more than that of a page in ${first}.`,
    queueRule:
      "A page that is used goes to the time segment. If that is too long then, its least recently used page goes to the queue of its class. FRQ and MRQ hold clean pages, MWQ and FWQ dirty ones; F stands for flash, M for the magnetic disk.",
  },
  perform: {
    title: "Be conservative placement",
    intro:
      "Twelve requests of one scene, one after the other. Say what each one does; keep C of the pages on paper.",
    ask: (request: string, at: number, of: number) => `Request ${at} of ${of}: ${request}. What happens?`,
    outcomes: {
      hit: "A hit.",
      free: "A miss, and no page leaves.",
      stays: "A miss; the page that leaves stays on its disk.",
      moves: "A miss; the page that leaves moves to the other disk.",
    },
    nobody: "No page leaves the pool.",
    isIn: (page: string, isIn: boolean) => `Page ${page} is ${isIn ? "" : "not "}in the pool.`,
    freeFrames: (free: number) => (free === 0 ? "No frame is free." : `${counted(free, "frame")} free.`),
    leaves: (page: string, because: string) => `Page ${page} leaves. ${because}`,
  },
  why: {
    title: "Why did it move, or stay?",
    intro:
      "A page has left the pool under conservative placement. Choose the reason; each of the others claims what is not so.",
    ask: (request: string, page: string, from: Disk, moved: boolean) =>
      `Next came ${request}. Page ${page} left the pool and ${
        moved ? `moved from ${disk[from]} to the other disk` : `stayed on ${disk[from]}`
      }. Why?`,
    threshold: (c: number, limit: number) => `C was ${minus(c)}, and ${compared(c, limit)}.`,
    dirtyMoves: "It left dirty, so that it was written anyway.",
    cleanStays: "It left clean, so that nothing was to be written.",
    leaves: (dirty: boolean) =>
      `It left ${dirty ? "dirty" : "clean"}. And clean pages can move as well as dirty ones can stay: C decides.`,
    lastRequest: (op: "read" | "write", on: Disk) => `Its last request was a ${op}, cheap on ${disk[on]}.`,
    lastWas: (op: "read" | "write") => `Its last request was a ${op}, and no single request decides.`,
    withinOneWay: (price: number) => `C was not more than ${price}, the price of one move.`,
    beyondOneWay: (c: number) => `C was ${minus(c)}. The price of there and back is what counts.`,
    requestsCost: (to: Disk, less: boolean) =>
      `Its requests, hits too, would ${less ? "" : "not "}cost less on ${disk[to]}.`,
    requestsWould: (here: number, there: number) =>
      `They would cost ${there} there and ${here} here, which optimistic placement would compare. Conservative counts what reaches the disk.`,
  },
};

export type HybridExercises = typeof hybridExercises;
