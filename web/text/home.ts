/** Words of the first page, loaded with it. */
import { home as de } from "./de/home.ts";
import { home as en } from "./en/home.ts";
import { lazy } from "./lazy.ts";

export const homeText = lazy<typeof en>({ en, de });
