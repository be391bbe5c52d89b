/** Compares runs of a scene in workers for as long as what shows them is open. */
import { useEffect, useRef, useState } from "react";
import type { Comparison } from "../../engine/sweep/comparison.ts";
import { type Compared, compare } from "../../engine/sweep/sweep.ts";

/** Runs of more requests wait for a click. */
const MOST_UNASKED = 10_000_000;

interface Told {
  /** The results so far; null before the first. */
  results: Compared | null;
  /** What is wrong, in words. */
  failure: string | null;
  /** From 0 to 1 while it takes long; null before that and when it is done. */
  progress: number | null;
  running: boolean;
}

/** The state of a comparison, and the reader's actions on it. */
export interface Comparing extends Told {
  /** Whether it has to be begun: it was given up, or takes long. */
  waits: boolean;
  /** Begins, or begins anew. */
  begin: () => void;
  cancel: () => void;
}

interface Patience {
  /** Whether even short runs wait for a click. */
  asked?: boolean;
  /** How long a scene that is being changed is waited for. */
  settled_ms?: number;
  /** No progress is shown for a wait shorter than this. */
  untold_ms?: number;
}

const nothing: Told = { results: null, failure: null, progress: null, running: false };

/** Results by comparison, cached for the lifetime of the page. */
const known = new Map<string, Compared>();
const KEPT = 24;

function keep(key: string, results: Compared): void {
  if (known.size >= KEPT) known.delete(known.keys().next().value ?? "");
  known.set(key, results);
}

/** A newer comparison takes the place of an older one; nothing is compared for null. */
export function useComparison(comparison: Comparison | null, patience: Patience = {}): Comparing {
  const { asked = false, settled_ms = 0, untold_ms = 300 } = patience;
  const key =
    comparison === null
      ? ""
      : JSON.stringify([comparison.experiment, comparison.settings, comparison.requests]);
  const [told, setTold] = useState({ key: "", ...nothing });
  const [chosen, choose] = useState({ key: "", runs: false, turn: 0 });
  const runs = chosen.key === key ? chosen.runs : !asked && (comparison?.requests ?? 0) <= MOST_UNASKED;
  const waits = key !== "" && !runs && !known.has(key);
  const of = useRef(comparison);
  of.current = comparison;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn more begins anew
  useEffect(() => {
    const found = known.get(key);
    let now: Told = { ...nothing, results: found ?? null };
    const tell = (next: Partial<Told>) => {
      now = { ...now, ...next };
      setTold({ key, ...now });
    };
    tell({ running: key !== "" && !waits && found === undefined });
    if (!now.running) return;
    const stopped = new AbortController();
    const { signal } = stopped;
    let isSlow = false;
    let share = 0;
    const slow = setTimeout(() => {
      isSlow = true;
      tell({ progress: share });
    }, settled_ms + untold_ms);
    const run = async () => {
      if (of.current === null) return null;
      const { missed } = of.current;
      const results = await compare(of.current, {
        signal,
        onProgress: (results, done) => {
          share = done;
          if (!signal.aborted) tell({ results, ...(isSlow && { progress: done }) });
        },
      });
      if (!missed) keep(key, results);
      return results;
    };
    const finish = (last: Partial<Told>) => {
      clearTimeout(slow);
      if (!signal.aborted) tell({ ...nothing, ...last });
    };
    const begun = setTimeout(() => {
      run().then(
        (results) => finish({ results }),
        (error: unknown) => finish({ failure: error instanceof Error ? error.message : String(error) }),
      );
    }, settled_ms);
    return () => {
      clearTimeout(begun);
      clearTimeout(slow);
      stopped.abort();
    };
  }, [key, waits, chosen.turn]);
  return {
    // Of another scene nothing is shown: it would be taken for this one's.
    ...(told.key === key ? told : nothing),
    waits,
    begin: () => {
      known.delete(key);
      choose(({ turn }) => ({ key, runs: true, turn: turn + 1 }));
    },
    cancel: () => choose(({ turn }) => ({ key, runs: false, turn })),
  };
}
