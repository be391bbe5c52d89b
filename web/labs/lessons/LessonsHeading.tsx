import { type ReactNode, useEffect } from "react";
import { lessonText } from "../../text/lessons.ts";
import { ThemeButton } from "../../ui/ThemeButton.tsx";

interface LessonsHeadingProps {
  title: string;
  /** Where one is, above the title. */
  kicker?: string;
  /** Further links beside those to the lab and the list. */
  links?: ReactNode;
  /** Shows the way to the list. */
  inside: boolean;
  children?: ReactNode;
}

/** Title of a lessons' page, with the ways out of it. */
export function LessonsHeading({ title, kicker, links, inside, children }: LessonsHeadingProps) {
  const words = lessonText();
  useEffect(() => {
    document.title = `${title} · Bufferpool Lab`;
    return () => {
      document.title = "Bufferpool Lab";
    };
  }, [title]);
  return (
    <header className="mb-6 grid gap-1">
      <nav aria-label={words.pages} className="screen-only flex flex-wrap items-center gap-x-5">
        <a href="#/ace" className="lesson-link">
          {words.lab}
        </a>
        {inside && (
          <a href="#/lessons" className="lesson-link">
            {words.all}
          </a>
        )}
        {links}
        <span className="ml-auto">
          <ThemeButton />
        </span>
      </nav>
      {kicker !== undefined && <p className="text-ink-muted text-sm">{kicker}</p>}
      <h1 className="max-w-[30ch] text-balance font-semibold text-2xl sm:text-3xl">{title}</h1>
      {children}
    </header>
  );
}
