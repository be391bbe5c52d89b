/** Predictions: said before anything is told, held against what the scene then shows. */
import { useContext } from "react";
import { NotesContext, useLesson } from "../../../shell/lessons/context.ts";
import { QUESTION, Question } from "../../../shell/question/Question.tsx";
import { FilledTable } from "../../../shell/question/table.tsx";
import { lessonText } from "../../../text/lessons.ts";
import { formatCount } from "../../../text/numbers.ts";
import { language } from "../../../text/text.ts";
import { Button } from "../../../ui/Button.tsx";
import { type AskedProps, questionOf } from "./Check.tsx";
import { keyOf, LessonQuestion } from "./LessonQuestion.tsx";
import { usePredictions } from "./predictions.ts";

export type PredictProps = AskedProps & {
  /** The position of the next scene at which the answer is seen; left out: the request after a procedure's `at`, else at once. */
  shows?: number;
};

/** Where the answer is seen in the scene that follows; null where none shows it. */
export const shownAt = (props: PredictProps): number | null =>
  props.shows ?? (props.kind === "procedure" ? props.at + 1 : null);

/** What follows in the text comes once it is answered or skipped. In the notes it stands with its answer. */
export function Predict({ place = 0, ...props }: PredictProps & { place?: number }) {
  const lesson = useLesson();
  const { page, seed, isPredicted } = lesson;
  const { said, say } = usePredictions();
  const words = lessonText();
  const asked = questionOf(props, lesson);
  if (page !== "lesson") return <LessonQuestion {...asked} />;
  const own = said.get(place);
  return (
    <div data-prediction={isPredicted(place) ? "made" : "open"} className="lesson-prediction my-6">
      <Question
        {...asked}
        head={{
          title: words.prediction,
          help: own === undefined && isPredicted(place) ? words.predictionAgain : words.predictionHelp,
        }}
        drawn={{ seed, key: keyOf(asked) }}
        closed={own !== undefined}
        onAnswer={(right, chosen) => say(place, { chosen, right })}
      >
        <Button onClick={() => say(place, null)}>{words.skip}</Button>
      </Question>
    </div>
  );
}

/** Behind what showed it: what was said, and what is so. */
export function Outcome({ place, of }: { place: number; of: PredictProps }) {
  const lesson = useLesson();
  const { said, shown, show } = usePredictions();
  const inNotes = useContext(NotesContext);
  const own = said.get(place);
  const words = lessonText();
  if (lesson.page !== "lesson" || inNotes || own === undefined) return null;
  const at = shownAt(of);
  if (at !== null && !shown.has(place))
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2 print:hidden" lang={language()}>
        <span className="font-medium">{words.stepToSee(formatCount(at))}</span>
        <Button onClick={() => show(place)}>{words.showNow}</Button>
      </div>
    );
  const asked = questionOf(of, lesson);
  const verdict = own === null ? null : asked.judge(own.chosen);
  const labels = asked.options.filter(({ id }) => own?.chosen.includes(id));
  return (
    <div className={QUESTION} lang={language()} data-outcome={own === null ? "skipped" : verdict?.right}>
      <div
        role="status"
        // Two tables beside each other are wider than the text.
        className={`grid gap-x-8 gap-y-3 ${asked.table === undefined ? "min-[48rem]:grid-cols-2" : ""}`}
      >
        <div className="grid content-start gap-2">
          <p className="font-semibold">{own === null ? words.skipped : words.youSaid}</p>
          {own !== null && (
            <div className="flex flex-wrap gap-x-3" lang={asked.contentLang}>
              {asked.table !== undefined ? (
                <FilledTable form={asked.table} chosen={own.chosen} />
              ) : asked.number !== undefined ? (
                `${own.chosen.join()} ${asked.number.unit}`
              ) : (
                labels.map(({ id, label }) => <span key={id}>{label}</span>)
              )}
            </div>
          )}
          {verdict?.reasons}
        </div>
        <div className="grid content-start gap-2">
          <p className={`font-semibold ${verdict?.right === true ? "text-ok" : ""}`}>
            {verdict?.right === true ? `✓ ${words.asPredicted}` : words.whatHappens}
          </p>
          {asked.solution()}
        </div>
      </div>
    </div>
  );
}
