import { Fragment, useCallback, useMemo, useSyncExternalStore } from "react";
import { Route, Router, Switch } from "wouter";
import { pages } from "./pages/registry.ts";
import { Lazy } from "./shell/Lazy.tsx";
import { PageFooter } from "./shell/PageFooter.tsx";
import { useHashPath } from "./shell/route.ts";
import { type LabEntry, type LoadPage, routesOf, SiteContext } from "./shell/site.ts";
import { language, subscribeToLanguage } from "./text/text.ts";
import { FailedAttempt } from "./ui/attempt.tsx";

/** Routes: those of the labs, and those of the other pages. */
export function App({ labs }: { labs: readonly LabEntry[] }) {
  const site = useMemo(() => ({ labs, pages }), [labs]);
  const ofLabs = labs.flatMap((lab) => routesOf(lab).map((path) => ({ lab, path })));
  return (
    <SiteContext value={site}>
      <Router hook={useHashPath}>
        <Switch>
          {ofLabs.map(({ lab, path }) => (
            <Route key={path} path={path}>
              <LabPage key={path} lab={lab} path={path} />
            </Route>
          ))}
          {pages.map(({ route, load }) => (
            <Route key={route} path={route}>
              <OtherPage key={route} load={load} />
            </Route>
          ))}
        </Switch>
      </Router>
      <FailedAttempt />
    </SiteContext>
  );
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

/** Another language draws everything anew: words are asked for while drawing. */
function OtherPage({ load }: { load: LoadPage }) {
  const spoken = useSyncExternalStore(subscribeToLanguage, language);
  return (
    <Fragment key={spoken}>
      <Lazy load={load} />
      <PageFooter />
    </Fragment>
  );
}
