/** Heads of the figures' views, and of the sections within. */
import type { ReactNode } from "react";
import { SiteBar, useTitle } from "../../shell/SiteNav.tsx";
import { figuresText } from "../../text/figuresPage.ts";

export function Heading(props: { title: string; inside?: boolean; children: ReactNode }) {
  const { title, inside = true, children } = props;
  useTitle(title);
  return (
    <header className="mb-4 grid gap-1">
      <SiteBar />
      {inside && (
        <a href="#/figures" className="site-link w-fit">
          {figuresText().allFigures}
        </a>
      )}
      <h1 className="page-title">{title}</h1>
      {children}
    </header>
  );
}

/** A section below its ruled heading, `wide` in a view of its own. */
export function Section(props: { id: string; title: string; wide?: boolean; children: ReactNode }) {
  const { id, title, wide = false, children } = props;
  return (
    <section aria-labelledby={id} className={`grid grid-cols-1 gap-2 ${wide ? "min-w-0 content-start" : ""}`}>
      <h2 id={id} className={`border-line border-b pb-1 font-semibold ${wide ? "text-lg/normal" : ""}`}>
        {title}
      </h2>
      {children}
    </section>
  );
}
