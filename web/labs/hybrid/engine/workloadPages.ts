/** How many pages a workload of this lab needs. */

import { workloadPagesBy } from "../../../engine/load.ts";
import { workload_pages_json } from "../../../engine/pkg/hybrid/hybrid.js";

export const workloadPages = workloadPagesBy(workload_pages_json);
