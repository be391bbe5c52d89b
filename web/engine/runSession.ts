/** A run in an engine, outside React: what sessions of every lab have in common, over any lab's binding. */
import { bisectLeft, bisectRight } from "d3-array";
import { Apart, type LaneEngine } from "./apart.ts";
import { copyColumns, memoryOf } from "./columns.ts";
import { failureOf } from "./failure.ts";
import type { Lab } from "./pkg/ace/ace.js";
import type { Lab as PbmLab } from "./pkg/pbm/pbm.js";
import { spokenFailure } from "./spoken.ts";
import type {
  Axis,
  Found,
  Moment,
  PageHistory,
  PageName,
  PrescanFrame,
  Result,
  RunFrame,
  RunRegistry,
  Step,
} from "./types.ts";

export type Condition = { kind: string; page?: number; name?: string; value?: number };

export interface FrameWish {
  /** Whether the policy's order is needed: finding it walks the whole pool. */
  ordered: boolean;
  /** Whether the next passing frame may overwrite its columns: new arrays for each would keep the garbage collector busy. */
  passing: boolean;
}

/** The part of a binding that is the same for every lab. Texts are JSON; errors are JSON `Failure`s. */
export type RunBinding = Pick<PbmLab, keyof Lab & keyof PbmLab>;

/** The value, or the engine's error in the reader's language. */
export function attempt<T>(work: () => T): Result<T> {
  try {
    return { ok: true, value: work() };
  } catch (thrown) {
    return { ok: false, failure: spokenFailure(failureOf(thrown)) };
  }
}

type LaneStepOf<Frame> = Frame extends { lanes: { step: infer LaneStep }[] } ? LaneStep : never;

/** A session of a lab adds what a frame of its run holds. One over a trace that is there beforehand is a `TraceSession`. */
export abstract class RunSession<
  Frame extends RunFrame = RunFrame,
  Lane = unknown,
  Binding extends RunBinding = RunBinding,
  Registry extends Pick<RunRegistry, "counters" | "lab"> = Pick<RunRegistry, "counters" | "lab">,
