/** Kinds of exercises on the predictive lab, one line each. */
import type { ExerciseKind } from "../../../shell/exercise/kind.ts";
import { drawn } from "./drawn.tsx";
import { timeToBlock } from "./timeToBlock.tsx";

export const exercises: readonly ExerciseKind[] = [drawn, timeToBlock];
