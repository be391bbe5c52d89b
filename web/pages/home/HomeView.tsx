import type { ComponentType } from "react";
import { SiteNav, useTitle } from "../../shell/SiteNav.tsx";
import { type Site, useSite } from "../../shell/site.ts";
import { homeText } from "../../text/home.ts";
import { text } from "../../text/text.ts";
import { onDemand, Suspense } from "../../ui/onDemand.tsx";
import { Miniature } from "./Miniature.tsx";

/** How long the first lesson takes, as its file says; a test compares them. */
const FIRST_LESSON_MINUTES = 9;
const WAY = "inline-flex min-h-11 items-center rounded-[8px] border px-4.5 font-semibold text-base/normal";
const CARD =
  "grid content-start grid-rows-[auto_auto_1fr] gap-1 rounded-[8px] border border-line p-4 leading-[1.45]";

/** What one can do here, each with a picture. */
const WAYS = [
  ["ace", "#/ace"],
  ["hybrid", "#/hybrid"],
  ["pbm", "#/pbm"],
  ["database", "#/your-database"],
  ["sql", "#/sql"],
  ["policy", "#/write-a-policy"],
  ["class", "#/lessons"],
  ["figures", "#/figures"],
] as const;

/** The first page: what this is in one sentence, two pools racing, and the ways on. */
export function Page() {
  const { labs } = useSite();
  const words = homeText();
  useTitle(words.title);
  return (
    <main className="lab-page grid content-start gap-5">
      <header className="lab-bar">
        <h1>{text().page.name}</h1>
        <SiteNav />
      </header>
      <div className="mt-2 grid grid-cols-1 items-center gap-x-12 gap-y-6 min-[60rem]:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
        <section className="grid gap-4">
          <h2 className="font-bold text-[clamp(1.75rem,3.25vw,4rem)] leading-[1.1] text-balance">
            {words.claim}
          </h2>
          <p className="max-w-176 text-ink-muted text-lg/normal">{words.explain}</p>
          <p className="flex max-w-176 flex-wrap gap-2 print:hidden">
            <a className={`${WAY} border-accent bg-accent text-on-accent`} href={`#${labs[0]?.path ?? ""}`}>
              {words.step}
            </a>
            <a className={`${WAY} border-line-strong`} href="#/lessons/checkout">
              {words.firstLesson(FIRST_LESSON_MINUTES)}
            </a>
          </p>
        </section>
        <Race labs={labs} />
      </div>
      <nav aria-label={words.ways} className="grid grid-cols-2 gap-4 min-[60rem]:grid-cols-4 print:hidden">
        {WAYS.map(([id, href]) => (
          <a key={id} className={`${CARD} hover:border-accent`} href={href}>
            <Miniature of={id} />
            <strong>{words.way[id]}</strong>
            <span className="text-[0.9375rem] text-ink-muted">{words.about[id]}</span>
          </a>
        ))}
      </nav>
    </main>
  );
}

const loadRace = async (labs: Site["labs"]) => {
  for (const { load } of labs) {
    const { race } = (await load()).manifest;
    if (race !== undefined) return (await race()).Page;
  }
  return () => null;
};

let RaceOf: ComponentType | undefined;

function Race({ labs }: Pick<Site, "labs">) {
  RaceOf ??= onDemand(() => loadRace(labs));
  return (
    <Suspense
      fallback={<div className="grid min-h-80 gap-3 rounded-[8px] border border-line p-4" aria-busy="true" />}
    >
      <RaceOf />
    </Suspense>
  );
}
