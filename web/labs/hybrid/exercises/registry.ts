/** Kinds of exercises on the flash + magnetic lab, one line each. */
import type { ExerciseKind } from "../../../shell/exercise/kind.ts";
import { cAfter } from "./cAfter.tsx";
import { moves } from "./moves.tsx";

export const exercises: readonly ExerciseKind[] = [moves, cAfter];
