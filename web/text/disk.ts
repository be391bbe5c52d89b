/** Words of the picture of the disk. */
import { disk as de } from "./de/disk.ts";
import { disk as en } from "./en/disk.ts";
import { lazy } from "./lazy.ts";

export const diskText = lazy<typeof en>({ en, de });
