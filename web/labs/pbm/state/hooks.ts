/** React's view of this lab's controller. */
import { createContext } from "react";
import { useStore } from "zustand";
import type { Shown } from "../../../state/playback.ts";
import { useGiven, useShownOf, useShownPartOf } from "../../../state/run/hooks.ts";
import type { PbmFrame } from "../engine/types.ts";
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
