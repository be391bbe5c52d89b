/** Messages between the page and a worker that carries out runs. */
import type { Packed } from "../ownTrace/packed.ts";
import type { Failure } from "../types.ts";

/** The first message: what to run. */
export interface Open {
  module: WebAssembly.Module;
  /** The experiment's file and the settings, as JSON. */
  experiment: string;
  settings: string;
  /** The trace of all its scenes, if only its owner has it. */
  own?: Packed | undefined;
  /** Whether a run finds at which requests MIN misses, in place of a record. */
  missed?: boolean | undefined;
}

/** Every later message to the worker: the number of a run. */
export type Run = number;

/** A worker's messages for each run: its result, and before that its progress (`share`), from 0 to 1. */
export type Done =
  | { run: number; record: string }
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
