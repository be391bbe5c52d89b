/**
 * The one animation-frame loop: plays, seeks, runs to a condition and lets the prescan run ahead, each in slices:
 * while a run plays a frame keeps its 8 ms, whatever the picture takes. It runs only while there is something to do.
 */
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Condition, FrameWish, RunSession } from "../engine/runSession.ts";
import type { TraceSession } from "../engine/traceSession.ts";
import type { Failure, PrescanFrame, RequestLabel, RunFrame } from "../engine/types.ts";

export interface Shown<Frame = RunFrame> {
  /** While a large pool plays fast its columns are overwritten by the next frame's; otherwise they never change. */
  frame: Frame | null;
  /** The frame for text and numbers: updated at most ten times a second, its arrays are never overwritten. */
  readable: Frame | null;
  prescan: PrescanFrame | null;
  /** Past and coming requests around the position, packed, and what they serve; the first is number `from`. */
  strip: { from: number; requests: Uint32Array; labels: (RequestLabel | null)[] };
  /** A run that is on its way: played, sought or run to. */
  activity: "none" | "playing" | "seeking" | "running";
  /** Whether the last change was a single step, so that moves may be animated. */
  single: boolean;
}

/** What is on its way; its kind is the activity that is shown. */
type Goal =
  | { kind: "seeking"; position: number; single: boolean; unseen?: true }
  /** `continuous`: along an axis of time, in its unit a second, not from request to request. */
  | { kind: "playing"; stepsPerSecond: number; continuous: boolean; due: number; last: number }
  | { kind: "running"; condition: Condition; from: number };

/** How a run ended that did not find what it looked for. */
export type Outcome = { kind: "not-found"; from: number } | { kind: "failed"; failure: Failure };

/** A frame of a run that plays, engine and picture together: 8 ms less what the browser itself needs. */
const PLAYED_FRAME_MS = 6;
/** A change so long ago may be one of a drag. */
const DRAGGED_MS = 120;
/** A run that is prescanned between two moves of a hand. */
const SHORT_PRESCAN_REQUESTS = 10_000;
/** The engine's least share of it, and the prescan's beside a run that plays slowly. */
const LEAST_SHARE_MS = 2;
/** Time that a seek runs before the first drawing: at the paper's size nearly all seeks finish within it. */
const FIRST_SEEK_MS = 80;
/** A frame of a longer way, or of a prescan that runs alone: the page still answers at once. */
const LONG_WAY_MS = 11;
/** And as long as all else in a frame takes, up to this: a slow or busy machine would serve the way for little of the time. */
const SLOW_WAY_MS = 50;
/** From here on a picture takes so long that a long way shows it a few times a second only. */
const MANY_FRAMES = 2_000;
const FIRST_SLICE_REQUESTS = 2_000;
const STRIP_BACK = 12;
const STRIP_AHEAD = 13;
/** On a long way the engine has so many times as long as the picture before took, however slow the machine is. */
const WAY_TO_PICTURE = 4;
/** How often text and numbers change while a run plays faster than this. */
const READABLE_PER_SECOND = 10;
/** Above this rate steps are not shown as motions. */
const ANIMATED_STEPS_PER_SECOND = 4;
/** So much of a step is due while the one before is still on its way: the next comes right after it. */
const LAST_BEFORE_STEP = 1 - 1e-6;

/** The part of a session that playback uses; `RunSession` documents each member. */
export type Played<Frame> = Pick<RunSession, "requests" | "position" | "frames" | "seekSlice" | "runTo"> &
  Pick<RunSession, "stepFrom" | "apart" | "ended" | "placeOf"> &
  Pick<RunSession, "continuePrescan" | "prescanDone" | "prescan" | "close"> &
  // Where requests are not there beforehand, the strip stays empty.
  Partial<Pick<TraceSession, "requestsBetween" | "labelsBetween">> & { frame(wish: FrameWish): Frame };

/** The interface of a playback for components that show it and step it. */
export interface Player<Frame = RunFrame, Session = RunSession> {
  /** The current state, for hooks and listeners. */
  readonly store: Pick<StoreApi<Shown<Frame>>, "getState" | "getInitialState" | "subscribe">;
  shown: () => Shown<Frame>;
  readonly target: number;
  readonly session: Session | null;
  step(by: number, small?: boolean): void;
  seek(position: number): void;
  seekPosition(position: number): void;
  pause(): void;
}

