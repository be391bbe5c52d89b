import type { TraceSession } from "../../engine/traceSession.ts";

/** Requests of a trace that is there beforehand. */
export const requestsOf = (session: TraceSession, from: number, to: number) => ({
  requests: session.requestsBetween(from, to),
  labels: session.labelsBetween(from, to),
});
