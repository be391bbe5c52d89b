/** The ACE lab's parameters that are at hand. */
import type { LabChips } from "../../shell/chips/Chips.tsx";
import { scoreNames } from "./score.ts";

/** Pages that the pool begins with: no smaller one holds them. */
const begun = (pool: unknown): number =>
  typeof pool === "string" ? pool.split(/\s+/).filter(Boolean).length : 0;

const inForce = (resolved: Readonly<Record<string, unknown>>, id: string): number =>
  Number(resolved[id] ?? 1);

export const chips: LabChips = {
  lab: "ace",
  chips: [
    {
      path: "frames",
      least: ({ start }) => Math.max(1, begun((start as { pool?: unknown } | undefined)?.pool)),
      most: (_, resolved) => inForce(resolved, "pages"),
    },
    { path: "alpha", least: 1, most: 10 },
    { path: "k_w", least: 1, most: 16 },
    { path: "n_w", least: 1, most: (_, resolved) => 3 * inForce(resolved, "k_w") },
    { path: "workload.reads_percent", least: 0, most: 100 },
  ],
  ofLanes: () => [],
  names: scoreNames,
};
