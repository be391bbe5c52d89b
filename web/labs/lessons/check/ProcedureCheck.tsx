import type { ReactNode } from "react";
import { PoolFigure } from "../../../figures/PoolFigure.tsx";
import { lessonText } from "../../../text/lessons.ts";
import { engineText, language } from "../../../text/text.ts";
import { laneLabel } from "../../ace/lanes.ts";
import { useLesson } from "../context.ts";
import { InNotes } from "./InNotes.tsx";
import { partsOf, Right, Wrong } from "./parts.tsx";
import { type Procedure, type ProcedureChoice, type ProcedureSource, procedure } from "./procedure.ts";
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

function name({ id, page }: ProcedureChoice): string {
  const words = lessonText();
  if (page !== null) return words.page(id);
  return id === "hit" ? words.hit : words.miss;
}

function Picture({ before, arrangement }: Pick<Procedure, "before" | "arrangement">) {
  const label = laneLabel(before);
  return (
    <div className="grid min-w-0 grid-cols-1 gap-1">
      <p className="text-sm">
        <span className="font-medium">{label}.</span> {lessonText().pool}:
      </p>
      <PoolFigure lane={before} arrangement={arrangement} animate={false} label={label} quiet />
    </div>
  );
}

export function ProcedureCheck(props: ProcedureCheckProps) {
  const { registry, page } = useLesson();
  const words = lessonText();
  const asked = procedure(props, registry);
  const { request, choices, answer, several, before } = asked;
  const call = (request.write ? words.write : words.read)(String(request.page));
  const question = props.question ?? words.asks[props.ask](call);
  const whole = choices.filter(({ id }) => answer.includes(id)).map(name);
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
  const picture = <Picture before={before} arrangement={asked.arrangement} />;
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
          {reasons.length === 0 && (
            <p>{words.theRule(before.policy.label, engineText(before.policy.rule))}</p>
          )}
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
  const words = lessonText();
  if (choice.page === null) return name(choice);
  return (
    <>
      <span className="sr-only">{words.page("")}</span>
      <span className="font-semibold tabular-nums">{choice.id}</span>{" "}
      <span className="text-ink-muted text-sm">{choice.dirty ? words.dirty : ""}</span>
    </>
  );
}
