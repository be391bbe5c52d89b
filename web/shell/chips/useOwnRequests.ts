import { useMemo } from "react";
import { TraceSession } from "../../engine/traceSession.ts";
import type { RunScene } from "../../state/run/choices.ts";
import { useRun } from "../../state/run/hooks.ts";
import type { OwnRequests } from "./response.ts";

/** The requests of the reader's own trace; nothing where the scene draws its requests. */
export function useOwnRequests(scene: RunScene): OwnRequests | undefined {
  const { playback } = useRun();
  return useMemo(() => {
    const shown = () => (playback.session instanceof TraceSession ? playback.session : null);
    const session = scene.workload.kind === "own" ? shown() : null;
    if (session === null) return undefined;
    const { requests, pinned } = session;
    // Asked for by a later run of the same trace too, when this session is closed.
    return { requests, pinned, packed: (...part) => (shown() ?? session).packed(...part) };
  }, [playback, scene]);
}
