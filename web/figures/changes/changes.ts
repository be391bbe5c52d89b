/** What a step changed in a lane, from its event and the state after it alone: the same however the position was reached. */
import type { LaneFrame, StepEvent } from "../../engine/types.ts";
import { formatCount } from "../../text/numbers.ts";
import { MOST_LISTED } from "../../text/phrases.ts";
import { engineText, text } from "../../text/text.ts";

/** Pages and the frames that they are in (or, if they left, were in). */
type Places = { pages: number[]; frames: number[] };

export type Change =
  | ({ kind: "left" } & Places)
  | { kind: "arrived"; page: number; frame: number; dirty: boolean }
  | ({ kind: "prefetched" } & Places)
  | { kind: "dirtied"; page: number; frame: number }
  /** Dirty pages were written to the device and stayed. */
  | ({ kind: "cleaned" } & Places)
  | ({ kind: "flag"; set: boolean } & Places)
  | { kind: "count"; page: number; frame: number; from: number; to: number }
  /** The hand took `by` from the counts of pages that it passed. */
  | ({ kind: "swept"; by: number } & Places)
  | { kind: "hand"; from: number; to: number }
  | ({ kind: "toHead" } & Places);

/** Pages of an event that are still in the frames it names. */
function staying({ columns }: LaneFrame, pages: readonly number[], frames: readonly number[]): Places {
  const kept = frames
    .map((frame, at) => ({ frame, page: pages[at] ?? -1 }))
    .filter(({ frame, page }) => columns.pages[frame] === page);
  // A page may have had more than one second chance.
  const once = new Map(kept.map(({ frame, page }) => [frame, page]));
  return { pages: [...once.values()], frames: [...once.keys()] };
}

/** What the policy did to a page: its number or flag before and afterwards, and whether it moved to the MRU end. */
type Done = { page: number; frame: number; from: number; to: number; toHead: boolean };

const grouped = (kind: "left" | "prefetched" | "cleaned" | "toHead", { pages, frames }: Places): Change[] =>
  pages.length > 0 ? [{ kind, pages, frames }] : [];

const together = (chosen: readonly Done[]): Places => ({
  pages: chosen.map(({ page }) => page),
  frames: chosen.map(({ frame }) => frame),
});

/** Changes in the policy's bookkeeping; pages with the same change are grouped. */
function kept({ policy: { badge } }: LaneFrame, done: readonly Done[]): Change[] {
  const changed = badge === null ? [] : done.filter(({ from, to }) => from !== to);
  const flags = [true, false].flatMap((set): Change[] => {
    const chosen = changed.filter(({ from, to }) => set === from < to);
    return chosen.length > 0 ? [{ kind: "flag", set, ...together(chosen) }] : [];
  });
  const counts = changed.map(({ toHead: _, ...change }): Change => ({ kind: "count", ...change }));
  const moved = grouped("toHead", together(done.filter(({ toHead }) => toHead)));
  return [...(badge?.maximum === 1 ? flags : counts), ...moved];
}

const used = ({ columns }: LaneFrame, { page, frame, badge_before: from, to_head }: StepEvent): Done => ({
  ...{ page, frame, from, to: columns.badges[frame] ?? 0, toHead: to_head },
});

/** Pages that were passed over and stayed. One may have been passed over more than once. */
function passedOver(lane: LaneFrame, event: StepEvent): Done[] {
  const { pages, frames } = staying(lane, event.second_chances, event.second_chance_frames);
  return frames.map((frame, at) => {
    const reports = event.passed_over.filter((_, report) => event.second_chance_frames[report] === frame);
    const [from, to] = [reports[0]?.badge_before ?? 0, reports.at(-1)?.badge_after ?? 0];
    const toHead = reports.some(({ to_head }) => to_head);
    return { page: pages[at] ?? 0, frame, from, to, toHead };
  });
}

