/** Words of files that are opened, and of what takes a while. */
import type { files as en } from "./en/files.ts";
import { lazy } from "./lazy.ts";

export const filesText = lazy<typeof en>(import.meta.glob("./*/files.ts", { eager: true, import: "files" }));
