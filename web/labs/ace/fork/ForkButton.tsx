import { useState } from "react";
import { text } from "../../../text/text.ts";
import { Button } from "../../../ui/Button.tsx";
import { attempt } from "../../../ui/onDemand.tsx";
import { laneLabel } from "../lanes.ts";
import { isServed } from "../server/model.ts";
import { useChoice, useLab } from "../state/hooks.ts";

/** Keys press it wherever the focus is. */
export const forkButton = "fork-button";

/** Opens the dialog that forks a lane at the position shown; it is loaded then. */
export function ForkButton() {
  const lab = useLab();
  // Lanes with clients begin with the trace.
  const served = useChoice(({ scene }) => scene !== null && isServed(scene));
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState("");
  const [loaded, setLoaded] = useState<typeof import("./ForkDialog.tsx") | null>(null);
  const begin = () => {
    // Also where a key was pressed elsewhere: the dialog gives the focus back to what has it now.
    document.getElementById(forkButton)?.focus({ preventScroll: true });
    lab.playback.pause();
    setDone("");
    void attempt(async () => {
      setLoaded(await import("./ForkDialog.tsx"));
      setOpen(true);
    });
  };
  const close = (forked: boolean) => {
    setOpen(false);
    const lane = forked ? lab.playback.shown().frame?.lanes.at(-1) : undefined;
    if (lane !== undefined) setDone(text().fork.done(laneLabel(lane)));
    else lab.clearError();
  };
  if (served) return null;
  return (
    <>
      <Button id={forkButton} aria-keyshortcuts="y" onClick={begin}>
        {text().fork.button}
      </Button>
      <span role="status" className="sr-only">
        {done}
      </span>
      {loaded !== null && <loaded.ForkDialog open={open} onClose={close} />}
    </>
  );
}
