/** A quiz of five: two drawn procedures, one number and two concepts, from all lessons of a part, by seed. */
import type { QuizConcept, SpokenConcepts } from "../../lessons/quiz/concept.ts";
import { language } from "../../text/text.ts";
import { conceptOf } from "../question/Concept.tsx";
import type { ExerciseKind } from "./kind.ts";
import { randomOf } from "./random.ts";

interface Drawn extends Pick<QuizConcept, "lesson" | "part"> {
  kind: ExerciseKind;
}

interface QuizProps extends Pick<ExerciseKind, "title" | "intro"> {
  procedures: readonly Drawn[];
  numbers: readonly Drawn[];
  concepts: readonly QuizConcept[];
  /** Words of the concepts in German; what there is none for is asked in English. */
  german?: SpokenConcepts;
}

const PROCEDURES = 2;
const CONCEPTS = 2;

export function quizOf({ procedures, numbers, concepts, german, title, intro }: QuizProps): ExerciseKind {
  return {
    ...{ id: "quiz", title, intro, usual: PROCEDURES + 1 + CONCEPTS },
    draw: (seed, n, lab) => {
      // Longer runs are several quizzes, one after the other.
      const round = Math.floor(n / (PROCEDURES + 1 + CONCEPTS));
      const place = n % (PROCEDURES + 1 + CONCEPTS);
      const { shuffled } = randomOf("quiz", seed, round);
      const order = {
        procedures: shuffled(procedures),
        numbers: shuffled(numbers),
        concepts: shuffled(concepts),
      };
      if (place <= PROCEDURES) {
        const list = place < PROCEDURES ? order.procedures : order.numbers;
        const one = list[place % list.length];
        if (one === undefined) throw new Error("a quiz has procedures and numbers");
        const { lesson, part } = one;
        return { ...one.kind.draw(seed, n, lab), again: { lesson, part } };
      }
      const one = order.concepts[(place - PROCEDURES - 1) % order.concepts.length];
      if (one === undefined) throw new Error("a quiz has concepts");
      const { lesson, part } = one;
      const told = language() === "de" ? german?.[one.question] : undefined;
      const choices = one.choices.map((choice, at) => {
        const [label, because] = told?.choices[at] ?? [choice.label, choice.because];
        return { ...choice, label, because };
      });
      const asked = conceptOf(choices, { lang: told === undefined ? "en" : undefined });
      return { question: told?.question ?? one.question, ...asked, again: { lesson, part } };
    },
  };
}
