/** Words of the ACE lab's exercises. */
import type { aceExercises as en } from "./en/aceExercises.ts";
import { lazy } from "./lazy.ts";

export const aceExercises = lazy<typeof en>(
  import.meta.glob("./*/aceExercises.ts", { eager: true, import: "aceExercises" }),
);
