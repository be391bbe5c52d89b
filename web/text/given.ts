/** What a question on paper is given: the settings, the requests, and what the signs of its picture mean. */
import type { given as en } from "./en/given.ts";
import { lazy } from "./lazy.ts";

export const givenText = lazy<typeof en>(import.meta.glob("./*/given.ts", { eager: true, import: "given" }));
