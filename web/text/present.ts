/** Words of the presentation and of the speaker's notes. */
import { present as de } from "./de/present.ts";
import { present as en } from "./en/present.ts";
import { lazy } from "./lazy.ts";

export const presentText = lazy<typeof en>({ en, de });
