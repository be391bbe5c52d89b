/** What the page and the worker that runs a lane to its end tell each other. */
import type { Result } from "../../types.ts";

export interface Order {
  module: WebAssembly.Module;
  /** The scene as JSON. */
  scene: string;
  lane: number;
}

/** Hits of a lane over its whole run, and those of MIN on the string of its requests. */
export interface Optimal {
  requests: number;
  hits: number;
  optimal_hits: number;
}

export type Report = Result<Optimal>;
