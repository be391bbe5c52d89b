/** What a run of this lab can be run to. */

import type { RunToCondition } from "../../shell/RunTo.tsx";
import { pbmText } from "../../text/pbm.ts";

const kinds = [
  { kind: "miss", key: "m" },
  { kind: "eviction", key: "e" },
  { kind: "requested_eviction", key: "r" },
  { kind: "wait", key: "w" },
  { kind: "query_begin", key: "q" },
  { kind: "divergence", key: "x" },
] as const;

export const conditions: readonly RunToCondition[] = kinds.map(({ kind, key }) => ({
  kind,
  key,
  label: () => pbmText().runTo[kind],
}));
