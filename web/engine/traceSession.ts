/** A run over a trace: its requests are known beforehand, are the same in every lane, and may come from the reader's file. */
import type { Packed } from "./ownTrace/packed.ts";
import type { Lab } from "./pkg/ace/ace.js";
import type { Lab as HybridLab } from "./pkg/hybrid/hybrid.js";
import { type RunBinding, RunSession } from "./runSession.ts";
import type { PageName, RequestLabel, RunFrame, RunRegistry } from "./types.ts";

/** A binding for runs over a trace: the common part and these methods. */
export type TraceBinding = RunBinding &
  Pick<Lab, keyof Lab & keyof HybridLab> &
  // In modules that know recordings.
  Partial<Pick<Lab, "recorded_bytes">>;

export type TraceLane = { pages: number; frames: number };

export abstract class TraceSession<
  Frame extends RunFrame = RunFrame,
  Lane extends TraceLane = TraceLane,
  Binding extends TraceBinding = TraceBinding,
  Registry extends Pick<RunRegistry, "counters" | "lab"> = Pick<RunRegistry, "counters" | "lab">,
> extends RunSession<Frame, Lane, Binding, Registry> {
  protected constructor(
    engine: Binding,
    registry: Registry,
    engine_memory: () => unknown,
    pageName?: PageName,
  ) {
    const ofFile = (page: number) => engine.original_id(page).toString();
    super(engine, registry, engine_memory, pageName ?? (engine.renumbered ? ofFile : undefined));
  }

  override get pages(): number {
    return this.lanes[0]?.pages ?? 0;
  }

  override get frames(): number {
    return this.lanes[0]?.frames ?? 0;
  }

  /** Undefined if the trace's own file has no such id. */
  override pageNamed(name: string): number | undefined {
    const id = /^\d+$/.test(name) ? BigInt(name) : 2n ** 64n;
    return id < 2n ** 64n ? this.engine.page_of_id(id) : undefined;
  }

  /** Packed requests `from .. to`: page * 2, plus 1 for a write. */
  requestsBetween = (from: number, to: number): Uint32Array =>
    this.engine.requests_between(Math.max(0, from), to);

  /** Its first requests, for a worker; `pinned`: all requests, with the recording's extra data. */
  packed(limit = this.requests, pinned = true): Packed {
    const { pages, creates } = this;
    const recorded = pinned ? this.engine.recorded_bytes?.() : undefined;
    return { requests: this.requestsBetween(0, limit), pages, creates, recorded };
  }

  get pinned(): boolean {
    return false;
  }

  /** How many of the pages its requests create; undefined where they only read and write. */
  get creates(): number | undefined {
    return undefined;
  }

  /** What the requests `from .. to` serve; empty if the workload does not say. */
  labelsBetween = (from: number, to: number): (RequestLabel | null)[] =>
    JSON.parse(this.engine.labels_between_json(Math.max(0, from), to));
}
