/** A trace as columns, for a module of the engine in a worker. */
import type { TraceBuilder } from "./adopt.ts";

export interface Packed {
  requests: Uint32Array;
  pages: number;
  /** How many of the last pages the requests create; left out for reads and writes alone. */
  creates?: number | undefined;
  /** A recording's extra data; empty for any other trace. */
  recorded?: Uint8Array | undefined;
}

type Builder<Trace> = new (requests: number, pages: number, creates?: number) => TraceBuilder<Trace>;

/** The trace in a module, by its builder. Rethrows the engine's error. */
export function unpacked<Trace>(Builder: Builder<Trace>, packed: Packed): Trace {
  const { requests, pages, creates, recorded = new Uint8Array() } = packed;
  const builder = new Builder(requests.length, pages, creates);
  builder.push(requests);
  if (recorded.length > 0) builder.record?.(recorded);
  return builder.finish();
}
