/** Words of exercises. */
import { task as de } from "./de/task.ts";
import { task as en } from "./en/task.ts";
import { lazy } from "./lazy.ts";

export const taskText = lazy<typeof en>({ en, de });