/** Frames that the hand passed, the most often passed first: it goes round as long as it finds no 0. */
function sweep({ columns: { pages, hand } }: LaneFrame, event: StepEvent): Change[] {
  const from = event.hand_before;
  if (from === null || hand === undefined) return [];
  const passes = Math.max(0, event.looked_at - 1);
  const [rounds, rest] = [Math.floor(passes / pages.length), passes % pages.length];
  const passed = (first: number, last: number, by: number): Change[] => {
    const frames = Array.from({ length: last - first }, (_, at) => (from + first + at) % pages.length);
    // A pinned one keeps its count.
    const stays = (frame: number) => event.kept_by_pins?.some(([page]) => page === pages[frame]);
    const kept = frames.filter((frame) => !event.evicted_frames.includes(frame) && !stays(frame));
    if (kept.length === 0 || by === 0) return [];
    return [{ kind: "swept", by, frames: kept, pages: kept.map((frame) => pages[frame] ?? 0) }];
  };
  return [
    ...passed(0, rest, rounds + 1),
    ...passed(rest, rounds > 0 ? pages.length : rest, rounds),
    ...(hand === from ? [] : [{ kind: "hand", from, to: hand } as const]),
  ];
}

/** Everything that the step changed; nothing before the first request. */
export function changesOf(lane: LaneFrame): Change[] {
  const { event } = lane.step;
  if (event === null) return [];
  const { page, frame, write, hit } = event;
  return [
    ...grouped("left", { pages: event.evicted, frames: event.evicted_frames }),
    ...(hit ? [] : [{ kind: "arrived", page, frame, dirty: write } as const]),
    ...grouped("prefetched", { pages: event.prefetched, frames: event.prefetched_frames }),
    ...(hit && write && !event.was_dirty ? [{ kind: "dirtied", page, frame } as const] : []),
    ...grouped("cleaned", staying(lane, event.batch, event.batch_frames)),
    ...kept(lane, hit ? [used(lane, event)] : passedOver(lane, event)),
    ...sweep(lane, event),
  ];
}

/** A change in more frames is not marked on the map of a large pool, only described in words. */
const MOST_MARKED = 2000;

export const changedFrames = (changes: readonly Change[]): number[] =>
  changes.flatMap((change) => {
    if (change.kind === "hand") return [];
    if ("frame" in change) return [change.frame];
    return change.frames.length > MOST_MARKED ? [] : change.frames;
  });

type Naming = Pick<LaneFrame, "pageName" | "policy">;

function pagesWords({ pageName: nameOf = String }: Naming, pages: readonly number[]): string {
  const words = text().changes;
  const [first = 0] = pages;
  if (pages.length === 1) return words.one(nameOf(first));
  if (pages.length > MOST_LISTED) return words.counted(formatCount(pages.length));
  return words.many(pages.slice(0, -1).map(nameOf), nameOf(pages.at(-1) ?? 0));
}

/** "pages 5 and 2 are clean now". */
export function changeWords(lane: Naming, change: Change): string {
  const words = text().changes;
  if (change.kind === "hand") return words.hand(String(change.from), String(change.to));
  const all = "pages" in change ? change.pages : [change.page];
  const [pages, one] = [pagesWords(lane, all), all.length === 1];
  const badge = engineText(lane.policy.badge?.label ?? "");
  switch (change.kind) {
    case "left":
      return words.left(pages, change.frames.length === 1 ? String(change.frames[0]) : null);
    case "arrived":
      return words.arrived(pages, String(change.frame), change.dirty);
    case "dirtied":
      return words.dirtied(pages);
    case "flag":
      return words.flag(badge, pages, change.set);
    case "count":
      return words.count(badge, pages, change.from, change.to);
    case "swept":
      return words.swept(badge, pages, change.by, one);
    default:
      return words[change.kind](pages, one);
  }
}

/** Whether the step's sentence says it already. */
function isSaid({ kind }: Change, hit: boolean): boolean {
  // At a miss these are of pages that were passed over: the sentence names them and says what became of them.
  if (kind === "flag" || kind === "count" || kind === "toHead") return !hit;
  return kind === "left" || kind === "arrived" || kind === "prefetched" || kind === "dirtied";
}

/** A step's changes that its sentence omits, without a full stop; empty before the first request. */
export function unsaidChanges(lane: LaneFrame): string {
  const { event } = lane.step;
  if (event === null) return "";
  const unsaid = changesOf(lane).filter((change) => !isSaid(change, event.hit));
  return unsaid.map((change) => changeWords(lane, change)).join("; ");
}
