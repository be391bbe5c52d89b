import type { ReactNode } from "react";
import { useLesson } from "../../../shell/lessons/context.ts";
import type { LessonLab, LessonLane, ProcedureChoice } from "../../../shell/lessons/lessonLab.ts";
import { lessonText } from "../../../text/lessons.ts";
import { language } from "../../../text/text.ts";
import { InNotes } from "./InNotes.tsx";
import { partsOf, Right, Wrong } from "./parts.tsx";
import { type ProcedureSource, procedure } from "./procedure.ts";
import { Question, type Verdict } from "./Question.tsx";

export interface ProcedureCheckProps extends ProcedureSource {
  kind: "procedure";
  /** In place of the question that follows from `ask`. */
  question?: ReactNode;
  /** `Right` and `Wrong`. */
  children?: ReactNode;
}

/** "4, 5 and 2", in the reader's language and without a comma before the "and". */
const listed = (names: readonly string[]) =>
  new Intl.ListFormat(language() === "en" ? "en-GB" : language()).format(names);

function Picture({ lab, lane }: { lab: LessonLab; lane: LessonLane }) {
  return (
    <div className="grid min-w-0 grid-cols-1 gap-1">
      <p className="text-sm">
        <span className="font-medium">{lab.laneLabel(lane)}.</span> {lessonText().pool}:
      </p>
      <lab.Picture lane={lane} />
    </div>
  );
}

export function ProcedureCheck(props: ProcedureCheckProps) {
  const { lab, page } = useLesson();
  const words = lessonText();
  const asked = procedure(props, lab);
  const { request, choices, answer, several, before } = asked;
  const question = props.question ?? words.asks[props.ask](request, String(props.page));
  const whole = choices.filter(({ id }) => answer.includes(id)).map(({ name }) => name);
  const { label, rule } = lab.rule(before);
  const solution = () => (
    <>
      <p>
        {words.answer(listed(whole))}. {asked.sentence}
      </p>
      {partsOf(props.children, Right).map(({ props: { children } }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lesson's text never changes
        <p key={at} lang="en">
          {children}
        </p>
      ))}
    </>
  );
  const picture = <Picture lab={lab} lane={before} />;
  if (page === "notes")
    return (
      <InNotes kind="procedure" question={question}>
        {picture}
        {solution()}
      </InNotes>
    );
  const wrong = partsOf(props.children, Wrong);
  const reasonFor = (id: string) =>
    wrong.find((part) => String(part.props.page) === id)?.props.children ??
    asked.whyNot.get(id) ??
    wrong.find((part) => part.props.page === undefined)?.props.children;
  const judge = (chosen: readonly string[]): Verdict => {
    const excess = chosen.filter((id) => !answer.includes(id));
    const missing = answer.length - (chosen.length - excess.length);
    if (excess.length === 0 && missing === 0) return { right: true, reasons: null };
    const reasons = [...new Set(excess.map(reasonFor))].filter((reason) => reason !== undefined);
    return {
      right: false,
      reasons: (
        <>
          {several && excess.length > 0 && <p>{words.notBelonging(listed(excess))}</p>}
          {reasons.map((reason, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a list made anew for each answer
            <p key={at}>{reason}</p>
          ))}
          {missing > 0 && several && <p>{words.missing(missing)}</p>}
          {reasons.length === 0 && <p>{words.theRule(label, rule)}</p>}
        </>
      ),
    };
  };
  return (
    <Question
      kind="procedure"
      question={question}
      contentLang={props.question === undefined ? undefined : "en"}
      picture={picture}
      several={several}
      inline
      options={choices.map((choice) => ({ id: choice.id, label: <Face choice={choice} /> }))}
      judge={judge}
      solution={solution}
    />
  );
}

function Face({ choice }: { choice: ProcedureChoice }) {
  if (choice.page === null) return choice.name;
  return (
    <>
      <span className="sr-only">{choice.name}</span>
      <span className="font-semibold tabular-nums" aria-hidden="true">
        {choice.id}
      </span>{" "}
      <span className="text-ink-muted text-sm">{choice.note}</span>
    </>
  );
}
