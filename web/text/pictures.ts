/** Words of what stands beneath saved pictures. */
import { pictures as de } from "./de/pictures.ts";
import { pictures as en } from "./en/pictures.ts";
import { later } from "./later.ts";

export const picturesText = later<typeof en>({ en, de });
