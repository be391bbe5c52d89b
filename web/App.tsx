import { Fragment, useCallback, useMemo, useSyncExternalStore } from "react";
import { pages, paths } from "./pages/registry.ts";
import { Lazy, PageFooter } from "./shell/SiteNav.tsx";
import { type LabEntry, routesOf, SiteContext, type SitePage, usePath, useSite } from "./shell/site.ts";
import { language, subscribeToLanguage } from "./text/text.ts";
import { FailedAttempt } from "./ui/onDemand.tsx";

/** Routes: those of the labs, and those of the other pages. */
export function App({ labs }: { labs: readonly LabEntry[] }) {
  const site = useMemo(() => ({ labs, pages, paths }), [labs]);
  return (
    <SiteContext value={site}>
      <Shown />
      <FailedAttempt />
    </SiteContext>
  );
}

/** What the address names. */
function Shown() {
  const { labs, pages } = useSite();
  const path = usePath();
  const lab = labs.find((each) => routesOf(each).includes(path));
  if (lab !== undefined) return <LabPage key={path} lab={lab} path={path} />;
  const page = pages.find(({ matches }) => matches.test(path));
  return page && <OtherPage key={String(page.matches)} {...page} />;
}

/** A page of a lab; its engine, its foot and how it follows the language are the lab's own. */
function LabPage({ lab, path }: { lab: LabEntry; path: string }) {
  const load = useCallback(async () => {
    const { manifest } = await lab.load();
    const page = path === lab.path ? manifest.page : manifest.pages?.[path];
    if (page === undefined) throw new Error(path);
    return page();
  }, [lab, path]);
  return <Lazy load={load} />;
}

/** Redraws everything when the language changes, since words are looked up during rendering. */
function OtherPage({ load, keeps }: SitePage) {
  const spoken = useSyncExternalStore(subscribeToLanguage, language);
  return (
    <Fragment key={keeps ? "" : spoken}>
      <Lazy load={load} />
      <PageFooter />
    </Fragment>
  );
}
