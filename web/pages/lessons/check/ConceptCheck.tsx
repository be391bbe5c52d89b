import type { ReactNode } from "react";
import { useLesson } from "../../../shell/lessons/context.ts";
import { lessonText } from "../../../text/lessons.ts";
import { InNotes } from "./InNotes.tsx";
import { Choice, partsOf } from "./parts.tsx";
import { Question } from "./Question.tsx";

export interface ConceptCheckProps {
  kind: "concept";
  question: ReactNode;
  /** `Choice` each; exactly one is `right`. */
  children: ReactNode;
}

export function ConceptCheck({ question, children }: ConceptCheckProps) {
  const { page } = useLesson();
  const choices = partsOf(children, Choice).map(({ props }, at) => ({ ...props, id: String(at) }));
  if (choices.filter(({ right }) => right).length !== 1)
    throw new Error("exactly one choice of a concept check is right");
  const solution = () => (
    <ul className="grid gap-2">
      {choices.map(({ id, right, because, children: label }) => (
        <li key={id}>
          <Mark right={right === true} />{" "}
          <span lang="en">
            <span className="font-medium">{label}</span> {because}
          </span>
        </li>
      ))}
    </ul>
  );
  if (page === "notes")
    return (
      <InNotes kind="concept" question={question}>
        {solution()}
      </InNotes>
    );
  return (
    <Question
      kind="concept"
      question={question}
      contentLang="en"
      several={false}
      inline={false}
      options={choices.map(({ id, children: label }) => ({ id, label }))}
      judge={([chosen]) => {
        const choice = choices.find(({ id }) => id === chosen);
        const right = choice?.right === true;
        // The solution gives all reasons, this one among them.
        return { right, reasons: right ? null : <p lang="en">{choice?.because}</p> };
      }}
      solution={solution}
    />
  );
}

function Mark({ right }: { right: boolean }) {
  const words = lessonText();
  return (
    <span className={right ? "text-ok" : "text-error"}>
      <span aria-hidden="true">{right ? "✓" : "✗"}</span>
      <span className="sr-only">{right ? words.rightMark : words.wrongMark}:</span>
    </span>
  );
}
