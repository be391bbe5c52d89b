/** A run in an engine, outside React: what sessions of every lab have in common, over any lab's binding. */
import { failureOf } from "./failure.ts";
import { spokenFailure } from "./spoken.ts";
import type { PageName, Result, RunFrame, SurveyFrame } from "./types.ts";

/** What to run to; the engine's `session::Condition`. */
export interface Condition {
  kind: string;
  page?: number;
  name?: string;
  value?: number;
}

/** How a frame is wanted. */
export interface FrameWish {
  /** Whether the policy's order is needed: finding it walks the whole pool. */
  ordered: boolean;
  /**
   * Whether the columns may lie in memory that the next passing frame overwrites. For pictures of a run that plays:
   * new arrays for each would keep the garbage collector busy.
   */
  passing: boolean;
}

/** What a run that ran on may have found. */
export type Found = "found" | "more" | "none";

/** The part of a binding that is the same for every lab. Texts are JSON; what is thrown is a JSON `Failure`. */
export interface RunBinding {
  readonly requests: number;
  readonly position: number;
  lanes_json(): string;
  seek(position: number): void;
  seek_slice(position: number, limit: number): number;
  run_to(condition_json: string, lane: number | null | undefined, limit: number): string;
  continue_survey(limit: number): number;
  sample_positions(): Float64Array;
  sample_column(lane: number, counter: string): Float64Array;
  parted_column(): Float64Array;
  first_parting_json(): string;
  step_json(): string;
  serialised(): string;
  bytes(): number;
  free(): void;
}

/** The value, or what the engine threw instead, in the reader's language. */
export function attempt<T>(work: () => T): Result<T> {
  try {
    return { ok: true, value: work() };
  } catch (thrown) {
    return { ok: false, failure: spokenFailure(failureOf(thrown)) };
  }
}

/** A session of a lab adds what a frame of its run holds. One over a trace that is there beforehand is a `TraceSession`. */
export abstract class RunSession<
  Frame extends RunFrame = RunFrame,
  Lane = unknown,
  Binding extends RunBinding = RunBinding,
> {
  readonly requests: number;
  /** The lanes' own configs, defaults filled in. */
  readonly lanes: readonly Lane[];
  /** What pages are called, where that is not their number. */
  readonly pageName: PageName | undefined;
  protected readonly engine: Binding;
  #surveyed = 0;

  protected constructor(engine: Binding, pageName?: PageName) {
    this.engine = engine;
    this.requests = engine.requests;
    this.lanes = JSON.parse(engine.lanes_json());
    this.pageName = pageName;
  }

  /** Everything the page shows at the present position. */
  abstract frame(wish?: FrameWish): Frame;

  /** Pages on disk. */
  abstract get pages(): number;

  /** Frames of a pool. */
  abstract get frames(): number;

  /** The page that is called so: digits only. Undefined if there is none. */
  pageNamed(digits: string): number | undefined {
    const page = Number(digits);
    return page < this.pages ? page : undefined;
  }

  get position(): number {
    return this.engine.position;
  }

  /** Goes at most `limit` requests towards `position`. Returns the position reached. */
  seekSlice(position: number, limit: number): number {
    return this.engine.seek_slice(position, limit);
  }

  seek(position: number): void {
    this.engine.seek(position);
  }

  /** Runs on until the condition holds, at most `limit` requests. */
  runTo(condition: Condition, limit: number): Result<Found> {
    return attempt(() => this.engine.run_to(JSON.stringify(condition), undefined, limit) as Found);
  }

  get surveyDone(): boolean {
    return this.#surveyed === this.requests;
  }

  /** Lets the survey serve up to `limit` requests. */
  continueSurvey(limit: number): void {
    this.#surveyed = this.engine.continue_survey(limit);
  }

  /** The survey so far. */
  survey(): SurveyFrame {
    const { engine } = this;
    return {
      position: this.#surveyed,
      requests: this.requests,
      positions: engine.sample_positions(),
      parted: engine.parted_column(),
      column: (lane, counter) => engine.sample_column(lane, counter),
      firstParting: JSON.parse(engine.first_parting_json()),
    };
  }

  /** Everything shown of this position as JSON: equal for equal positions, however they were reached. */
  serialised(): string {
    return this.engine.serialised();
  }

  /** Bytes that lanes, survey and keyframes hold in the engine. */
  get bytes(): number {
    return this.engine.bytes();
  }

  /** Gives the engine's memory back; the session is unusable afterwards. */
  close(): void {
    this.engine.free();
  }
}
