/** Words of how a trace file is read: choices, columns, and what it was read as. */
import type { reading as en } from "./en/reading.ts";
import { lazy } from "./lazy.ts";

export const readingText = lazy<typeof en>(
  import.meta.glob("./*/reading.ts", { eager: true, import: "reading" }),
);
