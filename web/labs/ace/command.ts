/** How `bpsim` runs this lab's scenes. */
import type { Registry } from "../../engine/types.ts";
import type { CommandForm } from "../../lab/command.ts";

export const command: CommandForm = {
  slot: "policy",
  all: "--all-lanes",
  takesOut: { device: ["alpha", "base_us", "k_r", "k_w"], workload: ["pages"] },
  switches: ["flash"],
  // Choices held against another policy's are no counters, and a log only looks on.
  unsaid: ["reference", "log"],
  onPageOnly: ({ lanes }, registry) =>
    (registry as Registry).policies.some(
      ({ id, programmed }) => programmed && lanes.some(({ policy }) => policy === id),
    ),
};
