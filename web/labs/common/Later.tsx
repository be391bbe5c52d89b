import type { ComponentType } from "react";
import { text } from "../../text/text.ts";
import { useLoaded } from "../../ui/useLoaded.ts";

/** A page that not everyone needs; its loading is told in words. `load` must stay the same. */
export function Later({ load }: { load: () => Promise<{ Page: ComponentType }> }) {
  const { part, failure } = useLoaded(load, true);
  if (part !== null) return <part.Page />;
  return (
    <main className="lab-page">
      <p role="status">{failure === null ? text().page.loading : text().page.notLoaded(failure)}</p>
    </main>
  );
}
