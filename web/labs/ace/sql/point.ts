/** Where a script's run is shown, and what the whole of it comes to. */
import type { Session } from "../engine/session.ts";
import { servedTo, servedUntil } from "../live/served.ts";

export interface Point {
  /** Behind the first batch of the run's second half, when the pool is full; halfway where ACE writes none. */
  at: number;
  /** The device time of each lane over all requests. */
  device_us: readonly number[];
}

/** Serves the session, which stands at its start, to its end. Null if it was left meanwhile. */
export async function pointOf(session: Session, isLeft: () => boolean): Promise<Point | null> {
  const { requests } = session;
  const halfway = Math.floor(requests / 2);
  if (!(await servedTo(session, halfway, isLeft))) return null;
  const at = (await servedUntil(session, { kind: "batch" }, isLeft)) ?? halfway;
  if (!(await servedTo(session, requests, isLeft))) return null;
  return { at, device_us: session.frame().lanes.map(({ step }) => step.counters.latency_us ?? 0) };
}
