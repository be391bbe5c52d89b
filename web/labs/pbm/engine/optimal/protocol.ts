/** What the page and the worker that runs a lane to its end tell each other. */
import type { Result } from "../../../../engine/types.ts";
import type { OptimalHits } from "../types.ts";

export interface Order {
  module: WebAssembly.Module;
  /** The scene as JSON. */
  scene: string;
  lane: number;
}

export type Report = Result<OptimalHits>;
