/** What the lab's tabs show: one chunk, loaded with the first that is open. */
export { Algorithm } from "./algorithm/Algorithm.tsx";
export { CounterTable } from "./CounterTable.tsx";
export { Curves } from "./Curves.tsx";
export { Disk } from "./disk/Disk.tsx";
export { LaneLegend } from "./LaneLegend.tsx";
export { Leaderboard } from "./leaderboard/onDemand.ts";
export { Savings } from "./savings/onDemand.ts";
