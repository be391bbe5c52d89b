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

export interface Responded {
  /** What is known so far; null before anything is. */
  results: Results | null;
  failure: Failure | null;
  /** From 0 to 1 while it takes long; null before that and when it is done. */
  progress: number | null;
}

const nothing: Responded = { results: null, failure: null, progress: null };

/** Results by request, for as long as the page lives: what was asked for once is there at once. */
const known = new Map<string, Results>();
const KEPT = 24;

/** A newer response takes the place of an older one; none is computed for null. */
export function useResponse(response: Response | null): Responded {
  const key = response === null ? "" : JSON.stringify([response.experiment, response.settings]);
  const [responded, setResponded] = useState<{ key: string } & Responded>({ key: "", ...nothing });
  const pool = useRef<Pool | null>(null);
  useEffect(() => {
    const found = known.get(key);
    if (key === "" || found !== undefined) {
      setResponded({ key, ...nothing, results: found ?? null });
      return;
    }
    let stopped = false;
    let collector: Collector | undefined;
    const begun = performance.now();
    const run = async () => {
      const module = await loadSweeps();
      if (stopped) return;
      const [experiment, settings] = JSON.parse(key);
      const opened = Collector.open(experiment, settings);
      if (!opened.ok) {
        setResponded({ key, ...nothing, failure: opened.failure });
        return;
      }
      collector = opened.value;
      const { runs, runsASeed } = collector;
      let [done, shownAt] = [0, begun];
      pool.current ??= createPool();
      pool.current.start({
        ...{ module, experiment: JSON.stringify(experiment), settings: JSON.stringify(settings) },
        ...{ runs, runsASeed },
        onRecord: (record) => {
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
        onFailure: (failure) => setResponded({ key, ...nothing, failure }),
      });
    };
    void run().catch((thrown) => {
      const message = String(thrown);
      setResponded({
        key,
        ...nothing,
        failure: { field: "engine", value: "", legal: "", message },
      });
    });
    return () => {
      stopped = true;
      pool.current?.cancel();
      collector?.close();
      collector = undefined;
    };
  }, [key]);
  // Of another scene nothing is shown: it would be taken for this one's.
  return responded.key === key ? responded : nothing;
}
