/** A "what happens next?" question: everything about it is computed from the scene, the answer too. */

import type { Asked, LessonLab, LessonLane } from "../../../shell/lessons/lessonLab.ts";
import { resolveScene, type SceneSource, withSession } from "../../../shell/lessons/resolve.ts";
import { sentenceOf } from "../../../text/phrases.ts";

export interface ProcedureSource extends SceneSource {
  /** Number of requests served before the one in question. */
  at: number;
  lane?: number;
  ask: Asked;
  page?: number;
  choices?: readonly number[];
}

/** Throws where there is nothing to ask, or where the answer is not among the choices. */
export function procedure(source: ProcedureSource, lab: LessonLab) {
  const { at, ask, lane = 0, page, choices } = source;
  const { scene } = resolveScene(source, lab);
  return withSession(scene, lab, (session) => {
    session.seek(at);
    const shown = lab.frame(session, {}).lanes[lane];
    session.seek(at + 1);
    const after = lab.frame(session, {}).lanes[lane];
    if (shown === undefined || after === undefined) throw new Error(`the scene has no lane ${lane}`);
    if (session.position === at) throw new Error(`no request comes after position ${at}`);
    // Without the marks of the step before.
    const before: LessonLane = { ...shown, step: { ...shown.step, event: null } };
    const about = { ...(page === undefined ? {} : { page }), ...(choices === undefined ? {} : { choices }) };
    const posed = lab.pose({ ask, before, after, ...about });
    const { answer } = posed;
    const ids = posed.choices.map(({ id }) => id);
    if (answer.length === 0) throw new Error(`request ${at + 1} has no answer to "${ask}"`);
    if (new Set(ids).size !== ids.length || !answer.every((id) => ids.includes(id)))
      throw new Error(`"${answer.join(", ")}" is not among the choices, each once`);
    session.seek(at);
    const victim = posed.choices.find(({ id }) => ask === "victim" && answer.includes(id))?.frame ?? null;
    // Why a choice is not the victim, in the engine's words.
    const reasons = posed.choices.flatMap(({ id, frame }) => {
      const phrase = victim === null || frame === null ? null : lab.whyNot(session, lane, frame, victim);
      return phrase === null ? [] : [[id, sentenceOf([phrase])] as const];
    });
    const [request, sentence] = [lab.request(session, at, after), sentenceOf(after.step.phrases)];
    return { ...posed, before, request, whyNot: new Map<string, string>(reasons), sentence };
  });
}
