/** Words of what stands beneath saved pictures. */
import { pictures as de } from "./de/pictures.ts";
import { pictures as en } from "./en/pictures.ts";
import { lazy } from "./lazy.ts";

export const picturesText = lazy<typeof en>({ en, de });
