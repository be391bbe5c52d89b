/** Words of the game. */
import type { beatAce as en } from "./en/beatAce.ts";
import { lazy } from "./lazy.ts";

export const beatAceText = lazy<typeof en>(
  import.meta.glob("./*/beatAce.ts", { eager: true, import: "beatAce" }),
);