/** What shows steps as motions, or beat by beat. */
export interface Paced {
  /** Whether a step is on its way by itself: playing waits for its end. */
  readonly moving: boolean;
  /** Ends a step that is held at one of its beats; whether there was one. */
  end(): boolean;
}

const nothing: Shown<never> = {
  frame: null,
  readable: null,
  prescan: null,
  strip: { from: 0, requests: new Uint32Array(), labels: [] },
  activity: "none",
  single: false,
};

export class Playback<Frame, Session extends Played<Frame>> implements Player<Frame, Session> {
  readonly store = createStore<Shown<Frame>>(() => nothing);
  readonly shown = this.store.getState;
  #session: Session | null = null;
  #goal: Goal | null = null;
  #ticking = false;
  #slice = FIRST_SLICE_REQUESTS;
  #prescanShownAt = 0;
  /** When the engine had its last slice. */
  #workedAt = 0;
  /** When a value of the scene was changed last, with the picture kept. */
  #changedAt = Number.NEGATIVE_INFINITY;
  #readAt = 0;
  /** Since when the last picture has been there, and what it took. */
  #shownAt = 0;
  #shownMs = 0;
  #shownPosition = 0;
  #ordered = true;
  /** What showing a frame takes: the engine's columns, React, drawing. */
  #showingMs = 2;
  /** Frames of a run that plays which are not shown before the next one is. */
  #skips = 0;
  /** Called when a run ends without having found its condition. */
  onOutcome: (outcome: Outcome) => void = () => {};
  paced: Paced = { moving: false, end: () => false };

  /** The position shown, or the one that is being sought: what a link or a changed run should hold. */
  get target(): number {
    return this.#goal?.kind === "seeking" ? this.#end(this.#goal.position) : (this.#session?.position ?? 0);
  }

  /** Whether the picture needs the policy's order: large pools do without where it does not. */
  setOrdered(ordered: boolean): void {
    const changed = this.#ordered !== ordered;
    this.#ordered = ordered;
    if (changed) this.#publish({});
  }

  get #many(): boolean {
    return (this.#session?.frames ?? 0) > MANY_FRAMES;
  }

  get session(): Session | null {
    return this.#session;
  }

  /** Closes the session before. `stands`: its picture stays until `at` is reached, as while a value is dragged. */
  replace(session: Session, at = 0, stands = false): void {
    this.#session?.close();
    this.#session = session;
    this.#goal = null;
    this.#slice = FIRST_SLICE_REQUESTS;
    session.continuePrescan(FIRST_SLICE_REQUESTS);
    const { readable } = this.shown();
    if (at > 0 && stands && readable !== null) {
      // The frame's arrays may belong to the session just closed; `readable` is never overwritten.
      this.#prescanShownAt = performance.now();
      this.#changedAt = this.#prescanShownAt;
      // The marks of the run before stay until the new ones are known: they would vanish and come again with every frame.
      const known = session.prescanDone && { prescan: session.prescan() };
      this.store.setState({ frame: readable, ...known, activity: "seeking", single: false });
      this.#begin({ kind: "seeking", position: at, single: false, unseen: true });
      return;
    }
    this.#publish({ prescan: session.prescan(), activity: "none", single: false });
    if (at > 0) this.seek(at);
    this.#wake();
  }

  /** Goes to a place after the lanes' axis has changed. */
  stand(place: number): void {
    this.#goal = null;
    this.#shownPosition = Number.NaN;
    // Its samples lie along the axis.
    const prescan = this.#session?.prescan();
    if (prescan !== undefined) this.store.setState({ prescan });
    this.seek(place);
  }

  /** One step forward or back, shown at once unless the way back is long; forward from inside a step, to its end. */
  step(by: number, small = false): void {
    if (by === 1 && this.paced.end()) return;
    const position = this.#session?.stepFrom(this.target, by, small) ?? 0;
    this.#begin({ kind: "seeking", position, single: Math.abs(by) === 1 });
  }

  seek(position: number): void {
    this.#begin({ kind: "seeking", position, single: false });
  }

