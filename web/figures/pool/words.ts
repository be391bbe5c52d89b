/** The picture in words: its summary, one frame, the parts of a table's row. */
import { DIRTY, EMPTY } from "../../engine/types.ts";
import { text } from "../../text/text.ts";
import {
  CHANGED,
  FETCHED,
  isPrefetched,
  leftAt,
  type PoolModel,
  pageIn,
  REQUESTED,
  SPARED,
  stateOf,
  WRITTEN,
} from "./model.ts";

/** More pages than this are counted, not listed. */
const LISTED = 64;

const SEPARATOR = ", ";

/** "usage count 3", the flag's name where it is set, or nothing. */
export function badgeWords({ badge, badges }: PoolModel, frame: number): string {
  const value = badges[frame] ?? 0;
  if (badge === null || (badge.maximum === 1 && value === 0)) return "";
  return badge.maximum === 1 ? badge.label : text().pool.badge(badge.label, value);
}

/** What this step did to the frame. */
export function markWords(model: PoolModel, frame: number): string {
  const bits = model.marks.get(frame) ?? 0;
  const { pool } = text();
  const words: string[] = [];
  if (bits & REQUESTED) words.push(pool.requested);
  if (bits & WRITTEN) words.push(pool.writtenTogether);
  if (bits & FETCHED) words.push(pool.prefetchedNow);
  const left = model.left.get(frame);
  if (left !== undefined) words.push(pool.evictedFromHere(model.nameOf(left)));
  if (bits & SPARED) words.push(pool.spared);
  if (bits & CHANGED) words.push(pool.changed);
  if (model.hand === frame) words.push(pool.hand);
  if (model.sought === frame) words.push(pool.lookedFor);
  return words.join(SEPARATOR);
}

/** "dirty", "clean, prefetched" or "free". */
export function stateWords(model: PoolModel, frame: number): string {
  const { states, prefetchedState } = text().pool;
  const state = states[stateOf(model, frame)];
  return isPrefetched(model, frame) ? prefetchedState(state) : state;
}

/** "frame 123: page 55, dirty, usage count 3"; of a sign "page 4 left here in this step". */
export function frameWords(model: PoolModel, frame: number): string {
  const { pool } = text();
  const sign = leftAt(model, frame);
  if (sign !== undefined) {
    const left = pool.leftHere(model.nameOf(sign.page));
    return sign.page === model.spared ? [left, pool.spared].join(SEPARATOR) : left;
  }
  if (stateOf(model, frame) === "free") {
    return [pool.frameFree(frame), markWords(model, frame)].filter(Boolean).join(SEPARATOR);
  }
  const words = [
    pool.framePage(frame, pageIn(model, frame)),
    stateWords(model, frame),
    badgeWords(model, frame),
    markWords(model, frame),
  ];
  return words.filter(Boolean).join(SEPARATOR);
}

function listing(model: PoolModel): string {
  const { pool } = text();
  const words = Array.from(model.slots.subarray(0, LISTED), (frame) => {
    const state = stateOf(model, frame);
    const flag = badgeWords(model, frame);
    return state === "free"
      ? pool.states.free
      : [pageIn(model, frame), pool.states[state], flag].filter((word) => word !== "").join(" ");
  });
  if (model.frames > LISTED) words.push("…");
  const listed = model.arrangement === "order" ? words.slice(0, Math.max(model.ordered, 1)) : words;
  const title =
    model.arrangement === "frame"
      ? pool.byFrame
      : model.shape === "list"
        ? pool.mruToLru
        : pool.byEvictionOrder;
  return pool.listing(title, listed);
}

function step(model: PoolModel): string {
  const frames = [...model.marks.keys()];
  const requested = frames.find((frame) => (model.marks.get(frame) ?? 0) & REQUESTED);
  const written = frames.filter((frame) => (model.marks.get(frame) ?? 0) & WRITTEN);
  const fetched = frames.filter((frame) => (model.marks.get(frame) ?? 0) & FETCHED);
  const pages = (list: number[]) => list.map((frame) => pageIn(model, frame));
  const { pool } = text();
  const parts: string[] = [];
  if (requested !== undefined) parts.push(pool.requestedPage(pageIn(model, requested)));
  if (model.left.size > 0) parts.push(pool.evictedPages([...model.left.values()].map(model.nameOf)));
  if (model.spared !== null) parts.push(pool.sparedPage(model.nameOf(model.spared)));
  if (written.length > 0) parts.push(pool.writtenPages(pages(written)));
  const told = REQUESTED | WRITTEN | FETCHED;
  const changed = frames.filter((frame) => ((model.marks.get(frame) ?? 0) & (CHANGED | told)) === CHANGED);
  if (fetched.length > 0) parts.push(pool.prefetchedPages(pages(fetched)));
  if (changed.length > 0)
    parts.push(pool.alsoChanged(pages(changed.slice(0, LISTED)), changed.length > LISTED));
  return parts.join(" ");
}

function countStates({ flags }: PoolModel) {
  const by = new Uint32Array(256);
  for (let frame = 0; frame < flags.length; frame += 1) {
    const bits = flags[frame] as number;
    by[bits] = (by[bits] as number) + 1;
  }
  const count = { free: 0, clean: 0, dirty: 0 };
  by.forEach((frames, bits) => {
    if (bits & EMPTY) count.free += frames;
    else if (bits & DIRTY) count.dirty += frames;
    else count.clean += frames;
  });
  return count;
}

/** The whole picture: counts, what is where (up to 64 pages), window, hand, what the step did. */
export function summary(model: PoolModel, label: string): string {
  const count = countStates(model);
  const { pool } = text();
  const parts = [
    pool.counts(label, model.frames, count.dirty, count.clean, count.free),
    model.arrangement === "frame" || model.ordered > 0 ? listing(model) : "",
    model.arrangement === "order" && model.windowLabel !== null && model.window > 0
      ? pool.windowSpans(model.window, model.windowLabel)
      : "",
    model.hand === undefined ? "" : pool.handAt(model.hand),
    step(model),
  ];
  return parts.filter(Boolean).join(" ");
}
