/** An exercise with all its questions, opened at once. */
import type { Registry } from "../../../../engine/types.ts";
import type { Session } from "../../engine/session.ts";
import { openScene } from "../../models.ts";
import type { Scene } from "../scene.ts";
import type { TaskChoice } from "./choice.ts";
import { askedPositions, type Question, readQuestion } from "./questions.ts";
import { laneIn, taskScene } from "./scene.ts";

export interface TaskOpened {
  session: Session;
  positions: number[];
  questions: Question[];
}

/** Opens an exercise; the caller closes its session. Throws what the engine rejects. */
export function openTask(registry: Registry, scene: Scene, task: TaskChoice): TaskOpened {
  const result = openScene(taskScene(registry, scene, task), registry);
  if (!result.ok) throw new Error(result.failure.message);
  const session = result.value;
  const positions = askedPositions(session, task);
  const questions = positions.map((at) => readQuestion(session, at, task.hidden, laneIn(task)));
  return { session, positions, questions };
}
