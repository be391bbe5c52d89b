/** Grades the result of an exercise again, from the lab's own link. Loaded where result lines are checked. */

import type { Registry } from "../../../engine/types.ts";
import type { Regraded } from "../../../shell/site.ts";
import { taskText } from "../../../text/task.ts";
import { formatCount } from "../../../ui/format.ts";
import { loadEngine } from "../engine/load.ts";
import { loadModels, modelsNamed } from "../models.ts";
import type { Scene } from "../state/scene.ts";
import { type Graded, gradeOf } from "../state/task/codes.ts";
import { openTask } from "../state/task/open.ts";
import { exerciseOf } from "../state/task/progress.ts";
import { partsOf } from "../state/task/questions.ts";
import { reasonsFor } from "../state/task/reasons.ts";
import { drawnBy, drawsRequests, isTooLarge, labelOf, laneIn, taskScene } from "../state/task/scene.ts";
import { decodeLink, type LinkState } from "../state/url.ts";

/** Null where the link holds no exercise, has a mistake, or needs what is not in it: a file, or somebody's program. */
export async function regrade(hash: string): Promise<Regraded | null> {
  const [registry] = await Promise.all([loadEngine(), loadModels(modelsNamed(hash))]);
  return regradeWith(hash, registry);
}

export function regradeWith(hash: string, registry: Registry): Regraded | null {
  const opened = decodeLink(hash, registry);
  if (!opened.ok || opened.value.notices.length > 0) return null;
  const { scene, task } = opened.value.state;
  if (task === undefined || "program" in scene) return null;
  const own = taskScene(registry, scene, task);
  const lane = own.lanes[laneIn(task)];
  if (lane === undefined || isTooLarge(own)) return null;
  const questions = questionsOf({ scene, task }, registry);
  if (questions === null) return null;
  const { titles, given } = taskText();
  return {
    title: `${titles[task.kind]} · ${labelOf(registry, lane)}`,
    seed: drawsRequests(registry, scene, task) ? String(task.sequence) : given,
    attempt: task.attempt ?? 1,
    exercise: exerciseOf(registry, scene, task),
    scene: sceneWords(registry, own),
    asked: questions.length,
    grade: (code, n) => {
      const question = questions[n];
      return question === undefined ? null : gradeOf(question, code);
    },
  };
}

/** What an exercise is on, beside policy and kind. */
function sceneWords({ workloads }: Registry, { frames, pages, workload }: Scene): string {
  const { label = taskText().given } = workloads.find(({ id }) => id === workload.kind) ?? {};
  const disk = pages === undefined ? "" : `, D = ${formatCount(Number(pages))}`;
  return `B = ${formatCount(Number(frames))}${disk}, ${label}`;
}

/** The questions as they were asked; null where the engine rejects the scene. */
function questionsOf(
  { scene, task }: Required<Pick<LinkState, "scene" | "task">>,
  registry: Registry,
): Graded[] | null {
  let opened: ReturnType<typeof openTask>;
  try {
    opened = openTask(registry, scene, task);
  } catch {
    return null;
  }
  const { session, questions } = opened;
  try {
    return questions.map((question) => ({
      question,
      parts: partsOf(task, question.answer.lane.config.mode === "ace", question.answer),
      reasons: task.kind === "why" ? reasonsFor(session, question, drawnBy(task)) : null,
    }));
  } finally {
    session.close();
  }
}
