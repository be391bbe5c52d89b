/** What is done with a run that is open, whichever it is. */
import type { Condition } from "../../engine/runSession.ts";
import type { Playback, Played } from "../playback.ts";
import type { ChoicesStore, Message, RunChoices } from "./choices.ts";

type Controlled = Pick<RunChoices, "stepsPerSecond" | "sought" | "singleKeys">;

export function createControls(
  choices: ChoicesStore<Controlled>,
  playback: Pick<Playback<unknown, Played<unknown>>, "play" | "runTo" | "shown">,
  tell: (message: Message | null) => void,
) {
  const play = () => playback.play(choices.getState().stepsPerSecond);

  function setSpeed(stepsPerSecond: number): void {
    choices.setState({ stepsPerSecond });
    if (playback.shown().activity === "playing") play();
  }

  function runTo(condition: Condition): void {
    tell(null);
    playback.runTo(condition);
  }

  /** Looks for a page in the pools; null looks for none. */
  function lookFor(page: number | null): void {
    const asked = (choices.getState().sought?.asked ?? 0) + 1;
    choices.setState({ sought: page === null ? null : { page, asked } });
  }

  const setSingleKeys = (singleKeys: boolean) => choices.setState({ singleKeys });

  return { play, setSpeed, runTo, lookFor, setSingleKeys };
}
