import { type ReactNode, useId, useRef, useState } from "react";

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
