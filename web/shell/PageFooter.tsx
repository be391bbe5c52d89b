import type { ReactNode } from "react";
import { NewVersion } from "../offline/NewVersion.tsx";
import { text } from "../text/text.ts";

const link =
  "inline-flex min-h-9 items-center text-accent underline underline-offset-4 pointer-coarse:min-h-11";

/** A button that stands among the links of a page's foot. */
export function FooterButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button type="button" className={link} onClick={onClick}>
      {children}
    </button>
  );
}

/** The foot of a page: what the page itself offers there, and what holds for all of them. */
export function PageFooter({ children }: { children?: ReactNode }) {
  const words = text().footer;
  return (
    <footer className="page-footer">
      <NewVersion />
      <nav aria-label={words.label} className="flex flex-wrap gap-x-5">
        <a className={link} href="#/accessibility">
          {words.accessibility}
        </a>
        {children}
      </nav>
      <p className="text-ink-muted">{words.offline}</p>
    </footer>
  );
}
