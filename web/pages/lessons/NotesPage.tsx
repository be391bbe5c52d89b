import { lessonText } from "../../text/lessons.ts";
import { language } from "../../text/text.ts";
import { Button } from "../../ui/Button.tsx";
import { NotLoaded } from "../../ui/NotLoaded.tsx";
import { type Lesson, lessons } from "./catalog.ts";
import { LessonContent } from "./LessonContent.tsx";
import { lessonPath, Sources } from "./LessonPage.tsx";
import { LessonsHeading } from "./LessonsHeading.tsx";
import { useContent } from "./useContent.ts";

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
