import { type ReactNode, useId } from "react";
import { type GlossaryEntry, glossary, type TermId } from "../../lessons/text/glossary.ts";

/** A word with its explanation from the glossary, which opens on a click, Enter or Space and closes on Escape. */
export function Term({ id, children }: { id: TermId; children?: ReactNode }) {
  const tip = useId();
  const entry: GlossaryEntry | undefined = glossary[id];
  if (entry === undefined) throw new Error(`the glossary has no "${id}"`);
  return (
    <>
      <button
        type="button"
        popoverTarget={tip}
        className="term cursor-help underline decoration-2 decoration-line-strong decoration-dotted underline-offset-[0.2em] hover:decoration-accent print:no-underline"
      >
        {children ?? entry.term}
      </button>
      {/* A button counts as a picture where lines are broken: without this a full stop could go to the next line. */}
      {"\u2060"}
      <span
        id={tip}
        popover="auto"
        className="term-tip m-auto max-w-[min(24rem,calc(100vw-2rem))] rounded-md border border-line-strong bg-surface-raised px-3 py-2 text-left text-[0.9375rem]/normal text-ink"
      >
        <strong>{entry.term}</strong>: {entry.text}
      </span>
    </>
  );
}
