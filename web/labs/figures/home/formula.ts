/** Exact values as experiments: no lab shows them, and nothing is drawn from seeds. */
import { pbmSays } from "../../../text/pbmEngine.ts";
import type { Home } from "./types.ts";

const none = {
  id: "",
  label: "",
  symbol: "",
  unit: "",
  minimum: 0,
  maximum: 0,
  integer: true,
  help: "",
  why: "",
};

/** Nothing of it can be changed, so nothing is registered. */
export const formulaHome: Home = {
  registry: { parameters: [], workloads: [], requests: { ...none, default: { number: 0 } }, presets: [] },
  seeded: false,
  openRun: null,
};

export async function load(): Promise<Home> {
  await pbmSays();
  return formulaHome;
}
