/** A policy's state in addition to its order, for drawing and for words: lists of pages, and numbers. */
import { FREE, type Kept, type KeptSpec, type LaneFrame } from "../../engine/types.ts";
import { keptText } from "../../text/kept.ts";
import { formatCount, formatUpTo } from "../../text/numbers.ts";
import { LONGEST_NAME } from "../pageName.ts";

/** A list may have as many pages as the pool. */
const MOST_PAGES = 128;

/** A page in a list: resident in a frame, or evicted and still remembered, perhaps with its requests or its stamp. */
export interface KeptPage {
  page: number;
  name: string;
  /** Undefined of a page that is gone. */
  frame?: number | undefined;
  requests?: readonly number[];
  stamp?: number;
}

export type KeptModel = ReturnType<typeof keptModel>;
export type KeptList = KeptModel["lists"][number];

/** A lane's further state, each part with its spec; empty for policies without any and in fast playback. */
export const keptOf = ({ policy, kept = [] }: LaneFrame): [KeptSpec, Kept][] =>
  kept.map((part, at) => [policy.kept[at] as KeptSpec, part]);

/** A list of pages, newest or most recently used first; as many as any picture has room for. */
function listOf({ columns, pageName = String }: LaneFrame, spec: KeptSpec, kept: Kept) {
  const list = <T>(all: readonly T[], entry: (from: T) => Omit<KeptPage, "name">) => {
    const entries = all.slice(0, MOST_PAGES).map(entry);
    const pages: KeptPage[] = entries.map((page) => ({ ...page, name: pageName(page.page) }));
    return { spec, total: all.length, pages };
  };
  if ("frames" in kept) return list(kept.frames, (frame) => ({ page: columns.pages[frame] ?? FREE, frame }));
  if ("pages" in kept) {
    // A list may have both: pages in the pool, and pages that are gone.
    const frameOf = (page: number) => (spec.kind === "ghosts" ? -1 : columns.pages.indexOf(page));
    return list(kept.pages, (page) => {
      const frame = frameOf(page);
      return { page, frame: frame < 0 ? undefined : frame };
    });
  }
  if ("stamps" in kept) return list(kept.stamps, ([page, stamp]) => ({ page, stamp }));
  return "times" in kept ? list(kept.times, ([page, requests]) => ({ page, requests })) : undefined;
}

/** The words for a part that is neither a list nor a per-page value. */
function wordsOf({ columns, pageName = String }: LaneFrame, { label }: KeptSpec, kept: Kept) {
  const words = keptText();
  if ("hand" in kept) {
    const page = kept.hand === null ? FREE : (columns.pages[kept.hand] ?? FREE);
    return page === FREE ? words.handWaits(label) : words.handAt(label, pageName(page));
  }
  if ("number" in kept) return words.value(label, formatUpTo(kept.number, 3));
  if ("count" in kept) return words.value(label, formatCount(kept.count));
  return "wide" in kept ? words.value(label, kept.wide) : undefined;
}

/** Lists; what stands at a page and numbers, in words ("p = 3.5", "hand: page 7"); frames at which something stands. */
export function keptModel(lane: LaneFrame) {
  const parts = keptOf(lane);
  const lists = parts.flatMap(([spec, kept]) => listOf(lane, spec, kept) ?? []);
  const values = parts.flatMap(([spec, kept]) => {
    const words = wordsOf(lane, spec, kept);
    return words === undefined ? [] : [{ spec, words }];
  });
  const hands = parts.flatMap(([, kept]) => ("hand" in kept && kept.hand !== null ? [kept.hand] : []));
  return { lists, values, hands: new Set(hands) };
}

/** A per-page value for the page in a frame: "7", "12, 7"; undefined for other kinds of state. */
export function ofFrame(kept: Kept, frame: number): string | undefined {
  const { none } = keptText();
  if ("by_frame" in kept) {
    const value = kept.by_frame[frame] ?? null;
    return value === null ? none : formatCount(value);
  }
  if (!("times_by_frame" in kept)) return undefined;
  const times = kept.times_by_frame[frame] ?? [];
  return times.length === 0 ? none : times.map((time) => formatCount(time)).join(", ");
}

