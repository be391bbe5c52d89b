/** The questions of an exercise and their answers, read from a separate session, and what is right or wrong: whatever the policy. */
import {
  DIRTY,
  FREE,
  type LaneFrame,
  type Phrase,
  type PolicySpec,
  PREFETCHED,
  type StepEvent,
} from "../../../../engine/types.ts";
import { letterOf } from "../../../../figures/pool/letters.ts";
import { randomOf } from "../../../../shell/exercise/random.ts";
import type { Session } from "../../engine/session.ts";
import type { TaskChoice } from "./choice.ts";
import { laneIn } from "./scene.ts";

/** A frame as a learner may see it before answering; its page is `null` if it is free. */
export interface ShownCell {
  frame: number;
  page: string | null;
  dirty: boolean;
  prefetched: boolean;
  badge: number;
  inWindow: boolean;
}

/** Everything that a learner may see before answering: it depends on the pool's state and the request alone. */
export interface Asked {
  /** In the session. */
  lane: number;
  /** Requests served before. */
  position: number;
  request: { page: string; write: boolean };
  /** From MRU to LRU if the order is shown, else by frame. */
  cells: ShownCell[];
  ordered: boolean;
  /** Pages in the policy's window at the LRU end; 0 if it has none. */
  window: number;
  hand: number | undefined;
  /** Served requests; `hit` is null where that is not known any more. */
  past: { t: number; page: string; write: boolean; hit: boolean | null }[];
  /** With a hidden order: the pages that were in the pool at the start, from MRU to LRU. */
  startOrder: string[];
}

/** Frame → what it is called on the screen that asks: A, B, … in the order shown; free ones are not. */
export function lettersOf(cells: readonly ShownCell[]): Map<number, string> {
  const taken = cells.filter(({ page }) => page !== null);
  return new Map(taken.map(({ frame }, at) => [frame, letterOf(at)]));
}

