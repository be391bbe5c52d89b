/** Counts requests by stretch of the disk: one engine pass over the trace, in slices between frames. */
import { useEffect, useState } from "react";
import { type Heat, stretchSize } from "../../../figures/disk/model.ts";
import type { Session } from "../engine/session.ts";
import { useLab } from "../state/hooks.ts";

/** Counted in about a millisecond. */
const SLICE_REQUESTS = 262_144;

/** The counts, grown by a slice at each step. */
function* counting(session: Session): Generator<void, Heat> {
  const pages = session.lanes[0]?.pages ?? 1;
  const size = stretchSize(pages);
  const counts = new Uint32Array(Math.ceil(pages / size));
  for (let from = 0; from < session.requests; from += SLICE_REQUESTS) {
    session.requestsByBin(size, from, from + SLICE_REQUESTS).forEach((requests, stretch) => {
      counts[stretch] = (counts[stretch] ?? 0) + requests;
    });
    yield;
  }
  return { size, counts };
}

/** All at once: some ten milliseconds for ten million requests. */
export function heatOf(session: Session): Heat {
  const slices = counting(session);
  for (;;) {
    const { done, value } = slices.next();
    if (done) return value;
  }
}

/** The counts of a session, once all of its requests are counted; `null` until then. */
export function useHeat(session: Session | null): Heat | null {
  const { playback } = useLab();
  const [counted, setCounted] = useState<{ session: Session; heat: Heat } | null>(null);
  useEffect(() => {
    if (session === null) return;
    const slices = counting(session);
    const count = () => {
      // A session that was replaced is closed.
      if (playback.session !== session) return;
      const { done, value: heat } = slices.next();
      if (done) setCounted({ session, heat });
      else timer = window.setTimeout(count);
    };
    let timer = window.setTimeout(count);
    return () => clearTimeout(timer);
  }, [session, playback]);
  return counted?.session === session ? (counted?.heat ?? null) : null;
}
