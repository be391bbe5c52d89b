/** React's view of a controller: typed for one lab, or for the parts that serve every lab. */
import { createContext, useContext, useSyncExternalStore } from "react";
import { useStore } from "zustand";
import type { RunFrame } from "../../engine/types.ts";
import type { Player, Shown } from "../playback.ts";
import type { RunChoices } from "./choices.ts";
import type { ReadChoices, RunController } from "./controller.ts";

interface Shows<Frame, Choices> {
  playback: Player<Frame, unknown>;
  choices: ReadChoices<Choices>;
}

/** A context for a controller, and the hooks that look into it. */
export function createHooks<Controller extends Shows<Frame, Choices>, Frame, Choices>() {
  const Context = createContext<Controller | null>(null);

  function useController(): Controller {
    const lab = useContext(Context);
    if (lab === null) throw new Error("a lab's hook outside its lab");
    return lab;
  }

  /** What is shown now; changes with every step. */
  function useShown(): Shown<Frame> {
    const { playback } = useController();
    return useSyncExternalStore(playback.subscribe, playback.shown);
  }

  /** A part of what is shown, for those who need not be drawn anew with every step. `select` must return a part as it is. */
  function useShownPart<T>(select: (shown: Shown<Frame>) => T): T {
    const { playback } = useController();
    return useSyncExternalStore(playback.subscribe, () => select(playback.shown()));
  }

  /** A part of the reader's choices. */
  function useChoice<T>(select: (choices: Choices) => T): T {
    return useStore(useController().choices, select);
  }

  return { Context, useController, useShown, useShownPart, useChoice };
}

/** The lab that is shown, whichever it is. */
export const {
  Context: RunContext,
  useController: useRun,
  useShown: useRunShown,
  useShownPart: useRunShownPart,
  useChoice: useRunChoice,
} = createHooks<RunController, RunFrame, RunChoices>();