> {
  readonly lanes: readonly Lane[];
  /** Lanes that do not go in step: each in an engine of its own, while this one keeps trace and prescan. */
  apart: Apart | null = null;
  /** What pages are called, where that is not their number. */
  readonly pageName: PageName | undefined;
  /** Requests of the trace, or of all lanes together. */
  readonly #requests: number;
  #prescanned = 0;
  #closed = false;

  protected constructor(
    protected readonly engine: Binding,
    protected readonly registry: Registry,
    private readonly memory: () => unknown,
    pageName?: PageName,
  ) {
    this.#requests = engine.requests;
    this.lanes = JSON.parse(engine.lanes_json());
    this.pageName = pageName && this.#remembered(pageName);
  }

  /** Caches page names: a closed run stays on screen until the next one reaches its position. */
  #remembered(nameOf: PageName): PageName {
    const names = new Map<number, string>();
    return (page) => {
      const name = names.get(page) ?? (this.#closed ? String(page) : nameOf(page));
      if (!this.#closed) names.set(page, name);
      return name;
    };
  }

  /** Requests of the trace, or of all lanes together, whatever lanes stand along. */
  get length(): number {
    return this.#requests;
  }

  /** The last place on the lanes' axis; infinite while it is not known. */
  get requests(): number {
    if (!this.measured) return this.#requests / (this.apart?.lanes.length ?? 1);
    return this.#whole ? Math.max(...this.#ends()) : Number.POSITIVE_INFINITY;
  }

  /** Whether places are no numbers of requests: the run's end is known with its prescan. */
  get measured(): boolean {
    return this.apart !== null && this.apart.axis !== "request";
  }

  /** The counter that lanes stand along. */
  get #counter(): string {
    const { axis = "request" } = this.apart ?? {};
    return { time: this.registry.lab.clock, event: "events", request: "requests" }[axis];
  }

  /** Where the lanes stand at the end of the run, or as far as it is prescanned. */
  #ends = (): number[] => this.lanes.map((_, lane) => this.#placesOf(lane).at(-1) ?? 0);

  /** The last place as far as it can be foreseen: a run goes on as it went so far. */
  get #last(): number {
    if (!this.measured || this.#whole) return this.requests;
    return (Math.max(...this.#ends()) * this.#requests) / Math.max(1, this.#prescanned);
  }

  /** Where a lane stands on the axis at each sample of the prescan. */
  readonly #placesOf = (lane: number): Float64Array => this.engine.sample_column(lane, this.#counter);

  /** When a lane, wherever it stands, has served so many requests; `exact` unless that lies between two samples. */
  readonly #placeAt = (lane: number, position: number): { place: number; exact: boolean } => {
    const [positions, places] = [this.engine.sample_positions(), this.#placesOf(lane)];
    const after = bisectLeft(positions, position);
    const [from = 0, to = from] = [positions[after - 1], positions[after]];
    const [begin = 0, end = begin] = [places[after - 1], places[after]];
    if (to === position || to === from)
      return { place: to === position ? end : begin, exact: to === position };
    return { place: begin + ((position - from) / (to - from)) * (end - begin), exact: begin === end };
  };

  /** Lets each lane stand where `axis` has it, in the engine of a session over a scene with it alone; ends what was apart before. */
  standApart(axis: Axis, alone: readonly { session: RunSession; chain: readonly number[] }[]): void {
    this.standInStep();
    const lanes = alone.map(
      ({ session, chain }): LaneEngine => ({ engine: session.engine, lane: chain.length - 1, chain }),
    );
    this.apart = new Apart(axis, lanes);
  }

  /** Lets all lanes stand at one position again. */
  standInStep(): void {
    this.apart?.free();
    this.apart = null;
    this.#drawn = [];
  }

  /**
   * Where lanes apart stand for a position of lanes in step: when the last of them has ended its request, or after as many
   * requests as the first has made. This session's own lanes go there.
   */
  placeOf(axis: Axis, position: number): number {
    const { engine } = this;
    engine.seek(position);
    const lanes = this.lanes.map((_, lane) => lane);
    if (axis !== "request") return Math.max(...lanes.map((lane) => this.standsAt(axis, lane)));
    const { lanes: steps }: { lanes: { counters: { requests: number } }[] } = JSON.parse(engine.step_json());
    return Math.max(...steps.map(({ counters }) => counters.requests));
  }

  /** The position that would stand there. */
  get positionInStep(): number {
    const { apart, engine } = this;
    if (apart === null) return engine.position;
    if (this.measured) return Math.min(...apart.positions);
    engine.seek(0);
    const condition = { kind: "counter", name: "requests", value: apart.place };
    if (apart.place > 0) engine.run_to_json(JSON.stringify(condition), undefined, engine.requests);
    return engine.position;
  }

  /** Where a lane stands on an axis that counts no requests. */
  protected standsAt(_axis: Axis, lane: number): number {
    return this.engine.clock(lane);
  }

  /** Whether more happens than requests, so that lanes can go by events. */
  get goesOn(): boolean {
    return false;
  }

  /** The engine that a lane stands in, and its number there. */
  protected standing(lane: number): { engine: Binding; lane: number; chain?: readonly number[] } {
    const own = this.apart?.lanes[lane];
    return own === undefined ? { engine: this.engine, lane } : { ...own, engine: own.engine as Binding };
  }

  /** The lanes as drawn last, by the position that they stood at: one that has not moved is drawn as it was. */
  #drawn: { position: number; ordered: boolean; lane: object | undefined }[] = [];

  #ofAll: object = {};

  frame(wish: FrameWish = { ordered: true, passing: false }): Frame {
    const { apart } = this;
    const { counters, lab } = this.registry;
    const told = { requests: this.#last, counters, lab };
    if (apart === null) {
      const step: Step<LaneStepOf<Frame>> = JSON.parse(this.engine.step_json());
      const { position, label } = step;
      const lanes = step.lanes
        .map((laneStep, index) => this.laneFrame(index, laneStep, wish))
        .filter(Boolean);
      return { ...told, position, label, ...this.ofAll(step), lanes } as unknown as Frame;
    }
    const { axis, place, positions, next } = apart;
    this.#drawn = apart.lanes.map(({ engine, lane }, index) => {
      const before = this.#drawn[index];
      const { ordered } = wish;
      const position = positions[index] ?? 0;
      if (before?.position === position && before.ordered === ordered && !wish.passing) return before;
      const step: Step<LaneStepOf<Frame>> = JSON.parse(engine.step_json());
      this.#ofAll = this.ofAll(step);
      const own = step.lanes[lane];
      return { position, ordered, lane: own && this.laneFrame(index, own, wish) };
    });
    const lanes = this.#drawn.map(({ lane }) => lane).filter(Boolean);
    const served = apart.lanes.map(({ engine }) => engine.requests);
    const moment: Moment = { axis, positions, next, requests: served, placeAt: this.#placeAt };
    return { ...told, position: place, ...this.#ofAll, moment, lanes } as unknown as Frame;
  }

  /** A lane's columns, computed as far as requested; copied into the arrays of `held` that fit. */
  protected columns<Columns extends object>(
    lane: number,
    wish: { ordered: boolean; byPage: boolean },
    held?: Columns,
  ): Columns {
    const own = this.standing(lane);
    const told = own.engine.lane_columns_json(own.lane, wish.ordered, wish.byPage);
    return copyColumns(this.memory, told, held);
  }

  /** What is shown of one lane; undefined if the registry does not know what it is made of. */
  protected abstract laneFrame(index: number, step: LaneStepOf<Frame>, wish: FrameWish): object | undefined;

  protected ofAll(_step: object): object {
    return {};
  }

  abstract get pages(): number;
  abstract get frames(): number;

  /** The page that is called so. Undefined if there is none. */
  pageNamed(name: string): number | undefined {
    const page = /^\d+$/.test(name) ? Number(name) : Number.NaN;
    return page < this.pages ? page : undefined;
  }

  /** Where the lanes stand: a position, or a place on the axis of lanes apart. */
  get position(): number {
    return this.apart?.place ?? this.engine.position;
  }

  get ended(): boolean {
    return this.apart?.ended ?? this.position >= this.requests;
  }

  /** Goes at most `limit` requests towards `position`. Returns the position reached: another one while it is on its way. */
  seekSlice = (position: number, limit: number): number => {
    if (this.apart === null) return this.engine.seek_slice(position, limit);
    return this.apart.seekSlice(position, limit) ? position : Number.NaN;
  };
  seek = (position: number): void =>
    this.apart === null ? this.engine.seek(position) : this.apart.seek(position);

  /** Where a step leads from a position; a small one to the next event, where more happens than requests. */
  stepFrom(position: number, by: number, small = false): number {
    const { apart } = this;
    return apart === null || position !== apart.place ? position + by : apart.step(by > 0 ? 1 : -1, small);
  }

  /** Runs on until the condition holds, in a lane or in any, at most `limit` requests. */
  runTo = (condition: Condition, limit: number, lane?: number): Result<Found> =>
    attempt(
      () =>
        this.apart?.runTo(condition, limit, lane) ??
        JSON.parse(this.engine.run_to_json(JSON.stringify(condition), lane, limit)),
    );

  /** The engines that questions go to. */
  get #asked(): readonly Pick<RunBinding, "ask" | "continue_asking" | "stop_asking">[] {
    return this.apart?.lanes.map(({ engine }) => engine) ?? [this.engine];
  }

  /** Starts searching a page's history before the position shown; its memory is held until `stopAsking`. */
  ask = (page: number): Result<void> =>
    attempt(() => {
      for (const engine of this.#asked) engine.ask(page);
    });

  /** Looks on for about as long as serving `limit` requests takes. Returns the part of the longest way that is behind it. */
  continueAsking = (limit: number): number =>
    this.#closed ? 1 : Math.min(...this.#asked.map((engine) => engine.continue_asking(limit)));

  /** The history found so far; null if no search was started. */
  pageHistory = (): PageHistory | null =>
    this.#closed ? null : (this.apart?.pageHistory() ?? JSON.parse(this.engine.page_history_json()));
  stopAsking(): void {
    if (!this.#closed) for (const engine of this.#asked) engine.stop_asking();
  }

  /** Whether the run is known to its end. */
  get #whole(): boolean {
    return this.#prescanned === this.#requests;
  }

  get prescanDone(): boolean {
    return this.#whole && this.apart?.prescanDone !== false;
  }

  /** Lets the prescan serve up to `limit` requests; after it those of lanes apart, which they find their moments by. */
  continuePrescan(limit: number): void {
    if (this.#whole) this.apart?.continuePrescan(limit);
    else this.#prescanned = this.engine.continue_prescan(limit);
  }

  prescan(): PrescanFrame {
    const { engine } = this;
    const known = new Map<string, Float64Array>();
    if (this.apart !== null) return this.#prescanApart(known);
    const positions = engine.sample_positions();
    const read = (lane: number, counter: string) =>
      // A closed run cannot supply new columns; its marks stay on screen until the next run's are available.
      this.#closed ? new Float64Array(positions.length) : engine.sample_column(lane, counter);
    return {
      position: this.#prescanned,
      requests: this.#requests,
      positions,
      diverged: engine.diverged_column(),
      column: (lane, counter) => {
        const key = `${lane} ${counter}`;
        const column = known.get(key) ?? read(lane, counter);
        known.set(key, column);
        return column;
      },
      firstDivergence: JSON.parse(engine.first_divergence_json()),
    };
  }

  /** The same along the lanes' axis: at each place where a lane has a sample, all lanes as they stand there. */
  #prescanApart(known: Map<string, Float64Array>): PrescanFrame {
    const { engine } = this;
    const places = this.lanes.map((_, lane) => this.#placesOf(lane));
    const positions = Float64Array.from(new Set(places.flatMap((lane) => [...lane]))).sort();
    const last = this.#last;
    const share = this.#prescanned / Math.max(1, this.#requests);
    return {
      position: share * last,
      requests: last,
      positions,
      diverged: new Float64Array(positions.length),
      column: (lane, counter) => {
        const key = `${lane} ${counter}`;
        const read = () => {
          const [own = [], values] = [places[lane], engine.sample_column(lane, counter)];
          return positions.map((place) => values[bisectRight(own, place) - 1] ?? 0);
        };
        const column = known.get(key) ?? (this.#closed ? new Float64Array(positions.length) : read());
        known.set(key, column);
        return column;
      },
      firstDivergence: null,
    };
  }

  /** Everything shown of this position as JSON: equal for equal positions, however they were reached. */
  serialised = (): string =>
    this.apart === null
      ? this.engine.serialised()
      : JSON.stringify({
          position: this.apart.place,
          lanes: this.apart.lanes.map(({ engine, lane }) => JSON.parse(engine.serialised()).lanes[lane]),
        });

  /** Bytes of the engine's memory, which never shrinks. */
  get engineBytes(): number {
    return memoryOf(this.memory).byteLength;
  }

  /** Bytes that lanes, prescan and keyframes hold in the engine. */
  get bytes(): number {
    const apart = this.apart?.lanes.map(({ engine }) => engine.bytes()) ?? [];
    return apart.reduce((sum, bytes) => sum + bytes, this.engine.bytes());
  }

  /** Gives the engine's memory back; the session is unusable afterwards. */
  close(): void {
    this.#closed = true;
    this.standInStep();
    this.engine.free();
  }
}
