import type { ReactNode } from "react";
import { SiteBar } from "../../shell/SiteNav.tsx";
import { figuresText } from "../../text/figuresPage.ts";

interface PageHeadingProps {
  title: string;
  inside: boolean;
  children?: ReactNode;
}

/** Title of a figures' page, with the ways back. */
export function PageHeading({ title, inside, children }: PageHeadingProps) {
  const words = figuresText();
  return (
    <header className="mb-4 grid gap-1">
      <SiteBar />
      {inside && (
        <a href="#/figures" className="site-link w-fit">
          {words.allFigures}
        </a>
      )}
      <h1 className="page-title">{title}</h1>
      {children}
    </header>
  );
}
