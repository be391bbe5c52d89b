/** Words of the lessons' pages. */
import type { lessons as en } from "./en/lessons.ts";
import { lazy } from "./lazy.ts";

export const lessonText = lazy<typeof en>(
  import.meta.glob("./*/lessons.ts", { eager: true, import: "lessons" }),
);
