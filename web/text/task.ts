/** Words of exercises. */
import type { task as en } from "./en/task.ts";
import { lazy } from "./lazy.ts";

export const taskText = lazy<typeof en>(import.meta.glob("./*/task.ts", { eager: true, import: "task" }));
