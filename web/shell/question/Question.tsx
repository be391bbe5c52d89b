/** A question to the reader: chosen, then committed, and only then answered. */
import { type ReactNode, useId, useState } from "react";
import { lessonText } from "../../text/lessons.ts";
import { language } from "../../text/text.ts";
import { Button } from "../../ui/Button.tsx";
import { NumberAnswer, type NumberForm, Options } from "./answers.tsx";
import { drawnOrder } from "./order.ts";
import { TableAnswer, type TableForm } from "./table.tsx";

export type Option = { id: string; label: ReactNode };

export type Verdict = { right: boolean; reasons: ReactNode };

export type QuestionKind = "procedure" | "concept" | "number" | "table";

/** How a question looks, asked or with its answer. */
export const QUESTION =
  "check grid grid-cols-1 gap-3 border-line-strong border-l-4 pl-4 leading-normal break-inside-avoid";

export interface QuestionProps {
  kind: QuestionKind;
  /** What stands above it and how it is answered, where its kind does not say it. */
  head?: { title: string; help: string } | undefined;
  question: ReactNode;
  /** The language of question and choices, where it is not the page's: lessons are in English. */
  contentLang?: string | undefined;
  picture?: ReactNode;
  /** What is chosen from; none where a number is asked for. */
  options: readonly Option[];
  /** Which numbers can be given: then they are the answer, as their text. */
  number?: NumberForm | undefined;
  /** Which table's cells are to be filled in: then they are the answer. */
  table?: TableForm | undefined;
  /** Draws the order of the options; `key` tells questions apart. */
  drawn?: { seed: number; key: string } | undefined;
  several?: boolean;
  /** Whether the options have an order of their own, as steps have: then no seed draws another. */
  ordered?: boolean | undefined;
  judge: (chosen: readonly string[]) => Verdict;
  /** What is right: options by their ids, or the number's text. */
  answer: readonly string[];
  /** The answer with its reasons, shown after a right choice or on request. */
  solution: () => ReactNode;
  /** Of a small pool: how many frames it has, and what it looks like when the request is served. */
  pool?: { frames: number; after: ReactNode } | undefined;
  /** Of a quiz: the lesson's section to read again after a wrong answer. */
  again?: { lesson: string; part: string } | undefined;
  /** Told of each answer that is committed. */
  onAnswer?: ((right: boolean, chosen: readonly string[]) => void) | undefined;
  /** Whether nothing more can be chosen, and nothing is told: of a prediction that was made. */
  closed?: boolean | undefined;
  /** Further buttons beside the one that answers. */
  children?: ReactNode;
}

export function Question(props: QuestionProps) {
  const { kind, several = false, drawn, ordered = false } = props;
  const isDrawn = drawn !== undefined && !ordered;
  const options = isDrawn ? drawnOrder(props.options, drawn.seed, drawn.key) : props.options;
  // Side by side, as cells of a pool; otherwise one below the other.
  const inline = kind === "procedure";
  const id = useId();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [phase, setPhase] = useState<Verdict | "shown" | null>(null);
  const words = lessonText();
  const { head = { title: words[kind], help: words[`${kind}Help`] }, closed = false } = props;
  const open = phase === null && !closed;
  const verdict = phase === "shown" || closed ? null : phase;
  const solved = verdict?.right === true;
  // One button, so that the focus stays where it is.
  const act = () => {
    if (!open) setChosen([]);
    const next = open && chosen.length > 0 ? props.judge(chosen) : null;
    setPhase(next);
    if (next !== null) props.onAnswer?.(next.right, chosen);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is inside, and a section would be a landmark of the same name in each check
    <div role="group" className={QUESTION} lang={language()} aria-labelledby={`${id}-kind`} data-check={kind}>
      <p id={`${id}-kind`} className="font-semibold text-[1.0625rem]">
        {head.title}
      </p>
      <p className="-mt-2 text-ink-muted text-sm">{head.help}</p>
      {props.picture}
      <fieldset className="grid min-w-0 gap-2">
        <legend className="mb-2 font-medium">
          <span lang={props.contentLang}>{props.question}</span>{" "}
          {several && <span className="font-normal">{words.several}</span>}
        </legend>
        {props.table !== undefined ? (
          <TableAnswer form={props.table} chosen={chosen} fixed={!open} onChange={setChosen} />
        ) : props.number === undefined ? (
          <Options
            {...{ options, several, chosen, inline }}
            name={id}
            lang={props.contentLang}
            onChange={(to) => open && setChosen(to)}
          />
        ) : (
          <NumberAnswer
            key={String(open)}
            form={props.number}
            value={chosen[0]}
            fixed={!open}
            onChange={(to) => setChosen(to === "" ? [] : [to])}
          />
        )}
      </fieldset>
      {!closed && (
        <div className="check-buttons flex flex-wrap gap-2">
          <Button
            primary={open}
            className="aria-disabled:opacity-45"
            aria-disabled={open && chosen.length === 0}
            onClick={act}
          >
            {open ? words.commit : words.again}
          </Button>
          {verdict?.right === false && <Button onClick={() => setPhase("shown")}>{words.show}</Button>}
          {props.children}
        </div>
      )}
      <div role="status" className="grid gap-2">
        {verdict !== null && (
          <>
            <p className="font-semibold">
              <span className={solved ? "text-ok" : "text-error"} aria-hidden="true">
                {solved ? "✓ " : "✗ "}
              </span>
              {solved ? words.right : words.wrong}
            </p>
            {verdict.reasons}
          </>
        )}
        {(solved || phase === "shown") && props.solution()}
      </div>
    </div>
  );
}
