/** Words of the predictive lab's parts in lessons: they come with the module that draws them. */
import { pbmLessons as de } from "./de/pbmLessons.ts";
import { pbmLessons as en } from "./en/pbmLessons.ts";
import { lazy } from "./lazy.ts";

export type PbmLessonWords = typeof en;
export const pbmLessons = lazy<PbmLessonWords>({ en, de });
