/** React's view of this lab's controller. */
import { hooksOf } from "../../../state/run/hooks.ts";
import type { PbmController } from "./lab.ts";

export const { useLab: usePbm, useShown, useShownPart, useChoice } = hooksOf<PbmController>();
