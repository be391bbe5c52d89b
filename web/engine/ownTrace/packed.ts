/** A trace as columns, for a module of the engine in a worker. */
import { SLICE_MS, yieldToBrowser } from "../slices.ts";
import type { Columns } from "./read.ts";

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

/** Entries copied at once: about half a millisecond. */
const SLICE = 1 << 18;

/** What an engine builds a trace with. */
export interface TraceBuilder<Handle> {
  push(requests: Uint32Array): void;
  /** Says which ids renumbered pages had in the file. */
  name(pages: Uint32Array, ids: BigUint64Array): void;
  /** Adds a recording's extra data after all requests; absent in engines that take no recordings. */
  record?(recorded: Uint8Array): void;
  finish(): Handle;
  free(): void;
}

/** The trace in the engine. Throws the engine's error, or on a cancel; the engine then keeps nothing. */
export async function adoptInto<Handle>(
  begin: () => TraceBuilder<Handle>,
  { requests, renumbered, ids, recorded }: Omit<Columns, "summary" | "volumes">,
  signal: AbortSignal,
): Promise<Handle> {
  const builder = begin();
  let since = performance.now();
  const inSlices = async (length: number, copy: (from: number, to: number) => void) => {
    for (let at = 0; at < length; at += SLICE) {
      copy(at, at + SLICE);
      if (performance.now() - since < SLICE_MS) continue;
      await yieldToBrowser();
      signal.throwIfAborted();
      since = performance.now();
    }
  };
  try {
    await inSlices(requests.length, (from, to) => builder.push(requests.subarray(from, to)));
    await inSlices(ids.length, (from, to) =>
      builder.name(renumbered.subarray(from, to), ids.subarray(from, to)),
    );
    signal.throwIfAborted();
    if (recorded.length > 0) builder.record?.(recorded);
  } catch (thrown) {
    builder.free();
    throw thrown;
  }
  return builder.finish();
}
