import { type ReactNode, Suspense, useId, useRef, useState } from "react";
import { text } from "../text/text.ts";

interface CardButtonProps {
  /** What the lane is called. */
  label: string;
  /** The card; it may be on its way. Given what closes it. */
  children: (close: () => void) => ReactNode;
}

/**
 * Opens the card of what a lane runs. The browser's popover closes it on Escape and on
 * a click elsewhere, and gives the focus back.
 */
export function CardButton({ label, children }: CardButtonProps) {
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={text().lab.aboutLane(label)}
        className="inline-flex size-6 shrink-0 items-center justify-center self-center rounded-full border border-line-strong text-ink-muted text-xs hover:bg-surface-raised"
      >
        ?
      </button>
      <div
        ref={card}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={text().lab.aboutLane(label)}
        // The keyboard scrolls what has the focus.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a card that scrolls
        tabIndex={0}
        onToggle={(event) => {
          const opened = event.newState === "open";
          setOpen(opened);
          if (opened) card.current?.focus();
        }}
        className="m-auto max-h-[85dvh] w-[min(36rem,92vw)] overflow-auto rounded-lg border border-line bg-surface p-6 font-normal text-[0.9375rem] text-ink leading-relaxed shadow-lg"
      >
        {open && (
          <Suspense fallback={<p aria-busy="true" className="min-h-60" />}>
            {children(() => card.current?.hidePopover())}
          </Suspense>
        )}
      </div>
    </>
  );
}
