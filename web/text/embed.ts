/** Words of embeds. */
import type { embed as en } from "./en/embed.ts";
import { lazy } from "./lazy.ts";

export const embedText = lazy<typeof en>(import.meta.glob("./*/embed.ts", { eager: true, import: "embed" }));
