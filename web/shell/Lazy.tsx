import { text } from "../text/text.ts";
import { NotLoaded } from "../ui/NotLoaded.tsx";
import { Suspense } from "../ui/onDemand.tsx";
import { useLoaded } from "../ui/useLoaded.ts";
import { FailedPage, Notice } from "./Notice.tsx";
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
