/** What a reader chose on the page: kept while another language draws it anew. */
import { createStore } from "zustand/vanilla";

interface CalibrationChoices {
  /** The share that pictures and tables show; null for the one that was fitted. */
  share: number | null;
}

export const choices = createStore<CalibrationChoices>(() => ({ share: null }));
