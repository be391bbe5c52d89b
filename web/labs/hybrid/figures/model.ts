/** What the pictures of the flash + magnetic lab draw: plain values made from a lane's frame. */

import type { Unpacked } from "../../../lab/Strip.tsx";
import { DIRTY, EXISTS, type HybridLaneFrame, NEW, ON_FLASH, QUEUES, RESIDENT } from "../types.ts";

export interface PoolPage {
  frame: number;
  page: number;
  name: string;
  dirty: boolean;
  fresh: boolean;
  onFlash: boolean;
  requested: boolean;
  followed: boolean;
}

/** A queue; "pool" is all of a pool without a cost segment. */
export type QueueId = (typeof QUEUES)[number] | "pool";

/** A queue as a stretch of the columns' order. */
export interface QueueSpan {
  id: QueueId;
  /** First and number of its entries in the order, the next to leave first. */
  from: number;
  length: number;
  /** Place in the order in which the cost queues are emptied, from 1; 0 of the time segment. */
  turn: number;
}

/** A queue with its pages, the next to leave first. */
export interface QueueModel extends Pick<QueueSpan, "id" | "turn"> {
  pages: PoolPage[];
}

export interface LeftPage {
  page: number;
  name: string;
  frame: number;
  migrated: boolean;
  writtenTo: "f" | "m" | null;
  /** The queue at whose front it stood, and its place there from the back, the first being 0. */
  queue: number;
  place: number;
}

/** The cost queues in the order in which they are emptied: by what the pages' return costs, ties in the paper's order. */
export function queueOrder({ rf, wf, rm, wm }: HybridLaneFrame["config"]): QueueId[] {
  const costs: [QueueId, number][] = [
    ["FRQ", rf],
    ["MRQ", rm],
    ["MWQ", rm + wm],
    ["FWQ", rf + wf],
  ];
  return costs.sort(([, one], [, other]) => one - other).map(([id]) => id);
}

export const nameOf = (lane: HybridLaneFrame, page: number): string => lane.pageName?.(page) ?? String(page);

/** The queues that a lane has: all of the pool in one with LRU. */
export function queueSpans({ columns, config, replacement }: HybridLaneFrame): QueueSpan[] {
  const turns = queueOrder(config);
  let from = 0;
  const spans = QUEUES.map((id, queue): QueueSpan => {
    const length = columns.lengths[queue] ?? 0;
    const span = { id, from, length, turn: turns.indexOf(id) + 1 };
    from += length;
    return span;
  });
  if (!replacement.is_lru) return spans;
  return spans.slice(0, 1).map((span) => ({ ...span, id: "pool" }));
}

/** The queues with their pages: an object a page, for pools that are drawn page by page, and for tables. */
export function queueModels(lane: HybridLaneFrame): QueueModel[] {
  const { columns, step } = lane;
  const requested = step.event?.frame ?? null;
  const followed = new Set(step.event?.followed.map(({ frame }) => frame));
  return queueSpans(lane).map(({ id, from, length, turn }) => {
    const pages = Array.from(columns.order.subarray(from, from + length), (frame): PoolPage => {
      const page = columns.pages[frame] ?? 0;
      const flags = columns.flags[frame] ?? 0;
      return {
        frame,
        page,
        name: nameOf(lane, page),
        dirty: (flags & DIRTY) !== 0,
        fresh: (flags & NEW) !== 0,
        onFlash: (flags & ON_FLASH) !== 0,
        requested: frame === requested,
        followed: followed.has(frame),
      };
    });
    return { id, pages, turn };
  });
}

/** The pages whose signs are drawn; none where the pool was emptied, since a sign needs a cell beneath it. */
export const signedPages = ({ step, columns, ...lane }: HybridLaneFrame): LeftPage[] => {
  const evictions = step.event?.evictions ?? [];
  return (evictions.length === 1 ? evictions : []).map(
    ({ page, frame, migrated, written_to, queue: from }) => {
      const queue = from === null ? 0 : QUEUES.indexOf(from);
      const place = (columns.lengths[queue] ?? 0) - arrivedIn(step, queue);
      const name = lane.pageName?.(page) ?? String(page);
      return { page, name, frame, migrated, writtenTo: written_to, queue, place };
    },
  );
};

/** By how many pages a miss in a full pool made a queue longer, the one that left aside. */
function arrivedIn({ event }: HybridLaneFrame["step"], queue: number): number {
  const followed = event?.followed ?? [];
  return queue === 0 ? 1 - followed.length : followed.filter((moved) => moved.queue === QUEUES[queue]).length;
}

