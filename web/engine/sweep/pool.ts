/** Workers that carry out the runs of one experiment at a time. A newer job takes the place of an older one. */
import { text } from "../../text/text.ts";
import { engineFailure } from "../failure.ts";
import type { Packed } from "../ownTrace/packed.ts";
import { spokenFailure } from "../spoken.ts";
import type { Failure } from "../types.ts";

export interface Open {
  module: WebAssembly.Module;
  experiment: string;
  settings: string;
  /** The trace of all its scenes, if only its owner has it. */
  own?: Packed | undefined;
  /** Whether a run finds at which requests MIN misses, in place of a record. */
  missed?: boolean | undefined;
}

export type Run = number;

/** A worker's messages for each run: its result, and before that its progress (`share`), from 0 to 1. */
export type Done =
  /** `ms`: how long it took. */
  | { run: number; record: string; ms?: number }
  | { run: number; missed: Uint8Array }
  | { run: number; failure: Failure }
  | { share: number };

/** The part of a worker that the page uses; tests substitute a fake. */
export interface WorkerLike {
  postMessage(message: Open | Run): void;
  terminate(): void;
  onmessage: ((event: { data: Done }) => void) | null;
  onerror: ((event: { message?: string }) => void) | null;
}

export interface Job extends Open {
  runs: number;
  runsASeed: number;
  /** Requests that a worker holds, if they may be many. */
  requests?: number | undefined;
  onRecord: (record: string) => void;
  onShare?: (share: number) => void;
  onMissed?: (missed: Uint8Array) => void;
  /** A run could not be carried out: the job is over. */
  onFailure: (failure: Failure) => void;
}

/** Requests that all workers hold together, at most, if one does not hold more: about 130 MB. */
const MOST_HELD = 1 << 25;

/** Milliseconds of runs that a worker is given ahead: quick ones do not wait for the page, and slow ones go to who is free. */
const AHEAD_MS = 40;
const MOST_AHEAD = 64;

/** One core stays free for the page. More than eight workers need more memory than they save time. */
export const workersFor = (cores: number): number => Math.min(8, Math.max(1, cores - 1));

/** `why` in the browser's words; it has none for a script that was not there. */
const stopped = (why = ""): Failure => engineFailure(text().messages.workerStopped(why));

export class Pool {
  #workers: WorkerLike[] = [];

  constructor(
    private readonly spawn: () => WorkerLike,
    private readonly size: number,
  ) {}

  start(job: Job): void {
    this.cancel();
    const fit = Math.max(1, Math.floor(MOST_HELD / (job.requests ?? 1)));
    const size = Math.min(this.size, job.runs, fit);
    const schedule = new Schedule(job.runs, job.runsASeed, size);
    try {
      this.#workers = Array.from({ length: size }, this.spawn);
    } catch (error) {
      // As in a frame of no origin, where there are none.
      job.onFailure(stopped(error instanceof Error ? error.message : String(error)));
    }
    this.#workers.forEach((worker, at) => {
      let given = 0;
      const next = (ms = AHEAD_MS) => {
        const ahead = Math.max(1, Math.min(MOST_AHEAD, Math.floor(AHEAD_MS / Math.max(0.1, ms))));
        while (given < ahead) {
          const run = schedule.next(at);
          if (run === undefined) return;
          given += 1;
          worker.postMessage(run);
        }
      };
      worker.onmessage = ({ data }) => {
        // A message that was on its way when its job was cancelled.
        if (this.#workers[at] !== worker) return;
        if ("share" in data) return job.onShare?.(data.share);
        if ("failure" in data) {
          this.cancel();
          return job.onFailure(spokenFailure(data.failure));
        }
        // First the next run, so that the worker does not wait for the page.
        given -= 1;
        next("ms" in data ? data.ms : undefined);
        if ("missed" in data) job.onMissed?.(data.missed);
        else job.onRecord(data.record);
      };
      worker.onerror = ({ message }) => {
        if (this.#workers[at] !== worker) return;
        this.cancel();
        job.onFailure(stopped(message));
      };
      const { module, experiment, settings, own, missed } = job;
      worker.postMessage({ module, experiment, settings, own, missed });
      next();
    });
  }

  cancel(): void {
    for (const worker of this.#workers.splice(0)) worker.terminate();
  }
}

type Span = { next: number; end: number };
const left = ({ next, end }: Span) => end - next;

export class Schedule {
  readonly #waiting: Span[] = [];
  readonly #taken: Span[];

  /** `runs` in all, `runsASeed` of them with each seed. */
  constructor(runs: number, runsASeed: number, workers: number) {
    const length = Math.max(1, Math.ceil(runsASeed / workers));
    for (let seed = 0; seed < runs; seed += runsASeed) {
      const last = Math.min(runs, seed + runsASeed);
      for (let next = seed; next < last; next += length)
        this.#waiting.push({ next, end: Math.min(last, next + length) });
    }
    this.#taken = Array.from({ length: workers }, () => ({ next: 0, end: 0 }));
  }

  next(worker: number): number | undefined {
    const own = this.#taken[worker];
    if (own === undefined) return undefined;
    if (left(own) === 0) Object.assign(own, this.#waiting.shift() ?? this.#half());
    if (left(own) === 0) return undefined;
    own.next += 1;
    return own.next - 1;
  }

  /** The later half of what the busiest worker still has before it. */
  #half(): Span {
    const busiest = this.#taken.reduce((most, span) => (left(span) > left(most) ? span : most));
    const end = busiest.end;
    busiest.end -= Math.ceil(left(busiest) / 2);
    return { next: busiest.end, end };
  }
}
