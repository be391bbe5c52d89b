/** How many pages a workload needs that fixes them. */
import type { WorkloadPages } from "./types.ts";

/** By its config alone; `null` if it takes them as given, or is not legal: opening it says why. */
export const workloadPagesBy =
  (workload_pages_json: (workload: string) => string) =>
  (workload: object): WorkloadPages | null => {
    try {
      return JSON.parse(workload_pages_json(JSON.stringify(workload)));
    } catch {
      return null;
    }
  };
