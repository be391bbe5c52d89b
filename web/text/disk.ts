/** Words of the picture of the disk. */
import type { disk as en } from "./en/disk.ts";
import { lazy } from "./lazy.ts";

export const diskText = lazy<typeof en>(import.meta.glob("./*/disk.ts", { eager: true, import: "disk" }));
