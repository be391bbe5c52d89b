import type { ReactNode } from "react";
import { labs } from "../state/labs.ts";
import { useHashPath } from "../state/route.ts";
import { text } from "../text/text.ts";
import { LanguageField } from "./LanguageField.tsx";
import { ThemeButton } from "./ThemeButton.tsx";

const pages = [
  ...labs,
  { path: "/lessons", name: "lessons" },
  { path: "/figures", name: "figures" },
] as const;

/** The ways between the pages, the same at the top of each, and how all of them look. */
export function SiteNav({ children }: { children?: ReactNode }) {
  const [path] = useHashPath();
  const words = text().routes;
  return (
    <div className="flex flex-1 flex-wrap items-center gap-x-5 gap-y-1 text-sm">
      <nav aria-label={words.pages} className="flex flex-wrap gap-x-5">
        {pages.map((page) => (
          <a
            key={page.path}
            href={`#${page.path}`}
            aria-current={path === page.path ? "page" : undefined}
            className="site-link"
          >
            {words[page.name]}
          </a>
        ))}
      </nav>
      <div className="no-print ml-auto flex items-center gap-2">
        <LanguageField />
        <ThemeButton />
        {children}
      </div>
    </div>
  );
}
