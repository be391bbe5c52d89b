import { memo } from "react";
import { text } from "../text/text.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { onDemand, Suspense } from "../ui/onDemand.tsx";
import type { Shortcut } from "./keyboard.ts";

interface KeyHelpProps {
  shortcuts: readonly Shortcut[];
  open: boolean;
  onClose: () => void;
}

const KeyTable = onDemand(() => import("./KeyTable.tsx").then(({ KeyTable }) => KeyTable));

/** The list of keys, loaded when it is first asked for. */
export const KeyHelp = memo(function KeyHelp({ shortcuts, open, onClose }: KeyHelpProps) {
  return (
    <Dialog title={text().lab.keys} open={open} onClose={onClose}>
      {open && (
        <Suspense fallback={null}>
          <KeyTable shortcuts={shortcuts} />
        </Suspense>
      )}
    </Dialog>
  );
});
