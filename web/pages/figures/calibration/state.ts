/** What a reader chose on the page: kept while another language draws it anew. */
import { createStore } from "zustand/vanilla";
import type { Measured } from "./own.ts";

interface CalibrationChoices {
  /** The share that pictures and tables show; null for the one that was fitted. */
  share: number | null;
  /** Own measurements as they were written. */
  written: string;
  /** What was read of them last; what cannot be read leaves it. */
  measured: readonly Measured[] | null;
  problems: readonly string[];
}

export const choices = createStore<CalibrationChoices>(() => ({
  share: null,
  written: "",
  measured: null,
  problems: [],
}));
