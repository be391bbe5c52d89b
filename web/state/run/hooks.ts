/** React's view of the lab that is shown: for the parts that serve every lab, and as a lab's own parts know it. */
import { type Context, createContext, useContext } from "react";
import { useStore } from "zustand";
import type { Player, Shown } from "../playback.ts";
import type { RunController } from "./controller.ts";

/** What a context gives to those inside it. */
export function useGiven<T>(context: Context<T | null>): T {
  const given = useContext(context);
  if (given === null) throw new Error("a lab's hook outside its lab");
  return given;
}

/** What is shown now; changes with every step. */
export const useShownOf = <Frame>({ store }: Player<Frame, unknown>): Shown<Frame> => useStore(store);

/** The lab that is shown, whichever it is. */
export const RunContext = createContext<RunController | null>(null);

/** The hooks of the lab that is shown, which is one with such a controller. */
export function hooksOf<Lab extends RunController>() {
  type Moment = ReturnType<Lab["playback"]["shown"]>;
  type Choices = ReturnType<Lab["choices"]["getState"]>;
  return {
    useLab: () => useGiven(RunContext) as Lab,
    /** See {@link useShownOf}. */
    useShown: () => useStore(useGiven(RunContext).playback.store) as Moment,
    /** A part of what is shown, drawn anew only when that changes. `select` must return a part as it is. */
    useShownPart: <T>(select: (shown: Moment) => T): T =>
      useStore(useGiven(RunContext).playback.store, (shown) => select(shown as Moment)),
    /** A part of the reader's choices. */
    useChoice: <T>(select: (choices: Choices) => T): T =>
      useStore(useGiven(RunContext).choices, (choices) => select(choices as Choices)),
  };
}

export const {
  useLab: useRun,
  useShown: useRunShown,
  useShownPart: useRunShownPart,
  useChoice: useRunChoice,
} = hooksOf<RunController>();
