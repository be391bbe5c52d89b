/** A curve over sizes of the pool, in workers that have the trace once each and carry out its points one at a time. */
import { text } from "../../text/text.ts";
import { engineFailure } from "../failure.ts";
import type { Packed } from "../ownTrace/packed.ts";
import type { CurveRow } from "../pkg/types/ace.ts";
import { spokenFailure } from "../spoken.ts";
import type { Failure } from "../types.ts";
import { workersFor } from "./pool.ts";

export type { CurveRow };

/** What is known of a curve before its first point. */
export interface CurveFacts {
  /** In frames, rising. */
  sizes: readonly number[];
  points: number;
  /** Requests that are counted, and those served before them. */
  requests: number;
  warm_up: number;
  /** Distinct pages of the trace. */
  footprint: number;
  /** Of the trace and the largest run beside it, in one worker. */
  memory_bytes: number;
  notes: readonly string[];
}

export interface CurveOpen {
  module: WebAssembly.Module;
  /** As the engine's `curve::Options` reads them. */
  options: string;
  own: Packed;
}

/** A point by its number; or all that one pass over the trace counts, LRU's alone. */
export type CurveWork = number | "one pass";

export type CurveTold =
  | { opened: CurveFacts }
  | { done: CurveWork; rows: readonly { point: number; row: CurveRow }[] }
  | { failure: Failure };

/** The part of a worker that the page uses. */
export interface CurveWorker {
  postMessage(message: CurveOpen | CurveWork): void;
  terminate(): void;
  onmessage: ((event: { data: CurveTold }) => void) | null;
  onerror: ((event: { message?: string }) => void) | null;
}

export interface CurveJob extends CurveOpen {
  workers: number;
  /** Whether a point needs no run, since its row is known. */
  isKnown: (point: number, facts: CurveFacts) => boolean;
  onOpened: (facts: CurveFacts) => void;
  onRows: (rows: readonly CurveRow[]) => void;
  onEnd: () => void;
  /** The job is over. */
  onFailure: (failure: Failure) => void;
}

const REQUEST_BYTES = 4;
const PAGE_BYTES = 4;
/** Of the device's memory, at most: the lab has the trace too, and a pool's own tables are beside it. */
const SHARE = 0.5;
/** Where the browser does not say. */
const USUAL_GIB = 4;

/** What the traces of so many workers take, in bytes. */
export const traceBytes = (requests: number, pages: number, workers = 1): number =>
  workers * (REQUEST_BYTES * requests + PAGE_BYTES * pages);

/** All cores but one, or as many as have room for the trace; 0 if none has. */
export function curveWorkers(requests: number, pages: number): number {
  const { hardwareConcurrency = 1, deviceMemory = USUAL_GIB } = (globalThis.navigator ?? {}) as {
    hardwareConcurrency?: number;
    deviceMemory?: number;
  };
  const fit = Math.floor((SHARE * deviceMemory * 2 ** 30) / traceBytes(requests, pages));
  return Math.min(workersFor(hardwareConcurrency), fit);
}

/** Places from 0 below `count`: the ends, the middle, then the middle of each gap, the widest first. */
export function endsFirst(count: number): number[] {
  const places = count > 1 ? [0, count - 1] : count === 1 ? [0] : [];
  const gaps: [from: number, to: number][] = [[0, count - 1]];
  for (let gap = gaps.shift(); gap !== undefined; gap = gaps.shift()) {
    const [from, to] = gap;
    if (to - from < 2) continue;
    const middle = (from + to) >> 1;
    places.push(middle);
    gaps.push([from, middle], [middle, to]);
  }
  return places;
}

/** Points in the order in which they are run: size by size, each policy and mode at one before the next. */
export function pointsInOrder({ sizes, points }: CurveFacts, modes: number): number[] {
  const policies = points / (sizes.length * modes);
  return endsFirst(sizes.length).flatMap((size) =>
    Array.from({ length: policies * modes }, (_, line) => {
      const [policy, mode] = [Math.floor(line / modes), line % modes];
      return (policy * sizes.length + size) * modes + mode;
    }),
  );
}

export class CurvePool {
  #workers: CurveWorker[] = [];

  constructor(private readonly spawn: () => CurveWorker) {}

  /** `modes`: how many of them each policy runs in. */
  start(job: CurveJob, modes: number): void {
    this.cancel();
    const waiting: CurveWork[] = ["one pass"];
    const taken = new Set<number>();
    let [facts, running] = [null as CurveFacts | null, 0];
    const fail = (failure: Failure) => {
      this.cancel();
      job.onFailure(failure);
    };
    /** Counted by the one pass meanwhile, or known from before. */
    const isDone = (work: CurveWork) =>
      typeof work === "number" && (taken.has(work) || (facts !== null && job.isKnown(work, facts)));
    const give = (worker: CurveWorker) => {
      let next = waiting.shift();
      while (next !== undefined && isDone(next)) next = waiting.shift();
      if (next !== undefined) {
        running += 1;
        worker.postMessage(next);
      } else if (running === 0) {
        this.cancel();
        job.onEnd();
      }
    };
    const told = (worker: CurveWorker, data: CurveTold) => {
      if ("failure" in data) return fail(spokenFailure(data.failure));
      if ("opened" in data) {
        if (facts === null) {
          facts = data.opened;
          waiting.push(...pointsInOrder(facts, modes));
          job.onOpened(facts);
        }
      } else {
        running -= 1;
        for (const { point } of data.rows) taken.add(point);
        if (data.rows.length > 0) job.onRows(data.rows.map(({ row }) => row));
      }
      give(worker);
    };
    const { module, options, own } = job;
    for (let at = 0; at < job.workers; at += 1) {
      const worker = this.spawn();
      this.#workers.push(worker);
      // A message that was on its way when its job was cancelled is nobody's.
      worker.onmessage = ({ data }) => this.#workers.includes(worker) && told(worker, data);
      worker.onerror = ({ message = "" }) =>
        this.#workers.includes(worker) && fail(engineFailure(text().messages.workerStopped(message)));
      worker.postMessage({ module, options, own });
    }
  }

  cancel(): void {
    for (const worker of this.#workers.splice(0)) worker.terminate();
  }
}
