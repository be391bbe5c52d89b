/** React's view of this lab's controller. */
import { createContext } from "react";
import { useStore } from "zustand";
import type { PbmFrame } from "../../engine/pbm/types.ts";
import type { Shown } from "../playback.ts";
import { useGiven, useShownOf, useShownPartOf } from "../run/hooks.ts";
import type { PbmController } from "./lab.ts";
import type { PbmChoices } from "./store.ts";

export const PbmContext = createContext<PbmController | null>(null);

export const usePbm = () => useGiven(PbmContext);

/** See {@link useShownOf}. */
export const useShown = () => useShownOf(usePbm().playback);

/** See {@link useShownPartOf}. */
export const useShownPart = <T>(select: (shown: Shown<PbmFrame>) => T): T =>
  useShownPartOf(usePbm().playback, select);

/** A part of the reader's choices. */
export const useChoice = <T>(select: (choices: PbmChoices) => T): T => useStore(usePbm().choices, select);
