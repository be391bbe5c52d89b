/** The quiz of the part of the course that is on this lab. */
import { concepts as german } from "../../../lessons/de/quiz/scans.ts";
import { concepts } from "../../../lessons/quiz/scans.ts";
import { quizOf } from "../../../shell/exercise/quiz.ts";
import { exerciseText } from "../../../text/exercises.ts";
import { bucket } from "./bucket.tsx";
import { drawn } from "./drawn.tsx";
import { follower } from "./follower.tsx";
import { streamFirst } from "./streamFirst.tsx";
import { timeToBlock } from "./timeToBlock.tsx";

export const quiz = quizOf({
  title: () => exerciseText().quiz,
  intro: () => exerciseText().quizIntro,
  procedures: [
    { kind: follower, lesson: "scans-and-lru", part: "other-starts" },
    { kind: streamFirst, lesson: "predicting-from-scans", part: "two-scans-one-block" },
    { kind: drawn, lesson: "sampling", part: "ask-a-few-now" },
    { kind: bucket, lesson: "sampling", part: "pbm-pq-buckets" },
  ],
  numbers: [{ kind: timeToBlock, lesson: "predicting-from-scans", part: "two-scans-one-block" }],
  concepts,
  german,
});
