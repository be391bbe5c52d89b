import { useRef, useState } from "react";
import { shareText } from "../../text/share.ts";
import { Button } from "../../ui/Button.tsx";

interface CopyTextProps {
  label: string;
  text: string;
  rows: number;
}

/** Text to take away: a field to select from, and a button that copies all of it. */
export function CopyText({ label, text, rows }: CopyTextProps) {
  const [copied, setCopied] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const words = shareText();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch {
      // Without permission the text is selected, so that the reader's own copy key works.
      field.current?.select();
    }
  };
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
        <span role="status">{copied === text ? words.copied : ""}</span>
      </div>
    </div>
  );
}
