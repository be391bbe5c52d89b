/** Words of exercises that seeds draw, whatever lab they are of. */
import type { exercises as en } from "./en/exercises.ts";
import { lazy } from "./lazy.ts";

export const exerciseText = lazy<typeof en>(
  import.meta.glob("./*/exercises.ts", { eager: true, import: "exercises" }),
);
