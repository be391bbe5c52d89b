/** What a run of this lab can be run to. */

import type { RunToCondition } from "../../shell/RunTo.tsx";
import { text } from "../../text/text.ts";

const kinds = [
  { kind: "miss", key: "m" },
  { kind: "eviction", key: "e" },
  { kind: "dirty_eviction", key: "d" },
  { kind: "batch", key: "b" },
  { kind: "full_batch", key: "f" },
  { kind: "second_chance", key: "c" },
  { kind: "prefetch", key: "p" },
  { kind: "divergence", key: "x" },
] as const;

export const conditions: readonly RunToCondition[] = kinds.map(({ kind, key }) => ({
  kind,
  key,
  label: () => text().runTo.conditions[kind],
}));
