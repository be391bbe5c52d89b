/** The optimum in the score, once it is known. What finds it out comes when it is wanted. */
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import type { CounterSpec, LabFrame } from "../../../engine/types.ts";
import type { CountedLane } from "../../../shell/counters.ts";

export interface ShownOptimum {
  /** The score's counters with the optimum's among them. */
  specs: (specs: readonly CounterSpec[]) => CounterSpec[];
  /** Lanes with what they are above it. */
  lanes: (frame: LabFrame, lanes: CountedLane[]) => CountedLane[];
}

const shown = createStore<{ optimum: ShownOptimum | null }>(() => ({ optimum: null }));

export const showOptimum = (optimum: ShownOptimum | null): void => shown.setState({ optimum });

export const useOptimum = (): ShownOptimum | null => useStore(shown, ({ optimum }) => optimum);
