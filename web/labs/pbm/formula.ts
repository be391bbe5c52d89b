/** Exact values as experiments: no lab shows them, and nothing is drawn from seeds. */
import type { LabAdapter } from "../../shell/labAdapter.ts";

const none = { id: "", label: "", symbol: "", unit: "", minimum: 0, maximum: 0 };
const requests = { ...none, integer: true, choices: [], help: "", why: "", default: { number: 0 } };

/** Nothing of it can be changed, so nothing is registered. */
export const formulaAdapter: LabAdapter = {
  registry: { counters: [], parameters: [], workloads: [], requests, presets: [] },
  seeded: false,
  openRun: null,
};

export const load = async (): Promise<LabAdapter> => formulaAdapter;
