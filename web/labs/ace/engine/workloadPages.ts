/** How many pages a workload of this lab needs. */
import { workload_pages_json } from "../../../engine/pkg/ace/ace.js";
import { workloadPagesBy } from "../../../engine/workloadPages.ts";

export const workloadPages = workloadPagesBy(workload_pages_json);
