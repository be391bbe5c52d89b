/** What a run of this lab can be run to. */

import type { RunToCondition } from "../../shell/RunTo.tsx";
import { hybridText } from "../../text/hybrid.ts";

const kinds = [
  { kind: "miss", key: "m" },
  { kind: "eviction", key: "e" },
  { kind: "dirty_eviction", key: "d" },
  { kind: "migration", key: "g" },
  { kind: "migration_to_f", key: "f" },
  { kind: "migration_to_m", key: "b" },
  { kind: "cost_hit", key: "c" },
  { kind: "set_end", key: "s" },
  { kind: "divergence", key: "x" },
] as const;

export const conditions: readonly RunToCondition[] = kinds.map(({ kind, key }) => ({
  kind,
  key,
  label: () => hybridText().runTo[kind],
}));
