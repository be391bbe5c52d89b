/** Carries out a comparison in workers. */
import type { Comparison } from "./comparison.ts";
import { Collector, createPool, loadSweeps } from "./sweep.ts";
import type { Results } from "./types.ts";

/** The results of a comparison so far. */
export interface Compared extends Results {
  /** A bit a request, the first one lowest, where it is compared at which MIN misses. */
  missed?: Uint8Array;
}

/** Interval between progress reports. */
const TOLD_MS = 100;

interface Told {
  signal: AbortSignal;
  /** Results so far, and the share of the work that is done, from 0 to 1. */
  onProgress: (results: Compared | null, share: number) => void;
}

/** All results. Rejects with an error message, or on an abort. */
export async function compare(comparison: Comparison, { signal, onProgress }: Told): Promise<Compared> {
  const { experiment, settings, missed, requests, sampled, own } = comparison;
  const module = await loadSweeps();
  signal.throwIfAborted();
  const opened = Collector.open(experiment, settings);
  if (!opened.ok) throw new Error(opened.failure.message);
  const collector = opened.value;
  const { runs, runsASeed } = collector;
  const pool = createPool();
  try {
    return await new Promise((resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason), { once: true });
      let [done, toldAt] = [0, performance.now()];
      pool.start({
        ...{ module, experiment: JSON.stringify(experiment), settings: JSON.stringify(settings), missed },
        ...{ runs, runsASeed, requests: sampled ?? requests ?? undefined, own: own?.() },
        onRecord: (record) => {
          collector.add(record);
          done += 1;
          if (done === runs) resolve(collector.results());
          else if (performance.now() - toldAt > TOLD_MS) {
            toldAt = performance.now();
            onProgress(collector.results(), done / runs);
          }
        },
        onShare: (share) => onProgress(null, share),
        onMissed: (missed) => resolve({ ...collector.results(), missed }),
        onFailure: ({ message }) => reject(new Error(message)),
      });
    });
  } finally {
    pool.cancel();
    collector.close();
  }
}
