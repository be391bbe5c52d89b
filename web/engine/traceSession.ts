/** A run over a trace: its requests are known beforehand, are the same in every lane, and may come from the reader's file. */
import type { Packed } from "./ownTrace/packed.ts";
import { type RunBinding, RunSession } from "./runSession.ts";
import type { PageName, RequestLabel, RunFrame } from "./types.ts";

/** What a binding has besides, where a trace is run. */
export interface TraceBinding extends RunBinding {
  readonly renumbered: boolean;
  requests_between(from: number, to: number): Uint32Array;
  labels_between_json(from: number, to: number): string;
  original_id(page: number): bigint;
  page_of_id(id: bigint): number | undefined;
  /** In modules that know recordings. */
  recorded_bytes?(): Uint8Array;
}

/** What the config of such a lane says, defaults filled in. */
export interface TraceLane {
  pages: number;
  frames: number;
}

export abstract class TraceSession<
  Frame extends RunFrame = RunFrame,
  Lane extends TraceLane = TraceLane,
  Binding extends TraceBinding = TraceBinding,
> extends RunSession<Frame, Lane, Binding> {
  protected constructor(engine: Binding, pageName?: PageName) {
    super(
      engine,
      pageName ?? (engine.renumbered ? (page) => engine.original_id(page).toString() : undefined),
    );
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
  requestsBetween(from: number, to: number): Uint32Array {
    return this.engine.requests_between(Math.max(0, from), to);
  }

  /** Its first requests, for a worker; `pinned`: with all that a recording says besides, which takes all of them. */
  packed(limit = this.requests, pinned = true): Packed {
    const { pages, creates } = this;
    const recorded = pinned ? this.engine.recorded_bytes?.() : undefined;
    return { requests: this.requestsBetween(0, limit), pages, creates, recorded };
  }

  /** Whether its requests pin pages. */
  get pinned(): boolean {
    return false;
  }

  /** How many of the pages its requests create; undefined where they only read and write. */
  get creates(): number | undefined {
    return undefined;
  }

  /** What the requests `from .. to` serve; empty if the workload does not say. */
  labelsBetween(from: number, to: number): (RequestLabel | null)[] {
    return JSON.parse(this.engine.labels_between_json(Math.max(0, from), to));
  }
}
