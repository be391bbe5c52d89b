/** What the page knows of versions kept for use without a network; `offline.ts`, which comes after the first picture, finds out. */
import { createStore } from "zustand/vanilla";
import { remember, remembered } from "../ui/remember.ts";

export interface NewerVersion {
  load: () => void;
  /** Whether another tab has brought it in: parts of this page that were not opened yet are gone then. */
  inUse: boolean;
}

export const versions = createStore<{ newer: NewerVersion | null }>(() => ({ newer: null }));

/** `public/rescue.js` says so for the page that follows. */
const LET_GO = "bufferpool-lab.let-go";

/** Whether what was kept before was damaged and has been let go; said once. */
export const wasLetGo = (): boolean => remembered(LET_GO, "window") === "1";
export const saidLetGo = (): void => remember(LET_GO, "said", "window");
