/** Runs a scene over the values of a parameter in workers, while its panel is open. */
import { useEffect, useRef, useState } from "react";
import type { Pool } from "../../engine/sweep/pool.ts";
import { Collector, createPool, loadSweeps } from "../../engine/sweep/sweep.ts";
import type { Results } from "../../engine/sweep/types.ts";
import type { Failure } from "../../engine/types.ts";
import type { Response } from "./response.ts";

/** A wait shorter than this is not told. */
const UNTOLD_MS = 300;
/** How often a curve that grows is drawn. */
const SHOWN_MS = 100;
/** Runs of more requests wait for a click. */
const MOST_UNASKED = 10_000_000;

export interface Responded {
  /** What is known so far; null before anything is. */
  results: Results | null;
  failure: Failure | null;
  /** From 0 to 1 while it takes long; null before that and when it is done. */
  progress: number | null;
}

/** What is told, and what a reader does about it. */
export interface Responding extends Responded {
  /** Begins what waits: what was given up, or takes long; null where nothing waits. */
  begin: (() => void) | null;
  cancel: () => void;
}

const nothing: Responded = { results: null, failure: null, progress: null };

/** Results by request, for as long as the page lives: what was asked for once is there at once. */
const known = new Map<string, Results>();
const KEPT = 24;

/** A newer response takes the place of an older one; none is computed for null. */
export function useResponse(response: Response | null): Responding {
  const key = response === null ? "" : JSON.stringify([response.experiment, response.settings]);
  const [responded, setResponded] = useState<{ key: string } & Responded>({ key: "", ...nothing });
  const [chosen, choose] = useState({ key: "", runs: false });
  const runs = chosen.key === key ? chosen.runs : (response?.requests ?? 0) <= MOST_UNASKED;
  const waits = key !== "" && !runs && !known.has(key);
  const pool = useRef<Pool | null>(null);
  const of = useRef(response);
  of.current = response;
  useEffect(() => {
    const found = known.get(key);
    if (key === "" || waits || found !== undefined) {
      setResponded({ key, ...nothing, results: found ?? null });
      return;
    }
    let stopped = false;
    let collector: Collector | undefined;
    const begun = performance.now();
    // The first of long runs may be far.
    const slow = setTimeout(() => setResponded({ key, ...nothing, progress: 0 }), UNTOLD_MS);
    const fail = (failure: Failure) => {
      clearTimeout(slow);
      setResponded({ key, ...nothing, failure });
    };
    const run = async () => {
      const module = await loadSweeps();
      if (stopped) return;
      const [experiment, settings] = JSON.parse(key);
      const opened = Collector.open(experiment, settings);
      if (!opened.ok) return fail(opened.failure);
      collector = opened.value;
      const { runs, runsASeed } = collector;
      const { requests, sampled, own } = of.current ?? {};
      let [done, shownAt] = [0, begun];
      pool.current ??= createPool();
      pool.current.start({
        ...{ module, experiment: JSON.stringify(experiment), settings: JSON.stringify(settings) },
        ...{ runs, runsASeed, requests: sampled ?? requests ?? undefined, own: own?.() },
        onRecord: (record) => {
          clearTimeout(slow);
          collector?.add(record);
          done += 1;
          const now = performance.now();
          if (collector === undefined || (done < runs && now - shownAt < SHOWN_MS)) return;
          shownAt = now;
          const results = collector.results();
          if (done === runs) {
            if (known.size >= KEPT) known.delete(known.keys().next().value ?? "");
            known.set(key, results);
          }
          const progress = done < runs && now - begun > UNTOLD_MS ? done / runs : null;
          setResponded({ key, results, failure: null, progress });
        },
        onFailure: fail,
      });
    };
    void run().catch((thrown) => {
      fail({ field: "engine", value: "", legal: "", message: String(thrown) });
    });
    return () => {
      stopped = true;
      clearTimeout(slow);
      pool.current?.cancel();
      collector?.close();
      collector = undefined;
    };
  }, [key, waits]);
  return {
    // Of another scene nothing is shown: it would be taken for this one's.
    ...(responded.key === key ? responded : nothing),
    begin: waits ? () => choose({ key, runs: true }) : null,
    cancel: () => choose({ key, runs: false }),
  };
}
