import { useMemo } from "react";
import type { OwnRequests } from "../../engine/sweep/comparison.ts";
import { TraceSession } from "../../engine/traceSession.ts";
import type { RunScene } from "../../state/run/choices.ts";
import { useRun, useRunShownPart } from "../../state/run/hooks.ts";

/**
 * The requests of the reader's own trace, for workers that cannot draw them; `drawn`: also those that are drawn already. None
 * where there is nothing to give.
 */
export function useOwnRequests(scene: RunScene, drawn = false): OwnRequests | undefined {
  const { playback } = useRun();
  const open = useRunShownPart(() => playback.session);
  const given = drawn || scene.workload.kind === "own";
  return useMemo(() => {
    const shown = () => (playback.session instanceof TraceSession ? playback.session : null);
    const session = given && open instanceof TraceSession ? open : null;
    if (session === null) return undefined;
    const { requests, pinned } = session;
    // Asked for by a later run of the same trace too, when this session is closed.
    return { requests, pinned, packed: (...part) => (shown() ?? session).packed(...part) };
  }, [playback, open, given]);
}
