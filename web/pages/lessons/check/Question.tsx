/** A question as the lesson shows it: chosen, then committed, and only then answered. */
import { type ReactNode, useEffect, useId, useState } from "react";
import { NotesContext, useLesson } from "../../../shell/lessons/context.ts";
import { lessonText } from "../../../text/lessons.ts";
import { language } from "../../../text/text.ts";
import { Button } from "../../../ui/Button.tsx";

export type Option = { id: string; label: ReactNode };

export type Verdict = { right: boolean; reasons: ReactNode };

interface QuestionProps {
  kind: "procedure" | "concept";
  question: ReactNode;
  /** The language of question and choices, where it is not the page's: lessons are in English. */
  contentLang?: string | undefined;
  picture?: ReactNode;
  options: readonly Option[];
  several?: boolean;
  judge: (chosen: readonly string[]) => Verdict;
  /** The answer with its reasons, shown after a right choice or on request. */
  solution: () => ReactNode;
}

/** In the notes with its answer, in the lesson to be answered first. */
export function Question(props: QuestionProps) {
  if (useLesson().page === "lesson") return <ToAnswer {...props} />;
  return (
    <NotesContext value={true}>
      <section className="check" data-check={props.kind}>
        <p className="font-semibold text-[1.0625rem]">{lessonText()[props.kind]}</p>
        <div className="font-medium">{props.question}</div>
        {props.picture}
        {props.solution()}
      </section>
    </NotesContext>
  );
}

function ToAnswer(props: QuestionProps) {
  const { kind, several = false, options } = props;
  // Side by side, as cells of a pool; otherwise one below the other.
  const inline = kind === "procedure";
  const { onCheck, onSolved } = useLesson();
  const id = useId();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [phase, setPhase] = useState<Verdict | "shown" | null>(null);
  useEffect(() => onCheck(id), [onCheck, id]);
  const words = lessonText();
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
    if (next?.right) onSolved(id);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is inside, and a section would be a landmark of the same name in each check
    <div role="group" className="check" lang={language()} aria-labelledby={`${id}-kind`} data-check={kind}>
      <p id={`${id}-kind`} className="font-semibold text-[1.0625rem]">
        {words[kind]}
      </p>
      <p className="-mt-2 text-ink-muted text-sm">{words[`${kind}Help`]}</p>
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
