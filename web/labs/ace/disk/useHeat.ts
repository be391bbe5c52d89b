/** Counts requests by stretch of the disk: one engine pass over the trace, in slices between frames. */
import { useEffect, useState } from "react";
import { type Heat, stretchSize } from "../../../figures/disk/model.ts";
import type { Session } from "../engine/session.ts";
import { useLab } from "../state/hooks.ts";

/** Counted in about a millisecond. */
const SLICE_REQUESTS = 262_144;

const emptyHeat = (pages: number): Heat => {
  const size = stretchSize(pages);
  return { size, counts: new Uint32Array(Math.ceil(pages / size)) };
};

/** Counts the requests from `from` on, a slice of them. Returns where the next slice begins. */
function countSlice(session: Session, { size, counts }: Heat, from: number): number {
  session.requestsByBin(size, from, from + SLICE_REQUESTS).forEach((requests, stretch) => {
    counts[stretch] = (counts[stretch] ?? 0) + requests;
  });
  return from + SLICE_REQUESTS;
}

/** All at once: some ten milliseconds for ten million requests. */
export function heatOf(session: Session): Heat {
  const heat = emptyHeat(session.lanes[0]?.pages ?? 1);
  for (let at = 0; at < session.requests; ) at = countSlice(session, heat, at);
  return heat;
}

/** The counts of a session, once all of its requests are counted; `null` until then. */
export function useHeat(session: Session | null): Heat | null {
  const { playback } = useLab();
  const [counted, setCounted] = useState<{ session: Session; heat: Heat } | null>(null);
  useEffect(() => {
    const pages = session?.lanes[0]?.pages;
    if (session === null || pages === undefined) return;
    const heat = emptyHeat(pages);
    let at = 0;
    let timer = 0;
    const count = () => {
      // A session that was replaced is closed.
      if (playback.session !== session) return;
      at = countSlice(session, heat, at);
      if (at < session.requests) timer = window.setTimeout(count);
      else setCounted({ session, heat });
    };
    timer = window.setTimeout(count);
    return () => clearTimeout(timer);
  }, [session, playback]);
  return counted !== null && counted.session === session ? counted.heat : null;
}
