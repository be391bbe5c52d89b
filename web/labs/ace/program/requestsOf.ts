/** The requests of a trace as the sandbox takes them. */
import type { Made } from "../../../engine/pkg/ace/ace.js";

export interface TraceColumns {
  /** Packed. */
  requests: Uint32Array;
  pages: number;
  /** A recording's extra data; empty for any other trace. */
  recorded: Uint8Array;
}

/** Copied out of the engine; the trace stays. */
export const requestsOf = (trace: Made): TraceColumns => ({
  requests: trace.packed(),
  pages: trace.pages,
  recorded: trace.recorded_bytes(),
});
