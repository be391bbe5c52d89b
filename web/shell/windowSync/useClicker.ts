/** A clicker's keys, for the presentation and for the notes. Keys with Ctrl, Alt or Meta belong to the browser. */
import { useLayoutEffect } from "react";
import { useRun } from "../../state/run/hooks.ts";
import { belongsToField } from "../keyboard.ts";
import { actionOf } from "./actions.ts";
import type { Action } from "./messages.ts";

const isScrollable = () => document.documentElement.scrollHeight > innerHeight;

/** `act` must stay the same; `others` takes keys that are no clicker's. */
export function useClicker(act: (action: Action) => void, others?: (event: KeyboardEvent) => void): void {
  const lab = useRun();
  // With the picture, not after it: the first key of a talk must not be lost.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
      if (belongsToField(event)) return;
      const action = actionOf(event.key, lab.choices.getState().singleKeys, isScrollable());
      if (action === null) {
        others?.(event);
        return;
      }
      event.preventDefault();
      act(action);
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [lab, act, others]);
}
