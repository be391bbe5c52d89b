import { memo } from "react";
import { countersNamed } from "../../shell/counters.ts";
import { KeyCounters as Keys } from "../../shell/KeyCounters.tsx";
import type { PbmFrame } from "./engine/types.ts";
import { laneLabel } from "./lanes.ts";

const KEYS = ["hit_percent", "misses", "io_gib", "queries_ended"];

/** What a lecture points at: hit rate, misses, I/O and progress of each lane. */
export const KeyCounters = memo(function KeyCounters({ frame }: { frame: PbmFrame }) {
  const lanes = frame.lanes.map((lane) => ({ label: laneLabel(lane), counters: lane.step.counters }));
  return <Keys specs={countersNamed(frame.counters, KEYS)} lanes={lanes} />;
});
