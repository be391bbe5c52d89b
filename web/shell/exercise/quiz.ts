/** A quiz of five: two drawn procedures, one number and two concepts, from all lessons of a part, by seed. */
import type { QuizConcept } from "../../lessons/quiz/concept.ts";
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
}

const PROCEDURES = 2;
const CONCEPTS = 2;

export function quizOf({ procedures, numbers, concepts, title, intro }: QuizProps): ExerciseKind {
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
      const { question, choices, lesson, part } = one;
      return { question, ...conceptOf(choices), again: { lesson, part } };
    },
  };
}
