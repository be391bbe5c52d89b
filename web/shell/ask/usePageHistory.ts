/** The answer of the engine about a page, looked for in slices that leave the page alive. */
import { useEffect, useState } from "react";
import type { RunSession } from "../../engine/runSession.ts";
import type { Failure, PageHistory } from "../../engine/types.ts";

/** A frame of a longer way. */
const FRAME_MS = 8;
/** A slice of about so long ends in time. */
const SLICE_MS = 2;
const FIRST_SLICE_REQUESTS = 4_096;
/** From here on it is shown how far the search is. */
const PROGRESS_AFTER_MS = 300;

export interface Answer {
  /** The history found so far; belongs to an earlier position until the next search. */
  history: PageHistory | null;
  /** How much of the longest way is behind it, once that takes long. */
  progress: number | null;
  failure: Failure | null;
}

const nothing: Answer = { history: null, progress: null, failure: null };

/** Searches at the position shown, whenever the run is paused. */
export function usePageHistory(
  session: RunSession | null,
  page: number,
  position: number,
  standing: boolean,
): Answer {
  const [answer, setAnswer] = useState(nothing);
  useEffect(() => {
    if (session === null || !standing || position !== session.position) return;
    const asked = session.ask(page);
    if (!asked.ok) {
      setAnswer({ ...nothing, failure: asked.failure });
      return;
    }
    const began = performance.now();
    let [frame, slice] = [0, FIRST_SLICE_REQUESTS];
    const goOn = () => {
      const until = performance.now() + FRAME_MS;
      let [part, now] = [0, performance.now()];
      do {
        const before = now;
        part = session.continueAsking(slice);
        now = performance.now();
        if (now - before < SLICE_MS / 2) slice *= 2;
        else if (now - before > SLICE_MS) slice = Math.ceil(slice / 2);
      } while (part < 1 && now < until);
      const long = part < 1 && now - began > PROGRESS_AFTER_MS;
      setAnswer({ history: session.pageHistory(), progress: long ? part : null, failure: null });
      if (part < 1) frame = requestAnimationFrame(goOn);
    };
    goOn();
    return () => cancelAnimationFrame(frame);
  }, [session, page, position, standing]);
  useEffect(() => () => session?.stopAsking(), [session]);
  const { history } = answer;
  return history !== null && history.page !== page ? nothing : answer;
}
