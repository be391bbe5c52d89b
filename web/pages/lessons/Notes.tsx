/** Teaching notes in a lesson's file; hidden in the lesson itself. */
import type { ReactNode } from "react";
import { NotesContext, useLesson } from "../../shell/lessons/context.ts";
import { lessonText } from "../../text/lessons.ts";

function OnlyInNotes({ children }: { children: ReactNode }) {
  return useLesson().page === "notes" ? <NotesContext value={true}>{children}</NotesContext> : null;
}

/** Notes to one part of the lesson, and how many minutes it takes: the parts' minutes add up to the lesson's. */
export function TeacherNotes({ minutes, children }: { minutes: number; children?: ReactNode }) {
  return (
    <OnlyInNotes>
      <section className="teacher-notes relative grid gap-3" data-minutes={minutes}>
        <p className="font-semibold text-ink-muted">{minutes} min</p>
        {children}
      </section>
    </OnlyInNotes>
  );
}

/** A question for the class, and the answer to expect. */
export function Ask({ question, children }: { question: ReactNode; children: ReactNode }) {
  const words = lessonText();
  return (
    <OnlyInNotes>
      <div className="teacher-item border-line border-l-3 pl-4 print:break-inside-avoid" data-ask="">
        <p>
          <strong>{words.ask}:</strong> {question}
        </p>
        <div className="teacher-answer [&>p:nth-child(2)]:inline">
          <strong>{words.expect}:</strong> {children}
        </div>
      </div>
    </OnlyInNotes>
  );
}

/** What many get wrong here, and what to say to it. */
export function Mistake({ children }: { children: ReactNode }) {
  return (
    <OnlyInNotes>
      <div className="teacher-item border-line border-l-3 pl-4 print:break-inside-avoid" data-mistake="">
        <strong>{lessonText().mistake}:</strong> {children}
      </div>
    </OnlyInNotes>
  );
}
