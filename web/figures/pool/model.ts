/** What a pool's picture shows, whichever way it is drawn: which frame stands where, and this step's marks. */
import type { BadgeSpec, LaneFrame, PageName, PolicySpec, RecordingFrame } from "../../engine/types.ts";
import { DIRTY, FREE, PREFETCHED } from "../../engine/types.ts";
import { changedFrames, changesOf } from "../changes/changes.ts";
import { LONGEST_NAME, longestName } from "../pageName.ts";
import type { Surrounds } from "./geometry.ts";

export type Arrangement = "frame" | "order";

/** Bits for what this step did to a frame or to its page. */
export const MARK = {
  requested: 1,
  /** And stayed. */
  written: 2,
  fetched: 4,
  /** A page was evicted from here. */
  left: 8,
  /** Something in the frame. Above the bits that pictures of cells add themselves, as all that follow. */
  changed: 1 << 12,
  /** The reference would have taken the page. */
  spared: 1 << 14,
  /** For the first time since it was prefetched. */
  used: 1 << 24,
  /** The page's flag. */
  cleared: 1 << 25,
} as const;

export interface PoolModel {
  frames: number;
  arrangement: Arrangement;
  /** Place in the picture → frame. */
  slots: Uint32Array;
  /** How many of the first places stand in the policy's order; the frames after them are free. */
  ordered: number;
  pages: Uint32Array;
  flags: Uint8Array;
  badges: Uint8Array;
  badge: BadgeSpec | null;
  shape: PolicySpec["shape"];
  /** Places at the end of the order that lie in the window, and what the window is called. */
  window: number;
  windowLabel: string | null;
  hand: number | undefined;
  /** Frame → bits; a frame without marks has no entry. */
  marks: Map<number, number>;
  /** Frame → page that was evicted from it in this step. */
  left: Map<number, number>;
  /** Place in the picture that a page left in this step → that page; other pages have closed up since. */
  leftPlaces: Map<number, number>;
  /** The page that the reference would have taken in place of the victim, whether it is still here or not. */
  spared: number | null;
  nameOf: PageName;
  /** The frame of the page that was looked for. */
  sought: number | null;
  /** Hides the next victim, where a question asks for it. */
  quiet?: boolean;
  /** Frame → what it is called in a question, which hides all that tells more of the order than the places do. */
  letters?: ReadonlyMap<number, string> | undefined;
  recording?: RecordingFrame | undefined;
  /** Characters of the longest name in a cell: all cells of all lanes are as wide. */
  digits: number;
}

/** Frames in ascending order; grows to the largest pool size requested. */
let counted = new Uint32Array();
function byFrame(frames: number): Uint32Array {
  if (counted.length < frames) counted = new Uint32Array(frames).map((_, frame) => frame);
  return counted.subarray(0, frames);
}

/** Free frames last, lowest first: a list runs MRU to LRU, and a ring's order is turned, so that both end with what goes next. */
function byOrder(lane: LaneFrame): Uint32Array {
  const { order, pages } = lane.columns;
  if (order.length === pages.length && lane.policy.shape !== "ring") return order;
  const slots = new Uint32Array(pages.length);
  slots.set(lane.policy.shape === "ring" ? order.toReversed() : order);
  let next = order.length;
  for (let frame = 0; frame < pages.length && next < slots.length; frame += 1) {
    if (pages[frame] === FREE) slots[next++] = frame;
  }
  return slots;
}

function marksOf(lane: LaneFrame, spared: number | null): Pick<PoolModel, "marks" | "left"> {
  const {
    step: { event },
    columns,
    policy,
  } = lane;
  const marks = new Map<number, number>();
  if (event === null) return { marks, left: new Map<number, number>() };
  const { batch, batch_frames, evicted, evicted_frames, reference } = event;
  const mark = (bit: number, frames: readonly number[]) => {
    for (const frame of frames) marks.set(frame, (marks.get(frame) ?? 0) | bit);
  };
  const cleared = event.badge_before > 0 && policy.badge?.maximum === 1 && columns.badges[event.frame] === 0;
  mark(MARK.requested, [event.frame]);
  mark(MARK.used, event.used_prefetched ? [event.frame] : []);
  mark(MARK.cleared, cleared ? [event.frame] : []);
  // The victim is written too, but another page stands in its frame by now.
  const stayed = (frame: number, at: number) => columns.pages[frame] === batch[at];
  mark(MARK.written, batch_frames.slice(0, batch.length).filter(stayed));
  mark(MARK.left, evicted_frames.slice(0, evicted.length));
  mark(MARK.fetched, event.prefetched_frames);
  mark(MARK.changed, changedFrames(changesOf(lane)));
  const resident = reference !== undefined && columns.pages[reference.frame ?? 0] === reference.page;
  mark(MARK.spared, spared !== null && resident && reference.frame !== null ? [reference.frame] : []);
  return { marks, left: new Map(evicted.map((page, at) => [evicted_frames[at] ?? 0, page])) };
}

