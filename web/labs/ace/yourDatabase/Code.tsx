import { Fragment, useRef } from "react";
import { yourDatabaseText } from "../../../text/yourDatabase.ts";
import { Button } from "../../../ui/Button.tsx";
import { useCopy } from "../../../ui/useCopy.ts";

/** Words with names of commands, columns and files in them, which stand between backticks. */
export const Coded = ({ children }: { children: string }) =>
  children.split("`").map((part, at) => {
    const key = `${at}`;
    return at % 2 === 0 ? <Fragment key={key}>{part}</Fragment> : <code key={key}>{part}</code>;
  });

/** A command to take away: it scrolls in itself, and a button copies it. */
export function CodeBlock({ caption, text }: { caption: string; text: string }) {
  const code = useRef<HTMLElement>(null);
  const { copied, copy } = useCopy(text, code);
  const words = yourDatabaseText();
  const name = caption.replaceAll("`", "");
  return (
    <figure className="min-w-0">
      <figcaption className="flex items-center gap-3 pb-1 text-[0.9375rem]">
        <span className="min-w-0 flex-1">
          <Coded>{caption}</Coded>
        </span>
        <span role="status">{copied ? words.copied : ""}</span>
        <Button aria-label={`${words.copy}: ${name}`} onClick={copy}>
          {words.copy}
        </Button>
      </figcaption>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
        tabIndex={0}
        aria-label={name}
        className="overflow-x-auto rounded-[6px] bg-surface-raised px-3.5 py-2.5"
      >
        <pre className="w-max text-base/normal">
          <code ref={code}>{text}</code>
        </pre>
      </section>
    </figure>
  );
}
