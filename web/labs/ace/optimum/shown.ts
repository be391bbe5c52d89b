/** The optimum in the score, once it is known. What finds it out comes when it is wanted. */
import type { ComponentType } from "react";
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

interface Optimum {
  shown: ShownOptimum | null;
  /** Keeps it true to the run; comes with the engine of every policy. */
  Finder?: ComponentType;
}

const store = createStore<Optimum>(() => ({ shown: null }));

export const tellOptimum = store.setState;

export const useOptimum = (): Optimum => useStore(store);
