import { Suspense, useMemo } from "react";
import { text } from "../text/text.ts";
import { onDemand } from "../ui/onDemand.tsx";
import { FailedPage, Notice } from "./Notice.tsx";
import type { LoadPage } from "./site.ts";

/** A page that not everyone needs; its loading is told in words. `load` must stay the same. */
export function Lazy({ load }: { load: LoadPage }) {
  const Page = useMemo(() => onDemand(async () => (await load()).Page, FailedPage), [load]);
  return (
    <Suspense fallback={<Notice>{text().page.loading}</Notice>}>
      <Page />
    </Suspense>
  );
}
