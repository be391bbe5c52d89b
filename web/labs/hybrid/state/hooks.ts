/** React's view of this lab's controller. */
import { hooksOf } from "../../../state/run/hooks.ts";
import type { HybridController } from "./lab.ts";

export const { useLab: useHybrid, useShown, useShownPart, useChoice } = hooksOf<HybridController>();
