import { memo } from "react";
import { countersNamed } from "../../shell/counters.ts";
import { KeyCounters } from "../../shell/KeyCounters.tsx";
import { countedLane } from "./CounterTable.tsx";
import type { HybridFrame } from "./engine/types.ts";

const KEYS = ["cost", "pages_on_f", "migrations_to_f", "migrations_to_m"];

/** What a lecture points at: cost, pages on flash and moves of each lane. */
export const KeyCosts = memo(function KeyCosts({ frame }: { frame: HybridFrame }) {
  return <KeyCounters specs={countersNamed(frame.counters, KEYS)} lanes={frame.lanes.map(countedLane)} />;
});
