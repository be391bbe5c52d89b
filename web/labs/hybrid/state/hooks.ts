/** React's view of this lab's controller. */
import { createContext } from "react";
import { hooksOf, useGiven } from "../../../state/run/hooks.ts";
import type { HybridController } from "./lab.ts";

export const HybridContext = createContext<HybridController | null>(null);

export const useHybrid = () => useGiven(HybridContext);

export const { useShown, useShownPart, useChoice } = hooksOf(useHybrid);
