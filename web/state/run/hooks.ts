/** React's view of a controller: what a lab's own hooks are made of, and the hooks of the parts that serve every lab. */
import { type Context, createContext, useContext } from "react";
import { useStore } from "zustand";
import type { Player, Shown } from "../playback.ts";
import type { RunChoices } from "./choices.ts";
import type { ReadChoices, RunController } from "./controller.ts";

/** What a context gives to those inside it. */
export function useGiven<T>(context: Context<T | null>): T {
  const given = useContext(context);
  if (given === null) throw new Error("a lab's hook outside its lab");
  return given;
}

/** What is shown now; changes with every step. */
export const useShownOf = <Frame>({ store }: Player<Frame, unknown>): Shown<Frame> => useStore(store);

/** A part of what is shown, for those who need not be drawn anew with every step. `select` must return a part as it is. */
export const useShownPartOf = <Frame, T>(
  { store }: Player<Frame, unknown>,
  select: (shown: Shown<Frame>) => T,
): T => useStore(store, select);

/** What reads a lab that `useLab` gives: what is shown, a part of it, and a part of the reader's choices. */
export const hooksOf = <Frame, Choices>(
  useLab: () => { playback: Player<Frame, unknown>; choices: ReadChoices<Choices> },
) => ({
  /** See {@link useShownOf}. */
  useShown: () => useShownOf(useLab().playback),
  /** See {@link useShownPartOf}. */
  useShownPart: <T>(select: (shown: Shown<Frame>) => T): T => useShownPartOf(useLab().playback, select),
  /** A part of the reader's choices. */
  useChoice: <T>(select: (choices: Choices) => T): T => useStore(useLab().choices, select),
});

/** The lab that is shown, whichever it is. */
export const RunContext = createContext<RunController | null>(null);

export const useRun = () => useGiven(RunContext);

export const useRunShown = () => useShownOf(useRun().playback);

export const useRunShownPart = <T>(select: (shown: Shown) => T): T =>
  useShownPartOf(useRun().playback, select);

/** A part of the reader's choices. */
export const useRunChoice = <T>(select: (choices: RunChoices) => T): T => useStore(useRun().choices, select);
