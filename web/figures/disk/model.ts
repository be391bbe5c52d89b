/** What a strip of the whole disk shows: pages, or bins of neighbouring ones, and what each lane holds of them. */
import { group } from "d3-array";
import { DIRTY, FREE, type LaneFrame } from "../../engine/types.ts";

/** How often the pages of each stretch of the disk are requested in the whole trace. */
export type Heat = { size: number; counts: Uint32Array };

export type NamedLane = { lane: LaneFrame; label: string };

/** Of each bin: its pages in the pool, the dirty ones among them; and the pages read and written in this step. */
export type DiskLane = ReturnType<typeof laneOf>;
export type DiskModel = ReturnType<typeof diskModel>;

/** Up to here each page is a cell. */
export const MOST_PAGES_AS_CELLS = 64;
/** Stretches in which requests are counted, at most; bins are made of whole ones. */
const MOST_STRETCHES = 4096;
/** A bin is not narrower, in CSS pixels. */
const NARROWEST_BIN = 3;

export const stretchSize = (pages: number): number => Math.max(1, Math.ceil(pages / MOST_STRETCHES));

/** Pages in a bin, so that all of them fit in the width. */
export function binSize(pages: number, width: number): number {
  if (pages <= MOST_PAGES_AS_CELLS) return 1;
  const stretch = stretchSize(pages);
  const most = Math.max(1, Math.floor(width / NARROWEST_BIN));
  return stretch * Math.ceil(pages / most / stretch);
}

const binned = (pages: readonly number[], size: number): Map<number, number[]> =>
  group(pages, (page) => Math.floor(page / size));

function laneOf({ lane, label }: NamedLane, size: number, bins: number) {
  const { pages, flags } = lane.columns;
  const resident = new Uint32Array(bins);
  const dirty = new Uint32Array(bins);
  for (let frame = 0; frame < pages.length; frame += 1) {
    const page = pages[frame] as number;
    if (page === FREE) continue;
    const bin = (page / size) | 0;
    resident[bin] = (resident[bin] as number) + 1;
    dirty[bin] = (dirty[bin] as number) + ((flags[frame] as number) & DIRTY);
  }
  const { event } = lane.step;
  const read = event === null || event.hit ? [] : [event.page, ...event.prefetched];
  return { label, resident, dirty, read: binned(read, size), written: binned(event?.batch ?? [], size) };
}

function heatOf(heat: Heat | null, size: number, bins: number): Float64Array | null {
  if (heat === null) return null;
  const sums = new Float64Array(bins);
  const ratio = size / heat.size;
  heat.counts.forEach((count, stretch) => {
    const bin = Math.floor(stretch / ratio);
    sums[bin] = (sums[bin] ?? 0) + count;
  });
  return sums;
}

/** `width` is what the bins have, in CSS pixels. */
export function diskModel(lanes: readonly NamedLane[], heat: Heat | null, width: number) {
  const [first] = lanes;
  /** Pages on disk, D; the last bin may have fewer than `size`. */
  const pages = first?.lane.config.pages ?? 1;
  const size = binSize(pages, width);
  const bins = Math.ceil(pages / size);
  return {
    ...{ pages, size, bins },
    /** Bin → requests of the whole trace; null while they are counted. */
    heat: heatOf(heat, size, bins),
    lanes: lanes.map((lane) => laneOf(lane, size, bins)),
    nameOf: first?.lane.pageName ?? String,
  };
}

export const pagesOf = ({ pages, size }: DiskModel, bin: number): [number, number] => [
  bin * size,
  Math.min(pages, (bin + 1) * size) - 1,
];

/** The page whose card a bin opens: one read or written in this step, else the first in a pool or at all. */
export function pageToAsk(model: DiskModel, lanes: readonly NamedLane[], bin: number): number {
  const [first, last] = pagesOf(model, bin);
  const [moved] = model.lanes.flatMap(({ read, written }) =>
    [read, written].flatMap((at) => at.get(bin) ?? []),
  );
  if (moved !== undefined) return moved;
  const held = lanes.flatMap(({ lane }) =>
    [...lane.columns.pages].filter((page) => page >= first && page <= last),
  );
  return held.reduce((least, page) => Math.min(least, page), held[0] ?? first);
}

const SHARES = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5];

/** The share of a bin's pages that the full height of a lane's row stands for: no bin has more. */
export function fullShare({ lanes, size }: DiskModel): number {
  const most = Math.max(0, ...lanes.map(({ resident }) => resident.reduce((a, b) => Math.max(a, b), 0)));
  return SHARES.find((share) => share >= most / size) ?? 1;
}
