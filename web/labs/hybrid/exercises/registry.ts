/** Kinds of exercises on the flash + magnetic lab, one line each. */
import type { ExerciseKind } from "../../../shell/exercise/kind.ts";

export const exercises: readonly ExerciseKind[] = [];
