/** Words of what stands beneath saved pictures. */
import type { pictures as en } from "./en/pictures.ts";
import { lazy } from "./lazy.ts";

export const picturesText = lazy<typeof en>(
  import.meta.glob("./*/pictures.ts", { eager: true, import: "pictures" }),
);
