/** A question to the reader: chosen, then committed, and only then answered. */
import { type ReactNode, useId, useState } from "react";
import { lessonText } from "../../text/lessons.ts";
import { language } from "../../text/text.ts";
import { Button } from "../../ui/Button.tsx";
import { drawnOrder } from "./order.ts";

export type Option = { id: string; label: ReactNode };

export type Verdict = { right: boolean; reasons: ReactNode };

/** How a question looks, asked or with its answer. */
export const QUESTION =
  "check grid grid-cols-1 gap-3 border-line-strong border-l-4 pl-4 leading-normal break-inside-avoid";

export interface QuestionProps {
  kind: "procedure" | "concept";
  /** What stands above it and how it is answered, where its kind does not say it. */
  head?: { title: string; help: string } | undefined;
  question: ReactNode;
  /** The language of question and choices, where it is not the page's: lessons are in English. */
  contentLang?: string | undefined;
  picture?: ReactNode;
  options: readonly Option[];
  /** Draws the order of the options; `key` tells questions apart. */
  drawn?: { seed: number; key: string } | undefined;
  several?: boolean;
  judge: (chosen: readonly string[]) => Verdict;
  /** The answer with its reasons, shown after a right choice or on request. */
  solution: () => ReactNode;
  /** Told of each answer that is committed. */
  onAnswer?: ((right: boolean) => void) | undefined;
  /** Further buttons beside the one that answers. */
  children?: ReactNode;
}

export function Question(props: QuestionProps) {
  const { kind, several = false, drawn } = props;
  const options = drawn === undefined ? props.options : drawnOrder(props.options, drawn.seed, drawn.key);
  // Side by side, as cells of a pool; otherwise one below the other.
  const inline = kind === "procedure";
  const id = useId();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [phase, setPhase] = useState<Verdict | "shown" | null>(null);
  const words = lessonText();
  const { head = { title: words[kind], help: words[`${kind}Help`] } } = props;
  const open = phase === null;
  const verdict = phase === "shown" ? null : phase;
  const solved = verdict?.right === true;
  const choose = (option: string, on: boolean) => {
    const others = several ? chosen.filter((one) => one !== option) : [];
    setChosen(on ? [...others, option] : others);
  };
  // One button, so that the focus stays where it is.
  const act = () => {
    if (!open) setChosen([]);
    const next = open && chosen.length > 0 ? props.judge(chosen) : null;
    setPhase(next);
    if (next !== null) props.onAnswer?.(next.right);
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
        <div className={inline ? "flex flex-wrap gap-2" : "grid gap-1"}>
          {options.map((option) => (
            <label
              key={option.id}
              className={`flex min-h-9 cursor-pointer items-start gap-2 rounded-md border px-2.5 py-[0.3125rem] leading-6 hover:bg-surface-raised has-checked:border-accent has-checked:bg-surface-raised pointer-coarse:min-h-11 ${inline ? "border-line" : "border-transparent"}`}
            >
              <input
                className="size-6 flex-none accent-accent"
                type={several ? "checkbox" : "radio"}
                name={id}
                value={option.id}
                checked={chosen.includes(option.id)}
                // Not disabled: that would take the focus, and the choice, out of reach.
                onChange={(event) => open && choose(option.id, event.target.checked)}
              />
              <span lang={props.contentLang}>{option.label}</span>
            </label>
          ))}
        </div>
      </fieldset>
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
