/** Kinds of exercises on the ACE lab, one line each. */
import type { ExerciseKind } from "../../../shell/exercise/kind.ts";
import { batch } from "./batch.ts";

export const exercises: readonly ExerciseKind[] = [batch];
