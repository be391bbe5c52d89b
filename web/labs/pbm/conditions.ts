/** What a run of this lab can be run to. */
import { pbmText } from "../../text/pbm.ts";
import type { RunToCondition, RunToCounter } from "../common/RunTo.tsx";

const kinds = [
  { kind: "miss", key: "m" },
  { kind: "eviction", key: "e" },
  { kind: "requested_eviction", key: "r" },
  { kind: "wait", key: "w" },
  { kind: "query_begin", key: "q" },
  { kind: "parting", key: "x" },
] as const;

export const conditions: readonly RunToCondition[] = kinds.map(({ kind, key }) => ({
  kind,
  key,
  label: () => pbmText().runTo[kind],
}));

export const counters: readonly RunToCounter[] = (
  ["misses", "hits", "evictions", "waits", "queries_ended", "streams_ended"] as const
).map((name) => ({ name, label: () => pbmText().runTo.counters[name] }));
