import type { ReactNode } from "react";
import { SiteNav } from "../../shell/SiteNav.tsx";
import { figuresText } from "../../text/figuresPage.ts";

interface PageHeadingProps {
  title: string;
  /** Shows the way to the list. */
  inside: boolean;
  children?: ReactNode;
}

/** Title of a figures' page, with the ways back. */
export function PageHeading({ title, inside, children }: PageHeadingProps) {
  const words = figuresText();
  return (
    <header className="mb-4 grid gap-1">
      <SiteNav />
      {inside && (
        <a href="#/figures" className="site-link w-fit">
          {words.allFigures}
        </a>
      )}
      <h1 className="text-xl font-semibold">{title}</h1>
      {children}
    </header>
  );
}
