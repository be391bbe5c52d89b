/** The optimum in the score, once it is known. What finds it out comes when it is wanted. */
import { create } from "zustand";
import type { CounterSpec, LabFrame } from "../../../engine/types.ts";
import type { CountedLane } from "../../../shell/counters.ts";

export interface ShownOptimum {
  /** The score's counters with the optimum's among them. */
  specs: (specs: readonly CounterSpec[]) => CounterSpec[];
  /** Lanes with what they are above it. */
  lanes: (frame: LabFrame, lanes: CountedLane[]) => CountedLane[];
}

/** `asked`: whether it is found of every scene, or only beside a policy that is not the paper's. */
export const useOptimum = create(() => ({ shown: null as ShownOptimum | null, asked: false }));

/** From now on, of every scene. */
export const askForOptimum = (): void => useOptimum.setState({ asked: true });
