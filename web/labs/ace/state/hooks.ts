/** React's view of the ACE lab's controller. */
import { createContext } from "react";
import { useStore } from "zustand";
import type { LabFrame } from "../../../engine/types.ts";
import type { Shown } from "../../../state/playback.ts";
import { useGiven, useShownOf, useShownPartOf } from "../../../state/run/hooks.ts";
import type { LabController } from "./lab.ts";
import type { Choices } from "./store.ts";

export const LabContext = createContext<LabController | null>(null);

export const useLab = () => useGiven(LabContext);

/** See {@link useShownOf}. */
export const useShown = () => useShownOf(useLab().playback);

/** See {@link useShownPartOf}. */
export const useShownPart = <T>(select: (shown: Shown<LabFrame>) => T): T =>
  useShownPartOf(useLab().playback, select);

/** A part of the reader's choices. */
export const useChoice = <T>(select: (choices: Choices) => T): T => useStore(useLab().choices, select);
