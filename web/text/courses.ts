/** Words of the policies that courses and textbooks teach. */
import type { courses as en } from "./en/courses.ts";
import { lazy } from "./lazy.ts";

export const coursesText = lazy<typeof en>(
  import.meta.glob("./*/courses.ts", { eager: true, import: "courses" }),
);
