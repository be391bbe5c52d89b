/** Which run a scene, a number or a check of a lesson speaks of. */
import type { RunSession } from "../../engine/runSession.ts";
import type { RunScene } from "../../state/run/choices.ts";
import type { LessonFrame, LessonLab } from "./lessonLab.ts";

/** A preset by its id, or a scene written in the lesson; changed, and with a part of its lanes, if need be. */
export interface SceneSource {
  preset?: string;
  scene?: object;
  /** Keys of the scene that are other here, such as `{ frames: 51 }`. */
  change?: object;
  lanes?: readonly number[];
}

export type ResolvedScene = { scene: RunScene; at: number; preset?: string };

/** Throws on what is no scene: a lesson's test draws every lesson, so that no reader meets that. */
export function resolveScene(source: SceneSource, lab: LessonLab): ResolvedScene {
  const preset = lab.registry.presets.find(({ id }) => id === source.preset);
  if (source.preset !== undefined && preset === undefined) throw new Error(`no preset "${source.preset}"`);
  const given = { ...(preset?.scene as object | undefined), ...source.scene, ...source.change };
  const { at: _, ...scene } = lab.readScene(given);
  // A preset opens at its moment, a lesson tells it from the start.
  const { at = 0 } = { ...source.scene, ...source.change } as { at?: number };
  const lanes = source.lanes?.map((index) => {
    const lane: unknown = Array.isArray(scene.lanes) ? scene.lanes[index] : undefined;
    if (lane === undefined) throw new Error(`the scene has no lane ${index}`);
    return lane;
  });
  return { scene: { ...scene, ...(lanes && { lanes }) }, at, ...(preset && { preset: preset.id }) };
}

/** Opens a scene for as long as `look` takes. Throws what the engine rejects. */
export function withSession<T>(scene: RunScene, lab: LessonLab, look: (session: RunSession) => T): T {
  const opened = lab.open(scene);
  if (!opened.ok) throw new Error(opened.failure.message);
  try {
    return look(opened.value);
  } finally {
    opened.value.close();
  }
}

const frames = new WeakMap<LessonLab, Map<string, LessonFrame>>();

/** The frame of a scene at a position, or at its end. Numbers of one lesson ask for the same ones again and again. */
export function frameAt(scene: RunScene, at: number | undefined, lab: LessonLab): LessonFrame {
  const known = frames.get(lab) ?? new Map<string, LessonFrame>();
  frames.set(lab, known);
  const key = JSON.stringify([scene, at]);
  const open = (session: RunSession) => {
    session.seek(at ?? session.requests);
    return lab.frame(session, {});
  };
  const frame = known.get(key) ?? withSession(scene, lab, open);
  known.set(key, frame);
  return frame;
}
