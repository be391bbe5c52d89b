/** Answers so far, kept in the browser's tab: a reload goes on where it was. One exercise at a time. */
import * as z from "zod/mini";
import { sceneText } from "../../../../state/run/scene.ts";
import type { Scene } from "../scene.ts";
import { writeTask } from "../url/task.ts";
import type { TaskChoice } from "./choice.ts";
import { begun, type Progress } from "./progress.ts";

const KEY = "bufferpool-lab.exercise";

const schema = z.object({
  of: z.string(),
  progress: z.object({
    at: z.int().check(z.nonnegative()),
    tried: z.array(z.array(z.object({ first: z.nullable(z.boolean()), solved: z.boolean() }))),
  }),
});

/** What an exercise is known again by. */
export const exerciseKey = (scene: Scene, task: TaskChoice): string =>
  `${sceneText(scene)} ${writeTask(task)}`;

/** The answers to this exercise of so many questions that are kept, or none. */
export function storedProgress(key: string, questions: number): Progress {
  try {
    const stored = schema.parse(JSON.parse(sessionStorage.getItem(KEY) ?? ""));
    const { at, tried } = stored.progress;
    return stored.of === key && at <= questions && tried.length <= questions ? stored.progress : begun;
  } catch {
    return begun;
  }
}

/** Keeps them; where the browser forbids it, a reload begins anew. */
export function storeProgress(key: string, progress: Progress): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ of: key, progress }));
  } catch {
    // Nothing else depends on it.
  }
}
