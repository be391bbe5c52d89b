/** What the lab's tabs show: one chunk, loaded with the first that is open. */
export { Algorithm } from "./algorithm/Algorithm.tsx";
export { CounterTable } from "./CounterTable.tsx";
export { Disk } from "./disk/Disk.tsx";
export { LaneLegend } from "./LaneLegend.tsx";
