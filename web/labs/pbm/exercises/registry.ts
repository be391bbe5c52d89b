/** Kinds of exercises on the predictive lab, one line each. */
import type { ExerciseKind } from "../../../shell/exercise/kind.ts";
import { bucket } from "./bucket.tsx";
import { drawn } from "./drawn.tsx";
import { follower } from "./follower.tsx";
import { quiz } from "./quiz.ts";
import { streamFirst } from "./streamFirst.tsx";
import { timeToBlock } from "./timeToBlock.tsx";
import { why } from "./why.tsx";

export const exercises: readonly ExerciseKind[] = [
  drawn,
  timeToBlock,
  bucket,
  streamFirst,
  follower,
  why,
  quiz,
];
