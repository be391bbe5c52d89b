/** Words of the ACE lab's parts in lessons: they come with the module that draws them. */
import type { aceLessons as en } from "./en/aceLessons.ts";
import { lazy } from "./lazy.ts";

export const aceLessons = lazy<typeof en>(
  import.meta.glob("./*/aceLessons.ts", { eager: true, import: "aceLessons" }),
);
