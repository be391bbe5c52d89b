/** The quiz of the part of the course that is on this lab. */
import { concepts } from "../../../lessons/quiz/pool.ts";
import { quizOf } from "../../../shell/exercise/quiz.ts";
import { exerciseText } from "../../../text/exercises.ts";
import { batch } from "./batch.ts";
import { cleanFirst } from "./cleanFirst.ts";
import { cost } from "./cost.tsx";
import { fault } from "./fault.tsx";
import { history } from "./history.ts";
import { pinned } from "./pinned.tsx";

export const quiz = quizOf({
  title: () => exerciseText().quiz,
  intro: () => exerciseText().quizIntro,
  procedures: [
    { kind: batch, lesson: "ace", part: "one-page-has-to-leave" },
    { kind: pinned, lesson: "pins-and-log", part: "four-frames-one-cursor" },
    { kind: cleanFirst, lesson: "sparing-writes", part: "clean-pages-first" },
    { kind: fault, lesson: "ace", part: "two-requests-later" },
    { kind: history, lesson: "prefetching", part: "what-followed-before" },
  ],
  numbers: [{ kind: cost, lesson: "checkout", part: "one-miss-step-by-step" }],
  concepts,
});
