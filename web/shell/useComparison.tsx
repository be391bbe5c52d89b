/** Compares runs of a scene in workers for as long as what shows them is open. */
import { useEffect, useMemo, useRef, useState } from "react";
import type { Comparison, OwnRequests } from "../engine/sweep/comparison.ts";
import { type Compared, compare } from "../engine/sweep/sweep.ts";
import { TraceSession } from "../engine/traceSession.ts";
import type { RunScene } from "../state/run/choices.ts";
import { useRun, useRunShownPart } from "../state/run/hooks.ts";
import { fieldsText } from "../text/fields.ts";
import { Button, ProgressBar } from "../ui/Button.tsx";
import { formatCount } from "../ui/format.ts";
import { reasonOf } from "../ui/onDemand.tsx";

/** Runs of more requests wait for a click. */
const MOST_UNASKED = 10_000_000;

interface Told {
  results: Compared | null;
  failure: string | null;
  /** From 0 to 1 while it takes long; null before that and when it is done. */
  progress: number | null;
  running: boolean;
}

interface Comparing extends Told {
  waits: boolean;
  begin: () => void;
  cancel: () => void;
}

const nothing: Told = { results: null, failure: null, progress: null, running: false };

/** Results by comparison, cached for the lifetime of the page. */
const known = new Map<string, Compared>();
const KEPT = 24;

type Patience = { asked?: boolean; settled_ms?: number; untold_ms?: number };

/** A newer comparison takes the place of an older one; nothing is compared for null. */
export function useComparison(comparison: Comparison | null, patience: Patience = {}): Comparing {
  const { asked = false, settled_ms = 0, untold_ms = 300 } = patience;
  const { experiment, settings, requests = 0 } = comparison ?? {};
  const key = comparison === null ? "" : JSON.stringify([experiment, settings, requests]);
  const [told, setTold] = useState({ key: "", ...nothing });
  const [chosen, choose] = useState({ key: "", runs: false, turn: 0 });
  const runs = chosen.key === key ? chosen.runs : !asked && (requests ?? 0) <= MOST_UNASKED;
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
    let [isSlow, share] = [false, 0];
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
      if (missed) return results;
      if (known.size >= KEPT) known.delete(known.keys().next().value ?? "");
      known.set(key, results);
      return results;
    };
    const finish = (last: Partial<Told>) => {
      clearTimeout(slow);
      if (!signal.aborted) tell({ ...nothing, ...last });
    };
    const told = (error: unknown) => finish({ failure: reasonOf(error) });
    const begun = setTimeout(() => void run().then((results) => finish({ results }), told), settled_ms);
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

/** Of how many requests a comparison is, how far it has come and a way to give it up, or why there is none. */
export function ComparisonNote({ comparison, comparing }: { comparison: Comparison; comparing: Comparing }) {
  const { failure, progress, waits, begin, cancel } = comparing;
  const words = fieldsText().response;
  const { requests, sampled, unpinned } = comparison;
  const all = requests === null ? null : formatCount(requests);
  const of = sampled === null ? words.whole(all) : words.sample(formatCount(sampled), all ?? "");
  return (
    <span role={failure === null ? undefined : "alert"}>
      {failure ?? of}
      {failure === null && unpinned && ` ${words.unpinned}`}
      {progress !== null && (
        <span className="ml-2 inline-flex items-center gap-2 align-middle">
          <span className="w-32">
            <ProgressBar label={words.computing} done={progress} words={`${Math.round(100 * progress)}%`} />
          </span>
          <Button className="min-h-8 py-0" onClick={cancel}>
            {words.cancel}
          </Button>
        </span>
      )}
      {waits && (
        <Button className="ml-2 min-h-8 py-0" onClick={begin}>
          {words.begin}
        </Button>
      )}
    </span>
  );
}

/**
 * The requests of the reader's own trace, for workers that cannot draw them, or of one with pins, which not all of them keep;
 * `drawn`: also those that are drawn already.
 */
export function useOwnRequests(scene: RunScene, drawn = false): OwnRequests | undefined {
  const { playback } = useRun();
  const open = useRunShownPart(() => playback.session);
  const given = drawn || scene.workload.kind === "own";
  return useMemo(() => {
    const shown = () => (playback.session instanceof TraceSession ? playback.session : null);
    const session = open instanceof TraceSession ? open : null;
    if (session === null || !(given || session.pinned)) return undefined;
    const { requests, pinned } = session;
    // Asked for by a later run of the same trace too, when this session is closed.
    return { requests, pinned, packed: (...part) => (shown() ?? session).packed(...part) };
  }, [playback, open, given]);
}