/** The page that the lane's reference would have taken, where the lane took another one. */
const sparedIn = ({ step: { event } }: LaneFrame): number | null =>
  event?.reference === undefined || event.reference.page === event.victim ? null : event.reference.page;

/** Places of the pages that left. Unknown for a large pool: there, they stand at the end of the order, the victim first. */
function leftPlaces({ step, columns }: LaneFrame, arrangement: Arrangement): Map<number, number> {
  const { event, left_places: stood } = step;
  if (event === null) return new Map();
  const { evicted, evicted_frames, prefetched } = event;
  if (arrangement === "frame")
    return new Map(evicted_frames.map((frame, at) => [frame, evicted[at] ?? FREE]));
  const before = columns.order.length - 1 - prefetched.length + evicted.length;
  const places = evicted.map((page, at): [number, number] => [before - 1 - (stood[at] ?? at), page]);
  // Without an order there is no end.
  return new Map(places.filter(([place]) => place >= 0 && columns.order.length > 0));
}

/** A pool of few frames has cells no wider than the trace's names. */
const FEW = 64;

function digitsOf({ columns, pageName, recording, config }: LaneFrame): number {
  if (pageName === undefined) return String(Math.max(0, config.pages - 1)).length;
  if (recording === undefined || columns.pages.length > FEW) return LONGEST_NAME;
  return longestName(recording.relationOf, pageName);
}

export function poolModel(
  lane: LaneFrame,
  arrangement: Arrangement,
  sought: number | null = null,
): PoolModel {
  const { columns, policy, pageName, recording } = lane;
  const { pages, flags, badges, order, window, hand } = columns;
  const spared = sparedIn(lane);
  const found = sought === null || sought === FREE ? -1 : pages.indexOf(sought);
  return {
    ...{ frames: pages.length, arrangement, pages, flags, badges, window, hand, spared, recording },
    slots: arrangement === "order" ? byOrder(lane) : byFrame(pages.length),
    ordered: arrangement === "order" ? Math.min(order.length, pages.length) : 0,
    badge: policy.badge,
    shape: policy.shape,
    windowLabel: policy.window,
    ...marksOf(lane, spared),
    leftPlaces: leftPlaces(lane, arrangement),
    nameOf: pageName ?? String,
    sought: found < 0 ? null : found,
    digits: digitsOf(lane),
  };
}

/** What is written around the cells of a small pool. */
export function surroundsOf(model: Pick<PoolModel, "arrangement" | "letters" | "hand" | "badge">): Surrounds {
  const { arrangement, letters, hand, badge } = model;
  const counted = badge !== null && badge.maximum > 1;
  const told = arrangement === "frame" && (hand !== undefined || counted);
  return letters === undefined || told ? arrangement : "bare";
}

export const marksAt = ({ marks }: Pick<PoolModel, "marks">, frame: number): number => marks.get(frame) ?? 0;

/** What the page in a frame is called; the frame must not be free. */
export const pageIn = ({ nameOf, pages }: Pick<PoolModel, "nameOf" | "pages">, frame: number): string =>
  nameOf(pages[frame] ?? FREE);

export const slotOf = (model: Pick<PoolModel, "arrangement" | "slots">, frame: number) =>
  model.arrangement === "frame" ? frame : model.slots.indexOf(frame);

/** The signs of pages that left can be looked into as frames can: they come after the last one. */
export const leftAt = ({ frames, leftPlaces }: PoolModel, frame: number) =>
  [...leftPlaces].map(([slot, page]) => ({ slot, page }))[frame - frames];

/** The number of such a sign, by the page that left. */
export const signOf = ({ frames, leftPlaces }: PoolModel, page: number) =>
  frames + [...leftPlaces.values()].indexOf(page);

/** This step's marks on the whole picture, as its `data-mark`: for cells drawn on a canvas. */
export const tokensOf = ({ leftPlaces, spared, marks }: PoolModel): string | undefined => {
  const has = (bit: number) => [...marks.values()].some((bits) => bits & bit);
  const tokens = [
    leftPlaces.size > 0 && "victim",
    spared !== null && "ghost",
    has(MARK.written) && "written",
    has(MARK.used) && "prefetched-page-used",
  ];
  return tokens.filter(Boolean).join(" ") || undefined;
};

export type PageState = "free" | "clean" | "dirty";

export function stateOf(model: Pick<PoolModel, "pages" | "flags">, frame: number): PageState {
  if (model.pages[frame] === FREE) return "free";
  return ((model.flags[frame] ?? 0) & DIRTY) === 0 ? "clean" : "dirty";
}

export const isPrefetched = (model: Pick<PoolModel, "flags">, frame: number) =>
  ((model.flags[frame] ?? 0) & PREFETCHED) !== 0;
