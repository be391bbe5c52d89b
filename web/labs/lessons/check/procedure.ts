/** A "what happens next?" question: everything about it is computed from the scene, the answer too. */

import { DIRTY, FREE, type LaneFrame, type Registry } from "../../../engine/types.ts";
import type { Arrangement } from "../../../figures/PoolFigure.tsx";
import { poolModel } from "../../../figures/pool/model.ts";
import { sentenceOf } from "../../../text/phrases.ts";
import { resolveScene, type SceneSource, withSession } from "../scene/resolve.ts";

/** What is asked about the next request. All but the first and the last may have several pages as their answer. */
export type Asked = "victim" | "batch" | "chances" | "prefetch" | "hit";

export interface ProcedureSource extends SceneSource {
  /** Requests served before the one that is asked about. */
  at: number;
  /** A lane's place, from 0. */
  lane?: number;
  ask: Asked;
  /** Pages to choose from; left out: all pages in the pool. */
  choices?: readonly number[];
}

export interface ProcedureChoice {
  /** Where the page stands; null for what stands nowhere. */
  frame: number | null;
  /** A page, or "hit" and "miss". */
  id: string;
  page: number | null;
  dirty: boolean;
}

export interface Procedure {
  /** The lane before the request, without the marks of the step before. */
  before: LaneFrame;
  arrangement: Arrangement;
  request: { page: number; write: boolean };
  choices: readonly ProcedureChoice[];
  /** The choices that are the answer, together. */
  answer: readonly string[];
  several: boolean;
  /** Why a choice is not the victim, in the engine's words; only where the victim is asked for. */
  whyNot: ReadonlyMap<string, string>;
  /** The engine's own sentence of the step. */
  sentence: string;
}

/** Pages in the order of the picture, so that a choice is found where it is seen. */
function inPool(lane: LaneFrame, arrangement: Arrangement): ProcedureChoice[] {
  const { slots, pages, flags } = poolModel(lane, arrangement);
  return Array.from(slots).flatMap((frame) => {
    const page = pages[frame];
    if (page === undefined || page === FREE) return [];
    return [{ id: String(page), page, frame, dirty: ((flags[frame] ?? 0) & DIRTY) !== 0 }];
  });
}

function answerOf(ask: Asked, lane: LaneFrame): string[] {
  const { event } = lane.step;
  if (event === null) return [];
  switch (ask) {
    case "victim":
      return event.victim === null ? [] : [String(event.victim)];
    case "batch":
      return event.batch.map(String);
    case "chances":
      return [...new Set(event.second_chances)].map(String);
    case "prefetch":
      return event.prefetched.map(String);
    case "hit":
      return [event.hit ? "hit" : "miss"];
  }
}

/** Throws where there is nothing to ask, or where the answer is not among the choices. */
export function procedure(source: ProcedureSource, registry: Registry): Procedure {
  const { at, ask, lane = 0 } = source;
  const { scene } = resolveScene(source, registry);
  return withSession(scene, registry, (session) => {
    session.seek(at);
    const shown = session.frame().lanes[lane];
    const [packed] = session.requestsBetween(at, at + 1);
    session.seek(at + 1);
    const after = session.frame().lanes[lane];
    if (shown === undefined || after === undefined) throw new Error(`the scene has no lane ${lane}`);
    if (packed === undefined) throw new Error(`no request comes after position ${at}`);
    const before = { ...shown, step: { ...shown.step, event: null } };
    const arrangement = shown.policy.shape === "ring" ? "frame" : "order";
    const answer = answerOf(ask, after);
    const all: ProcedureChoice[] =
      ask === "hit"
        ? ["hit", "miss"].map((id) => ({ id, page: null, frame: null, dirty: false }))
        : (source.choices?.map((page) => ({ id: String(page), page, frame: null, dirty: false })) ??
          inPool(before, arrangement));
    const ids = all.map(({ id }) => id);
    if (answer.length === 0) throw new Error(`request ${at + 1} has no answer to "${ask}"`);
    if (new Set(ids).size !== ids.length || !answer.every((id) => ids.includes(id)))
      throw new Error(`"${answer.join(", ")}" is not among the choices, each once`);
    session.seek(at);
    const victim = all.find(({ id }) => ask === "victim" && answer.includes(id))?.frame ?? null;
    const reasons = all.flatMap(({ id, frame }) => {
      const phrase = victim === null || frame === null ? null : session.whyNot(lane, frame, victim);
      return phrase === null ? [] : [[id, sentenceOf([phrase])] as const];
    });
    return {
      before,
      arrangement,
      request: { page: packed >>> 1, write: (packed & 1) === 1 },
      choices: all,
      answer,
      whyNot: new Map(reasons),
      several: ask !== "victim" && ask !== "hit",
      sentence: sentenceOf(after.step.phrases),
    };
  });
}
