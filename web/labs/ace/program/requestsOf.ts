/** The requests of a trace as the sandbox takes them. */
import type { OwnTrace } from "../../../engine/pkg/ace/ace.js";
import type { OwnTrace as OwnTraceOfAll } from "../../../engine/pkg/ace-all/ace-all.js";

export interface TraceColumns {
  /** Packed. */
  requests: Uint32Array;
  pages: number;
  /** What a recording says besides; empty for any other trace. */
  recorded: Uint8Array;
}

/** Copied out of the engine with every policy, which alone runs own policies; the trace stays. */
export function requestsOf(trace: OwnTrace): TraceColumns {
  const all = trace as OwnTraceOfAll;
  return { requests: all.packed(), pages: all.pages, recorded: all.recorded_bytes() };
}
