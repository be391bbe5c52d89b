/** Which run a scene, a number or a check of a lesson speaks of. */
import { Session } from "../../../engine/session.ts";
import type { LabFrame, Registry } from "../../../engine/types.ts";
import type { Scene } from "../../../state/scene.ts";
import { sceneSchema } from "../../../state/sceneSchema.ts";

/** A preset by its id, or a scene written in the lesson; changed, and with a part of its lanes, if need be. */
export interface SceneSource {
  preset?: string;
  /** In the shape of a preset's `scene`. */
  scene?: object;
  /** Keys of the scene that are other here, such as `{ frames: 51 }`. */
  change?: object;
  /** Which of its lanes, by their place from 0; all of them if left out. */
  lanes?: readonly number[];
}

export interface ResolvedScene {
  /** Without a position. */
  scene: Scene;
  /** Requests served when it opens, as the scene itself says. */
  at: number;
  preset?: string;
}

/** Throws on what is no scene: a lesson's test draws every lesson, so that no reader meets that. */
export function resolveScene(source: SceneSource, registry: Registry): ResolvedScene {
  const preset = registry.presets.find(({ id }) => id === source.preset);
  if (source.preset !== undefined && preset === undefined) throw new Error(`no preset "${source.preset}"`);
  const given = { ...(preset?.scene as object | undefined), ...source.scene, ...source.change };
  const { at = 0, ...scene } = sceneSchema.parse(given);
  const lanes = source.lanes?.map((index) => {
    const lane = scene.lanes[index];
    if (lane === undefined) throw new Error(`the scene has no lane ${index}`);
    return lane;
  });
  return {
    scene: { ...scene, lanes: lanes ?? scene.lanes },
    at,
    ...(preset !== undefined && { preset: preset.id }),
  };
}

/** Opens a scene for as long as `look` takes. Throws what the engine rejects. */
export function withSession<T>(scene: Scene, registry: Registry, look: (session: Session) => T): T {
  const opened = Session.open(scene, registry);
  if (!opened.ok) throw new Error(opened.failure.message);
  try {
    return look(opened.value);
  } finally {
    opened.value.close();
  }
}

const frames = new Map<string, LabFrame>();

/** The frame of a scene at a position, or at its end. Numbers of one lesson ask for the same ones again and again. */
export function frameAt(scene: Scene, at: number | undefined, registry: Registry): LabFrame {
  const key = JSON.stringify([scene, at]);
  let frame = frames.get(key);
  if (frame === undefined) {
    frame = withSession(scene, registry, (session) => {
      session.seek(at ?? session.requests);
      return session.frame();
    });
    frames.set(key, frame);
  }
  return frame;
}
