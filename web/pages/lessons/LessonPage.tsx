import { type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import { LessonContext, type LessonContextValue } from "../../shell/lessons/context.ts";
import type { LessonLab } from "../../shell/lessons/lessonLab.ts";
import { SiteBar, useTitle } from "../../shell/SiteNav.tsx";
import { manifestOf, type Site, useSite } from "../../shell/site.ts";
import { lessonText } from "../../text/lessons.ts";
import { language } from "../../text/text.ts";
import { Button } from "../../ui/Button.tsx";
import { NotLoaded, useLoaded } from "../../ui/onDemand.tsx";
import { type LessonContent as Content, doneLessons, type Lesson, lessons, setDone } from "./catalog.ts";
import { componentsOf } from "./components.tsx";
import { goTo, SectionNav } from "./SectionNav.tsx";

const partAsked = () => /[?&]part=([\w-]+)/.exec(location.hash)?.[1];

const lessonPath = ({ meta }: Lesson) => `/lessons/${meta.id}`;

/** One lesson: its text with scenes and checks, and the ways on. */
export function LessonPage({ lesson }: { lesson: Lesson }) {
  const { meta, number } = lesson;
  const words = lessonText();
  const { part: content, failure, again } = useContent(lesson);
  const ready = content !== null;
  const [checks, setChecks] = useState<readonly string[]>([]);
  const [solved, setSolved] = useState<readonly string[]>([]);
  const onCheck = useCallback((id: string) => {
    setChecks((before) => [...before, id]);
    return () => setChecks((before) => before.filter((one) => one !== id));
  }, []);
  const onSolved = useCallback((id: string) => setSolved((before) => [...new Set([...before, id])]), []);
  const all = checks.length > 0 && checks.every((id) => solved.includes(id));
  useEffect(() => {
    if (all) setDone(meta.id, true);
  }, [all, meta.id]);
  useEffect(() => {
    if (!ready) return;
    const part = partAsked();
    if (part !== undefined) goTo(part);
    else scrollTo(0, 0);
  }, [ready]);
  return (
    <main className="lab-page lessons-page">
      <LessonsHeading
        title={meta.title}
        titleLang="en"
        kicker={`${words.numberOf(number, lessons.length)} · ${words.minutes(meta.minutes)}`}
        inside
        links={
          <a href={`#${lessonPath(lesson)}/notes`} className="lesson-link">
            {words.notes}
          </a>
        }
      >
        <p lang="en" className="max-w-[65ch] text-ink-muted text-lg">
          {meta.summary}
        </p>
      </LessonsHeading>
      {content === null && failure === null && <p role="status">{words.loading}</p>}
      {failure !== null && <NotLoaded told={words.notLoaded(failure)} onAgain={again} />}
      {content !== null && (
        <div className="grid grid-cols-1 gap-x-12 gap-y-6 min-[100rem]:grid-cols-[minmax(0,13rem)_minmax(0,1fr)] print:block">
          <SectionNav path={lessonPath(lesson)} />
          <article className="lesson" lang="en">
            <LessonContent {...content} page="lesson" onCheck={onCheck} onSolved={onSolved} />
            <Sources sources={meta.sources} />
            <End lesson={lesson} solved={solved.length} checks={checks.length} />
          </article>
        </div>
      )}
    </main>
  );
}

function Sources({ sources }: { sources: readonly string[] }) {
  return (
    <section className="lesson-sources">
      <h2 lang={language()}>{lessonText().sources}</h2>
      <ul>
        {sources.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
    </section>
  );
}

function End({ lesson, solved, checks }: { lesson: Lesson; solved: number; checks: number }) {
  const words = lessonText();
  const done = useStore(doneLessons, ({ ids }) => ids.includes(lesson.meta.id));
  const [before, after] = [lessons[lesson.number - 2], lessons[lesson.number]];
  return (
    <footer className="screen-only mt-8 grid gap-4" lang={language()}>
      <p role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span>{words.checks(solved, checks)}</span>
        <Button aria-pressed={done} onClick={() => setDone(lesson.meta.id, !done)}>
          {done && <span aria-hidden="true">✓</span>} {done ? words.unfinish : words.finish}
        </Button>
      </p>
      <nav aria-label={words.all} className="flex flex-wrap justify-between gap-x-8 gap-y-2">
        {before === undefined ? <span /> : <Way to={before} word={words.previous} />}
        {after !== undefined && <Way to={after} word={words.next} />}
      </nav>
    </footer>
  );
}

function Way({ to, word }: { to: Lesson; word: string }) {
  return (
    <a href={`#${lessonPath(to)}`} className="lesson-link">
      {word}: {to.meta.title}
    </a>
  );
}

const nothing = () => () => {};

/** A lesson's notes for teachers, for printing: time, goals, questions with answers, common errors. */
export function NotesPage({ lesson }: { lesson: Lesson }) {
  const { meta, number } = lesson;
  const words = lessonText();
  const { part: content, failure, again } = useContent(lesson);
  return (
    <main className="lab-page lessons-page">
      <LessonsHeading
        title={words.notesTitle(meta.title)}
        kicker={words.numberOf(number, lessons.length)}
        inside
        links={
          <>
            <a href={`#${lessonPath(lesson)}`} className="lesson-link">
              {words.lesson}
            </a>
            <Button onClick={() => print()}>{words.print}</Button>
          </>
        }
      >
        <p className="text-ink-muted text-lg">{words.notesAbout(meta.minutes)}</p>
      </LessonsHeading>
      <article className="lesson" lang="en">
        <section className="lesson-goals">
          <h2 lang={language()}>{words.goals}</h2>
          <ul>
            {meta.goals.map((goal) => (
              <li key={goal}>{goal}</li>
            ))}
          </ul>
        </section>
        {content === null && failure === null && <p role="status">{words.loading}</p>}
        {failure !== null && <NotLoaded told={words.notLoaded(failure)} onAgain={again} />}
        {content !== null && <LessonContent {...content} page="notes" onCheck={nothing} onSolved={nothing} />}
        <Sources sources={meta.sources} />
      </article>
    </main>
  );
}

interface LessonsHeadingProps {
  title: string;
  /** Where it is not the page's own: lessons are in English. */
  titleLang?: string;
  /** Where one is, above the title. */
  kicker?: string;
  links?: ReactNode;
  inside: boolean;
  children?: ReactNode;
}

/** Title of a lessons' page, with the ways out of it. */
export function LessonsHeading({ title, titleLang, kicker, links, inside, children }: LessonsHeadingProps) {
  const words = lessonText();
  useTitle(title);
  return (
    <header className="mb-6 grid gap-1">
      <SiteBar />
      {(inside || links !== undefined) && (
        <p className="screen-only flex flex-wrap items-center gap-x-5">
          {inside && (
            <a href="#/lessons" className="lesson-link">
              {words.all}
            </a>
          )}
          {links}
        </p>
      )}
      {kicker !== undefined && <p className="text-ink-muted text-sm">{kicker}</p>}
      <h1 lang={titleLang} className="page-title">
        {title}
      </h1>
      {children}
    </header>
  );
}

interface LessonContentProps extends LessonContextValue {
  Content: Content;
}

/** A lesson's file, read as the lesson or as the notes to it. */
export function LessonContent({ Content, lab, page, onCheck, onSolved }: LessonContentProps) {
  const context = useMemo(() => ({ lab, page, onCheck, onSolved }), [lab, page, onCheck, onSolved]);
  const components = useMemo(() => componentsOf(lab), [lab]);
  return (
    <LessonContext value={context}>
      <Content components={components} />
    </LessonContext>
  );
}

async function labOf(site: Site, { meta }: Lesson): Promise<LessonLab> {
  const { lesson } = await manifestOf(site, meta.lab);
  if (lesson === undefined) throw new Error(meta.lab);
  return lesson();
}

/** A lesson's text and the lab of its scenes, once both are there. */
function useContent(lesson: Lesson) {
  const site = useSite();
  const load = useCallback(async () => {
    const [Content, lab] = await Promise.all([lesson.load(), labOf(site, lesson)]);
    return { Content, lab };
  }, [site, lesson]);
  return useLoaded(load);
}
