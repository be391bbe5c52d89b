/** What a presentation of any lab is besides its picture: the projector, the clicker, the talk with the notes. */
import { useCallback, useState, useSyncExternalStore } from "react";
import { useRun } from "../../state/run/hooks.ts";
import { inTheLab } from "../../state/run/view.ts";
import { type Talk, type Told, talkOf } from "../windowSync/screen.ts";
import { useClicker } from "../windowSync/useClicker.ts";
import { useProjector } from "./useProjector.ts";
import "./present.css";

/** Begins with the first drawing, and goes on as long as it is drawn. `told` says what the step did. */
export function usePresentation(told: Told): { talk: Talk; black: boolean } {
  const lab = useRun();
  const [talk] = useState(() => talkOf(lab, told));
  const black = useSyncExternalStore(talk.subscribe, talk.black);
  useProjector();
  const others = useCallback(
    ({ key }: KeyboardEvent) => {
      if (key === "Escape") lab.setPlace(inTheLab(lab.choices.getState().view));
      // The address follows with a delay; what F5 loads anew must be the very step shown.
      if (key === "F5") history.replaceState(history.state, "", `#${lab.link()}`);
    },
    [lab],
  );
  useClicker(talk.act, others);
  return { talk, black };
}
