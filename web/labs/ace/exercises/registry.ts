/** Kinds of exercises on the ACE lab, one line each. */
import type { ExerciseKind } from "../../../shell/exercise/kind.ts";
import { batch } from "./batch.ts";
import { cleanFirst } from "./cleanFirst.ts";
import { cost } from "./cost.tsx";
import { fault } from "./fault.tsx";
import { goal } from "./goal.tsx";
import { history } from "./history.ts";
import { pinned } from "./pinned.tsx";
import { quiz } from "./quiz.ts";
import { victimOfClock, victimOfLru, victimOfLru2 } from "./victim.ts";

export const exercises: readonly ExerciseKind[] = [
  batch,
  cleanFirst,
  cost,
  fault,
  goal,
  history,
  pinned,
  victimOfLru,
  victimOfClock,
  victimOfLru2,
  quiz,
];
