import { text } from "../text/text.ts";
import { useLoaded } from "../ui/useLoaded.ts";
import { Notice } from "./Notice.tsx";
import type { LoadPage } from "./site.ts";

/** A page that not everyone needs; its loading is told in words. `load` must stay the same. */
export function Lazy({ load }: { load: LoadPage }) {
  const { part, failure } = useLoaded(load, true);
  if (part !== null) return <part.Page />;
  return <Notice>{failure === null ? text().page.loading : text().page.notLoaded(failure)}</Notice>;
}