const LISTED = 64;

const shownRequests = (requests: readonly number[] = []) => requests.map((request) => formatCount(request));

function listWords({ spec, pages, total }: KeptList): string {
  const words = keptText();
  const named = pages.slice(0, LISTED).map(({ name, requests, stamp }) => {
    if (stamp !== undefined) return words.stamped(name, formatCount(stamp));
    return requests === undefined ? name : words.asked(name, shownRequests(requests));
  });
  if (total > LISTED) named.push(words.more(formatCount(total - LISTED)));
  return spec.kind === "ghosts" ? words.ghosts(spec.label, named) : words.list(spec.label, named);
}

/** All of it: "T1: 3, 5." "B1, pages that are gone: 8." "p = 3.5." */
export function keptSentences(lane: LaneFrame): string[] {
  const { lists, values } = keptModel(lane);
  return [...lists.map(listWords), ...values.map(({ words }) => `${words}.`)];
}

const begun = (words: string) => words.charAt(0).toLocaleUpperCase() + words.slice(1);

/** The policy's state for one page: lists that contain it, its remembered requests, its own numbers. */
export function keptOfPage(lane: LaneFrame, page: number): string[] {
  const words = keptText();
  const frame = lane.columns.pages.indexOf(page);
  return keptOf(lane).flatMap(([{ label }, kept]) => {
    if ("frames" in kept) return kept.frames.includes(frame) ? [words.inList(label)] : [];
    if ("pages" in kept) {
      const told = frame < 0 ? words.known(label) : words.inList(label);
      return kept.pages.includes(page) ? [told] : [];
    }
    if ("stamps" in kept) return kept.stamps.some(([gone]) => gone === page) ? [words.known(label)] : [];
    if ("times" in kept) {
      const found = kept.times.find(([gone]) => gone === page);
      return found === undefined ? [] : [words.knownBy(label, shownRequests(found[1]))];
    }
    const value = frame < 0 ? undefined : ofFrame(kept, frame);
    return value === undefined ? [] : [begun(words.ofPage(label, value))];
  });
}

/** Between cells, in sixteenths of the page's type, as all here; the style sheet has the same. */
const GAP = 3;
const BETWEEN = 14;
/** Width of a letter in labels, on average. */
const LETTER = 7;
/** "and 1,234 more", and "+1,234" in a narrow list. */
const MORE = { words: 92, sign: 44 };
/** Where two lists would be narrower than this, each has a row of its own if there is room. */
const LEAST = 220;
const MOST_ROWS = 2;

/** `tight`: no more rows than the lab has room for. */
export function keptLayout({ lists, values }: KeptModel, width: number, digits: number, tight: boolean) {
  const cellWidth = Math.max(24, Math.ceil(Math.min(digits, LONGEST_NAME) * 7.5) + 8);
  const beside = Math.max(0, ...values.map(({ words }) => words.length)) * LETTER;
  const room = Math.max(0, width - (beside === 0 ? 0 : beside + BETWEEN));
  // The same in every lane of a policy, whatever its numbers are: the eye compares across.
  const wide = width >= 2 * LEAST;
  const halved = Math.ceil(lists.length / MOST_ROWS);
  const columns = Math.max(1, wide ? Math.max(halved, Math.min(lists.length, 2)) : tight ? halved : 1);
  const each = (room - (columns - 1) * BETWEEN) / columns;
  const inWords = each >= LEAST;
  const fitting = (space: number) => Math.max(0, Math.floor((space + GAP) / (cellWidth + GAP)));
  /** Pages drawn of each list. */
  const shown = lists.map(({ spec, pages, total }) => {
    const space = each - (spec.label.length + 2) * LETTER;
    const more = inWords ? MORE.words : MORE.sign;
    return total <= fitting(space) ? total : Math.min(pages.length, fitting(space - more));
  });
  return { columns, cellWidth, inWords, shown };
}
