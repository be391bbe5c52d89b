/** The quiz of the part of the course that is on this lab. */
import { concepts as german } from "../../../lessons/de/quiz/disks.ts";
import { concepts } from "../../../lessons/quiz/disks.ts";
import { quizOf } from "../../../shell/exercise/quiz.ts";
import { exerciseText } from "../../../text/exercises.ts";
import { cAfter } from "./cAfter.tsx";
import { leaves } from "./leaves.tsx";
import { moves } from "./moves.tsx";
import { pays } from "./pays.tsx";
import { perform } from "./perform.tsx";
import { whoMoves } from "./whoMoves.tsx";

export const quiz = quizOf({
  title: () => exerciseText().quiz,
  intro: () => exerciseText().quizIntro,
  procedures: [
    { kind: moves, lesson: "conservative", part: "the-rule" },
    { kind: perform, lesson: "conservative", part: "the-rule" },
    { kind: whoMoves, lesson: "three-ways", part: "requests-times-q" },
    { kind: leaves, lesson: "evicting-by-cost", part: "two-segments-four-queues" },
  ],
  numbers: [
    { kind: pays, lesson: "two-disks", part: "how-many-reads-pay-for-a-move" },
    { kind: cAfter, lesson: "conservative", part: "five-reads-and-one-more" },
  ],
  concepts,
  german,
});
