/** Words of the presentation and of the speaker's notes. */
import type { present as en } from "./en/present.ts";
import { lazy } from "./lazy.ts";

export const presentText = lazy<typeof en>(
  import.meta.glob("./*/present.ts", { eager: true, import: "present" }),
);