export interface Answer {
  outcome: Outcome;
  /** Frame of the victim. */
  victim: number | null;
  victimDirty: boolean;
  /** Frames of the pages that are written, the victim's first. */
  batch: number[];
  event: StepEvent;
  /** After the request, with the engine's sentence. */
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
/** Past requests shown; with a hidden order as many as are needed, up to the most. */
const PAST_SHOWN = 12;
const MOST_PAST = 120;
/** Requests before the first eviction that a performance begins with: so that not all of them evict. */
const LEAD_IN = 2;

/** The first `count` requests from number `from` on, by their number from 0, that evict a page in a lane. */
export function evictions(session: Session, count: number, from = 0, lane = 0): number[] {
  session.seek(from);
  const found: number[] = [];
  while (found.length < count) {
    const limit = Math.max(1, from + MOST_SEARCHED - session.position);
    const result = session.runTo({ kind: "eviction" }, limit, lane);
    if (!result.ok || result.value !== "found") break;
    found.push(session.position - 1);
  }
  return found;
}

/** So many evictions are looked at for each that is asked about. */
const LOOKED_AT = 3;

/** Evictions of a drawn run in order, of which clean victims are left out by chance until about a third is clean: with ACE most are. */
function drawnEvictions(session: Session, { count, sequence }: TaskChoice): number[] {
  const found = evictions(session, LOOKED_AT * count).map((position) => ({
    position,
    dirty: laneAt(session, position + 1, 0).step.event?.victim_dirty === true,
  }));
  const dirty = found.filter((one) => one.dirty).length;
  // Of 2 dirty ones 1 clean; with too few dirty ones for that, as many as there are.
  const most = Math.max(dirty / 2, count - dirty);
  const share = most / Math.max(1, found.length - dirty);
  const kept = ({ position }: { position: number }) =>
    randomOf("clean", sequence, position).below(1_000_000) < share * 1_000_000;
  const drawn = found.filter((one) => one.dirty || kept(one));
  return (drawn.length < count ? found : drawn).slice(0, count).map(({ position }) => position);
}

/** Positions of the questions. A performance starts just before the first eviction, not with free frames. */
export function askedPositions(session: Session, task: TaskChoice): number[] {
  const { kind, count, at } = task;
  if (at !== undefined) return evictions(session, 1, at, laneIn(task));
  if (kind === "predict" && task.practice) return drawnEvictions(session, task);
  if (kind !== "perform") return evictions(session, count);
  const [first] = evictions(session, 1);
  if (first === undefined) return [];
  const from = Math.max(0, first - LEAD_IN);
  return Array.from({ length: Math.min(count, session.requests - from) }, (_, at) => from + at);
}

/** Whether the order follows from the last requests alone: not where pages come in by other ways. */
export const orderFollows = (policy: PolicySpec, prefetch: boolean): boolean => policy.by_use && !prefetch;

/** A lane at a position. */
export function laneAt(session: Session, position: number, index: number): LaneFrame {
  session.seek(position);
  const lane = session.frame().lanes[index];
  if (lane === undefined) throw new Error("an exercise has a lane");
  return lane;
}

/** The question about the request number `position`. */
export function readQuestion(session: Session, position: number, hidden: boolean, index = 0): Question {
  const asked = askedOf(session, laneAt(session, position, index), { position, hidden, index });
  const lane = laneAt(session, position + 1, index);
  const { event } = lane.step;
  if (event === null) throw new Error(`no request ${position}`);
  return {
    asked,
    answer: {
      outcome: event.hit ? "hit" : event.victim === null ? "free" : "evict",
      victim: event.victim === null ? null : (event.evicted_frames[0] ?? null),
      victimDirty: event.victim_dirty,
      batch: event.batch_frames,
      ...{ event, lane },
    },
  };
}

function askedOf(
  session: Session,
  lane: LaneFrame,
  { position, hidden, index }: { position: number; hidden: boolean; index: number },
): Asked {
  const nameOf = session.pageName ?? String;
  const { pages, flags, badges, order, window, hand } = lane.columns;
  const from = Math.max(0, position - MOST_PAST);
  const requests = session.requestsBetween(from, position + 1);
  const [asked = 0] = requests.subarray(position - from);
  const request = (packed: number) => ({ page: nameOf(packed >>> 1), write: (packed & 1) === 1 });
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
  const byFrame = [...pages.keys()];
  const free = byFrame.filter((frame) => pages[frame] === FREE);
  const hits = new Map(lane.step.recent.map(({ t, hit }) => [t, hit]));
  const shown = Math.min(position - from, Math.max(PAST_SHOWN, needed?.requests ?? 0));
  const past = Array.from(requests.subarray(position - from - shown, position - from), (packed, at) => {
    const t = position - shown + at;
    return { t, ...request(packed), hit: hits.get(t) ?? null };
  });
  return {
    ...{ lane: index, position, ordered, window, hand, past },
    request: request(asked),
    cells: (ordered ? [...order, ...free] : byFrame).map(cell),
    startOrder: needed?.fromStart === true ? startOrder(session, index) : [],
  };
}

function startOrder(session: Session, index: number): string[] {
  const { order, pages } = laneAt(session, 0, index).columns;
  return Array.from(order, (frame) => (session.pageName ?? String)(pages[frame] ?? FREE));
}

/** How many past requests determine the order, and whether some page had none since the start; `null` if more than are shown. */
function neededPast(lane: LaneFrame, requests: Uint32Array) {
  const waiting = new Set(lane.columns.pages);
  waiting.delete(FREE);
  let at = requests.length;
  while (waiting.size > 0 && at > 0) {
    at -= 1;
    waiting.delete((requests[at] ?? 0) >>> 1);
  }
  const fromStart = waiting.size > 0;
  if (fromStart && (lane.step.counters.requests ?? 0) > requests.length) return null;
  return { requests: requests.length - at, fromStart };
}

/** Why the page of a frame does not go, by the engine. */
export function whyNot(session: Session, { asked, answer }: Question, frame: number): Phrase | null {
  if (answer.victim === null) return null;
  session.seek(asked.position);
  return session.whyNot(asked.lane, frame, answer.victim);
}

/** A part of an answer that is graded separately. */
export type Part = "outcome" | "victim" | "batch" | "reason";

/** What a learner has picked: frames, and the place of a reason. */
export interface Picks {
  outcome: Outcome | null;
  victim: number | null;
  batch: readonly number[];
  reason: number | null;
}

export const nothingPicked: Picks = { outcome: null, victim: null, batch: [], reason: null };

/** The parts of a question in the algorithm's order; a lane without a Writer writes the victim at most. */
export function partsOf(
  { kind, at }: Pick<TaskChoice, "kind" | "at">,
  writesTogether: boolean,
  { outcome }: Answer,
): Part[] {
  if (kind === "why") return ["reason"];
  if (at !== undefined) return ["victim"];
  const eviction: Part[] = writesTogether ? ["victim", "batch"] : ["victim"];
  if (kind === "predict") return eviction;
  return outcome === "evict" ? ["outcome", ...eviction] : ["outcome"];
}

/** `reason` is the place of the right one. */
export const isRight = (part: Part, picks: Picks, { answer }: Question, reason: number): boolean =>
  part === "batch"
    ? picks.batch.length === answer.batch.length && picks.batch.every((page) => answer.batch.includes(page))
    : picks[part] === { ...answer, reason }[part];

/** An error in a batch: the words for its kind say which. */
export interface BatchFault {
  kind: "nothing" | "clean" | "passed" | "beyond" | "victim" | "missed";
  page: string;
}

/** The errors in a batch, page by page in the order of frames. */
export function batchFaults({ asked, answer }: Question, batch: readonly number[]): BatchFault[] {
  const cells = asked.cells.toSorted((left, right) => left.frame - right.frame);
  const { victim, event, lane } = answer;
  if (!answer.victimDirty) {
    const page = cells.find(({ frame }) => frame === victim)?.page ?? "";
    return batch.length === 0 ? [] : [{ kind: "nothing", page }];
  }
  // Pages that the Writer passed with a second chance.
  const passed = event.second_chances.slice(event.second_chances_in_search).map(lane.pageName ?? String);
  return cells.flatMap(({ frame, page, dirty }): BatchFault[] => {
    const isChosen = batch.includes(frame);
    if (page === null || isChosen === answer.batch.includes(frame)) return [];
    if (!isChosen) return [{ kind: frame === victim ? "victim" : "missed", page }];
    return [{ kind: !dirty ? "clean" : passed.includes(page) ? "passed" : "beyond", page }];
  });
}
