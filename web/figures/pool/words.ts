/** The picture in words: its summary, one frame, the parts of a table's row. */
import { DIRTY, EMPTY } from "../../engine/types.ts";
import { text } from "../../text/text.ts";
import { isPrefetched, leftAt, MARK, marksAt, type PoolModel, pageIn, stateOf } from "./model.ts";

const LISTED = 64;

const SEPARATOR = ", ";

/** "usage count 3", the flag's name where it is set, or nothing. */
export function badgeWords({ badge, badges }: PoolModel, frame: number): string {
  const value = badges[frame] ?? 0;
  if (badge === null || (badge.maximum === 1 && value === 0)) return "";
  return badge.maximum === 1 ? badge.label : text().pool.badge(badge.label, value);
}

const joined = (words: readonly (string | false)[], separator: string) =>
  words.filter(Boolean).join(separator);

export function markWords(model: PoolModel, frame: number): string {
  const bits = marksAt(model, frame);
  const { pool } = text();
  const left = model.left.get(frame);
  const words = [
    (bits & MARK.requested) !== 0 && pool.requested,
    (bits & MARK.written) !== 0 && pool.writtenTogether,
    (bits & MARK.fetched) !== 0 && pool.prefetchedNow,
    left !== undefined && pool.evictedFromHere(model.nameOf(left)),
    (bits & MARK.spared) !== 0 && pool.spared,
    (bits & MARK.changed) !== 0 && pool.changed,
    model.hand === frame && pool.hand,
    model.sought === frame && pool.lookedFor,
  ];
  return joined(words, SEPARATOR);
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
  if (sign !== undefined)
    return joined(
      [pool.leftHere(model.nameOf(sign.page)), sign.page === model.spared && pool.spared],
      SEPARATOR,
    );
  const held =
    stateOf(model, frame) === "free"
      ? [pool.frameFree(frame)]
      : [pool.framePage(frame, pageIn(model, frame)), stateWords(model, frame), badgeWords(model, frame)];
  return joined([...held, markWords(model, frame)], SEPARATOR);
}

function listing(model: PoolModel): string {
  const { pool } = text();
  const words = Array.from(model.slots.subarray(0, LISTED), (frame) => {
    const state = stateOf(model, frame);
    return state === "free"
      ? pool.states.free
      : joined([pageIn(model, frame), pool.states[state], badgeWords(model, frame)], " ");
  });
  if (model.frames > LISTED) words.push("…");
  if (model.arrangement === "frame") return pool.listing(pool.byFrame, words);
  const title = model.shape === "list" ? pool.mruToLru : pool.byEvictionOrder;
  return pool.listing(title, words.slice(0, Math.max(model.ordered, 1)));
}

function step(model: PoolModel): string {
  const { pool } = text();
  const told = MARK.requested | MARK.written | MARK.fetched;
  /** Pages in frames whose bits, as far as they are asked for, are these. */
  const pagesWith = (bits: number, of = bits) =>
    [...model.marks].filter(([, all]) => (all & of) === bits).map(([frame]) => pageIn(model, frame));
  const [requested] = pagesWith(MARK.requested);
  const [written, fetched] = [pagesWith(MARK.written), pagesWith(MARK.fetched)];
  const changed = pagesWith(MARK.changed, MARK.changed | told);
  const parts = [
    requested !== undefined && pool.requestedPage(requested),
    model.left.size > 0 && pool.evictedPages([...model.left.values()].map(model.nameOf)),
    model.spared !== null && pool.sparedPage(model.nameOf(model.spared)),
    written.length > 0 && pool.writtenPages(written),
    fetched.length > 0 && pool.prefetchedPages(fetched),
    changed.length > 0 && pool.alsoChanged(changed.slice(0, LISTED), changed.length > LISTED),
  ];
  return joined(parts, " ");
}

function countStates({ flags }: PoolModel) {
  const by = new Uint32Array(256);
  for (let frame = 0; frame < flags.length; frame += 1) {
    const bits = flags[frame] as number;
    by[bits] = (by[bits] as number) + 1;
  }
  const count = { free: 0, clean: 0, dirty: 0 };
  by.forEach((frames, bits) => {
    count[bits & EMPTY ? "free" : bits & DIRTY ? "dirty" : "clean"] += frames;
  });
  return count;
}

/** The whole picture: counts, what is where (up to 64 pages), window, hand, what the step did. */
export function summary(model: PoolModel, label: string): string {
  const count = countStates(model);
  const { pool } = text();
  const ordered = model.arrangement === "order";
  const parts = [
    pool.counts(label, model.frames, count.dirty, count.clean, count.free),
    (!ordered || model.ordered > 0) && listing(model),
    ordered &&
      model.windowLabel !== null &&
      model.window > 0 &&
      pool.windowSpans(model.window, model.windowLabel),
    model.hand !== undefined && pool.handAt(model.hand),
    step(model),
  ];
  return joined(parts, " ");
}
