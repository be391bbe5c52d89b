/** "What does the next request do?": the question from a scene, whose answer is the engine's. */
import type { ReactNode } from "react";
import type { Arrangement } from "../../figures/PoolFigure.tsx";
import { lessonText } from "../../text/lessons.ts";
import { sentenceOf } from "../../text/phrases.ts";
import { language } from "../../text/text.ts";
import type { QuestionProps, Verdict } from "../question/Question.tsx";
import { resolveScene, type SceneSource, withSession } from "./context.ts";
import { PoolOnPaper } from "./given.tsx";
import type { Asked, LessonLab, LessonLane, ProcedureChoice } from "./lessonLab.ts";

export interface ProcedureSource extends SceneSource {
  /** Number of requests served before the one in question. */
  at: number;
  lane?: number;
  ask: Asked;
  page?: number;
  choices?: readonly number[];
  /** How the pool is drawn: by frame where its order would be the answer; left out: as the lab does. */
  arrangement?: Arrangement;
  /** So many of the requests served before are told: an order that is not drawn follows from them. */
  past?: number;
}

/** All of a "what happens next?" question from its scene. Throws where there is nothing to ask, or where the answer is not among the choices. */
export function procedure(source: ProcedureSource, lab: LessonLab) {
  const { at, ask, lane = 0, page, choices, past = 0 } = source;
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
    const told = past === 0 ? undefined : lab.requests?.(session, Math.max(0, at - past), at).requests;
    const served = Array.from(told ?? [], (packed) => lab.requestCode?.(packed) ?? "");
    const [request, sentence] = [lab.request(session, at, after), sentenceOf(after.step.phrases)];
    return { ...posed, before, after, request, served, whyNot: new Map<string, string>(reasons), sentence };
  });
}

/** What a text adds to a procedure question. */
export interface ProcedureWords {
  /** In the place of the usual one. */
  question?: ReactNode;
  /** The language of these words, where it is not the page's. */
  lang?: string;
  /** Beside the engine's sentence. */
  right?: readonly ReactNode[];
  /** Why not a page; without `page`, those that have no reason of their own. */
  wrong?: readonly { page?: number | undefined; because: ReactNode }[];
}

/** "4, 5 and 2", in the reader's language and without a comma before the "and". */
export const listed = (names: readonly string[]) =>
  new Intl.ListFormat(language() === "en" ? "en-GB" : language()).format(names);

/** The same as a question is asked: pool, choices, and why another answer is wrong. */
export function procedureQuestion(
  source: ProcedureSource,
  lab: LessonLab,
  { question, lang, right = [], wrong = [] }: ProcedureWords = {},
): QuestionProps {
  const words = lessonText();
  const asked = procedure(source, lab);
  const { request, choices, answer, several, before, served } = asked;
  const whole = choices.filter(({ id }) => answer.includes(id)).map(({ name }) => name);
  const { label, rule } = lab.rule(before);
  const look = source.arrangement && { arrangement: source.arrangement };
  const fallback = wrong.find(({ page }) => page === undefined)?.because;
  const reasonFor = (id: string) =>
    wrong.find(({ page }) => String(page) === id)?.because ?? asked.whyNot.get(id) ?? fallback;
  const judge = (chosen: readonly string[]): Verdict => {
    const excess = chosen.filter((id) => !answer.includes(id));
    const missing = answer.length - (chosen.length - excess.length);
    // "One is missing" would be no word on where the answer is that there is none.
    const hasSome = choices.some(({ id, page }) => page !== null && answer.includes(id));
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
          {missing > 0 && several && hasSome && <p>{words.missing(missing)}</p>}
          {reasons.length === 0 && <p>{fallback ?? words.theRule(label, rule)}</p>}
        </>
      ),
    };
  };
  const { frames } = lab.config(before) as { frames?: number };
  return {
    kind: "procedure",
    pool:
      frames === undefined ? undefined : { frames, after: <lab.Picture lane={asked.after} look={look} /> },
    question:
      question ??
      words.asks[source.ask](request, String(source.page), choices.map(({ id }) => id).join(", ")),
    contentLang: question === undefined ? undefined : lang,
    picture: <AskedPool {...{ lab, served }} lane={before} arrangement={source.arrangement} />,
    several,
    options: choices.map((choice) => ({ id: choice.id, label: <Face choice={choice} /> })),
    judge,
    answer,
    solution: () => (
      <>
        <p>
          {words.answer(whole.length === 0 ? words.none : listed(whole))}. {asked.sentence}
        </p>
        {right.map((reason, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
          <p key={at} lang={lang}>
            {reason}
          </p>
        ))}
      </>
    ),
  };
}

interface AskedPoolProps {
  lab: LessonLab;
  lane: LessonLane;
  /** The requests before, as texts write them. */
  served?: readonly string[];
  arrangement?: Arrangement | undefined;
}

/** The pool that a question is about, and what was served before it. */
export function AskedPool({ lab, lane, served = [], arrangement }: AskedPoolProps) {
  const words = lessonText();
  return (
    <div className="grid min-w-0 grid-cols-1 gap-1">
      {/* The pool's own button stands at the end of this line. */}
      <p className="pr-9 text-sm">
        <span className="font-medium">
          {[lab.laneLabel(lane), lab.laneFacts?.(lane)].filter(Boolean).join(", ")}.
        </span>{" "}
        {words.pool}:
      </p>
      <lab.Picture lane={lane} look={arrangement && { arrangement }} />
      <PoolOnPaper lab={lab} lane={lane} />
      {served.length > 0 && (
        <p className="text-sm tabular-nums">
          <span className="text-ink-muted">{words.servedBefore}</span> {served.join(" ")}
        </p>
      )}
    </div>
  );
}

/** A page among the options. */
export function Face({ choice }: { choice: ProcedureChoice }) {
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
