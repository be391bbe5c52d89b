import { type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import { LessonContext, type LessonContextValue } from "../../shell/lessons/context.ts";
import { SiteBar, useTitle } from "../../shell/SiteNav.tsx";
import { manifestOf, useSite } from "../../shell/site.ts";
import { lessonText } from "../../text/lessons.ts";
import { language } from "../../text/text.ts";
import { Button } from "../../ui/Button.tsx";
import { NotLoaded, useLoaded } from "../../ui/onDemand.tsx";
import { type LessonContent as Content, doneLessons, type Lesson, lessons, setDone } from "./catalog.ts";
import { componentsOf } from "./components.tsx";
import { goTo, LessonLink, SectionNav } from "./SectionNav.tsx";

export const VIEW =
  "lab-page lessons-page text-[1.0625rem]/[1.6] print:min-h-0 print:p-0 print:text-[10.5pt]/[1.6]";
const LESSON =
  "lesson min-w-0 [counter-reset:figure] [&_a:not([class])]:text-accent [&_a:not([class])]:underline [&_a:not([class])]:underline-offset-[0.2em] [&_code]:[font-family:ui-monospace,monospace] [&_code]:text-[0.9375em] [&_blockquote]:border-accent [&_blockquote]:border-l-3 [&_blockquote]:pl-4";

const partAsked = () => /[?&]part=([\w-]+)/.exec(location.hash)?.[1];
const lessonPath = ({ meta }: Lesson) => `/lessons/${meta.id}`;

/** One lesson: its text with scenes and checks, and the ways on. */
export function LessonView({ lesson }: { lesson: Lesson }) {
  const { meta, number } = lesson;
  const words = lessonText();
  const { content, notice } = useContent(lesson);
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
    <main className={VIEW}>
      <LessonsHeading
        title={meta.title}
        lang="en"
        kicker={`${words.numberOf(number, lessons.length)} · ${words.minutes(meta.minutes)}`}
        links={<LessonLink to={`${lessonPath(lesson)}/notes`}>{words.notes}</LessonLink>}
      >
        <p lang="en" className="max-w-[65ch] text-ink-muted text-lg">
          {meta.summary}
        </p>
      </LessonsHeading>
      {notice}
      {content !== null && (
        <div className="grid grid-cols-1 gap-x-12 gap-y-6 min-[100rem]:grid-cols-[minmax(0,13rem)_minmax(0,1fr)] print:block">
          <SectionNav path={lessonPath(lesson)} />
          <article className={LESSON} lang="en">
            <LessonContent {...content} page="lesson" onCheck={onCheck} onSolved={onSolved} />
            <Listed
              className="lesson-sources mt-10 border-line border-t text-[0.9375rem] text-ink-muted"
              title={words.sources}
              entries={meta.sources}
            />
            <End lesson={lesson} solved={solved.length} checks={checks.length} />
          </article>
        </div>
      )}
    </main>
  );
}

function Listed(props: { className: string; title: string; entries: readonly string[] }) {
  return (
    <section className={props.className}>
      <h2 lang={language()}>{props.title}</h2>
      <ul>
        {props.entries.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
    </section>
  );
}

function End({ lesson, solved, checks }: { lesson: Lesson; solved: number; checks: number }) {
  const words = lessonText();
  const done = useStore(doneLessons, ({ ids }) => ids.includes(lesson.meta.id));
  const [before, after] = [lessons[lesson.number - 2], lessons[lesson.number]];
  const way = (to: Lesson, word: string) => (
    <LessonLink to={lessonPath(to)}>
      {word}: {to.meta.title}
    </LessonLink>
  );
  return (
    <footer className="print:hidden mt-8 grid gap-4" lang={language()}>
      <p role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span>{words.checks(solved, checks)}</span>
        <Button aria-pressed={done} onClick={() => setDone(lesson.meta.id, !done)}>
          {done && <span aria-hidden="true">✓</span>} {done ? words.unfinish : words.finish}
        </Button>
      </p>
      <nav aria-label={words.all} className="flex flex-wrap justify-between gap-x-8 gap-y-2">
        {before === undefined ? <span /> : way(before, words.previous)}
        {after !== undefined && way(after, words.next)}
      </nav>
    </footer>
  );
}

const nothing = () => () => {};

/** A lesson's notes for teachers, for printing: time, goals, questions with answers, common errors. */
export function NotesView({ lesson }: { lesson: Lesson }) {
  const { meta, number } = lesson;
  const words = lessonText();
  const { content, notice } = useContent(lesson);
  return (
    <main className={VIEW}>
      <LessonsHeading
        title={words.notesTitle(meta.title)}
        kicker={words.numberOf(number, lessons.length)}
        links={
          <>
            <LessonLink to={lessonPath(lesson)}>{words.lesson}</LessonLink>
            <Button onClick={() => print()}>{words.print}</Button>
          </>
        }
      >
        <p className="text-ink-muted text-lg">{words.notesAbout(meta.minutes)}</p>
      </LessonsHeading>
      <article className={LESSON} lang="en">
        <Listed className="lesson-goals" title={words.goals} entries={meta.goals} />
        {notice}
        {content !== null && <LessonContent {...content} page="notes" onCheck={nothing} onSolved={nothing} />}
        <Listed
          className="lesson-sources mt-10 border-line border-t text-[0.9375rem] text-ink-muted"
          title={words.sources}
          entries={meta.sources}
        />
      </article>
    </main>
  );
}

interface LessonsHeadingProps {
  title: string;
  /** Where it is not the view's own: lessons are in English. */
  lang?: string;
  kicker?: string;
  /** Beside that to the list; without them the view is the list. */
  links?: ReactNode;
  children: ReactNode;
}

export function LessonsHeading({ title, lang, kicker, links, children }: LessonsHeadingProps) {
  useTitle(title);
  return (
    <header className="mb-6 grid gap-1">
      <SiteBar />
      {links !== undefined && (
        <p className="print:hidden flex flex-wrap items-center gap-x-5">
          <LessonLink to="/lessons">{lessonText().all}</LessonLink>
          {links}
        </p>
      )}
      {kicker !== undefined && <p className="text-ink-muted text-sm">{kicker}</p>}
      <h1 lang={lang} className="page-title">
        {title}
      </h1>
      {children}
    </header>
  );
}

export function LessonContent({ Content, ...context }: LessonContextValue & { Content: Content }) {
  const { lab, page, onCheck, onSolved } = context;
  const value = useMemo(() => ({ lab, page, onCheck, onSolved }), [lab, page, onCheck, onSolved]);
  const components = useMemo(() => componentsOf(lab), [lab]);
  return (
    <LessonContext value={value}>
      <Content components={components} />
    </LessonContext>
  );
}

/** A lesson's text and the lab of its scenes, once both are there; what stands in their place till then. */
function useContent({ meta, load }: Lesson) {
  const site = useSite();
  const both = useCallback(async () => {
    const labOf = async () => {
      const { lesson } = await manifestOf(site, meta.lab);
      if (lesson === undefined) throw new Error(meta.lab);
      return lesson();
    };
    const [Content, lab] = await Promise.all([load(), labOf()]);
    return { Content, lab };
  }, [site, meta, load]);
  const { part: content, failure, again } = useLoaded(both);
  const words = lessonText();
  const failed = failure !== null && <NotLoaded told={words.notLoaded(failure)} onAgain={again} />;
  return { content, notice: failed || (content === null && <p role="status">{words.loading}</p>) };
}
