import { useRef } from "react";
import { shareText } from "../../text/share.ts";
import { Button } from "../../ui/Button.tsx";
import { useCopy } from "../../ui/takeAway.ts";

/** A text in a field of its own, and a button that copies it. */
export function CopyText({ label, text, rows }: { label: string; text: string; rows: number }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { said, copy } = useCopy(text, field);
  const words = shareText();
  return (
    <div className="grid gap-2">
      <textarea
        ref={field}
        readOnly
        rows={rows}
        aria-label={label}
        value={text}
        spellCheck={false}
        className="block w-full rounded-md border border-line-strong bg-surface p-2 text-sm break-all"
      />
      <div className="flex items-center gap-3 text-sm">
        <Button primary onClick={copy}>
          {words.copy}
        </Button>
        <span role="status">{said}</span>
      </div>
    </div>
  );
}
