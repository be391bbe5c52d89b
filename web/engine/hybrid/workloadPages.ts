/** Pages that a workload of this lab needs. */
import { workload_pages_json } from "../pkg/hybrid/hybrid.js";
import { attempt } from "../runSession.ts";
import type { WorkloadPages } from "../types.ts";

/** By its config alone; null if it is not legal, or a trace. */
export function workloadPages(workload: object): WorkloadPages | null {
  const found = attempt(() => JSON.parse(workload_pages_json(JSON.stringify(workload))));
  return found.ok ? found.value : null;
}
