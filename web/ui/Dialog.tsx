import { type ReactNode, useEffect, useId, useRef } from "react";
import { text } from "../text/text.ts";
import { Button, Icon } from "./Button.tsx";

/** The browser's own modal dialog: component libraries add style elements, which the Content-Security-Policy refuses. */
export function Dialog(props: { title: string; open: boolean; onClose: () => void; children: ReactNode }) {
  const { title, open, onClose, children } = props;
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
      className="m-auto max-h-[85dvh] w-[min(40rem,92vw)] overflow-auto scroll-pb-20 rounded-lg border border-line bg-surface text-ink backdrop:bg-black/40"
    >
      <div className="sticky top-0 z-1 flex items-center justify-between gap-4 bg-surface px-6 pt-5 pb-3">
        <h2 id={heading} className="text-lg font-semibold">
          {title}
        </h2>
        <Button aria-label={text().controls.close} onClick={onClose} className="px-0">
          <Icon name="close" />
        </Button>
      </div>
      <div className="px-6 pb-6">{open && children}</div>
    </dialog>
  );
}

/** What a dialog asks for: always in view at its foot, while the rest scrolls beneath. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className="dialog-actions sticky bottom-0 z-1 -mx-6 -mb-6 border-line border-t bg-surface px-6 py-3">
    {children}
  </div>
);
