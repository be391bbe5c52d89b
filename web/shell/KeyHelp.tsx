import { memo } from "react";
import { text } from "../text/text.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { useLoaded } from "../ui/useLoaded.ts";
import type { Shortcut } from "./keyboard.ts";

interface KeyHelpProps {
  shortcuts: readonly Shortcut[];
  open: boolean;
  onClose: () => void;
}

const load = () => import("./KeyTable.tsx");

/** The list of keys, loaded when it is first asked for. */
export const KeyHelp = memo(function KeyHelp({ shortcuts, open, onClose }: KeyHelpProps) {
  const { part, failure } = useLoaded(load, open);
  return (
    <Dialog title={text().lab.keys} open={open} onClose={onClose}>
      {part !== null && <part.KeyTable shortcuts={shortcuts} />}
      {failure !== null && <p role="alert">{text().page.notLoaded(failure)}</p>}
    </Dialog>
  );
});
