import { useCallback, useEffect, useState } from "react";
import { useStore } from "zustand";
import { lessonText } from "../../text/lessons.ts";
import { language } from "../../text/text.ts";
import { Button } from "../../ui/Button.tsx";
import { NotLoaded } from "../../ui/NotLoaded.tsx";
import { type Lesson, lessons } from "./catalog.ts";
import { doneLessons, setDone } from "./done.ts";
import { LessonContent } from "./LessonContent.tsx";
import { LessonsHeading } from "./LessonsHeading.tsx";
import { goTo, SectionNav } from "./SectionNav.tsx";
import { useContent } from "./useContent.ts";

const partAsked = () => /[?&]part=([\w-]+)/.exec(location.hash)?.[1];

export const lessonPath = ({ meta }: Lesson) => `/lessons/${meta.id}`;

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

export function Sources({ sources }: { sources: readonly string[] }) {
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

interface EndProps {
  lesson: Lesson;
  solved: number;
  checks: number;
}

function End({ lesson, solved, checks }: EndProps) {
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
