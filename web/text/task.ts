/** Words of exercises. */
import { task as de } from "./de/task.ts";
import { task as en } from "./en/task.ts";
import { later } from "./later.ts";

export const taskText = later<typeof en>({ en, de });
