import { useEffect } from "react";
import { useStore } from "zustand";
import { runHash } from "../../shell/exercise/run.ts";
import { anySeed } from "../../shell/question/order.ts";
import { usePath } from "../../shell/site.ts";
import { replaceAddress } from "../../state/hash.ts";
import { exerciseText } from "../../text/exercises.ts";
import { lessonText } from "../../text/lessons.ts";
import { text } from "../../text/text.ts";
import { type Lesson, lessons, PARTS, successorOf } from "./catalog.ts";
import { LessonsHeading, LessonView, NotesView, partAsked, VIEW } from "./LessonView.tsx";
import { progress } from "./progress.ts";
import { LessonLink } from "./SectionNav.tsx";
import { loadLessonWords, toldOf } from "./words.ts";
import "./lessons.css";

/** Once what it says in the reader's language is there. */
export async function lessonsPage() {
  await loadLessonWords();
  return { Page: LessonsView };
}

/** The list of lessons, or the one that the address names, or the notes to it. */
export function LessonsView() {
  const path = usePath();
  const [, , id = "", page = ""] = path.split("/");
  const part = partAsked();
  const known = lessons.find(({ meta }) => meta.id === id);
  const successor = known === undefined || part !== undefined ? successorOf(id, part) : undefined;
  const lesson = successor ?? known;
  useEffect(() => {
    if (successor === undefined) return;
    // A section of the former lesson has no place of that name; all else of the address holds.
    const rest = location.hash.slice(1 + path.length).replace(/([?&])part=[\w-]+&?/, "$1");
    const to = `#/lessons/${successor.meta.id}${page === "notes" ? "/notes" : ""}${rest.replace(/[?&]$/, "")}`;
    replaceAddress(to);
  }, [successor, path, page]);
  if (lesson === undefined) return <LessonList unknown={id} />;
  const Page = page === "notes" ? NotesView : LessonView;
  return <Page key={lesson.meta.id} lesson={lesson} />;
}

/** All lessons by the parts of the course: what one does in each, how long it takes, and which are done. */
function LessonList({ unknown }: { unknown: string }) {
  const words = lessonText();
  const { read, solved } = useStore(progress);
  const [all, right] = [read, solved].map(
    (ids) => lessons.filter(({ meta }) => ids.includes(meta.id)).length,
  );
  return (
    <main className={VIEW}>
      <LessonsHeading title={words.title}>
        <p className="max-w-[70ch] text-ink-muted">{words.about}</p>
        <p className="flex flex-wrap gap-x-5 print:hidden">
          <LessonLink to="/exercises">{exerciseText().title}</LessonLink>
          <LessonLink to="/beat-ace">{exerciseText().game}</LessonLink>
          <LessonLink to="/teach">{text().routes.teach}</LessonLink>
        </p>
        {read.length + solved.length > 0 && (
          <p className="print:hidden text-ink-muted text-sm">
            {words.progressOf(all ?? 0, right ?? 0, lessons.length)}
          </p>
        )}
      </LessonsHeading>
      {unknown !== "" && (
        <p role="alert" className="note border-error">
          {words.unknown(unknown.slice(0, 60))}
        </p>
      )}
      {PARTS.map(({ id, quiz }) => (
        <section key={id} aria-labelledby={`lessons-${id}`} className="mb-8">
          <h2 id={`lessons-${id}`} className="mb-3 font-semibold text-xl">
            {words.parts[id]}
          </h2>
          <ol className="grid grid-cols-[repeat(auto-fill,minmax(min(26rem,100%),1fr))] gap-x-10">
            {lessons
              .filter(({ part }) => part === id)
              .map((lesson) => (
                <Entry key={lesson.meta.id} lesson={lesson} />
              ))}
          </ol>
          {quiz !== null && (
            <p className="print:hidden">
              <LessonLink to={runHash(quiz, { kind: "quiz", questions: 5, seed: anySeed() })}>
                {exerciseText().quiz}: {exerciseText().quizIntro}
              </LessonLink>
            </p>
          )}
        </section>
      ))}
    </main>
  );
}

function Entry({ lesson }: { lesson: Lesson }) {
  const { meta, number } = lesson;
  const { title, summary, lang } = toldOf(lesson);
  const words = lessonText();
  const { read, solved } = useStore(progress);
  const marks = [read.includes(meta.id) && words.isRead, solved.includes(meta.id) && words.solved];
  return (
    <li className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-start gap-x-2 border-line border-t py-4">
      <span className="text-2xl text-ink-muted leading-7 tabular-nums" aria-hidden="true">
        {number}
      </span>
      <div className="grid gap-1">
        <p className="flex flex-wrap items-baseline gap-x-4">
          <a
            href={`#/lessons/${meta.id}`}
            lang={lang}
            className="font-semibold text-accent text-lg underline-offset-4 hover:underline"
          >
            {title}
          </a>
          <span className="whitespace-nowrap text-ink-muted text-sm">{words.minutes(meta.minutes)}</span>
          {marks.map(
            (mark) =>
              mark && (
                <span key={mark} className="text-ok text-sm">
                  <span aria-hidden="true">✓</span> {mark}
                </span>
              ),
          )}
        </p>
        <p lang={lang}>{summary}</p>
        <p className="print:hidden">
          <LessonLink to={`/lessons/${meta.id}/notes`} aria-label={words.notesTitle(title)}>
            {words.notes}
          </LessonLink>
        </p>
      </div>
    </li>
  );
}
