/** React's view of this lab's controller. */
import { createContext } from "react";
import { useStore } from "zustand";
import type { Shown } from "../../../state/playback.ts";
import { useGiven, useShownOf, useShownPartOf } from "../../../state/run/hooks.ts";
import type { HybridFrame } from "../engine/types.ts";
import type { HybridController } from "./lab.ts";
import type { HybridChoices } from "./store.ts";

export const HybridContext = createContext<HybridController | null>(null);

export const useHybrid = () => useGiven(HybridContext);

/** See {@link useShownOf}. */
export const useShown = () => useShownOf(useHybrid().playback);

/** See {@link useShownPartOf}. */
export const useShownPart = <T>(select: (shown: Shown<HybridFrame>) => T): T =>
  useShownPartOf(useHybrid().playback, select);

/** A part of the reader's choices. */
export const useChoice = <T>(select: (choices: HybridChoices) => T): T =>
  useStore(useHybrid().choices, select);
