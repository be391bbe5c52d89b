/** Experiments in the page: their module, loaded when it is first needed, and what collects the records of workers. */
import { compiled } from "../module.ts";
import { initSync, Sweep } from "../pkg/sweep/sweep.js";
import address from "../pkg/sweep/sweep_bg.wasm?url";
import { attempt } from "../runSession.ts";
import type { Result } from "../types.ts";
import { endTold } from "../workerEnd.ts";
import type { Comparison } from "./comparison.ts";
import { Pool, type WorkerLike, workersFor } from "./pool.ts";
import {
  type Experiment,
  type MeasureSpec,
  plottedMeasures,
  type Results,
  type SweepSettings,
} from "./types.ts";

let ready: WebAssembly.Module | undefined;

export async function loadSweeps(): Promise<WebAssembly.Module> {
  const module = await compiled(address);
  if (ready === undefined) initSync({ module });
  ready = module;
  return module;
}

const spawn = () =>
  endTold(
    new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "experiment" }),
  ) as unknown as WorkerLike;

export const createPool = (): Pool => new Pool(spawn, workersFor(navigator.hardwareConcurrency ?? 1));

/** The records of one experiment with its settings. Only after {@link loadSweeps}. */
export class Collector {
  private constructor(
    private readonly sweep: Sweep,
    readonly settings: SweepSettings,
    private readonly measures: string[],
  ) {}

  static open(experiment: Experiment, settings: SweepSettings): Result<Collector> {
    return attempt(() => {
      const sweep = new Sweep(JSON.stringify(experiment), JSON.stringify(settings));
      return new Collector(sweep, settings, plottedMeasures(experiment));
    });
  }

  get runs(): number {
    return this.sweep.runs;
  }

  get runsASeed(): number {
    return this.sweep.runs_a_seed;
  }

  add = (record: string): void => this.sweep.add(record);

  results(): Results {
    const all: MeasureSpec[] = JSON.parse(this.sweep.measures_json());
    return {
      settings: this.settings,
      measures: all.filter(({ id }) => this.measures.includes(id)),
      points: JSON.parse(this.sweep.summary_json(this.measures)),
      verdicts: JSON.parse(this.sweep.verdicts_json()),
    };
  }

  records = (): string => this.sweep.records_json();

  /** The scene of a point with the first seed, at the position that the point is about, as JSON. */
  scene = (point: number): Result<string> => attempt(() => this.sweep.scene_json(point));

  /** Gives the engine's memory back; the collector is unusable afterwards. */
  close = (): void => this.sweep.free();
}

export interface Compared extends Results {
  /** A bit a request, the first one lowest, where it is compared at which MIN misses. */
  missed?: Uint8Array;
}

/** Between two tellings, at least; and as many times as long as one takes. */
const TOLD_MS = 100;
const TOLD_SHARE = 3;

interface Told {
  signal: AbortSignal;
  onProgress: (results: Compared | null, share: number) => void;
}

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
      let [done, tellAt] = [0, performance.now() + TOLD_MS];
      pool.start({
        ...{ module, experiment: JSON.stringify(experiment), settings: JSON.stringify(settings), missed },
        ...{ runs, runsASeed, requests: sampled ?? requests ?? undefined, own: own?.() },
        onRecord: (record) => {
          collector.add(record);
          done += 1;
          if (done === runs) resolve(collector.results());
          else if (performance.now() > tellAt) {
            const begun = performance.now();
            onProgress(collector.results(), done / runs);
            const now = performance.now();
            tellAt = now + Math.max(TOLD_MS, TOLD_SHARE * (now - begun));
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
