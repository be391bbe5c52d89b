/** A lesson's questions on paper, and their answers on sheets of their own: both are the lesson's file, drawn by one seed. */
import { useCallback, useEffect, useSyncExternalStore } from "react";
import { unanswered } from "../../shell/lessons/context.ts";
import { anySeed } from "../../shell/question/order.ts";
import { seedIn } from "../../shell/question/seed.ts";
import { SiteBar, useTitle } from "../../shell/SiteNav.tsx";
import { address } from "../../shell/site.ts";
import { followHash } from "../../state/hash.ts";
import { pathOf } from "../../state/route.ts";
import { lessonText } from "../../text/lessons.ts";
import { teachText } from "../../text/teach.ts";
import { language } from "../../text/text.ts";
import { Button } from "../../ui/Button.tsx";
import { useLoaded } from "../../ui/onDemand.tsx";
import { type Lesson, lessons, successorOf } from "../lessons/catalog.ts";
import { LessonContent, useContent } from "../lessons/LessonView.tsx";
import { loadLessonWords, toldOf } from "../lessons/words.ts";
import "../lessons/lessons.css";

const useHash = () => useSyncExternalStore(followHash, () => location.hash.slice(1));

export function Worksheet({ id }: { id: string }) {
  const lesson = lessons.find(({ meta }) => meta.id === id) ?? successorOf(id);
  const words = useLoaded(useCallback(() => loadLessonWords().then(() => true), []));
  if (lesson === undefined) return <Unknown id={id} />;
  return words.part === null ? null : <Sheets lesson={lesson} />;
}

function Unknown({ id }: { id: string }) {
  const told = teachText().unknownLesson(id.slice(0, 60));
  useTitle(told);
  return (
    <main className="lab-page">
      <SiteBar />
      <h1 className="page-title">{told}</h1>
    </main>
  );
}

const USUAL_SEED = 1;
const NAME_LENGTH = 24;

function Sheets({ lesson }: { lesson: Lesson }) {
  const hash = useHash();
  const words = teachText();
  const { title } = toldOf(lesson);
  const { content, notice } = useContent(lesson);
  const { seed = USUAL_SEED, refused } = seedIn(hash);
  const answers = /[?&]answers=1(?!\d)/.test(hash);
  const path = pathOf(hash);
  const link = (to: { seed: number; answers: boolean }) =>
    `#${path}?seed=${to.seed}${to.answers ? "&answers=1" : ""}`;
  const name = words.sheet(title);
  useTitle(name);
  useRunningHead(name, words.answers(title), words.name);
  return (
    <main className="lab-page lessons-page worksheet">
      <header className="grid gap-1 print:hidden">
        <SiteBar />
        <p className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-2">
          <a className="site-link" href="#/teach">
            {words.title}
          </a>
          <a className="site-link" href={`#/lessons/${lesson.meta.id}`}>
            {lessonText().lesson}
          </a>
          <a className="site-link" href={link({ seed, answers: !answers })}>
            {answers ? words.withoutAnswers : words.withAnswers}
          </a>
          <a className="site-link" href={link({ seed: anySeed(), answers })}>
            {words.otherSeed}
          </a>
          <Button onClick={() => print()}>{lessonText().print}</Button>
        </p>
      </header>
      {notice}
      {refused !== undefined && <p role="status">{refused}</p>}
      {content !== null && (
        <>
          <article className="sheet lesson" lang={content.lang} data-sheet="questions">
            <h1 className="page-title">{name}</h1>
            <p className="sheet-who" lang={language()}>
              {words.name} <span className="sheet-field" /> {words.date} <span className="sheet-field" />
            </p>
            <LessonContent key={seed} {...{ ...unanswered, ...content, seed }} page="worksheet" />
            <Foot {...{ lesson, seed }} />
          </article>
          {answers && (
            <article className="sheet lesson" lang={content.lang} data-sheet="answers">
              <h1 className="page-title">{words.answers(title)}</h1>
              <LessonContent key={seed} {...{ ...unanswered, ...content, seed }} page="answers" />
              <Foot {...{ lesson, seed }} />
            </article>
          )}
        </>
      )}
    </main>
  );
}

/** The title and a place for the name at the head of each sheet. A style element would be against the page's own rules. */
function useRunningHead(title: string, answers: string, name: string) {
  useEffect(() => {
    const style = new CSSStyleSheet();
    const [head, ofAnswers, field] = [title, answers, `${name}: ${"_".repeat(NAME_LENGTH)}`].map((text) =>
      JSON.stringify(text),
    );
    style.replaceSync(
      `@page { @top-left { content: ${head} } @top-right { content: ${field} } } @page answers { @top-left { content: ${ofAnswers} } @top-right { content: "" } }`,
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== style);
    };
  }, [title, answers, name]);
}

const Foot = ({ lesson, seed }: { lesson: Lesson; seed: number }) => (
  <p className="sheet-about" lang={language()}>
    {address(`/lessons/${lesson.meta.id}?seed=${seed}`)} · {teachText().sheetSeed(String(seed))}
  </p>
);
