/**
 * The one animation-frame loop: plays, seeks, runs to a condition and lets the survey run ahead, each in slices
 * so that a frame keeps its 8 ms. It runs only while there is something to do.
 */
import type { Condition, Session } from "../engine/session.ts";
import type { Failure, LabFrame, RequestLabel, SurveyFrame } from "../engine/types.ts";

/** What is shown now. The arrays of a frame are never written again. */
export interface Shown {
  frame: LabFrame | null;
  /** The frame for what is read, not watched: while a run plays fast it changes a few times a second. */
  readable: LabFrame | null;
  survey: SurveyFrame | null;
  /** Past and coming requests around the position, packed, and what they serve; the first is number `from`. */
  strip: { from: number; requests: Uint32Array; labels: (RequestLabel | null)[] };
  /** A run that is on its way: played, sought or run to. */
  activity: "none" | "playing" | "seeking" | "running";
  /** Whether the last change was a single step, so that moves may be animated. */
  single: boolean;
}

type Goal =
  | { kind: "seek"; position: number }
  | { kind: "play"; stepsPerSecond: number; due: number; last: number }
  | { kind: "run"; condition: Condition; from: number };

/** How a run ended that did not find what it looked for. */
export type Outcome = { kind: "not-found"; from: number } | { kind: "failed"; failure: Failure };

/** The engine's share of a frame of 8 ms; drawing needs the rest. */
const ENGINE_BUDGET_MS = 2.5;
const FIRST_SLICE_REQUESTS = 2_000;
const STRIP_BACK = 12;
const STRIP_AHEAD = 13;
/** How often text and numbers change while a run plays faster than this. */
const READABLE_PER_SECOND = 10;
/** Above this rate moves are not animated. */
export const ANIMATED_STEPS_PER_SECOND = 10;

const nothing: Shown = {
  frame: null,
  readable: null,
  survey: null,
  strip: { from: 0, requests: new Uint32Array(), labels: [] },
  activity: "none",
  single: false,
};

export class Playback {
  #session: Session | null = null;
  #goal: Goal | null = null;
  #shown: Shown = nothing;
  #listeners = new Set<() => void>();
  #ticking = false;
  #slice = FIRST_SLICE_REQUESTS;
  #surveyShownAt = 0;
  #readAt = 0;
  /** Called when a run ends without having found its condition. */
  onOutcome: (outcome: Outcome) => void = () => {};

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  shown = (): Shown => this.#shown;

  /** The position shown, or the one that is being sought: what a link or a changed run should hold. */
  get target(): number {
    return this.#goal?.kind === "seek" ? this.#end(this.#goal.position) : (this.#session?.position ?? 0);
  }

  get session(): Session | null {
    return this.#session;
  }

  /** Shows another session and closes the one before. */
  replace(session: Session): void {
    this.#session?.close();
    this.#session = session;
    this.#goal = null;
    this.#slice = FIRST_SLICE_REQUESTS;
    session.continueSurvey(FIRST_SLICE_REQUESTS);
    this.#publish({ survey: session.survey(), activity: "none", single: false });
    this.#wake();
  }

  /** One step forward or back, shown at once. */
  step(by: number): void {
    const session = this.#session;
    if (session === null) return;
    this.#goal = null;
    session.seek(Math.min(session.requests, Math.max(0, session.position + by)));
    this.#publish({ activity: "none", single: Math.abs(by) === 1 });
  }

  seek(position: number): void {
    this.#begin({ kind: "seek", position }, "seeking");
  }

  play(stepsPerSecond: number): void {
    const session = this.#session;
    if (session === null || session.position >= session.requests) return;
    this.#begin({ kind: "play", stepsPerSecond, due: 0, last: performance.now() }, "playing");
  }

  runTo(condition: Condition): void {
    this.#begin({ kind: "run", condition, from: this.#session?.position ?? 0 }, "running");
  }

