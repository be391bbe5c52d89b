import { useEffect, useId, useMemo, useState } from "react";
import { runHash } from "../../../shell/exercise/run.ts";
import { useLesson } from "../../../shell/lessons/context.ts";
import { Question } from "../../../shell/question/Question.tsx";
import { exerciseText } from "../../../text/exercises.ts";
import { lessonText } from "../../../text/lessons.ts";
import { language } from "../../../text/text.ts";
import { Button } from "../../../ui/Button.tsx";
import { LessonLink } from "../SectionNav.tsx";
import { LessonQuestion } from "./LessonQuestion.tsx";

/** An exercise that the lesson's seed draws; its first question counts as a check does, others like it are practice. */
export function Exercise({ kind: id, lab: named }: { kind: string; lab?: string }) {
  const { lab, page, seed, onCheck, onAnswer, isTried } = useLesson(named);
  const [n, setN] = useState(0);
  const kind = lab.exercises.find((known) => known.id === id);
  if (kind === undefined) throw new Error(`there is no exercise "${id}"`);
  const question = useMemo(() => kind.draw(seed, n, lab), [kind, seed, n, lab]);
  const check = useId();
  useEffect(() => onCheck(check), [onCheck, check]);
  const words = exerciseText();
  const drawn = { seed, key: `${id} ${n}` };
  if (page !== "lesson")
    return (
      <div data-exercise={id}>
        {page === "worksheet" && (
          <p className="sheet-about" lang={language()}>
            {kind.title()} {kind.intro()}
          </p>
        )}
        <LessonQuestion {...question} drawn={drawn} />
      </div>
    );
  const run = { kind: id, questions: kind.usual, seed };
  return (
    <div className="my-6" data-exercise={id}>
      <Question
        key={n}
        {...question}
        head={{
          title: `${words.exercise}: ${kind.title()}`,
          help: `${kind.intro()} ${isTried(check) ? lessonText().practice : words.firstCounts}`,
        }}
        drawn={drawn}
        onAnswer={(right) => onAnswer(check, right)}
      >
        <Button onClick={() => setN(n + 1)}>{words.anotherOne}</Button>
      </Question>
      <LessonLink to={runHash(lab.registry.lab.id, run)}>{words.graded(kind.usual)}</LessonLink>
    </div>
  );
}
