/** Words of embeds. */
import { embed as de } from "./de/embed.ts";
import { embed as en } from "./en/embed.ts";
import { later } from "./later.ts";

export const embedText = later<typeof en>({ en, de });
