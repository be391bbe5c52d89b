/** Exercises on the real engine, for tests: every policy in every mode, on the lab's own small scenes and on drawn ones. */

import type { Registry } from "../../../../engine/types.ts";
import type { LaneChoice, Scene } from "../scene.ts";
import type { TaskChoice, TaskKind } from "../task/choice.ts";

export const variants: readonly Pick<LaneChoice, "mode" | "prefetch">[] = [
  { mode: "baseline" },
  { mode: "ace" },
  { mode: "ace", prefetch: true },
];

export const everyLane = (registry: Registry): LaneChoice[] =>
  registry.policies
    .filter(({ programmed }) => !programmed)
    .flatMap(({ id }) => variants.map((variant) => ({ policy: id, ...variant })));

export const taskOf = (kind: TaskKind, change: Partial<TaskChoice> = {}): TaskChoice => ({
  kind,
  lane: 0,
  count: 10,
  sequence: 42,
  hidden: false,
  practice: true,
  ...change,
});

/** A scene of which only the lane matters: exercises take their small one. */
export const sceneOf = (lane: LaneChoice): Scene => ({ lanes: [lane], workload: { kind: "" } });

/** A lane in a test's name. */
export const laneName = ({ policy, mode, prefetch }: LaneChoice): string =>
  `${policy} ${mode}${prefetch ? " with Reader" : ""}`;
