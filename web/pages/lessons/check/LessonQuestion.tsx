import { useEffect, useId } from "react";
import { NotesContext, useLesson } from "../../../shell/lessons/context.ts";
import { QUESTION, Question, type QuestionProps } from "../../../shell/question/Question.tsx";
import { lessonText } from "../../../text/lessons.ts";
import { SheetQuestion } from "./SheetQuestion.tsx";

/** A question of a lesson: in the notes with its answer, on paper without, in the lesson to be answered first, and counted. */
export function LessonQuestion(props: QuestionProps) {
  const { page, seed } = useLesson();
  if (page === "lesson") return <Counted {...props} />;
  if (page !== "notes")
    return (
      <NotesContext value={true}>
        <SheetQuestion
          {...props}
          drawn={props.drawn ?? { seed, key: keyOf(props) }}
          answers={page === "answers"}
        />
      </NotesContext>
    );
  return (
    <NotesContext value={true}>
      <section className={QUESTION} data-check={props.kind}>
        <p className="font-semibold text-[1.0625rem]">{lessonText()[props.kind]}</p>
        <div className="font-medium">{props.question}</div>
        {props.picture}
        {props.solution()}
      </section>
    </NotesContext>
  );
}

function Counted(props: QuestionProps) {
  const { seed, onCheck, onAnswer, isTried } = useLesson();
  const id = useId();
  useEffect(() => onCheck(id), [onCheck, id]);
  const words = lessonText();
  const help = isTried(id) ? words.practice : words[`${props.kind}Help`];
  return (
    <Question
      {...props}
      head={{ title: words[props.kind], help }}
      drawn={{ seed, key: keyOf(props) }}
      onAnswer={(right) => onAnswer(id, right)}
    />
  );
}

/** Questions of a lesson differ by what is chosen from. */
export const keyOf = ({ kind, options }: QuestionProps): string =>
  `${kind} ${options.map(({ id, label }) => `${id} ${typeof label === "string" ? label : ""}`).join(" ")}`;
