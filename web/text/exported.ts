/** Words of files and pictures to take away. */
import type { exported as en } from "./en/exported.ts";
import { lazy } from "./lazy.ts";

export const exportedText = lazy<typeof en>(
  import.meta.glob("./*/exported.ts", { eager: true, import: "exported" }),
);
