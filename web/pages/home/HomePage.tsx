import type { ComponentType } from "react";
import { SiteNav } from "../../shell/SiteNav.tsx";
import { type Site, useSite } from "../../shell/site.ts";
import { homeText } from "../../text/home.ts";
import { text } from "../../text/text.ts";
import { onDemand, Suspense } from "../../ui/onDemand.tsx";
import { useTitle } from "../../ui/useTitle.ts";
import { Miniature } from "./Miniature.tsx";
import "./home.css";

/** How long the first lesson takes, as its file says; a test compares them. */
export const FIRST_LESSON_MINUTES = 6;

/** The first page: what this is in one sentence, two pools racing, and the ways on. */
export function HomePage() {
  const { labs } = useSite();
  const words = homeText();
  useTitle(words.title);
  return (
    <main className="lab-page home">
      <header className="lab-bar">
        <h1>{text().page.name}</h1>
        <SiteNav />
      </header>
      <div className="home-first">
        <section className="home-claim">
          <h2>{words.claim}</h2>
          <p>{words.explain}</p>
          <p className="home-ways">
            <a className="home-way home-way-first" href={`#${labs[0]?.path ?? ""}`}>
              {words.step}
            </a>
            <a className="home-way" href="#/lessons/write-cost">
              {words.firstLesson(FIRST_LESSON_MINUTES)}
            </a>
          </p>
        </section>
        <Race labs={labs} />
      </div>
      <nav aria-label={words.labs} className="home-cards">
        {labs.map(({ id, path, name }) => (
          <a key={id} className="home-card" href={`#${path}`}>
            <Miniature of={id} />
            <strong>{name()}</strong>
            <span>{words.about[id]}</span>
            <span className="home-open">{words.open}</span>
          </a>
        ))}
        <div className="home-card">
          <Miniature of="class" />
          <strong>{words.forClass}</strong>
          <span>{words.forClassAbout}</span>
          <span className="home-open">
            <a href="#/lessons">{words.lessons}</a> · <a href="#/figures">{words.figures}</a> ·{" "}
            <a href="#/sql">{words.sql}</a> · <a href="#/your-database">{text().lab.yourDatabase}</a>
          </span>
        </div>
      </nav>
    </main>
  );
}

/** Of the first lab that has a race. */
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
    <Suspense fallback={<div className="race" aria-busy="true" />}>
      <RaceOf />
    </Suspense>
  );
}
