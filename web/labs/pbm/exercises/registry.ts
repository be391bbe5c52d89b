/** Kinds of exercises on the predictive lab, one line each. */
import type { ExerciseKind } from "../../../shell/exercise/kind.ts";

export const exercises: readonly ExerciseKind[] = [];
