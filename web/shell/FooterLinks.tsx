/** The last line of every page: about these pages, which version they are, and how to cite it. Loaded after the first picture. */

import { footerText } from "../text/footer.ts";
import { version } from "../text/version.ts";

const link =
  "inline-flex min-h-9 items-center text-accent underline underline-offset-4 pointer-coarse:min-h-11";

export function FooterLinks() {
  const words = footerText();
  const links = [
    ["#/accessibility", words.accessibility],
    ["licenses.txt", words.licenses],
    ["changelog.txt", words.version(version)],
    ["citation.txt", words.cite],
  ];
  return (
    <footer className="page-footer">
      <nav aria-label={words.label} className="flex flex-wrap gap-x-5">
        {links.map(([href, name]) => (
          <a key={href} className={link} href={href}>
            {name}
          </a>
        ))}
      </nav>
      <p className="text-ink-muted">{words.offline}</p>
    </footer>
  );
}
