/** Words of the lessons' pages. */
import { lessons as de } from "./de/lessons.ts";
import { lessons as en } from "./en/lessons.ts";
import { later } from "./later.ts";

export const lessonText = later<typeof en>({ en, de });
