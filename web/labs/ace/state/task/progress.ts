/** How far a learner is, kept in the browser's tab, one exercise at a time. A first try is never taken back. */
import * as z from "zod/mini";
import type { Registry } from "../../../../engine/types.ts";
import { sceneText } from "../../../../state/run/scene.ts";
import type { Scene } from "../scene.ts";
import { writeTask } from "../url/task.ts";
import type { TaskChoice } from "./choice.ts";
import { taskScene } from "./scene.ts";

const tried = z.object({
  /** Whether the first try was right; `null` before it. */
  first: z.nullable(z.boolean()),
  /** What the first try picked; empty before it, and of whoever looked first. */
  code: z.string(),
  /** Whether it was answered rightly, or shown. */
  solved: z.boolean(),
});

const progress = z.object({
  /** The question that is open; their number once all are done. */
  at: z.int().check(z.nonnegative()),
  /** Question → its parts. */
  tried: z.array(z.array(tried)),
});

type Tried = z.infer<typeof tried>;
export type Progress = z.infer<typeof progress>;

/** Parts are given by their places among all `of` parts of the question. */
export type Step =
  | { kind: "commit"; parts: readonly { part: number; right: boolean; code: string }[]; of: number }
  | { kind: "show"; parts: readonly number[]; of: number }
  | { kind: "next" | "undo" };

export const begun: Progress = { at: 0, tried: [] };

const untried: Tried = { first: null, code: "", solved: false };

export const triedPart = ({ tried }: Progress, question: number, part: number): Tried =>
  tried[question]?.[part] ?? untried;

/** Opens a question of `of` parts, with these changed. */
function changed(
  progress: Progress,
  question: number,
  of: number,
  to: (tried: Tried, part: number) => Tried,
): Progress {
  const parts = Array.from({ length: of }, (_, part) => to(triedPart(progress, question, part), part));
  const length = Math.max(question + 1, progress.tried.length);
  const tried = Array.from({ length }, (_, at) => (at === question ? parts : (progress.tried[at] ?? [])));
  return { at: question, tried };
}

export function advanced(progress: Progress, step: Step): Progress {
  const { at } = progress;
  switch (step.kind) {
    case "commit":
      return changed(progress, at, step.of, (tried, part) => {
        const verdict = step.parts.find((entry) => entry.part === part);
        if (verdict === undefined) return tried;
        const code = tried.first === null ? verdict.code : tried.code;
        return { first: tried.first ?? verdict.right, code, solved: tried.solved || verdict.right };
      });
    case "show":
      // Showing the solution first does not count as an answer.
      return changed(progress, at, step.of, (tried, part) =>
        step.parts.includes(part) ? { ...tried, first: tried.first ?? false, solved: true } : tried,
      );
    case "next":
      return { ...progress, at: at + 1 };
    case "undo":
      return undone(progress);
  }
}

/** Opens the last solved part again: of this question, or of the one before. */
function undone(progress: Progress): Progress {
  for (const at of [progress.at, progress.at - 1]) {
    const parts = progress.tried[at] ?? [];
    const last = parts.findLastIndex(({ solved }) => solved);
    if (last < 0) continue;
    return changed(progress, at, parts.length, (tried, part) => ({
      ...tried,
      solved: tried.solved && part !== last,
    }));
  }
  return progress;
}

export const canUndo = (progress: Progress): boolean => undone(progress) !== progress;

/** Questions all parts of which were right at the first try, of those all parts of which were tried. */
export function score({ tried }: Progress): { right: number; of: number } {
  const done = tried.filter((parts) => parts.length > 0 && parts.every(({ first }) => first !== null));
  return { right: done.filter((parts) => parts.every(({ first }) => first)).length, of: done.length };
}

const KEY = "bufferpool-lab.exercise";
const stored = z.object({ of: z.string(), progress });

/** What an exercise is known again by. */
export const exerciseKey = (scene: Scene, task: TaskChoice): string =>
  `${sceneText(scene)} ${writeTask(task)}`;

/** What it is set with, whichever attempt at it this is. */
export function exerciseOf(registry: Registry, scene: Scene, { attempt: _, ...task }: TaskChoice): string {
  return exerciseKey(taskScene(registry, scene, task), task);
}

/** The kept answers to this exercise of so many questions, or none. */
export function storedProgress(key: string, questions: number): Progress {
  try {
    const { of, progress } = stored.parse(JSON.parse(sessionStorage.getItem(KEY) ?? ""));
    return of === key && progress.at <= questions && progress.tried.length <= questions ? progress : begun;
  } catch {
    return begun;
  }
}

/** Where the browser forbids it, a reload begins anew. */
export function storeProgress(key: string, progress: Progress): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ of: key, progress }));
  } catch {
    // Nothing else depends on it.
  }
}
