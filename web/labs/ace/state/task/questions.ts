/** The questions of an exercise and their answers, read from a separate session. */

import {
  DIRTY,
  FREE,
  type LaneFrame,
  type Phrase,
  type PolicySpec,
  PREFETCHED,
  type StepEvent,
} from "../../../../engine/types.ts";
import type { Session } from "../../engine/session.ts";
import type { TaskChoice } from "./choice.ts";

/** A frame as a learner may see it before answering. */
export interface ShownCell {
  frame: number;
  /** What its page is called; `null` if it is free. */
  page: string | null;
  dirty: boolean;
  prefetched: boolean;
  /** The policy's own number or flag. */
  badge: number;
  /** Whether it stands in the policy's window. */
  inWindow: boolean;
}

/** A request that has been served; `hit` is null where that is not known any more. */
export interface PastRequest {
  t: number;
  page: string;
  write: boolean;
  hit: boolean | null;
}

/** Everything that a learner may see before answering: it depends on the pool's state and the request alone. */
export interface Asked {
  /** Requests served before. */
  position: number;
  request: { page: string; write: boolean };
  /** From MRU to LRU if the order is shown, else by frame. */
  cells: ShownCell[];
  ordered: boolean;
  /** Pages in the policy's window at the LRU end; 0 if it has none. */
  window: number;
  hand: number | undefined;
  past: PastRequest[];
  /** With a hidden order: the pages that were in the pool at the start, from MRU to LRU. */
  startOrder: string[];
}

/** The correct answer. */
export interface Answer {
  outcome: Outcome;
  /** Frame of the victim. */
  victim: number | null;
  victimDirty: boolean;
  /** Frames of the pages that are written, the victim's first. */
  batch: number[];
  event: StepEvent;
  /** The engine's sentence. */
  lane: LaneFrame;
}

export type Outcome = "hit" | "free" | "evict";

/** A question with its answer; before the learner answers, only `asked` may be shown. */
export interface Question {
  asked: Asked;
  answer: Answer;
}

/** So many requests are looked through for evictions: a run without any must not hold the page up. */
const MOST_SEARCHED = 1_000_000;
/** Number of past requests shown before the one in question. */
const PAST_SHOWN = 12;
/** With a hidden order as many as are needed, up to here. */
const MOST_PAST = 120;
/** Requests before the first eviction that a performance begins with: so that not all of them evict. */
const LEAD_IN = 2;

/** Requests, by their number from 0, that evict a page; the first `count` of them. */
function evictions(session: Session, count: number): number[] {
  session.seek(0);
  const found: number[] = [];
  while (found.length < count) {
    const result = session.runTo({ kind: "eviction" }, Math.max(1, MOST_SEARCHED - session.position));
    if (!result.ok || result.value !== "found") break;
    found.push(session.position - 1);
  }
  return found;
}

/** Positions of the questions. A performance starts just before the first eviction, not with free frames. */
export function askedPositions(session: Session, { kind, count }: TaskChoice): number[] {
  if (kind !== "perform") return evictions(session, count);
  const [first] = evictions(session, 1);
  if (first === undefined) return [];
  const from = Math.max(0, first - LEAD_IN);
  return Array.from({ length: Math.min(count, session.requests - from) }, (_, at) => from + at);
}

/** Whether the order follows from the last requests alone: not where pages come in by other ways. */
export const orderFollows = (policy: PolicySpec, prefetch: boolean): boolean => policy.by_use && !prefetch;

/** Reads the question about the request number `position`. */
export function readQuestion(session: Session, position: number, hidden: boolean): Question {
  session.seek(position);
  const [lane] = session.frame().lanes;
  session.seek(position + 1);
  const [after] = session.frame().lanes;
  const event = after?.step.event;
  if (lane === undefined || after === undefined || !event) throw new Error(`no request ${position}`);
  return { asked: askedOf(session, lane, position, hidden), answer: answerOf(after, event) };
}

function answerOf(lane: LaneFrame, event: StepEvent): Answer {
  return {
    outcome: event.hit ? "hit" : event.victim === null ? "free" : "evict",
    victim: event.victim === null ? null : (event.evicted_frames[0] ?? null),
    victimDirty: event.victim_dirty,
    batch: event.batch_frames,
    event,
    lane,
  };
}

function askedOf(session: Session, lane: LaneFrame, position: number, hidden: boolean): Asked {
  const nameOf = session.pageName ?? String;
  const { pages, flags, badges, order, window, hand } = lane.columns;
  const from = Math.max(0, position - MOST_PAST);
  const requests = session.requestsBetween(from, position + 1);
  const request = requests[requests.length - 1] ?? 0;
  const needed =
    hidden && orderFollows(lane.policy, lane.config.prefetch)
      ? neededPast(lane, requests.subarray(0, position - from))
      : null;
  // A ring is ordered by eviction: showing the order would give the answer away.
  const ordered = lane.policy.shape === "list" && needed === null;
  const inWindow = new Set(order.slice(Math.max(0, order.length - window)));
  const cell = (frame: number): ShownCell => {
    const page = pages[frame] ?? FREE;
    const bits = page === FREE ? 0 : (flags[frame] ?? 0);
    return {
      frame,
      page: page === FREE ? null : nameOf(page),
      dirty: (bits & DIRTY) !== 0,
      prefetched: (bits & PREFETCHED) !== 0,
      badge: page === FREE ? 0 : (badges[frame] ?? 0),
      inWindow: ordered && inWindow.has(frame),
    };
  };
  const free = [...pages.keys()].filter((frame) => pages[frame] === FREE);
  const frames = ordered ? [...order, ...free] : [...pages.keys()];
  const hits = new Map(lane.step.recent.map(({ t, hit }) => [t, hit]));
  const shown = Math.min(position - from, Math.max(PAST_SHOWN, needed?.requests ?? 0));
  const past = Array.from(requests.subarray(position - from - shown, position - from), (packed, at) => {
    const t = position - shown + at;
    return { t, page: nameOf(packed >>> 1), write: (packed & 1) === 1, hit: hits.get(t) ?? null };
  });
  return {
    position,
    request: { page: nameOf(request >>> 1), write: (request & 1) === 1 },
    cells: frames.map(cell),
    ordered,
    window,
    hand,
    past,
    startOrder: needed?.fromStart === true ? startOrder(session) : [],
  };
}

/** The pages of the start state, from MRU to LRU. */
function startOrder(session: Session): string[] {
  session.seek(0);
  const [lane] = session.frame().lanes;
  const nameOf = session.pageName ?? String;
  return Array.from(lane?.columns.order ?? [], (frame) => nameOf(lane?.columns.pages[frame] ?? FREE));
}

/**
 * The number of past requests that determine the order of all resident pages, and whether some of these pages
 * have had no request since the start; `null` if more requests are needed than are shown.
 */
function neededPast(lane: LaneFrame, requests: Uint32Array) {
  const waiting = new Set(lane.columns.pages);
  waiting.delete(FREE);
  let at = requests.length;
  while (waiting.size > 0 && at > 0) {
    at -= 1;
    waiting.delete((requests[at] ?? 0) >>> 1);
  }
  if (waiting.size > 0 && (lane.step.counters.requests ?? 0) > requests.length) return null;
  return { requests: requests.length - at, fromStart: waiting.size > 0 };
}

/** Why the page of a frame does not go, by the engine. */
export function whyNot(session: Session, { asked, answer }: Question, frame: number): Phrase | null {
  if (answer.victim === null) return null;
  session.seek(asked.position);
  return session.whyNot(0, frame, answer.victim);
}
