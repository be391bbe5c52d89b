/** What each lane does with the whole recorded trace: served beside the shown run, in slices that leave the page alive. */
import { useEffect, useState } from "react";
import { attempt } from "../../../engine/runSession.ts";
import { yieldToBrowser } from "../../../engine/slices.ts";
import type { Reckoned } from "../../../engine/types.ts";
import type { Session } from "../engine/session.ts";
import { useLab, useShownPart } from "../state/hooks.ts";

/** Requests between two breaths: a few milliseconds. */
const SLICE = 20_000;

export interface RecordedTotals {
  /** By lane, null of one that is not counted; null until all of them are there. */
  lanes: readonly (Reckoned | null)[] | null;
  /** From 0 to 1. */
  share: number;
}

async function reckon(session: Session, onShare: (share: number) => void, signal: AbortSignal) {
  const { recorded } = session;
  const count = session.lanes.length;
  const found: (Reckoned | null)[] = [];
  for (let lane = 0; recorded !== undefined && lane < count; lane += 1) {
    const begun = attempt(() => recorded.reckon(lane));
    if (!begun.ok) {
      // No totals for a fork, whose pool was another lane's before, or for a policy outside of the engine.
      found.push(null);
      continue;
    }
    const reckoning = begun.value;
    try {
      for (let at = 0; at < reckoning.requests; ) {
        await yieldToBrowser();
        if (signal.aborted) return null;
        at = reckoning.advance(SLICE);
        onShare((lane + at / reckoning.requests) / count);
      }
      found.push(JSON.parse(reckoning.result_json()));
    } finally {
      reckoning.free();
    }
  }
  return found;
}

export function useRecordedTotals(): RecordedTotals {
  const lab = useLab();
  // Another scene is another session, and has another number of lanes or another config.
  const session = useShownPart(() => lab.playback.session);
  const [reckoning, setReckoning] = useState<RecordedTotals>({ lanes: null, share: 0 });
  useEffect(() => {
    const stopped = new AbortController();
    setReckoning({ lanes: null, share: 0 });
    if (session !== null)
      void reckon(session, (share) => setReckoning({ lanes: null, share }), stopped.signal).then((lanes) => {
        if (lanes !== null) setReckoning({ lanes, share: 1 });
      });
    return () => stopped.abort();
  }, [session]);
  return reckoning;
}
