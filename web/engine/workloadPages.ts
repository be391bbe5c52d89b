/** How many pages a workload needs that fixes D. */
import { workload_pages_json } from "./pkg/engine.js";
import type { WorkloadPages } from "./types.ts";

/** Its pages, from its config alone; `null` if it takes D as given, or is not legal: opening it says why. */
export function workloadPages(workload: object): WorkloadPages | null {
  try {
    return JSON.parse(workload_pages_json(JSON.stringify(workload)));
  } catch {
    return null;
  }
}