  pause(): void {
    if (this.#goal === null) return;
    this.#goal = null;
    this.#publish({ activity: "none", single: false });
  }

  #begin(goal: Goal, activity: Shown["activity"]): void {
    if (this.#session === null) return;
    this.#goal = goal;
    if (goal.kind === "seek") this.#advance(performance.now());
    else this.#publish({ activity, single: false });
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
    if (this.#goal !== null) this.#advance(now);
    // A run that plays as fast as it goes leaves the survey nothing; any other leaves it the frame's other half.
    const all = this.#goal?.kind === "play" && this.#goal.stepsPerSecond === Number.POSITIVE_INFINITY;
    if (!all && !session.surveyDone) this.#survey(session, now);
    if (this.#goal !== null || !session.surveyDone) this.#wake();
  };

  /** Serves slices of the goal until the frame's share is used up. */
  #advance(now: number): void {
    const session = this.#session;
    const goal = this.#goal;
    if (session === null || goal === null) return;
    const before = session.position;
    let single = false;
    if (goal.kind === "play") single = this.#playOn(session, goal, now);
    else if (goal.kind === "seek")
      this.#inBudget((limit) => session.seekSlice(goal.position, limit) === this.#end(goal.position));
    else this.#runOn(session, goal);
    const reached = goal.kind === "seek" && session.position === this.#end(goal.position);
    const ended = goal.kind === "play" && session.position === session.requests;
    if ((reached || ended) && this.#goal === goal) this.#goal = null;
    if (session.position !== before || this.#goal === null) {
      const activities = { play: "playing", seek: "seeking", run: "running" } as const;
      this.#publish({ activity: this.#goal === null ? "none" : activities[goal.kind], single });
    }
  }

  #end(position: number): number {
    return Math.min(Math.max(0, position), this.#session?.requests ?? 0);
  }

  /** Returns whether moves may be animated. */
  #playOn(session: Session, goal: Extract<Goal, { kind: "play" }>, now: number): boolean {
    if (goal.stepsPerSecond === Number.POSITIVE_INFINITY) {
      // Slice by slice: on the way to the end itself, the engine would take the last keyframe and skip the run.
      this.#inBudget((limit) => {
        return session.seekSlice(this.#end(session.position + limit), limit) === session.requests;
      });
      return false;
    }
    goal.due += (Math.max(0, now - goal.last) / 1000) * goal.stepsPerSecond;
    goal.last = now;
    const steps = Math.floor(goal.due);
    if (steps === 0) return true;
    goal.due -= steps;
    const target = this.#end(session.position + steps);
    const reached = this.#inBudget((limit) => session.seekSlice(target, limit) === target);
    // A machine too slow for the rate falls behind instead of hoarding steps.
    if (!reached) goal.due = 0;
    return goal.stepsPerSecond <= ANIMATED_STEPS_PER_SECOND;
  }

  #runOn(session: Session, goal: Extract<Goal, { kind: "run" }>): void {
    this.#inBudget((limit) => {
      const result = session.runTo(goal.condition, limit);
      if (result.ok && result.value === "more") return false;
      this.#goal = null;
      if (!result.ok) this.onOutcome({ kind: "failed", failure: result.failure });
      else if (result.value === "none") {
        session.seek(goal.from);
        this.onOutcome({ kind: "not-found", from: goal.from });
      }
      return true;
    });
  }

  /** Calls `work` with slice sizes that follow the measured rate, until it is done or the time is up. */
  #inBudget(work: (limit: number) => boolean): boolean {
    const start = performance.now();
    let elapsed = 0;
    do {
      const done = work(this.#slice);
      const now = performance.now() - start;
      const took = now - elapsed;
      elapsed = now;
      if (done) return true;
      if (took < ENGINE_BUDGET_MS / 4) this.#slice = Math.min(this.#slice * 2, 65_536);
      else if (took > ENGINE_BUDGET_MS / 2) this.#slice = Math.max(64, this.#slice / 2);
    } while (elapsed < ENGINE_BUDGET_MS);
    return false;
  }

  #survey(session: Session, now: number): void {
    this.#inBudget((limit) => {
      session.continueSurvey(limit);
      return session.surveyDone;
    });
    // Curves of a long run are drawn anew a few times a second, not with every slice.
    if (session.surveyDone || now - this.#surveyShownAt > 250) {
      this.#surveyShownAt = now;
      this.#set({ survey: session.survey() });
    }
  }

  #publish(change: Partial<Shown>): void {
    const session = this.#session;
    if (session === null) return;
    const position = session.position;
    const frame = session.frame();
    const now = performance.now();
    const fast = this.#goal?.kind === "play" && this.#goal.stepsPerSecond > READABLE_PER_SECOND;
    if (fast && now - this.#readAt < 1000 / READABLE_PER_SECOND) {
      this.#set({ ...change, frame });
      return;
    }
    this.#readAt = now;
    const from = Math.max(0, position - STRIP_BACK);
    const to = position + STRIP_AHEAD;
    const strip = {
      from,
      requests: session.requestsBetween(from, to),
      labels: session.labelsBetween(from, to),
    };
    this.#set({ ...change, frame, readable: frame, strip });
  }

  #set(change: Partial<Shown>): void {
    this.#shown = { ...this.#shown, ...change };
    for (const listener of this.#listeners) listener();
  }
}
