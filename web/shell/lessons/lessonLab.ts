/** What a lesson needs of the lab that its scenes are of. The parts of lessons know no other difference between labs. */
import type { ComponentType, ReactNode } from "react";
import type { RunSession } from "../../engine/runSession.ts";
import type { Phrase, Result, RunFrame, RunRegistry } from "../../engine/types.ts";
import type { Arrangement } from "../../figures/PoolFigure.tsx";
import type { Shown } from "../../state/playback.ts";
import type { RunScene } from "../../state/run/choices.ts";
import type { lessonText } from "../../text/lessons.ts";
import type { ExerciseKind } from "../exercise/kind.ts";

export interface LessonLane {
  config: object;
  step: { counters: object; event: object | null; phrases: readonly Phrase[] };
}

export interface LessonFrame extends RunFrame {
  lanes: readonly LessonLane[];
}

/** How a scene is to be drawn; each lab looks at what it knows. */
export interface SceneLook {
  /** ACE: cells by frame or in the policy's order; left out: by frame where a hand goes round, else by order. */
  arrangement?: Arrangement;
  /** ACE: whether the device's channels stand below each pool, with their utilisation. */
  device?: boolean;
  /** ACE: whether the log strip stands below each pool, or how often a commit flushes the log in it. */
  log?: boolean | { commit_every: number };
  /** ACE: whether what a policy keeps besides its order stands below each pool: lists, ghosts, numbers. */
  kept?: boolean;
  /** Flash + magnetic: a page whose account stands below each lane. Predictive: a block with what its estimate is made of. */
  follow?: number;
  /** Flash + magnetic: whether the two disks are left out. */
  poolOnly?: boolean;
  /** Flash + magnetic: whether the page that is followed is drawn as a system of two states, with what moves cost. */
  states?: boolean;
  /** Predictive: what stands below the table, in this order. */
  show?: readonly ScenePart[];
}

/** Predictive: frames with what the policy keeps of them; who registered with which block group; what was drawn; PBM-PQ's buckets. */
export type ScenePart = "frames" | "groups" | "candidates" | "buckets";

export interface Measure {
  name: string;
  /** As the page's tables write it, in the reader's language. */
  local: (value: number, beside?: readonly number[]) => string;
  /** As a lesson's text writes it, in the lesson's language. */
  written: (value: number, lang: string) => string;
  /** Whether it is an amount, of which there is less, and no count. */
  amount: boolean;
}

/** Which question about the next request. */
export type Asked = keyof ReturnType<typeof lessonText>["asks"];

export interface AskedOf<Lane> {
  ask: Asked;
  before: Lane;
  after: Lane;
  page?: number;
  choices?: readonly number[];
}

export interface ProcedureChoice {
  /** A page, or what else is chosen. */
  id: string;
  name: string;
  note?: string;
  /** Null for what is no page. */
  page: number | null;
  /** Where the page stands; null for what stands nowhere. */
  frame: number | null;
}

export type Posed = { choices: readonly ProcedureChoice[]; answer: readonly string[]; several: boolean };

export type LanesProps<Frame> = { frame: Frame; animate: boolean; look: SceneLook };

export interface LessonLab<
  Frame extends LessonFrame = LessonFrame,
  Lane extends LessonLane = LessonLane,
  Session extends RunSession = RunSession,
  Scene extends RunScene = RunScene,
> {
  registry: RunRegistry;
  readScene(given: object): Scene;
  /** With a look that needs more of the engine than the scene says, the scene with that. */
  open(scene: Scene, look?: SceneLook): Result<Session>;
  frame(session: Session, look: SceneLook): Frame;
  link(run: { scene: Scene; at: number; preset?: string }, frame: Frame, look: SceneLook): string;
  laneLabel(lane: Lane): string;
  /** What of its settings a question needs beside the pool, "B = 7, n_w = 3". */
  laneFacts?(lane: Lane): string;
  measure(counter: string): Measure | null;
  config(lane: Lane): object;
  /** What a step did, as a lesson's text writes it. Throws where there is nothing of that kind. */
  ofEvent(lane: Lane, part: string, as: "pages" | "count", lang: string): string;
  /** A number of a registered device, in a lab that has devices. Throws where there is none. */
  ofDevice?(device: string, field: string, lang: string): string;
  /** The request after a position in words, "write of page 4"; the session may be moved, `after` is the lane behind it. */
  request(session: Session, position: number, after: Lane): string;
  /** Throws where the question has no sense. */
  pose(asked: AskedOf<Lane>): Posed;
  /** Why the frame of a page is not that of the victim; null where the engine says nothing. */
  whyNot(session: Session, lane: number, frame: number, victim: number): Phrase | null;
  rule(lane: Lane): { label: string; rule: string };
  /** Requests from one position to another; left out where they are not known beforehand. */
  requests?(session: Session, from: number, to: number): Pick<Shown["strip"], "requests" | "labels">;
  Strip(props: { frame: Frame; strip: Shown["strip"] }): ReactNode;
  Lanes(props: LanesProps<Frame>): ReactNode;
  Legend(props: { frame: Frame }): ReactNode;
  /** The pool of a question. */
  Picture(props: { lane: Lane; look?: SceneLook | undefined }): ReactNode;
  /** A request as texts write it, "W4". */
  requestCode?(packed: number): string;
  /** What the signs in the picture of a lane mean, for paper. */
  signs?(lane: Lane): readonly string[];
  components: Readonly<Record<string, ComponentType<never>>>;
  exercises: readonly ExerciseKind[];
}
