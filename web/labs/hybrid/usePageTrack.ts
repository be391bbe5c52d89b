/** Follows a page over the whole run, in slices that leave the page alive. */
import { useEffect, useState } from "react";
import type { Failure } from "../../engine/types.ts";
import { type HybridSession, samplesOf } from "./engine/session.ts";
import type { PageSample } from "./engine/types.ts";

/** Requests at once: about two milliseconds a lane. */
const SLICE = 65_536;
const SLICE_MS = 8;

export interface Tracked {
  /** By lane; null while it is followed. */
  samples: PageSample[][] | null;
  failure: Failure | null;
}

const nothing: Tracked = { samples: null, failure: null };

export function usePageTrack(session: HybridSession | null, page: number | undefined): Tracked {
  const [tracked, setTracked] = useState(nothing);
  useEffect(() => {
    setTracked(nothing);
    if (session === null || page === undefined) return;
    const opened = session.track(page);
    if (!opened.ok) {
      setTracked({ samples: null, failure: opened.failure });
      return;
    }
    const track = opened.value;
    let frame = 0;
    const goOn = () => {
      const until = performance.now() + SLICE_MS;
      let position = 0;
      do position = track.advance(SLICE);
      while (position < session.requests && performance.now() < until);
      if (position < session.requests) frame = requestAnimationFrame(goOn);
      else setTracked({ samples: samplesOf(track), failure: null });
    };
    goOn();
    return () => {
      cancelAnimationFrame(frame);
      track.free();
    };
  }, [session, page]);
  return tracked;
}
