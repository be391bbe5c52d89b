/** A kind of exercise: questions that seeds draw, each with exactly one right answer. */
import type { LessonLab } from "../lessons/lessonLab.ts";
import type { QuestionProps } from "../question/Question.tsx";
import { type Random, randomOf } from "./random.ts";

export interface ExerciseKind {
  /** As links and lessons name it. */
  id: string;
  title: () => string;
  /** What is asked, in a sentence or two. */
  intro: () => string;
  /** Questions of a run. */
  usual: number;
  /** Question `n`, from 0, of the run that a seed draws. */
  draw: (seed: number, n: number, lab: LessonLab) => QuestionProps;
}

/** Draws are thrown away until one suits: where none does, the kind asks for what hardly ever happens. */
const MOST_DRAWS = 500;

/** The first of the draws that suits; each has random numbers of its own. `key` tells kinds and questions apart. */
export function firstSuitable<T>(key: string, make: (random: Random) => T | null): T {
  for (let draw = 0; draw < MOST_DRAWS; draw += 1) {
    const made = make(randomOf(key, draw));
    if (made !== null) return made;
  }
  throw new Error(`no draw suits "${key}"`);
}

/** An answer in the fewest characters: places of the options as they were written, or the number. */
export function codeOf({ options, number }: QuestionProps, chosen: readonly string[]): string {
  if (number !== undefined) return chosen.join();
  const places = chosen.map((id) => options.findIndex((option) => option.id === id));
  return places.sort((a, b) => a - b).join("+");
}

/** What a code chose; null for one that no answer has. */
export function chosenOf({ options, number, several }: QuestionProps, code: string): string[] | null {
  if (number !== undefined) {
    const value = Number(code);
    return code !== "" && value >= number.minimum && value <= number.maximum ? [code] : null;
  }
  const ids = code.split("+").map((place) => (/^\d+$/.test(place) ? options[Number(place)]?.id : undefined));
  if (ids.includes(undefined) || new Set(ids).size !== ids.length || (several !== true && ids.length !== 1))
    return null;
  return ids as string[];
}
