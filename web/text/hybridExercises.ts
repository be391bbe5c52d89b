/** Words of the flash + magnetic lab's exercises. */
import type { hybridExercises as en } from "./en/hybridExercises.ts";
import { lazy } from "./lazy.ts";

export const hybridExercises = lazy<typeof en>(
  import.meta.glob("./*/hybridExercises.ts", { eager: true, import: "hybridExercises" }),
);
