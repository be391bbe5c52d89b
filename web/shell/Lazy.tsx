import type { ReactNode } from "react";
import { text } from "../text/text.ts";
import { NotLoaded } from "../ui/NotLoaded.tsx";
import { Suspense } from "../ui/onDemand.tsx";
import { useLoaded } from "../ui/useLoaded.ts";
import { SiteNav } from "./SiteNav.tsx";
import type { LoadPage } from "./site.ts";

/**
 * A page that not everyone needs; its loading is told in words. `load` must stay the same. Not a component that suspends:
 * what replaces words that were shown, React would hold back for 300 ms.
 */
export function Lazy({ load }: { load: LoadPage }) {
  const { part, failure, again } = useLoaded(load);
  const words = text().page;
  if (failure !== null)
    return (
      <FailedPage>
        <NotLoaded told={words.notLoaded(failure)} onAgain={again} />
      </FailedPage>
    );
  const meanwhile = <Notice>{words.loading}</Notice>;
  return <Suspense fallback={meanwhile}>{part === null ? meanwhile : <part.Page />}</Suspense>;
}

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
