import { useRef, useState } from "react";
import { useLab } from "../../state/hooks.ts";
import { LONGEST_LINK } from "../../state/url.ts";
import { text } from "../../text/text.ts";
import { Button } from "../../ui/Button.tsx";

/** The link of this very step, to copy. */
export function Share() {
  const lab = useLab();
  const [link, setLink] = useState("");
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const make = () => {
    setCopied(false);
    const hash = lab.link();
    setLink(hash === null ? "" : `${location.href.split("#", 1)[0]}#${hash}`);
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      // Without permission the text is selected, so that the reader's own copy key works.
      field.current?.select();
    }
  };
  const words = text().lab;
  return (
    <>
      <Button popoverTarget="share" onClick={make}>
        {words.link}
      </Button>
      <div
        id="share"
        popover="auto"
        className="m-auto w-[min(34rem,92vw)] rounded-lg border border-line bg-surface p-4 text-ink shadow-lg"
      >
        <h2 className="mb-2 text-base font-semibold">{words.linkToStep}</h2>
        <textarea
          ref={field}
          readOnly
          rows={4}
          aria-label={words.link}
          value={link}
          className="block w-full rounded-md border border-line-strong bg-surface p-2 text-sm break-all"
        />
        <div className="mt-2 flex items-center gap-3 text-sm">
          <Button primary onClick={copy}>
            {words.copy}
          </Button>
          <span role="status">{copied ? words.copied : ""}</span>
        </div>
        <p className="mt-2 text-sm text-ink-muted">
          {link.length > LONGEST_LINK ? words.longLink(link.length, LONGEST_LINK) : words.holdsEverything}
        </p>
      </div>
    </>
  );
}
