/** React's view of the controller. */
import { createContext, useContext, useSyncExternalStore } from "react";
import { useStore } from "zustand";
import type { LabFrame } from "../engine/types.ts";
import type { LabController } from "./lab.ts";
import type { Shown } from "./playback.ts";
import type { Choices } from "./store.ts";

export const LabContext = createContext<LabController | null>(null);

export function useLab(): LabController {
  const lab = useContext(LabContext);
  if (lab === null) throw new Error("useLab outside a lab");
  return lab;
}

/** What is shown now; changes with every step. */
export function useShown(): Shown<LabFrame> {
  const { playback } = useLab();
  return useSyncExternalStore(playback.subscribe, playback.shown);
}

/** A part of what is shown, for those who need not be drawn anew with every step. `select` must return a part as it is. */
export function useShownPart<T>(select: (shown: Shown<LabFrame>) => T): T {
  const { playback } = useLab();
  return useSyncExternalStore(playback.subscribe, () => select(playback.shown()));
}

/** A part of the reader's choices. */
export function useChoice<T>(select: (choices: Choices) => T): T {
  return useStore(useLab().choices, select);
}
