/** React's view of this lab's controller. */
import { hooksOf } from "../../../state/run/hooks.ts";
import type { LabController } from "./lab.ts";

export const { useLab, useShown, useShownPart, useChoice } = hooksOf<LabController>();
