import { useCallback, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { Experiment } from "../../engine/sweep/types.ts";
import { conceptOf, Reasons } from "../../shell/question/Concept.tsx";
import { anySeed } from "../../shell/question/order.ts";
import { Question } from "../../shell/question/Question.tsx";
import { figuresText } from "../../text/figuresPage.ts";
import { Button } from "../../ui/Button.tsx";
import { remember, remembered } from "../../ui/remember.ts";

/** `asking` hides the plots; `before` is a question met earlier in this window, or none. */
type Asked = "asking" | "seen" | "before";

/** Whether a figure's question still hides its plots, and what ends that. Who prints has the plots on paper. */
export function useAsked({ id, question }: Experiment): { asked: Asked; show: () => void } {
  const key = `figure-question.${id}`;
  const [asked, setAsked] = useState<Asked>(() =>
    question === undefined || remembered(key, "window") !== null ? "before" : "asking",
  );
  const show = useCallback(() => {
    remember(key, "seen", "window");
    setAsked((now) => (now === "asking" ? "seen" : now));
  }, [key]);
  useEffect(() => {
    if (asked !== "asking") return;
    const print = () => flushSync(show);
    addEventListener("beforeprint", print);
    return () => removeEventListener("beforeprint", print);
  }, [asked, show]);
  return { asked, show };
}

interface FirstQuestionProps {
  question: NonNullable<Experiment["question"]>;
  asked: Asked;
  onAnswer: () => void;
  onSkip: () => void;
}

/** Of the options' order. */
const visit = anySeed();

/** What a reader decides by thinking before the plots are there; later the answer, to be opened. */
export function FirstQuestion({ question, asked, onAnswer, onSkip }: FirstQuestionProps) {
  const words = figuresText();
  const choices = question.options.map(({ text, ...option }) => ({ label: text, ...option }));
  if (asked === "before")
    return (
      <details className="max-w-[90ch]">
        <summary className="cursor-pointer text-ink-muted text-sm">{words.asked}</summary>
        <div className="mt-2 grid gap-2">
          <p lang="en" className="font-medium">
            {question.text}
          </p>
          <Reasons choices={choices} lang="en" />
        </div>
      </details>
    );
  return (
    <div className="max-w-[90ch]">
      <Question
        head={{ title: words.first, help: words.firstHelp }}
        question={question.text}
        {...conceptOf(choices)}
        drawn={{ seed: visit, key: question.text }}
        onAnswer={onAnswer}
      >
        {asked === "asking" && <Button onClick={onSkip}>{words.withoutAnswer}</Button>}
      </Question>
    </div>
  );
}
