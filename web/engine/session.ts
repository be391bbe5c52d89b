/** A run in the engine, outside React: seeks, and gives one flat frame for the position shown. */
import { type ColumnsStore, columnsStore } from "./columns.ts";
import { failureOf } from "./failure.ts";
import { changedNumbers } from "./forkChanges.ts";
import { Lab, type OwnTrace } from "./pkg/engine.js";
import { spokenFailure } from "./spoken.ts";
import type {
  LabFrame,
  LaneConfig,
  LaneFork,
  LaneFrame,
  PageName,
  PagePlace,
  Phrase,
  Registry,
  RequestLabel,
  Result,
  Step,
  SurveyFrame,
} from "./types.ts";

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

export class Session {
  readonly requests: number;
  readonly #lab: Lab;
  readonly #registry: Registry;
  readonly #configs: LaneConfig[];
  readonly #forks: (Omit<LaneFork, "reached"> | undefined)[];
  readonly #names: Pick<LaneFrame, "pageName">;
  #surveyed = 0;
  readonly #passing: ColumnsStore[];

  private constructor(lab: Lab, registry: Registry) {
    this.#lab = lab;
    this.#registry = registry;
    this.#configs = JSON.parse(lab.lanes_json());
    this.#forks = this.#configs.map((config, index) => this.#fork(config, index));
    this.#passing = this.#configs.map(() => columnsStore());
    this.requests = lab.requests;
    this.#names = lab.renumbered ? { pageName: (page) => lab.original_id(page).toString() } : {};
  }

  /** What pages are called, if the ids of the trace's own file were renumbered. */
  get pageName(): PageName | undefined {
    return this.#names.pageName;
  }

  /** The page that is called so: digits only. Undefined if the trace's own file has no such id. */
  pageNamed(digits: string): number | undefined {
    const id = BigInt(digits);
    return id < 2n ** 64n ? this.#lab.page_of_id(id) : undefined;
  }

  /** Opens a scene. `own` is the trace for a workload from a file; it stays usable. */
  static open(scene: object, registry: Registry, own?: OwnTrace): Result<Session> {
    try {
      return { ok: true, value: new Session(new Lab(JSON.stringify(scene), own?.share()), registry) };
    } catch (thrown) {
      return { ok: false, failure: spokenFailure(failureOf(thrown)) };
    }
  }

  get position(): number {
    return this.#lab.position;
  }

  get lanes(): readonly LaneConfig[] {
    return this.#configs;
  }

  /** Goes at most `limit` requests towards `position`. Returns the position reached. */
  seekSlice(position: number, limit: number): number {
    return this.#lab.seek_slice(position, limit);
  }

  seek(position: number): void {
    this.#lab.seek(position);
  }

  /** Runs on until the condition holds, at most `limit` requests. */
  runTo(condition: Condition, limit: number): Result<"found" | "more" | "none"> {
    try {
      const found = this.#lab.run_to(JSON.stringify(condition), undefined, limit);
      return { ok: true, value: found as "found" | "more" | "none" };
    } catch (thrown) {
      return { ok: false, failure: spokenFailure(failureOf(thrown)) };
    }
  }

  /** Everything the page shows at the present position. */
  frame({ ordered, passing }: FrameWish = { ordered: true, passing: false }): LabFrame {
    const step: Step = JSON.parse(this.#lab.step_json());
    const lanes = step.lanes.map((laneStep, index) => {
      const store = passing ? this.#passing[index] : columnsStore();
      return store === undefined ? undefined : this.#laneFrame(index, laneStep, store, ordered);
    });
    return {
      position: step.position,
      requests: this.requests,
      label: step.label,
      lanes: lanes.filter((lane) => lane !== undefined).map((lane) => ({ ...lane, ...this.#names })),
    };
  }

  #laneFrame(
    index: number,
    step: LaneFrame["step"],
    store: ColumnsStore,
    ordered: boolean,
  ): LaneFrame | undefined {
    const inForce = this.#named(step.running_as);
    if (inForce === undefined) return undefined;
    const fork = this.#forks[index];
    return {
      ...inForce,
      ...(fork === undefined ? {} : { fork: { ...fork, reached: step.running_as === index } }),
      columns: store(this.#lab.lane_columns(index, ordered)),
      step,
    };
  }

  #named(lane: number): Pick<LaneFrame, "config" | "policy"> | undefined {
    const config = this.#configs[lane];
    const policy = this.#registry.policies.find((spec) => spec.id === config?.policy);
    return config === undefined || policy === undefined ? undefined : { config, policy };
  }

  #fork({ fork }: LaneConfig, index: number): Omit<LaneFork, "reached"> | undefined {
    const own = this.#named(index);
    const left = fork === undefined ? undefined : this.#named(fork.lane);
    if (fork === undefined || own === undefined || left === undefined) return undefined;
    return { ...fork, ...own, left, changed: changedNumbers(this.#registry, own, left.config) };
  }

  /** Why a lane, from the position shown on, will evict from the frame `victim`, its choice, and not from `frame`. */
  whyNot(lane: number, frame: number, victim: number): Phrase | null {
    return JSON.parse(this.#lab.why_not_json(lane, frame, victim));
  }

  /** The reason of the eviction just shown, and some that do not hold of it; `other` is a page that was resident too. */
  reasons(lane: number, other: number): { right: Phrase | null; others: Phrase[] } {
    return JSON.parse(this.#lab.reasons_json(lane, other));
  }

  /** Where a page is in each lane; `null` where it is not resident. */
  findPage(page: number): (PagePlace | null)[] {
    return JSON.parse(this.#lab.find_page_json(page));
  }

  /** Packed requests `from .. to`: page * 2, plus 1 for a write. */
  requestsBetween(from: number, to: number): Uint32Array {
    return this.#lab.requests_between(Math.max(0, from), to);
  }

  /** What the requests `from .. to` serve; empty if the workload does not say. */
  labelsBetween(from: number, to: number): (RequestLabel | null)[] {
    return JSON.parse(this.#lab.labels_between_json(Math.max(0, from), to));
  }

  /** How many of the requests `from .. to` ask for a page of each stretch of `pagesABin` pages of the disk. */
  requestsByBin(pagesABin: number, from: number, to: number): Uint32Array {
    return this.#lab.requests_by_bin(pagesABin, from, to);
  }

  get surveyDone(): boolean {
    return this.#surveyed === this.requests;
  }

  /** Lets the survey serve up to `limit` requests. */
  continueSurvey(limit: number): void {
    this.#surveyed = this.#lab.continue_survey(limit);
  }

  /** The survey so far. */
  survey(): SurveyFrame {
    const lab = this.#lab;
    return {
      position: this.#surveyed,
      requests: this.requests,
      positions: lab.sample_positions(),
      parted: lab.parted_column(),
      column: (lane, counter) => lab.sample_column(lane, counter),
      firstParting: JSON.parse(lab.first_parting_json()),
    };
  }

  /** Everything shown of this position as JSON: equal for equal positions, however they were reached. */
  serialised(): string {
    return this.#lab.serialised();
  }

  /** Bytes that lanes, survey and keyframes hold in the engine. */
  get bytes(): number {
    return this.#lab.bytes();
  }

  /** Gives the engine's memory back; the session is unusable afterwards. */
  close(): void {
    this.#lab.free();
  }
}
