/** What a run of this lab can be run to. */
import { text } from "../../text/text.ts";
import type { RunToCondition, RunToCounter } from "../common/RunTo.tsx";

const kinds = [
  { kind: "miss", key: "m" },
  { kind: "eviction", key: "e" },
  { kind: "dirty_eviction", key: "d" },
  { kind: "batch", key: "b" },
  { kind: "full_batch", key: "f" },
  { kind: "second_chance", key: "c" },
  { kind: "prefetch", key: "p" },
  { kind: "parting", key: "x" },
] as const;

export const conditions: readonly RunToCondition[] = kinds.map(({ kind, key }) => ({
  kind,
  key,
  label: () => text().runTo.conditions[kind],
}));

export const counters: readonly RunToCounter[] = (
  ["misses", "hits", "pages_written", "pages_read", "write_batches", "evictions_dirty"] as const
).map((name) => ({ name, label: () => text().runTo.counters[name] }));