export interface DiskPage {
  page: number;
  name: string;
  onFlash: boolean;
  resident: boolean;
  dirty: boolean;
  migrated: boolean;
  read: boolean;
  written: boolean;
}

/** Every page that exists, in order of its number. */
export function diskPages(lane: HybridLaneFrame): DiskPage[] {
  const { event } = lane.step;
  const left = new Map(event?.evictions.map((eviction) => [eviction.page, eviction]));
  return Array.from(lane.columns.disks, (bits, page): DiskPage[] => {
    const eviction = left.get(page);
    const found = {
      page,
      name: nameOf(lane, page),
      onFlash: (bits & ON_FLASH) !== 0,
      resident: (bits & RESIDENT) !== 0,
      dirty: (bits & DIRTY) !== 0,
      migrated: eviction?.migrated === true,
      read: event?.read_from != null && event.page === page,
      written: eviction !== undefined && eviction.written_to !== null,
    };
    return (bits & EXISTS) === 0 ? [] : [found];
  }).flat();
}

/** Pages of a stretch of the file, by disk. */
export interface DiskBin {
  first: number;
  last: number;
  /** The page whose card opens: one that moved in this step, else the first in the pool, else the first. */
  asked: number;
  flash: number;
  magnetic: number;
  residentFlash: number;
  residentMagnetic: number;
}

/** The file in at most `most` stretches of equally many pages. */
export function diskBins(lane: HybridLaneFrame, most: number): DiskBin[] {
  const { disks } = lane.columns;
  const size = Math.max(1, Math.ceil(disks.length / Math.max(1, most)));
  const bins: DiskBin[] = [];
  const { event } = lane.step;
  const moved = [
    ...(event === null ? [] : [event.page]),
    ...(event?.evictions ?? []).map(({ page }) => page),
  ];
  for (let first = 0; first < disks.length; first += size) {
    const bin = { first, last: Math.min(disks.length, first + size) - 1 };
    let [flash, magnetic, residentFlash, residentMagnetic] = [0, 0, 0, 0];
    let held: number | undefined;
    for (let page = bin.first; page <= bin.last; page += 1) {
      const bits = disks[page] ?? 0;
      if ((bits & EXISTS) === 0) continue;
      const resident = (bits & RESIDENT) !== 0 ? 1 : 0;
      if (resident === 1) held ??= page;
      if ((bits & ON_FLASH) !== 0) {
        flash += 1;
        residentFlash += resident;
      } else {
        magnetic += 1;
        residentMagnetic += resident;
      }
    }
    const asked =
      moved.find((page) => page != null && page >= bin.first && page <= bin.last) ?? held ?? first;
    bins.push({ ...bin, asked, flash, magnetic, residentFlash, residentMagnetic });
  }
  return bins;
}

/** How many pages of a stretch of the order there are, how many are dirty, and how many on flash. */
export function classCounts(
  { columns }: HybridLaneFrame,
  { from, length }: Pick<QueueSpan, "from" | "length">,
): { pages: number; dirty: number; onFlash: number } {
  let [dirty, onFlash] = [0, 0];
  for (let at = from; at < from + length; at += 1) {
    const flags = columns.flags[columns.order[at] ?? 0] ?? 0;
    if ((flags & DIRTY) !== 0) dirty += 1;
    if ((flags & ON_FLASH) !== 0) onFlash += 1;
  }
  return { pages: length, dirty, onFlash };
}

/** Bit of a request that creates its page, and of the one that empties the pool. */
const NEW_PAGE = 0x8000_0000;
const EMPTY_POOL = 0xffff_ffff;

/** Operation and page of a packed request; one that empties the pool has no page. */
export function unpacked(packed: number): { op: "R" | "W" | "N" | "F"; page: number | null } {
  if (packed === EMPTY_POOL) return { op: "F", page: null };
  const page = (packed & ~NEW_PAGE) >>> 1;
  if (packed >= NEW_PAGE) return { op: "N", page };
  return { op: (packed & 1) === 1 ? "W" : "R", page };
}

export function ofStrip(packed: number): Unpacked {
  const { op, page } = unpacked(packed);
  const request = { write: op === "W" || op === "N", ...(page !== null && { pageNumber: page }) };
  return op === "N" || op === "F" ? { ...request, special: op } : request;
}
