import { NewVersion } from "../offline/NewVersion.tsx";
import { text } from "../text/text.ts";

const link =
  "inline-flex min-h-9 items-center text-accent underline underline-offset-4 pointer-coarse:min-h-11";

/** The foot of a page that is no lab: first of all, that there is a newer version. */
export const PageFooter = () => (
  <>
    <div className="page-footer">
      <NewVersion />
    </div>
    <FooterLinks />
  </>
);

/** What holds for all pages. */
export function FooterLinks() {
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
      </nav>
      <p className="text-ink-muted">{words.offline}</p>
    </footer>
  );
}
