import type { ReactNode } from "react";
import { text } from "../text/text.ts";
import { LanguageField } from "../ui/LanguageField.tsx";
import { ThemeButton } from "../ui/ThemeButton.tsx";
import { usePath } from "./route.ts";
import { useSite } from "./site.ts";

/** The ways between the pages, the same at the top of each, and how all of them look. */
export function SiteNav({ children }: { children?: ReactNode }) {
  const path = usePath();
  const { labs, pages } = useSite();
  const link = (page: { path: string; name: () => string }) => (
    <a
      key={page.path}
      href={`#${page.path}`}
      aria-current={path === page.path ? "page" : undefined}
      className="site-link"
    >
      {page.name()}
    </a>
  );
  return (
    <div className="site-nav">
      <nav aria-label={text().routes.pages} className="site-pages">
        <span className="flex rounded-[8px] bg-surface-raised p-[2px] *:min-h-8 pointer-coarse:*:min-h-11">
          {labs.map(link)}
        </span>
        {pages.flatMap(({ entry }) => (entry === undefined ? [] : [link(entry)]))}
      </nav>
      <div className="site-tools no-print">
        <LanguageField />
        <ThemeButton />
        {children}
      </div>
    </div>
  );
}

/** The bar of a page that is no lab: its own title stands below. */
export function SiteBar() {
  return (
    <div className="lab-bar">
      <a href="#/" className="site-name">
        {text().page.name}
      </a>
      <SiteNav />
    </div>
  );
}
