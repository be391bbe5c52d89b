/** Parameters over the ACE lab, and what their sliders go over. */
import type { ChipChoice } from "../../shell/chips/chip.ts";
import { flashOf } from "./flash/model.ts";

/** Pages that a text of a pool begins with: no smaller pool holds them. */
const begun = (start: unknown): number => {
  const { pool } = (start ?? {}) as { pool?: unknown };
  return typeof pool === "string" ? pool.split(/\s+/).filter(Boolean).length : 0;
};

export const FRAMES: ChipChoice = {
  path: "frames",
  least: ({ start }) => Math.max(1, begun(start)),
  most: (_, { pages }) => Number(pages ?? 1),
};

export const CHIPS: readonly ChipChoice[] = [
  FRAMES,
  { path: "alpha", least: 1, most: 10 },
  { path: "k_w", least: 1, most: 16 },
  { path: "n_w", least: 1, most: (_, { k_w }) => 3 * Number(k_w ?? 1) },
  { path: "workload.reads_percent", least: 0, most: 100 },
  // Of scenes with a drive of flash.
  {
    path: "flash.spare",
    least: 0,
    most: 50,
    unless: (scene) => flashOf(scene)?.blocks !== undefined,
  },
  { path: "flash.fill", least: 1.5, most: 100 },
  { path: "flash.rounds", least: 0, most: 3 },
];
