/**
 * Lanes that stand each at a request of its own, in an engine of its own: at one moment of their clocks, or each after as
 * many of its own requests or events. A place is where they stand: microseconds or units of cost since the start, requests, or
 * events.
 */
import type { Lab as FullLab } from "./pkg/full/full.js";
import type { Condition, RunBinding } from "./runSession.ts";
import type { Axis, Found, PageHistory } from "./types.ts";

/** What an engine has besides where more happens than requests. */
export type BetweenBinding = Pick<FullLab, "seek_events" | "stands" | "next_look_up" | "last_look_up">;

/** One lane's engine. `lane`: its number there; `chain`: what the lanes there are called in the scene, since a fork needs the lanes that it leaves. */
export interface LaneEngine {
  engine: RunBinding & Partial<BetweenBinding>;
  lane: number;
  chain: readonly number[];
}

/** The scene with one lane alone, and with those that it leaves at forks. */
export function laneAlone(scene: { [key: string]: unknown }, index: number) {
  const lanes = scene.lanes as { fork?: { lane: number } }[];
  const chain = [index];
  for (let { fork } = lanes[index] ?? {}; fork !== undefined; { fork } = lanes[fork.lane] ?? {})
    chain.unshift(fork.lane);
  const alone = chain.map((lane, at) => {
    const { fork, ...own } = lanes[lane] ?? {};
    return fork === undefined ? own : { ...own, fork: { ...fork, lane: at - 1 } };
  });
  return { scene: { ...scene, lanes: alone }, chain };
}

/** What is still to be found of a way to a condition, lane by lane: the place where it holds, none for lanes that are not asked; undefined while it is looked for. */
type Search = { of: string; found: (number | undefined)[] };

export class Apart {
  /** Where the lanes stand, or are on their way to. */
  place = 0;
  /** By time: when each lane's next operation ends. Undefined while the lane is on its way. */
  #next: (number | undefined)[];
  #search: Search | null = null;

  constructor(
    readonly axis: Axis,
    readonly lanes: readonly LaneEngine[],
  ) {
    this.#next = lanes.map(() => undefined);
  }

  readonly #placeOf = ({ engine, lane }: LaneEngine): number => {
    if (this.axis === "time") return engine.clock(lane);
    return this.axis === "event" ? (engine.stands?.(lane, true) ?? 0) : engine.position;
  };
  /** Goes on towards a place, or to all that lies before it; the next one, infinite at the end, once it is there. */
  #go({ engine, lane }: LaneEngine, place: number, before: boolean, limit: number): number | undefined {
    return this.axis === "event"
      ? engine.seek_events?.(lane, place, before, limit)
      : engine.seek_clock(lane, place, before, limit);
  }

  get positions(): number[] {
    return this.lanes.map(({ engine }) => engine.position);
  }

  /** When each lane's next operation ends, by time; infinite behind its last. */
  get next(): readonly number[] {
    return this.#next.map((next) => next ?? Number.POSITIVE_INFINITY);
  }

  get ended(): boolean {
    return this.lanes.every(({ engine }) => engine.position >= engine.requests);
  }

  /** Goes on towards a place, at most so many requests a lane; whether all lanes are there. Beyond the end they stand at theirs. */
  seekSlice(place: number, limit: number): boolean {
    const there = this.lanes.map((own, at) => {
      const { engine } = own;
      if (this.axis === "request") {
        const end = Math.min(place, engine.requests);
        return engine.seek_slice(end, limit) === end;
      }
      const next = this.#next[at];
      // Between two ends nothing moves.
      if (next !== undefined && this.#placeOf(own) <= place && place < next) return true;
      this.#next[at] = this.#go(own, place, false, limit);
      return this.#next[at] !== undefined;
    });
    if (!there.every(Boolean)) return false;
    // Behind the end of all there is no later place.
    this.place = this.ended ? Math.min(place, Math.max(...this.lanes.map(this.#placeOf))) : place;
    return true;
  }

  seek(place: number): void {
    while (!this.seekSlice(place, Number.POSITIVE_INFINITY));
  }

  #prescanned = 0;

  get prescanDone(): boolean {
    return this.#prescanned === this.lanes.length;
  }

  /** Lets the prescan of one lane after the other serve up to `limit` requests. */
  continuePrescan(limit: number): void {
    const engine = this.lanes[this.#prescanned]?.engine;
    if (engine !== undefined && engine.continue_prescan(limit) === engine.requests) this.#prescanned += 1;
  }

  /** The next end of an operation in any lane, or the end before; where more happens than requests, the next look-up unless `small`. */
  step(by: 1 | -1, small = false): number {
    const { place } = this;
    if (this.axis === "request") return Math.max(0, place + by);
    if (this.#next.includes(undefined)) this.seek(place);
    const byEvent = this.axis === "event";
    if (by > 0) {
      const ahead = this.lanes.map(
        ({ engine, lane }, at) =>
          (small ? undefined : engine.next_look_up?.(lane, byEvent)) ?? this.next[at] ?? place,
      );
      const next = Math.min(...ahead.filter((one) => one > place));
      return Number.isFinite(next) ? next : place;
    }
    const ends = this.lanes.map((own, at) => {
      if (this.#placeOf(own) >= place) {
        this.#next[at] = undefined;
        while (this.#go(own, place, true, Number.POSITIVE_INFINITY) === undefined);
      }
      const { engine, lane } = own;
      return (small ? undefined : engine.last_look_up?.(lane, byEvent)) ?? this.#placeOf(own);
    });
    const before = Math.max(...ends);
    this.seek(before);
    return before;
  }

  /** Runs on in each lane, or in one, at most `limit` requests, until all have found where the condition holds first; stands where it does in the first. */
  runTo(condition: Condition, limit: number, lane?: number): Found {
    const of = JSON.stringify([condition, this.place, lane]);
    if (this.#search?.of !== of)
      this.#search = {
        of,
        found: this.lanes.map((_, at) => ((lane ?? at) === at ? undefined : Number.POSITIVE_INFINITY)),
      };
    const { found } = this.#search;
    for (const [at, own] of this.lanes.entries()) {
      if (found[at] !== undefined) continue;
      this.#next[at] = undefined;
      const { engine, lane: there } = own;
      const result: Found = JSON.parse(engine.run_to_json(JSON.stringify(condition), there, limit));
      if (result !== "more") found[at] = result === "found" ? this.#placeOf(own) : Number.POSITIVE_INFINITY;
    }
    if (found.includes(undefined)) return "more";
    this.#search = null;
    const first = Math.min(...found.map((place) => place ?? Number.POSITIVE_INFINITY));
    if (!Number.isFinite(first)) return "none";
    this.seek(first);
    return "found";
  }

  /** The lanes' answers as one. */
  pageHistory(): PageHistory | null {
    const told = this.lanes.map(({ engine }): PageHistory | null => JSON.parse(engine.page_history_json()));
    const [first] = told;
    if (first == null) return null;
    const lanes = told.flatMap((history, at) => history?.lanes[this.lanes[at]?.lane ?? 0] ?? []);
    const every = (part: "done" | "next_known") => told.every((history) => history?.[part] === true);
    return { ...first, position: this.place, lanes, done: every("done"), next_known: every("next_known") };
  }

  free(): void {
    for (const { engine } of this.lanes) engine.free();
  }
}
