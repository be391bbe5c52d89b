import { Children, isValidElement, type ReactElement, type ReactNode } from "react";
import { resolveScene, type SceneSource, useLesson, withSession } from "../../../shell/lessons/context.ts";
import type { Asked, LessonLab, LessonLane, ProcedureChoice } from "../../../shell/lessons/lessonLab.ts";
import { conceptOf } from "../../../shell/question/Concept.tsx";
import type { Verdict } from "../../../shell/question/Question.tsx";
import { lessonText } from "../../../text/lessons.ts";
import { sentenceOf } from "../../../text/phrases.ts";
import { language } from "../../../text/text.ts";
import { LessonQuestion } from "./LessonQuestion.tsx";

/** A question to the reader. What happens and why are two kinds of questions, and are kept apart. */
export function Check(props: ProcedureCheckProps | ConceptCheckProps) {
  return props.kind === "procedure" ? <ProcedureCheck {...props} /> : <ConceptCheck {...props} />;
}

interface ConceptCheckProps {
  kind: "concept";
  question: ReactNode;
  /** `Choice` each; exactly one is `right`. */
  children: ReactNode;
}

function ConceptCheck({ question, children }: ConceptCheckProps) {
  const choices = partsOf(children, Choice).map(({ props: { children: label, right, because } }) => {
    return { label, right, because };
  });
  return <LessonQuestion question={question} {...conceptOf(choices)} />;
}

interface ProcedureCheckProps extends ProcedureSource {
  kind: "procedure";
  question?: ReactNode;
  children?: ReactNode;
}

/** "4, 5 and 2", in the reader's language and without a comma before the "and". */
const listed = (names: readonly string[]) =>
  new Intl.ListFormat(language() === "en" ? "en-GB" : language()).format(names);

function ProcedureCheck(props: ProcedureCheckProps) {
  const { lab } = useLesson();
  const words = lessonText();
  const asked = procedure(props, lab);
  const { request, choices, answer, several, before } = asked;
  const whole = choices.filter(({ id }) => answer.includes(id)).map(({ name }) => name);
  const { label, rule } = lab.rule(before);
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
    <LessonQuestion
      kind="procedure"
      question={
        props.question ??
        words.asks[props.ask](request, String(props.page), choices.map(({ id }) => id).join(", "))
      }
      contentLang={props.question === undefined ? undefined : "en"}
      picture={
        <div className="grid min-w-0 grid-cols-1 gap-1">
          <p className="text-sm">
            <span className="font-medium">{lab.laneLabel(before)}.</span> {words.pool}:
          </p>
          <lab.Picture lane={before} />
        </div>
      }
      several={several}
      options={choices.map((choice) => ({ id: choice.id, label: <Face choice={choice} /> }))}
      judge={judge}
      solution={() => (
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
      )}
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

export function Choice(_: { right?: boolean; because: ReactNode; children: ReactNode }): ReactNode {
  return null;
}

/** Why the answer of a procedure check is right, beside the engine's own sentence. */
export function Right(_: { children: ReactNode }): ReactNode {
  return null;
}

/** Why a page is not the answer of a procedure check. Without `page`: for all pages that have no reason of their own. */
export function Wrong(_: { page?: number; children: ReactNode }): ReactNode {
  return null;
}

/** The parts of one kind among what stands inside a check, paragraphs and fragments opened. */
function partsOf<P>(children: ReactNode, kind: (props: P) => ReactNode): ReactElement<P>[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return [];
    if (child.type === kind) return [child as unknown as ReactElement<P>];
    return partsOf(child.props.children, kind);
  });
}

export interface ProcedureSource extends SceneSource {
  /** Number of requests served before the one in question. */
  at: number;
  lane?: number;
  ask: Asked;
  page?: number;
  choices?: readonly number[];
}

/** All of a "what happens next?" question from its scene. Throws where there is nothing to ask, or where the answer is not among the choices. */
export function procedure(source: ProcedureSource, lab: LessonLab) {
  const { at, ask, lane = 0, page, choices } = source;
  const { scene } = resolveScene(source, lab);
  return withSession(scene, lab, (session) => {
    session.seek(at);
    const shown = lab.frame(session, {}).lanes[lane];
    session.seek(at + 1);
    const after = lab.frame(session, {}).lanes[lane];
    if (shown === undefined || after === undefined) throw new Error(`the scene has no lane ${lane}`);
    if (session.position === at) throw new Error(`no request comes after position ${at}`);
    // Without the marks of the step before.
    const before: LessonLane = { ...shown, step: { ...shown.step, event: null } };
    const about = { ...(page === undefined ? {} : { page }), ...(choices === undefined ? {} : { choices }) };
    const posed = lab.pose({ ask, before, after, ...about });
    const { answer } = posed;
    const ids = posed.choices.map(({ id }) => id);
    if (answer.length === 0) throw new Error(`request ${at + 1} has no answer to "${ask}"`);
    if (new Set(ids).size !== ids.length || !answer.every((id) => ids.includes(id)))
      throw new Error(`"${answer.join(", ")}" is not among the choices, each once`);
    session.seek(at);
    const victim = posed.choices.find(({ id }) => ask === "victim" && answer.includes(id))?.frame ?? null;
    // Why a choice is not the victim, in the engine's words.
    const reasons = posed.choices.flatMap(({ id, frame }) => {
      const phrase = victim === null || frame === null ? null : lab.whyNot(session, lane, frame, victim);
      return phrase === null ? [] : [[id, sentenceOf([phrase])] as const];
    });
    const [request, sentence] = [lab.request(session, at, after), sentenceOf(after.step.phrases)];
    return { ...posed, before, request, whyNot: new Map<string, string>(reasons), sentence };
  });
}
