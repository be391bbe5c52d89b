/** The parts of every lab's presentation except its picture: projector, clicker, connection to the notes. */

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import { replaceAddress } from "../../state/hash.ts";
import type { RunController } from "../../state/run/controller.ts";
import { useRun } from "../../state/run/hooks.ts";
import { inTheLab } from "../../state/run/view.ts";
import { useClicker } from "../windowSync/channel.ts";
import { type Talk, type Told, talkOf } from "../windowSync/screen.ts";
import "./present.css";
import { presentText } from "../../text/present.ts";

/** Begins with the first drawing, and goes on as long as it is drawn. `told` says what the step did. */
export function usePresentation(told: Told): { talk: Talk; black: boolean } {
  const lab = useRun();
  const [talk] = useState(() => talkOf(lab, told));
  const black = useStore(talk.black);
  useProjector();
  const others = useCallback(
    ({ key }: KeyboardEvent) => {
      if (key === "Escape") leavePresentation(lab);
      // The address follows with a delay; what F5 loads anew must be the very step shown.
      if (key === "F5") replaceAddress(`#${lab.link()}`);
    },
    [lab],
  );
  useClicker(talk.act, others);
  return { talk, black };
}

/** To the lab. A step of a path stays behind it in the history: the lab has no button that leads back there. */
export function leavePresentation(lab: RunController): void {
  const { view } = lab.choices.getState();
  // The same address: another one would be opened as if it had been typed.
  if (view.path !== undefined) history.pushState(history.state, "", location.href);
  lab.setPlace(inTheLab(view));
}

/** The projector's palette and type size for the whole page: light words on a dark ground where the theme is dark. */
function useProjector(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const { theme } = dataset;
    const systems = theme === undefined || theme === "auto";
    const dark = theme === "dark" || (systems && matchMedia("(prefers-color-scheme: dark)").matches);
    dataset.theme = "projector";
    if (dark) dataset.ground = "dark";
    dataset.stage = "present";
    return () => {
      delete dataset.stage;
      delete dataset.ground;
      if (theme === undefined) delete dataset.theme;
      else dataset.theme = theme;
    };
  }, []);
}

/** A black screen over everything; any key or click brings the page back, and does nothing else. */
export function Blackout({ onEnd }: { onEnd: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={presentText().black}
      onClose={onEnd}
      onClick={onEnd}
      onKeyDown={(event) => {
        // F5 and the browser's own keys keep their meaning.
        if (event.ctrlKey || event.altKey || event.metaKey || /^F\d+$/.test(event.key)) return;
        event.preventDefault();
        onEnd();
      }}
      className="m-0 h-dvh max-h-none w-screen max-w-none cursor-none bg-blackout outline-none"
    />
  );
}
