import { useMemo } from "react";
import type { RunScene } from "../../state/run/choices.ts";
import { useRun } from "../../state/run/hooks.ts";
import { type Written, writtenOut } from "./response.ts";

/** The first requests of the reader's own trace, written out for a worker; nothing where the scene draws its requests. */
export function useWritten({ workload }: RunScene): Written | undefined {
  const lab = useRun();
  const file = workload.kind === "own" ? String(workload.hash) : null;
  return useMemo(() => {
    const { session } = lab.playback;
    if (file === null || session === null || !("requestsBetween" in session)) return undefined;
    return writtenOut(session as Parameters<typeof writtenOut>[0]);
  }, [lab, file]);
}
