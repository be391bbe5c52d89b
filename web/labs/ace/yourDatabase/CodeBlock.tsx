/** A command to take away: it scrolls in itself, and a button copies it. */
import { useRef } from "react";
import { yourDatabaseText } from "../../../text/yourDatabase.ts";
import { Button } from "../../../ui/Button.tsx";
import { useCopy } from "../../../ui/useCopy.ts";
import { Coded } from "./Coded.tsx";

export function CodeBlock({ caption, text }: { caption: string; text: string }) {
  const code = useRef<HTMLElement>(null);
  const { copied, copy } = useCopy(text, code);
  const words = yourDatabaseText();
  const name = caption.replaceAll("`", "");
  return (
    <figure className="db-code">
      <figcaption>
        <span>
          <Coded>{caption}</Coded>
        </span>
        <span role="status">{copied ? words.copied : ""}</span>
        <Button aria-label={`${words.copy}: ${name}`} onClick={copy}>
          {words.copy}
        </Button>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <section tabIndex={0} aria-label={name}>
        <pre>
          <code ref={code}>{text}</code>
        </pre>
      </section>
    </figure>
  );
}
