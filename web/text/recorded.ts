/** Words of recorded traces: tables and indexes, pins, and what the database itself found. */
import { recorded as de } from "./de/recorded.ts";
import { recorded as en } from "./en/recorded.ts";
import { lazy } from "./lazy.ts";

export const recordedText = lazy<typeof en>({ en, de });
