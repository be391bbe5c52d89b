/** A path through a lecture: scenes one after the other, which a presentation goes through by its clicker. */
import { inLinkedLanguage } from "../state/language.ts";

export interface PathStep {
  /** Its words are found by it. */
  id: string;
  minutes: number;
  /** A lab's link, with the position that it begins at. */
  scene: string;
  /** Asks before each eviction of this lane, counted from 1. */
  ask?: number;
  /** Where the clicker goes in turn; left out: request by request. */
  stops?: readonly number[];
  /** Where its question is answered; left out: at its end. */
  answered?: number;
  /** Where a step without stops ends; left out: with the last request. */
  until?: number;
  /** Stands in the place of the scene: a question that the next press answers, or what the room opens on its phones. */
  card?: "question" | "phones";
  /** What that is, as a hash. */
  open?: string;
}

export interface Path {
  id: string;
  steps: readonly PathStep[];
  /** A long run of an exercise, as a hash. */
  homework: readonly string[];
}

export interface StepWords {
  title: string;
  /** Two sentences of the speaker. */
  say: string;
  /** To the room; on the screen too. */
  ask: string;
  expect: string;
  /** What is likely to be said instead, and the reply. */
  wrong: readonly (readonly [said: string, reply: string])[];
  /** What to leave out when late. */
  late: string;
}

/** The paths, and their words in the reader's language. */
export interface Paths {
  paths: readonly Path[];
  wordsOf: (step: PathStep) => StepWords;
}

/** Where a step without further stops begins. */
export const beginOf = ({ scene }: PathStep): number => Number(/[?&]at=(\d+)/.exec(scene)?.[1] ?? 0);

/** The link of a step, counted from 1, at its beginning or elsewhere in it. */
export function stepLink(path: Path, number: number, at?: number): string {
  const step = path.steps[number - 1];
  if (step === undefined) throw new Error(`path ${path.id} has no step ${number}`);
  const scene = at === undefined ? step.scene : step.scene.replace(/([?&]at=)\d+/, `$1${at}`);
  const ask = step.ask === undefined ? "" : `&ask=${step.ask}`;
  return inLinkedLanguage(`${scene}&present=1${ask}&path=${path.id}~${number}`);
}

export interface Place {
  path: Path;
  step: PathStep;
  /** Counted from 1. */
  number: number;
  /** Minutes planned up to its beginning, and all. */
  before: number;
  all: number;
}

const sum = (steps: readonly PathStep[]) => steps.reduce((minutes, step) => minutes + step.minutes, 0);
export const minutesOf = ({ steps }: Path): number => sum(steps);

/** The step that a link names, as "45~3"; null where there is none. */
export function placeIn({ paths }: Pick<Paths, "paths">, named: string): Place | null {
  const [, id, digits] = /^([\w-]+)~(\d{1,3})$/.exec(named) ?? [];
  const path = paths.find((known) => known.id === id);
  const number = Number(digits);
  const step = path?.steps[number - 1];
  if (path === undefined || step === undefined) return null;
  return { path, step, number, before: sum(path.steps.slice(0, number - 1)), all: minutesOf(path) };
}
