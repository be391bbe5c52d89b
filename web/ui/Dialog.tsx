import { type ReactNode, useEffect, useId, useRef } from "react";
import { text } from "../text/text.ts";
import { Button } from "./Button.tsx";
import { Icon } from "./icons.tsx";

interface DialogProps {
  title: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The browser's own modal dialog: it keeps the focus inside, closes on Escape and gives the focus back.
 * Component libraries add style elements for this, which the page's Content-Security-Policy refuses.
 */
export function Dialog({ title, open, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    if (open && dialog.current?.open === false) dialog.current.showModal();
    if (!open) dialog.current?.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      onClose={onClose}
      className="m-auto max-h-[85dvh] w-[min(40rem,92vw)] overflow-auto rounded-lg border border-line bg-surface p-6 text-ink backdrop:bg-black/40"
    >
      <div className="mb-4 flex items-center justify-between gap-4">
        <h2 id={heading} className="text-lg font-semibold">
          {title}
        </h2>
        <Button aria-label={text().controls.close} onClick={onClose} className="px-0">
          <Icon name="close" />
        </Button>
      </div>
      {open && children}
    </dialog>
  );
}
