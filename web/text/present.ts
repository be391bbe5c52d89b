/** Words of the presentation, of the speaker's notes and of the few counters that both and embeds show. */
import { present as de } from "./de/present.ts";
import { present as en } from "./en/present.ts";
import { lazy } from "./lazy.ts";

export const presentText = lazy<typeof en>({ en, de });
