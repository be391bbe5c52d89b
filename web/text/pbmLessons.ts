/** Words of the predictive lab's parts in lessons: they come with the module that draws them. */
import type { pbmLessons as en } from "./en/pbmLessons.ts";
import { lazy } from "./lazy.ts";

export type PbmLessonWords = typeof en;
export const pbmLessons = lazy<PbmLessonWords>(
  import.meta.glob("./*/pbmLessons.ts", { eager: true, import: "pbmLessons" }),
);
