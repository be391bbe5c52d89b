import type { ReactNode } from "react";
import { NotesContext } from "../../../shell/lessons/context.ts";
import { lessonText } from "../../../text/lessons.ts";

interface InNotesProps {
  kind: "procedure" | "concept";
  question: ReactNode;
  /** The answer and its reasons. */
  children: ReactNode;
}

/** A check on the notes' page: with its answer. */
export function InNotes({ kind, question, children }: InNotesProps) {
  return (
    <NotesContext value={true}>
      <section className="check" data-check={kind}>
        <p className="font-semibold text-[1.0625rem]">{lessonText()[kind]}</p>
        <div className="font-medium">{question}</div>
        {children}
      </section>
    </NotesContext>
  );
}
