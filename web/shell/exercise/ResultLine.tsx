import { type ReactNode, useRef } from "react";
import { exerciseText } from "../../text/exercises.ts";
import { Button } from "../../ui/Button.tsx";
import { useCopy } from "../../ui/takeAway.ts";

/** The result of an exercise as a line to hand in; `children` are further ways on, beside the one that copies it. */
export function ResultLine({ line, children }: { line: string; children?: ReactNode }) {
  const words = exerciseText();
  const field = useRef<HTMLTextAreaElement>(null);
  const { said, copy } = useCopy(line, field);
  return (
    <>
      <textarea
        ref={field}
        readOnly
        rows={5}
        aria-label={words.lineLabel}
        value={line}
        className="block w-full rounded-md border border-line-strong bg-surface p-2 text-sm break-all"
      />
      <p className="text-ink-muted text-sm">{words.lineHelp}</p>
      <div className="flex flex-wrap items-center gap-2">
        <Button primary className="min-h-11" onClick={copy}>
          {words.copy}
        </Button>
        <span role="status" className="text-sm">
          {said}
        </span>
        {children}
      </div>
    </>
  );
}
