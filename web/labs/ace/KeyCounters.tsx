import { memo } from "react";
import type { LabFrame } from "../../engine/types.ts";
import { countersNamed } from "../../shell/counters.ts";
import { KeyCounters as Keys } from "../../shell/KeyCounters.tsx";
import { countedLanes } from "./CounterTable.tsx";

/** What a lecture points at. */
export const KeyCounters = memo(function KeyCounters({ frame }: { frame: LabFrame }) {
  const specs = countersNamed(frame.counters, ["pages_written", "write_batches", "latency_us"]);
  return <Keys specs={specs} lanes={countedLanes(frame.lanes)} />;
});
