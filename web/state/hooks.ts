/** React's view of the ACE lab's controller. */
import type { LabFrame } from "../engine/types.ts";
import type { LabController } from "./lab.ts";
import { createHooks } from "./run/hooks.ts";
import type { Choices } from "./store.ts";

export const {
  Context: LabContext,
  useController: useLab,
  useShown,
  useShownPart,
  useChoice,
} = createHooks<LabController, LabFrame, Choices>();
