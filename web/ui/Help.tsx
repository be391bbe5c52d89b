import { type ReactNode, useId } from "react";
import { text } from "../text/text.ts";

/** A "?" that opens an explanation; the browser's popover closes it on Escape and on a click elsewhere. */
export function Help({ about, children }: { about: string; children: ReactNode }) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={text().controls.helpAbout(about)}
        className="inline-flex size-6 shrink-0 items-center justify-center rounded-full border border-line text-xs text-ink-muted hover:bg-surface-raised"
      >
        ?
      </button>
      <div
        id={id}
        popover="auto"
        className="m-auto max-w-sm rounded-lg border border-line bg-surface p-4 text-sm leading-relaxed text-ink shadow-lg"
      >
        {children}
      </div>
    </>
  );
}
