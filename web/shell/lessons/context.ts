/** What the parts of a lesson know of the page around them. */
import { createContext, useContext } from "react";
import type { RunSession } from "../../engine/runSession.ts";
import type { TraceSession } from "../../engine/traceSession.ts";
import type { RunScene } from "../../state/run/choices.ts";
import { lessonText } from "../../text/lessons.ts";
import type { LessonFrame, LessonLab, ProcedureChoice } from "./lessonLab.ts";

export interface LessonContextValue {
  lab: LessonLab;
  /** Labs that parts of the text name, beside its own. */
  labs?: readonly LessonLab[] | undefined;
  /** The lesson itself, its notes for teachers, its questions on paper, or their answers: the same file in four ways. */
  page: "lesson" | "notes" | "worksheet" | "answers";
  /** The language of its text: English where the reader's has none of it. */
  lang: string;
  /** Draws the order of options. */
  seed: number;
  /** A check is there: it counts. Returns what takes it away again. */
  onCheck: (id: string) => () => void;
  /** Told of each answer; the first one of a check counts. */
  onAnswer: (id: string, right: boolean) => void;
  /** Whether a check has had its first answer, now or before. */
  isTried: (id: string) => boolean;
  /** Whether the prediction at this place of the text was made or skipped: what follows it is shown. */
  isPredicted: (place: number) => boolean;
  onPredict: (place: number, outcome: Prediction) => void;
}

export type Prediction = "right" | "wrong" | "skipped";

/** Of a lesson that nobody answers: everything is shown. */
export const unanswered = {
  lang: "en",
  seed: 1,
  onCheck: () => () => {},
  onAnswer: () => {},
  isTried: () => false,
  isPredicted: () => true,
  onPredict: () => {},
} satisfies Partial<LessonContextValue>;

export const LessonContext = createContext<LessonContextValue | null>(null);

/** Of what a part of a lesson knows, its lab is the one that it names, or the lesson's. */
export function useLesson(lab?: string): LessonContextValue {
  const value = useContext(LessonContext);
  if (value === null) throw new Error("a part of a lesson stands outside of one");
  return { ...value, lab: labOf(value, lab) };
}

/** The lab that a part names. Throws where the lesson does not load it. */
export function labOf({ lab, labs = [] }: Pick<LessonContextValue, "lab" | "labs">, id?: string): LessonLab {
  const named = id === undefined ? lab : [lab, ...labs].find(({ registry }) => registry.lab.id === id);
  if (named === undefined) throw new Error(`the lesson does not name the lab "${id}"`);
  return named;
}

/** Inside the notes: there the notes' page shows prose, elsewhere it does not. */
export const NotesContext = createContext(false);

export function pageChoice(page: number, frame: number | null = null, note?: string): ProcedureChoice {
  const choice = { id: String(page), name: lessonText().page(String(page)), page, frame };
  return note === undefined ? choice : { ...choice, note };
}

export const otherChoice = (id: string, name: string): ProcedureChoice => ({
  id,
  name,
  page: null,
  frame: null,
});

export const hitOrMiss = (): ProcedureChoice[] =>
  (["hit", "miss"] as const).map((id) => otherChoice(id, lessonText()[id]));

export const requestsOf = (session: TraceSession, from: number, to: number) => ({
  requests: session.requestsBetween(from, to),
  labels: session.labelsBetween(from, to),
});

/** A preset by its id, or a scene written in the lesson; changed, and with a part of its lanes, if need be. */
export interface SceneSource {
  /** Another lab than the lesson's, one of its `labs`. */
  lab?: string;
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
