import type { ReactNode } from "react";
import { figuresText } from "../../text/figuresPage.ts";
import { ThemeButton } from "../../ui/ThemeButton.tsx";

const LINK =
  "inline-flex min-h-9 items-center text-accent underline underline-offset-4 pointer-coarse:min-h-11";

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
      <nav aria-label={words.pages} className="flex flex-wrap items-center gap-x-5">
        <a href="#/ace" className={LINK}>
          {words.theLab}
        </a>
        {inside && (
          <a href="#/figures" className={LINK}>
            {words.allFigures}
          </a>
        )}
        <span className="ml-auto">
          <ThemeButton />
        </span>
      </nav>
      <h1 className="text-xl font-semibold">{title}</h1>
      {children}
    </header>
  );
}
