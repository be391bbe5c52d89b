/** What the lab's tabs show: one chunk, loaded with the first that is open. Those that few ask for come apart from it. */
import { onDemand } from "../../ui/onDemand.tsx";

export { Algorithm } from "./algorithm/Algorithm.tsx";
export { CounterTable } from "./CounterTable.tsx";
export { Curves } from "./Curves.tsx";
export { Disk } from "./disk/Disk.tsx";
export { LaneLegend } from "./LaneLegend.tsx";

export const Leaderboard = onDemand(() =>
  import("./leaderboard/Leaderboard.tsx").then(({ Leaderboard }) => Leaderboard),
);
export const Savings = onDemand(() => import("./savings/Savings.tsx").then(({ Savings }) => Savings));
