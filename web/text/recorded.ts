/** Words of recorded traces: tables and indexes, pins, and what the database itself found. */
import type { recorded as en } from "./en/recorded.ts";
import { lazy } from "./lazy.ts";

export const recordedText = lazy<typeof en>(
  import.meta.glob("./*/recorded.ts", { eager: true, import: "recorded" }),
);
