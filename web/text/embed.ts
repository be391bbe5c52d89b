/** Words of embeds. */
import { embed as de } from "./de/embed.ts";
import { embed as en } from "./en/embed.ts";
import { lazy } from "./lazy.ts";

export const embedText = lazy<typeof en>({ en, de });
