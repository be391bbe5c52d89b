/** A scene by which an engine tells of a trace. */
import type { Registry } from "../../../engine/types.ts";

/** The least that a trace is told of by. */
export const smallest = ({ policies: [policy] }: Registry, pages: number) => ({
  ...{ pages, frames: 1, alpha: 1, base_us: 1, k_r: 1, k_w: 1 },
  lanes: [{ policy: policy?.id, mode: "baseline" }],
  workload: { kind: "own", name: "", hash: "" },
});
