import { type ReactNode, useId } from "react";
import { type GlossaryEntry, glossary, type TermId } from "../../lessons/glossary.ts";

/** A word with its explanation from the glossary, which opens on a click, Enter or Space and closes on Escape. */
export function Term({ id, children }: { id: TermId; children?: ReactNode }) {
  const tip = useId();
  const entry: GlossaryEntry | undefined = glossary[id];
  if (entry === undefined) throw new Error(`the glossary has no "${id}"`);
  return (
    <>
      <button type="button" popoverTarget={tip} className="term">
        {children ?? entry.term}
      </button>
      {/* A button counts as a picture where lines are broken: without this a full stop could go to the next line. */}
      {"\u2060"}
      <span id={tip} popover="auto" className="term-tip">
        <strong>{entry.term}</strong>: {entry.text}
      </span>
    </>
  );
}
