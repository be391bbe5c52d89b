import { useMemo } from "react";
import type { RunScene } from "../../state/run/choices.ts";
import { useRun } from "../../state/run/hooks.ts";
import { writtenOut } from "./response.ts";

/** Requests of a trace that only the reader has: so many are run. */
export const WRITTEN_REQUESTS = 20_000;

interface Requests {
  requestsBetween: (from: number, to: number) => Uint32Array;
}

/** The first requests of the reader's own trace, written out for a worker; nothing where the scene draws its requests. */
export function useWritten({ workload }: RunScene): string | undefined {
  const lab = useRun();
  const file = workload.kind === "own" ? String(workload.hash) : null;
  return useMemo(() => {
    const { session } = lab.playback;
    if (file === null || session === null || !("requestsBetween" in session)) return undefined;
    return writtenOut((session as Requests).requestsBetween(0, WRITTEN_REQUESTS));
  }, [lab, file]);
}
