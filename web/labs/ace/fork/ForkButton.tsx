import { useState } from "react";
import { text } from "../../../text/text.ts";
import { Button } from "../../../ui/Button.tsx";
import { useLoaded } from "../../../ui/useLoaded.ts";
import { forkButton } from "../keyboard.ts";
import { laneLabel } from "../lanes.ts";
import { useLab } from "../state/hooks.ts";

const load = () => import("./ForkDialog.tsx").then(({ ForkDialog }) => ForkDialog);

/** Opens the dialog that forks a lane at the position shown; it is loaded then. */
export function ForkButton() {
  const lab = useLab();
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState("");
  const { part: ForkDialog, failure } = useLoaded(load, wanted && open);
  const begin = () => {
    // Also where a key was pressed elsewhere: the dialog gives the focus back to what has it now.
    document.getElementById(forkButton)?.focus({ preventScroll: true });
    lab.playback.pause();
    setDone("");
    setWanted(true);
    setOpen(true);
  };
  const close = (forked: boolean) => {
    setOpen(false);
    const lane = forked ? lab.playback.shown().frame?.lanes.at(-1) : undefined;
    if (lane !== undefined) setDone(text().fork.done(laneLabel(lane)));
    else lab.clearError();
  };
  return (
    <>
      <Button id={forkButton} aria-keyshortcuts="y" onClick={begin}>
        {text().fork.button}
      </Button>
      <span role="status" className="sr-only">
        {done}
      </span>
      {failure !== null && open && <span role="alert">{failure}</span>}
      {ForkDialog !== null && <ForkDialog open={open} onClose={close} />}
    </>
  );
}
