/** Words of the predictive lab's exercises. */
import type { pbmExercises as en } from "./en/pbmExercises.ts";
import { lazy } from "./lazy.ts";

export const pbmExercises = lazy<typeof en>(
  import.meta.glob("./*/pbmExercises.ts", { eager: true, import: "pbmExercises" }),
);
