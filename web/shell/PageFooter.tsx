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

/** The foot of a page that is no lab: first of all, that there is a newer version. */
export const PageFooter = () => (
  <>
    <div className="page-footer">
      <NewVersion />
    </div>
    <FooterLinks />
  </>
);

/** What a page itself offers at its foot, and what holds for all of them. */
export function FooterLinks({ children }: { children?: ReactNode }) {
  const words = text().footer;
  return (
    <footer className="page-footer">
      <nav aria-label={words.label} className="flex flex-wrap gap-x-5">
        <a className={link} href="#/accessibility">
          {words.accessibility}
        </a>
        <a className={link} href="licenses.txt">
          {words.licenses}
        </a>
        {children}
      </nav>
      <p className="text-ink-muted">{words.offline}</p>
    </footer>
  );
}
