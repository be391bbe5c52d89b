import { scoreBy } from "../../shell/scoreBy.tsx";
import { countedLane } from "./CounterTable.tsx";
import { chips } from "./chips.ts";

/** How the lanes compare with the first. */
export const Score = scoreBy(chips.counters, countedLane);
