/** React's view of this lab's controller. */
import { createContext } from "react";
import { hooksOf, useGiven } from "../../../state/run/hooks.ts";
import type { PbmController } from "./lab.ts";

export const PbmContext = createContext<PbmController | null>(null);

export const usePbm = () => useGiven(PbmContext);

export const { useShown, useShownPart, useChoice } = hooksOf(usePbm);
