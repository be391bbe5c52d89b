import type { ReactNode } from "react";
import { lessonText } from "../../text/lessons.ts";
import { formatUpTo } from "../../text/numbers.ts";
import type { QuestionProps } from "./Question.tsx";

export interface NumberAsked {
  question: ReactNode;
  picture?: ReactNode;
  /** The language of these words, where it is not the page's. */
  lang?: string;
  answer: number;
  /** The least and the largest that can be answered, and what lies between two of them. */
  range: readonly [number, number];
  step: number;
  unit: string;
  /** How far from the answer is still right. */
  within: number;
  /** Beside the answer, once it is told. */
  right?: readonly ReactNode[];
  /** Values that wrong rules give, and which rules. Without a value: for any other. */
  wrong?: readonly { value?: number | undefined; because: ReactNode }[];
}

/** A question for a number; a wrong one that a named wrong rule gives is told which. */
export function numberQuestion(asked: NumberAsked): QuestionProps {
  const { answer, range, step, unit, within, right = [], wrong = [], lang } = asked;
  const [minimum, maximum] = range;
  if (!(answer >= minimum && answer <= maximum))
    throw new Error(`${answer} is not from ${range.join(" to ")}`);
  // A step's rounding never makes a right answer wrong; what lies on a step is met exactly.
  const offStep = (value: number) =>
    Math.abs(value - minimum - Math.round((value - minimum) / step) * step) < 1e-9 ? 0 : step / 2;
  const near = (value: number, other: number) =>
    Math.abs(value - other) <= Math.max(within, offStep(other)) + 1e-9;
  const words = lessonText();
  const because = (reasons: readonly ReactNode[]) =>
    reasons.map((reason, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
      <p key={at} lang={lang}>
        {reason}
      </p>
    ));
  return {
    kind: "number",
    question: asked.question,
    picture: asked.picture,
    contentLang: lang,
    options: [],
    answer: [String(answer)],
    number: { minimum, maximum, step, unit },
    judge: ([given]) => {
      const value = Number(given);
      if (near(value, answer)) return { right: true, reasons: null };
      const known = wrong.filter((one) => one.value !== undefined && near(value, one.value));
      const told = known.length > 0 ? known : wrong.filter((one) => one.value === undefined);
      return { right: false, reasons: because(told.map((one) => one.because)) };
    },
    solution: () => (
      <>
        <p>{words.answer(`${formatUpTo(answer, 2)} ${unit}`.trim())}.</p>
        {because(right)}
      </>
    ),
  };
}
