/** Words of the lessons' pages. */
import { lessons as de } from "./de/lessons.ts";
import { lessons as en } from "./en/lessons.ts";
import { lazy } from "./lazy.ts";

export const lessonText = lazy<typeof en>({ en, de });
