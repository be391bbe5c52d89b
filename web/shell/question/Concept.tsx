import type { ReactNode } from "react";
import { lessonText } from "../../text/lessons.ts";
import type { QuestionProps } from "./Question.tsx";

/** A choice of a question about a reason, and why it is right or wrong. */
export interface ConceptChoice {
  label: ReactNode;
  right?: boolean | undefined;
  because: ReactNode;
}

/** What a question needs of choices with reasons, exactly one of them right; `lang`: of their words, where it is not the page's. */
export function conceptOf(
  choices: readonly ConceptChoice[],
  { lang }: { lang?: string | undefined } = { lang: "en" },
): Pick<QuestionProps, "kind" | "contentLang" | "options" | "judge" | "answer" | "solution"> {
  if (choices.filter(({ right }) => right).length !== 1)
    throw new Error("exactly one choice of a concept check is right");
  return {
    kind: "concept",
    contentLang: lang,
    options: choices.map(({ label }, at) => ({ id: String(at), label })),
    answer: [String(choices.findIndex(({ right }) => right))],
    judge: ([chosen]) => {
      const choice = choices[Number(chosen)];
      const right = choice?.right === true;
      // The solution gives all reasons, this one among them.
      return { right, reasons: right ? null : <p lang={lang}>{choice?.because}</p> };
    },
    solution: () => <Reasons choices={choices} lang={lang} />,
  };
}

/** All choices with their reasons, the right one marked. */
export function Reasons({ choices, lang }: { choices: readonly ConceptChoice[]; lang: string | undefined }) {
  return (
    <ul className="grid gap-2">
      {choices.map(({ right, because, label }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: choices never change their places
        <li key={at}>
          <Mark right={right === true} />{" "}
          <span lang={lang}>
            <span className="font-medium">{label}</span> {because}
          </span>
        </li>
      ))}
    </ul>
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
