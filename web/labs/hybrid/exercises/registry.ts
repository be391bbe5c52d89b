/** Kinds of exercises on the flash + magnetic lab, one line each. */
import type { ExerciseKind } from "../../../shell/exercise/kind.ts";
import { cAfter } from "./cAfter.tsx";
import { leaves } from "./leaves.tsx";
import { moves } from "./moves.tsx";
import { pays } from "./pays.tsx";
import { perform } from "./perform.tsx";
import { quiz } from "./quiz.ts";
import { whoMoves } from "./whoMoves.tsx";
import { why } from "./why.tsx";

export const exercises: readonly ExerciseKind[] = [pays, moves, cAfter, perform, whoMoves, leaves, why, quiz];
