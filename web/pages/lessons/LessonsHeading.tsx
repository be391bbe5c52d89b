import type { ReactNode } from "react";
import { SiteBar } from "../../shell/SiteNav.tsx";
import { lessonText } from "../../text/lessons.ts";
import { useTitle } from "../../ui/useTitle.ts";

interface LessonsHeadingProps {
  title: string;
  /** Where it is not the page's own: lessons are in English. */
  titleLang?: string;
  /** Where one is, above the title. */
  kicker?: string;
  /** Further links beside that to the list. */
  links?: ReactNode;
  /** Shows the way to the list. */
  inside: boolean;
  children?: ReactNode;
}

/** Title of a lessons' page, with the ways out of it. */
export function LessonsHeading({ title, titleLang, kicker, links, inside, children }: LessonsHeadingProps) {
  const words = lessonText();
  useTitle(title);
  return (
    <header className="mb-6 grid gap-1">
      <SiteBar />
      {(inside || links !== undefined) && (
        <p className="screen-only flex flex-wrap items-center gap-x-5">
          {inside && (
            <a href="#/lessons" className="lesson-link">
              {words.all}
            </a>
          )}
          {links}
        </p>
      )}
      {kicker !== undefined && <p className="text-ink-muted text-sm">{kicker}</p>}
      <h1 lang={titleLang} className="page-title">
        {title}
      </h1>
      {children}
    </header>
  );
}
