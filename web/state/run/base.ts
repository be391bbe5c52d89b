/** The base of a run's controller: its lab, choices and playback, pending work, and messages. */
import type { Failure } from "../../engine/types.ts";
import { Playback } from "../playback.ts";
import type { Message } from "./choices.ts";
import type { LabDefinition, LabTypes, SessionOf } from "./definition.ts";
import { createUnderWay } from "./underWay.ts";

export function createBase<T extends LabTypes>(lab: LabDefinition<T>) {
  const { choices } = lab;

  /** What is registered; only once the engine is loaded. */
  function registry(): T["registry"] {
    const found = choices.getState().registry;
    if (found === null) throw new Error("the engine is not loaded yet");
    return found;
  }

  return {
    ...{ lab, choices, registry },
    playback: new Playback<T["frame"], SessionOf<T>>(),
    works: createUnderWay((shown) => choices.setState(shown)),
    tell: (message: Message | null) => choices.setState({ message }),
    /** Tells it above the lab, and beside its field. */
    reject: (failure: Failure, details: readonly string[] = []) =>
      choices.setState({
        rejected: failure,
        message: {
          tone: "error",
          text: failure.message,
          ...(details.length > 0 && { details: [...details] }),
        },
      }),
    // The refused value is gone from its field.
    clearError: () => choices.setState({ rejected: null, message: null }),
  };
}

export type Base<T extends LabTypes> = ReturnType<typeof createBase<T>>;
