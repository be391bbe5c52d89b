/** Words of files that are opened, and of what takes a while. */
import { files as de } from "./de/files.ts";
import { files as en } from "./en/files.ts";
import { lazy } from "./lazy.ts";

export const filesText = lazy<typeof en>({ en, de });
