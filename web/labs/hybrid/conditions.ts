/** What a run of this lab can be run to. */
import { hybridText } from "../../text/hybrid.ts";
import type { RunToCondition, RunToCounter } from "../common/RunTo.tsx";

const kinds = [
  { kind: "miss", key: "m" },
  { kind: "eviction", key: "e" },
  { kind: "dirty_eviction", key: "d" },
  { kind: "migration", key: "g" },
  { kind: "migration_to_f", key: "f" },
  { kind: "migration_to_m", key: "b" },
  { kind: "cost_hit", key: "c" },
  { kind: "set_end", key: "s" },
  { kind: "parting", key: "x" },
] as const;

export const conditions: readonly RunToCondition[] = kinds.map(({ kind, key }) => ({
  kind,
  key,
  label: () => hybridText().runTo[kind],
}));

export const counters: readonly RunToCounter[] = (
  ["cost", "migrations_to_f", "migrations_to_m", "misses", "pages_on_f", "sets"] as const
).map((name) => ({ name, label: () => hybridText().runTo.counters[name] }));
