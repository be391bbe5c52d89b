/** The quiz of the part of the course that is on this lab. */
import { concepts as german } from "../../../lessons/de/quiz/pool.ts";
import { concepts } from "../../../lessons/quiz/pool.ts";
import { quizOf } from "../../../shell/exercise/quiz.ts";
import { exerciseText } from "../../../text/exercises.ts";
import { batch } from "./batch.ts";
import { cleanFirst } from "./cleanFirst.ts";
import { cost } from "./cost.tsx";
import { fault } from "./fault.tsx";
import { history } from "./history.ts";
import { pinned } from "./pinned.tsx";
import { victimOfClock, victimOfLru, victimOfLru2 } from "./victim.ts";

export const quiz = quizOf({
  title: () => exerciseText().quiz,
  intro: () => exerciseText().quizIntro,
  procedures: [
    { kind: batch, lesson: "ace", part: "one-page-has-to-leave" },
    { kind: pinned, lesson: "pins-and-log", part: "four-frames-one-cursor" },
    { kind: victimOfLru, lesson: "lru", part: "one-list-two-ends" },
    { kind: victimOfClock, lesson: "clock-sweep", part: "a-ring-and-a-hand" },
    { kind: victimOfLru2, lesson: "second-use", part: "index-pages-and-rows" },
    { kind: cleanFirst, lesson: "sparing-writes", part: "clean-pages-first" },
    { kind: fault, lesson: "ace", part: "two-requests-later" },
    { kind: history, lesson: "prefetching", part: "what-followed-before" },
  ],
  numbers: [{ kind: cost, lesson: "checkout", part: "one-miss-step-by-step" }],
  concepts,
  german,
});
