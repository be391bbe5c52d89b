/** A run of the ACE lab in the engine: gives one flat frame for the position shown. */

import { engine_memory, Lab, type Made } from "../../../engine/pkg/ace/ace.js";
import { attempt, type FrameWish } from "../../../engine/runSession.ts";
import { TraceSession } from "../../../engine/traceSession.ts";
import type {
  LabFrame,
  LaneColumns,
  LaneConfig,
  LaneFork,
  LaneFrame,
  LaneStep,
  PagePlace,
  Phrase,
  Reasons,
  RecordingFrame,
  Registry,
  Result,
} from "../../../engine/types.ts";
import { referenceOf } from "../lanes.ts";
import { changedNumbers } from "./forkChanges.ts";
import { tapesOf } from "./tapes.ts";

/** Tapes end to end, and their lengths. */
function joined(tapes: readonly Uint32Array[]): [all: Uint32Array, lengths: Uint32Array] {
  const lengths = Uint32Array.from(tapes, (tape) => tape.length);
  const all = new Uint32Array(lengths.reduce((sum, length) => sum + length, 0));
  let end = 0;
  for (const tape of tapes) {
    all.set(tape, end);
    end += tape.length;
  }
  return [all, lengths];
}

export class Session extends TraceSession<LabFrame, LaneConfig, Lab, Registry> {
  readonly #forks: (Omit<LaneFork, "reached"> | undefined)[];
  /** The engine, if its trace is a recorded one. */
  readonly recorded: Lab | undefined;
  /** The recording of the trace, if it is one. */
  readonly recording: Omit<RecordingFrame, "pins"> | undefined;
  /** The last passing columns of each lane. */
  readonly #passing: (LaneColumns | undefined)[] = [];

  protected constructor(lab: Lab, registry: Registry, memory = engine_memory) {
    // Called once: the engine serializes all remarks.
    const overview: RecordingFrame["overview"] | null = JSON.parse(lab.recording_json());
    const named = overview !== null || lab.names_pages;
    super(lab, registry, memory, named ? (page) => lab.page_name(page) : undefined);
    if (overview !== null) {
      this.recorded = lab;
      this.recording = { overview, relationOf: lab.relation_of_pages() };
    }
    this.#forks = this.lanes.map((config, index) => this.#fork(config, index));
  }

  /** Opens a scene. `trace` is the one of a workload from a file, or made beforehand; it stays usable. */
  static open(scene: object, registry: Registry, trace?: Made): Result<Session> {
    const json = JSON.stringify(scene);
    const tapes = "program" in scene ? tapesOf(scene) : undefined;
    return attempt(() => {
      const own = trace?.share();
      const lab = tapes === undefined ? new Lab(json, own) : Lab.with_tapes(json, own, ...joined(tapes));
      return new Session(lab, registry);
    });
  }

  /** Whether the requests of its trace pin pages. */
  override get pinned(): boolean {
    return this.recording?.overview.pinned === true;
  }

  override frame(wish?: FrameWish): LabFrame {
    const frame = super.frame(wish);
    const { pageName, recording } = this;
    if (pageName === undefined) return frame;
    const lanes = frame.lanes.map((lane, index) => {
      // The same for all lanes at one request: pins follow from the trace.
      const pins = () => JSON.parse(this.standing(index).engine.pins_json());
      return { ...lane, pageName, ...(recording && { recording: { ...recording, pins: pins() } }) };
    });
    return { ...frame, lanes };
  }

  /** The trace as its file has it, if that says more than numbers of pages. */
  traceFile(): string | undefined {
    const { recorded, engine } = this;
    if (recorded === undefined && !engine.names_pages) return undefined;
    return new TextDecoder().decode(engine.trace_csv());
  }

  override pageNamed(name: string): number | undefined {
    return this.engine.page_of_name(name) ?? super.pageNamed(name);
  }

  protected override laneFrame(
    index: number,
    step: LaneStep,
    { ordered, passing }: FrameWish,
  ): LaneFrame | undefined {
    const own = this.standing(index);
    const runningAs = own.chain?.[step.running_as] ?? step.running_as;
    const inForce = this.#named(runningAs);
    if (inForce === undefined) return undefined;
    const fork = this.#forks[index];
    const held = passing ? this.#passing[index] : undefined;
    const columns = this.columns<LaneColumns>(index, { ordered, byPage: false }, held);
    if (passing) this.#passing[index] = columns;
    return {
      ...inForce,
      ...(fork === undefined ? {} : { fork: { ...fork, reached: runningAs === index } }),
      ...{ columns, step: { ...step, running_as: runningAs } },
      // What else its policy keeps, if it is one that does.
      ...(!passing && inForce.policy.kept.length > 0 && { kept: JSON.parse(own.engine.kept_json(own.lane)) }),
    };
  }

  #named(lane: number): Pick<LaneFrame, "config" | "policy" | "reader" | "reference"> | undefined {
    const config = this.lanes[lane];
    const policy = this.registry.policies.find((spec) => spec.id === config?.policy);
    // The last is the paper's.
    const reader = this.registry.readers.slice(0, -1).find((spec) => spec.id === config?.reader);
    const reference = referenceOf(this.registry, config?.reference)?.label;
    return config === undefined || policy === undefined ? undefined : { config, policy, reader, reference };
  }

  #fork({ fork }: LaneConfig, index: number): Omit<LaneFork, "reached"> | undefined {
    const own = this.#named(index);
    const left = fork === undefined ? undefined : this.#named(fork.lane);
    if (fork === undefined || own === undefined || left === undefined) return undefined;
    return { ...fork, ...own, left, changed: changedNumbers(this.registry, own, left.config) };
  }

  /** Why a lane, from the position shown on, will evict from the frame `victim`, its choice, and not from `frame`. */
  whyNot(lane: number, frame: number, victim: number): Phrase | null {
    const own = this.standing(lane);
    return JSON.parse(own.engine.why_not_json(own.lane, frame, victim));
  }

  /** The reason of the eviction just shown, and some false ones; `other` is another resident page. */
  reasons(lane: number, other: number): Reasons {
    const own = this.standing(lane);
    return JSON.parse(own.engine.reasons_json(own.lane, other));
  }

  /** Where a page is in each lane; `null` where it is not resident. */
  findPage(page: number): (PagePlace | null)[] {
    return this.lanes.map((_, index) => {
      const own = this.standing(index);
      return JSON.parse(own.engine.find_page_json(page))[own.lane] ?? null;
    });
  }

  /** How many of the requests `from .. to` ask for a page of each stretch of `pagesABin` pages of the disk. */
  requestsByBin(pagesABin: number, from: number, to: number): Uint32Array {
    return this.engine.requests_by_bin(pagesABin, from, to);
  }
}
