/** React's view of the ACE lab's controller. */
import { createContext } from "react";
import { hooksOf, useGiven } from "../../../state/run/hooks.ts";
import type { LabController } from "./lab.ts";

export const LabContext = createContext<LabController | null>(null);

export const useLab = () => useGiven(LabContext);

export const { useShown, useShownPart, useChoice } = hooksOf(useLab);
