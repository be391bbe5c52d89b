import type { ReactNode } from "react";
import { text } from "../text/text.ts";
import { SiteNav } from "./SiteNav.tsx";

/** In the place of a page that is not there yet. */
export function Notice({ children }: { children: string }) {
  return (
    <main className="lab-page">
      <h1 className="text-xl font-semibold">{text().page.name}</h1>
      <p role="status" className="mt-2">
        {children}
      </p>
    </main>
  );
}

/** In the place of a page that cannot be: the others may. */
export function FailedPage({ children }: { children: ReactNode }) {
  return (
    <main className="lab-page">
      <div className="lab-bar">
        <h1>
          <a href="#/">{text().page.name}</a>
        </h1>
        <SiteNav />
      </div>
      {children}
    </main>
  );
}
