/** The quiz of the part of the course that is on this lab. */
import { concepts } from "../../../lessons/quiz/disks.ts";
import { quizOf } from "../../../shell/exercise/quiz.ts";
import { exerciseText } from "../../../text/exercises.ts";
import { cAfter } from "./cAfter.tsx";
import { moves } from "./moves.tsx";
import { perform } from "./perform.tsx";

export const quiz = quizOf({
  title: () => exerciseText().quiz,
  intro: () => exerciseText().quizIntro,
  procedures: [
    { kind: moves, lesson: "conservative", part: "the-rule" },
    { kind: perform, lesson: "conservative", part: "the-rule" },
  ],
  numbers: [{ kind: cAfter, lesson: "conservative", part: "five-reads-and-one-more" }],
  concepts,
});
