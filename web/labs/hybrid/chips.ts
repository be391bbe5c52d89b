/** The flash + magnetic lab's parameters that are at hand. */
import type { LabChips } from "../../shell/chips/Chips.tsx";
import type { HybridRegistry } from "./engine/types.ts";

export const chips: LabChips = {
  lab: "hybrid",
  chips: [
    { path: "frames", least: 1, most: (_, resolved) => Number(resolved.pages ?? 1) },
    { path: "wf", least: 1, most: 200 },
    { path: "rm", least: 1, most: 200 },
    { path: "wm", least: 1, most: 200 },
    { path: "lanes.lambda", least: 0, most: 1 },
  ],
  ofLanes: (registry) => (registry as HybridRegistry).replacements.flatMap(({ parameters }) => parameters),
};