  /** Goes to a position of lanes in step, or where lanes apart stand for it. */
  seekPosition(position: number): void {
    const { apart } = this.#session ?? {};
    this.seek(apart == null ? position : (this.#session?.placeOf(apart.axis, position) ?? 0));
  }

  play(stepsPerSecond: number): void {
    const session = this.#session;
    if (session === null || session.ended) return;
    const continuous = session.apart?.axis === "time";
    this.#begin({ kind: "playing", stepsPerSecond, continuous, due: 0, last: performance.now() });
  }

  runTo(condition: Condition): void {
    this.#begin({ kind: "running", condition, from: this.#session?.position ?? 0 });
  }

  pause(): void {
    if (this.#goal === null) return;
    this.#goal = null;
    this.#publish({ activity: "none", single: false });
  }

  #begin(goal: Goal): void {
    if (this.#session === null) return;
    this.#goal = goal;
    if (goal.kind === "seeking") this.#advance(performance.now(), FIRST_SEEK_MS);
    else this.#publish({ activity: goal.kind, single: false });
    this.#wake();
  }

  #wake(): void {
    if (this.#ticking) return;
    this.#ticking = true;
    requestAnimationFrame(this.#tick);
  }

  #tick = (now: number): void => {
    this.#ticking = false;
    const session = this.#session;
    if (session === null) return;
    const others = performance.now() - this.#workedAt;
    if (this.#goal !== null) this.#advance(now, Math.min(Math.max(LONG_WAY_MS, others), SLOW_WAY_MS));
    // What takes all there is leaves the prescan nothing.
    const goal = this.#goal;
    const all = goal !== null && !(goal.kind === "playing" && goal.stepsPerSecond < Number.POSITIVE_INFINITY);
    // A value that is still being dragged makes that of a long run be done for nothing.
    const changing = now - this.#changedAt < DRAGGED_MS;
    const vain = changing && session.requests > SHORT_PRESCAN_REQUESTS;
    if (!all && !vain && !session.prescanDone)
      this.#prescan(session, now, goal !== null || changing ? LEAST_SHARE_MS : LONG_WAY_MS);
    if (this.#goal !== null || !session.prescanDone) this.#wake();
  };

  /** Serves slices of the goal until the frame's share is used up: `longWayMs`, or when it plays what drawing leaves. */
  #advance(now: number, longWayMs: number): void {
    const session = this.#session;
    const goal = this.#goal;
    if (session === null || goal === null) return;
    let [single, arrived] = [false, false];
    if (goal.kind === "playing") single = this.#playOn(session, goal, now);
    else if (goal.kind === "seeking") {
      const end = this.#end(goal.position);
      arrived = this.#inBudget(longWayMs, (limit) => session.seekSlice(end, limit) === end);
      single = goal.single && arrived;
    } else this.#runOn(session, goal, longWayMs);
    const ended = goal.kind === "playing" && session.ended;
    if ((arrived || ended) && this.#goal === goal) this.#goal = null;
    if (this.#goal !== null && goal.kind === "seeking" && goal.unseen) return;
    // Lanes apart stand nowhere else until they are there: that they are on their way is said all the same.
    const { activity } = this.shown();
    if (this.#goal !== null && activity !== goal.kind)
      this.store.setState({ activity: goal.kind, single: false });
    // Compared with the shown position, not with the last slice: a skipped frame is shown with a later one.
    const unseen = session.position !== this.#shownPosition;
    if (unseen && this.#goal !== null && this.#many && this.#passesOver(goal, now)) return;
    if (unseen || this.#goal === null) this.#publish({ activity: this.#goal?.kind ?? "none", single });
  }

  /** Whether a frame of a large pool need not be shown: pictures that leave the engine nothing are drawn less often. */
  #passesOver(goal: Goal, now: number): boolean {
    if (goal.kind !== "playing")
      return now - this.#shownAt < Math.max(1000 / READABLE_PER_SECOND, WAY_TO_PICTURE * this.#shownMs);
    if (this.#skips > 0) {
      this.#skips -= 1;
      return true;
    }
    this.#skips = this.#showingMs + LEAST_SHARE_MS > PLAYED_FRAME_MS ? 2 : 0;
    return false;
  }

  get #playedMs(): number {
    const showing = this.#skips > 0 ? 0 : this.#showingMs;
    return Math.max(LEAST_SHARE_MS, PLAYED_FRAME_MS - showing);
  }

  #end(position: number): number {
    return Math.min(Math.max(0, position), this.#session?.requests ?? 0);
  }

  /** Returns whether moves may be animated. */
  #playOn(session: Session, goal: Extract<Goal, { kind: "playing" }>, now: number): boolean {
    if (goal.stepsPerSecond === Number.POSITIVE_INFINITY) {
      // Slice by slice: on the way to the end itself, the engine would take the last keyframe and skip the run.
      const on = (limit: number) =>
        session.seekSlice(this.#end(session.position + limit), limit) === session.requests || session.ended;
      this.#inBudget(this.#playedMs, on);
      return false;
    }
    goal.due += (Math.max(0, now - goal.last) / 1000) * goal.stepsPerSecond;
    goal.last = now;
    const animated = goal.continuous || goal.stepsPerSecond <= ANIMATED_STEPS_PER_SECOND;
    // What is shown as a motion is shown to its end; no steps are hoarded meanwhile. Time does not wait.
    if (animated && !goal.continuous && this.paced.moving) goal.due = Math.min(goal.due, LAST_BEFORE_STEP);
    const steps = goal.continuous ? goal.due : Math.floor(goal.due);
    if (steps === 0) return true;
    goal.due -= steps;
    const target = this.#end(session.position + steps);
    const work = (limit: number) => session.seekSlice(target, limit) === target;
    const reached = this.#inBudget(this.#playedMs, work);
    // A machine too slow for the rate falls behind instead of hoarding steps.
    if (!reached) goal.due = 0;
    return animated;
  }

  #runOn(session: Session, goal: Extract<Goal, { kind: "running" }>, budgetMs: number): void {
    this.#inBudget(budgetMs, (limit) => {
      const result = session.runTo(goal.condition, limit);
      if (result.ok && result.value === "more") return false;
      this.#goal = null;
      if (!result.ok) this.onOutcome({ kind: "failed", failure: result.failure });
      else if (result.value === "none") {
        this.#goal = { kind: "seeking", position: goal.from, single: false };
        this.onOutcome({ kind: "not-found", from: goal.from });
      }
      return true;
    });
  }

  /** Calls `work` with slice sizes that follow the measured rate, until it is done or the time is up. */
  #inBudget(budgetMs: number, work: (limit: number) => boolean): boolean {
    const start = performance.now();
    let elapsed = 0;
    do {
      const done = work(this.#slice);
      this.#workedAt = performance.now();
      const now = this.#workedAt - start;
      const took = now - elapsed;
      elapsed = now;
      if (done) return true;
      // A slice of about a millisecond ends in time in any budget.
      if (took < 0.6) this.#slice = Math.min(this.#slice * 2, 65_536);
      else if (took > 1.2) this.#slice = Math.max(64, Math.floor(this.#slice / 2));
    } while (elapsed < budgetMs);
    return false;
  }

  #prescan(session: Session, now: number, budgetMs: number): void {
    this.#inBudget(budgetMs, (limit) => {
      session.continuePrescan(limit);
      return session.prescanDone;
    });
    // Curves of a long run are drawn anew a few times a second, not with every slice.
    if (session.prescanDone || now - this.#prescanShownAt > 250) {
      this.#prescanShownAt = now;
      const prescan = session.prescan();
      // By time, how long the run takes is known with its end.
      if (session.prescanDone && session.apart !== null) this.#publish({ prescan });
      else this.store.setState({ prescan });
    }
  }

  #publish(change: Partial<Shown<Frame>>): void {
    const session = this.#session;
    if (session === null) return;
    const position = session.position;
    const now = performance.now();
    this.#shownAt = now;
    this.#shownPosition = position;
    this.#measureShowing(now);
    const fast = this.#goal?.kind === "playing" && this.#goal.stepsPerSecond > READABLE_PER_SECOND;
    const passing = fast && now - this.#readAt < 1000 / READABLE_PER_SECOND;
    const frame = session.frame({ ordered: this.#ordered || !this.#many, passing: passing && this.#many });
    if (passing) {
      this.store.setState({ ...change, frame });
      return;
    }
    this.#readAt = now;
    // Of lanes apart those around the last.
    const last = Math.min(...(session.apart?.positions ?? [position]));
    const [from, to] = [Math.max(0, last - STRIP_BACK), last + STRIP_AHEAD];
    const strip = {
      from,
      requests: session.requestsBetween?.(from, to) ?? nothing.strip.requests,
      labels: session.labelsBetween?.(from, to) ?? [],
    };
    this.store.setState({ ...change, frame, readable: frame, strip });
  }

  /** React renders published state in a microtask, so the next microtask runs after the rendering. */
  #measureShowing(start: number): void {
    queueMicrotask(() =>
      queueMicrotask(() => {
        this.#shownAt = performance.now();
        const took = this.#shownAt - start;
        this.#shownMs = took;
        this.#showingMs += (Math.min(took, 4 * PLAYED_FRAME_MS) - this.#showingMs) / 8;
      }),
    );
  }
}
