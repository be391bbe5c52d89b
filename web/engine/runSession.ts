/** A run in an engine, outside React: what sessions of every lab have in common, over any lab's binding. */
import { failureOf } from "./failure.ts";
import type { Lab } from "./pkg/ace/ace.js";
import type { Lab as PbmLab } from "./pkg/pbm/pbm.js";
import { spokenFailure } from "./spoken.ts";
import type {
  Found,
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
  readonly requests: number;
  readonly lanes: readonly Lane[];
  /** What pages are called, where that is not their number. */
  readonly pageName: PageName | undefined;
  #prescanned = 0;
  #closed = false;

  protected constructor(
    protected readonly engine: Binding,
    protected readonly registry: Registry,
    private readonly memory: () => unknown,
    pageName?: PageName,
  ) {
    this.requests = engine.requests;
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

  frame(wish: FrameWish = { ordered: true, passing: false }): Frame {
    const step: Step<LaneStepOf<Frame>> = JSON.parse(this.engine.step_json());
    const { position, label } = step;
    const { counters, lab } = this.registry;
    const lanes = step.lanes.map((laneStep, index) => this.laneFrame(index, laneStep, wish)).filter(Boolean);
    const shown = { position, requests: this.requests, counters, lab, label };
    return { ...shown, ...this.ofAll(step), lanes } as unknown as Frame;
  }

  /** A lane's columns, computed as far as requested; copied into the arrays of `held` that fit. */
  protected columns<Columns extends object>(
    lane: number,
    wish: { ordered: boolean; byPage: boolean },
    held?: Columns,
  ): Columns {
    const told = this.engine.lane_columns_json(lane, wish.ordered, wish.byPage);
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

  get position(): number {
    return this.engine.position;
  }

  /** Goes at most `limit` requests towards `position`. Returns the position reached. */
  seekSlice = (position: number, limit: number): number => this.engine.seek_slice(position, limit);
  seek = (position: number): void => this.engine.seek(position);

  /** Runs on until the condition holds, in a lane or in any, at most `limit` requests. */
  runTo = (condition: Condition, limit: number, lane?: number): Result<Found> =>
    attempt(() => JSON.parse(this.engine.run_to_json(JSON.stringify(condition), lane, limit)));

  /** Starts searching a page's history before the position shown; its memory is held until `stopAsking`. */
  ask = (page: number): Result<void> => attempt(() => this.engine.ask(page));

  /** Looks on for about as long as serving `limit` requests takes. Returns the part of the longest way that is behind it. */
  continueAsking = (limit: number): number => (this.#closed ? 1 : this.engine.continue_asking(limit));

  /** The history found so far; null if no search was started. */
  pageHistory = (): PageHistory | null => (this.#closed ? null : JSON.parse(this.engine.page_history_json()));
  stopAsking(): void {
    if (!this.#closed) this.engine.stop_asking();
  }

  get prescanDone(): boolean {
    return this.#prescanned === this.requests;
  }

  /** Lets the prescan serve up to `limit` requests. */
  continuePrescan(limit: number): void {
    this.#prescanned = this.engine.continue_prescan(limit);
  }

  prescan(): PrescanFrame {
    const { engine } = this;
    const positions = engine.sample_positions();
    const known = new Map<string, Float64Array>();
    const read = (lane: number, counter: string) =>
      // A closed run cannot supply new columns; its marks stay on screen until the next run's are available.
      this.#closed ? new Float64Array(positions.length) : engine.sample_column(lane, counter);
    return {
      position: this.#prescanned,
      requests: this.requests,
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

  /** Everything shown of this position as JSON: equal for equal positions, however they were reached. */
  serialised = (): string => this.engine.serialised();

  /** Bytes of the engine's memory, which never shrinks. */
  get engineBytes(): number {
    return memoryOf(this.memory).byteLength;
  }

  /** Bytes that lanes, prescan and keyframes hold in the engine. */
  get bytes(): number {
    return this.engine.bytes();
  }

  /** Gives the engine's memory back; the session is unusable afterwards. */
  close(): void {
    this.#closed = true;
    this.engine.free();
  }
}

const KINDS = { u8: Uint8Array, u32: Uint32Array, f32: Float32Array, f64: Float64Array } as const;

/** A column's kind, address in bytes and length; or a number by itself, if there is one. See the engine's `columns`. */
type Told = [kind: keyof typeof KINDS, at: number, length: number] | number | null;
type Held = InstanceType<(typeof KINDS)[keyof typeof KINDS]> | number | undefined;
export const memoryOf = (engine_memory: () => unknown) => (engine_memory() as WebAssembly.Memory).buffer;

/** Copies the columns that an engine has just handed out, as JSON; into those of `held` that fit, which are overwritten. */
export function copyColumns<Columns extends object>(
  engine_memory: () => unknown,
  told: string | undefined,
  held?: Columns,
): Columns {
  const buffer = memoryOf(engine_memory);
  const before = held as Record<string, Held> | undefined;
  const copied = (name: string, column: Told): Held => {
    if (!Array.isArray(column)) return column ?? undefined;
    const [kind, at, length] = column;
    const source = new KINDS[kind](buffer, at, length);
    const place = before?.[name];
    if (typeof place !== "object" || place.length !== length) return source.slice();
    place.set(source);
    return place;
  };
  const columns: Record<string, Told> = JSON.parse(told ?? "{}");
  return Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [name, copied(name, column)]),
  ) as Columns;
}
