/** The predictive lab's parameters that are at hand. */
import type { LabChips } from "../../shell/chips/Chips.tsx";
import type { PbmRegistry } from "./engine/types.ts";

const MOST_STREAMS = 32;

export const chips: LabChips = {
  lab: "pbm",
  chips: [
    {
      path: "frames",
      // More frames than streams, since each stream pins a block.
      least: ({ workload, scale }) => (Number(workload.streams ?? 1) + 1) * Number(scale ?? 1),
      most: ({ blocks, frames }) => Number(blocks ?? 4 * Number(frames)),
    },
    { path: "lanes.samples", least: 1, most: 40 },
    { path: "workload.streams", least: 1, most: MOST_STREAMS },
    { path: "k_r", least: 1, most: 16 },
  ],
  ofLanes: (registry) => (registry as PbmRegistry).policies.flatMap(({ parameters }) => parameters),
};
