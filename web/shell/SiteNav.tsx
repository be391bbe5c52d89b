import { type ReactNode, useEffect, useRef } from "react";
import { NewVersion } from "../offline/NewVersion.tsx";
import { text } from "../text/text.ts";
import { Button } from "../ui/Button.tsx";
import { NotLoaded, onDemand, Suspense, useLoaded } from "../ui/onDemand.tsx";
import { LanguageField, ThemeButton } from "../ui/Preferences.tsx";
import { entriesOf, type LoadPage, usePath, useSite, type Way } from "./site.ts";

/** The ways between the pages, the same at the top of each: labs in a menu, which on a narrow window holds all of them. */
export function SiteNav({ children }: { children?: ReactNode }) {
  const path = usePath();
  const site = useSite();
  const { labs } = site;
  const menu = useRef<HTMLDivElement>(null);
  const words = text().routes;
  const link = ({ path: to, name }: Way) => (
    <a
      key={to}
      href={`#${to}`}
      aria-current={path === to ? "page" : undefined}
      className="site-link"
      onClick={() => menu.current?.hidePopover()}
    >
      {name()}
    </a>
  );
  const entries = entriesOf(site);
  const isLab = labs.some((lab) => lab.path === path);
  return (
    <div className="site-nav">
      <nav aria-label={text().routes.pages} className="site-pages">
        <Button className="site-labs" popoverTarget="site-menu" aria-current={isLab || undefined}>
          <span className="site-wide">{words.labs}</span>
          <span className="site-narrow">{words.menu}</span>
        </Button>
        <div ref={menu} id="site-menu" popover="auto" className="site-menu">
          {labs.map(link)}
          <div className="site-narrow">{entries.map(link)}</div>
        </div>
        <span className="site-wide">{entries.map(link)}</span>
      </nav>
      <div className="site-tools no-print">
        <LanguageField />
        <ThemeButton />
        {children}
      </div>
    </div>
  );
}

export function SiteBar() {
  return (
    <div className="lab-bar">
      <a href="#/" className="site-name">
        {text().page.name}
      </a>
      <SiteNav />
    </div>
  );
}

/** Names the page while it is shown: what it is, then the site. */
export function useTitle(title: string): void {
  const { name } = text().page;
  useEffect(() => {
    document.title = `${title} · ${name}`;
    return () => {
      document.title = name;
    };
  }, [title, name]);
}

/** The foot of a page that is no lab: first of all, that there is a newer version. */
export const PageFooter = () => (
  <>
    <div className="page-footer">
      <NewVersion />
    </div>
    <FooterLinks />
  </>
);

const Links = onDemand(() => import("./FooterLinks.tsx").then(({ FooterLinks }) => FooterLinks));

export const FooterLinks = () => (
  <Suspense>
    <Links />
  </Suspense>
);

/** A view that not everyone needs. No Suspense: React would hold back for 300 ms what replaces words. `load` stays the same. */
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
