/** Exercises on the real engine, for tests: every policy in every mode, on the lab's own small scenes and on drawn ones. */

import type { Registry } from "../../../../engine/types.ts";
import { Session } from "../../engine/session.ts";
import type { LaneChoice, Scene } from "../scene.ts";
import type { TaskChoice, TaskKind } from "../task/choice.ts";
import { askedPositions, type Question, readQuestion } from "../task/questions.ts";
import { taskScene } from "../task/scene.ts";

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

export interface TaskOpened {
  session: Session;
  positions: number[];
  questions: Question[];
}

/** Opens an exercise; the caller closes its session. */
export function openTask(registry: Registry, scene: Scene, task: TaskChoice): TaskOpened {
  const result = Session.open(taskScene(registry, scene, task), registry);
  if (!result.ok) throw new Error(result.failure.message);
  const session = result.value;
  const positions = askedPositions(session, task);
  return { session, positions, questions: positions.map((at) => readQuestion(session, at, task.hidden)) };
}

/** A lane in a test's name. */
export const laneName = ({ policy, mode, prefetch }: LaneChoice): string =>
  `${policy} ${mode}${prefetch ? " with Reader" : ""}`;
