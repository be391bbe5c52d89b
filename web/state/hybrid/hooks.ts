/** React's view of this lab's controller. */
import type { HybridFrame } from "../../engine/hybrid/types.ts";
import { createHooks } from "../run/hooks.ts";
import type { HybridController } from "./lab.ts";
import type { HybridChoices } from "./store.ts";

export const {
  Context: HybridContext,
  useController: useHybrid,
  useShown,
  useShownPart,
  useChoice,
} = createHooks<HybridController, HybridFrame, HybridChoices>();
