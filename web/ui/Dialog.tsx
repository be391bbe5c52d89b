import { type ReactNode, useEffect, useId, useRef, useState } from "react";
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

interface PopoverProps {
  name: string;
  sign: ReactNode;
  look: string;
  width: string;
  children: (close: () => void) => ReactNode;
}

/** A small button that opens something over the page; the browser's popover closes it and gives the focus back. */
export function Popover({ name, sign, look, width, children }: PopoverProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        title={name}
        className={`inline-flex size-6 shrink-0 items-center justify-center text-ink-muted hover:bg-surface-raised ${look}`}
      >
        {sign}
        <span className="sr-only">{name}</span>
      </button>
      <div
        ref={box}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={name}
        // The keyboard scrolls what has the focus.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls
        tabIndex={0}
        onToggle={(event) => {
          const opened = event.newState === "open";
          setOpen(opened);
          if (opened) box.current?.focus();
        }}
        className={`m-auto max-h-[85dvh] overflow-auto rounded-lg border border-line bg-surface p-6 text-left font-normal text-[0.9375rem] text-ink leading-relaxed shadow-lg ${width}`}
      >
        {open && children(() => box.current?.hidePopover())}
      </div>
    </>
  );
}
