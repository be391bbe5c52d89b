import { sentenceOf } from "../../../text/phrases.ts";
import { taskText } from "../../../text/task.ts";
import type { TaskChoice } from "../state/task/choice.ts";
import type { Part } from "../state/task/grade.ts";
import type { Question } from "../state/task/questions.ts";
import { isWrong, type RunState } from "./useRun.ts";
import { reasonWords } from "./words.ts";

interface FeedbackProps {
  run: RunState;
  task: TaskChoice;
  /** What is still to be picked, after an answer that was not complete. */
  hint: string;
}

/** The answer to a part in words. */
function answerWords(part: Part, { asked, answer }: Question, run: RunState): string {
  const words = taskText();
  const page = (frame: number | null) => asked.cells.find((cell) => cell.frame === frame)?.page ?? "";
  switch (part) {
    case "outcome":
      return words.isOutcome[answer.outcome];
    case "victim":
      return words.goes(page(answer.victim));
    case "batch":
      return words.writes(answer.batch.map(page));
    case "reason": {
      const right = run.reasons?.options[run.reasons.right];
      return right === undefined ? "" : reasonWords(right);
    }
  }
}

/** The feedback to an answer: right or wrong for each part, with reasons and the next step. */
export function Feedback({ run, task, hint }: FeedbackProps) {
  const { said, question, solved, open, parts } = run;
  const words = taskText();
  const done = open.length === 0;
  const wrong = isWrong(said);
  const lines: Line[] = (said?.verdicts ?? []).map(({ part, right, faults }) => ({
    verdict: right,
    text: (right ? words.rightPart : words.wrongPart)(words.parts[part]),
    faults,
  }));
  if (wrong) lines.push({ text: words.unscored });
  // The sentence tells the reason again.
  const told = task.kind === "why" ? [] : done ? parts : said !== null && !wrong ? solved : [];
  if (told.length > 0) lines.push({ text: told.map((part) => answerWords(part, question, run)).join(" ") });
  const sentence = done ? sentenceOf(question.answer.lane.step.phrases) : "";
  return (
    <div
      role="status"
      aria-live="polite"
      data-testid="said"
      className="grid min-w-0 content-start gap-2 min-[64rem]:col-start-2 min-[64rem]:row-span-2 min-[64rem]:row-start-1"
    >
      {hint !== "" && <p>{hint}</p>}
      {lines.map((line) => (
        <Told key={line.text} {...line} />
      ))}
      {sentence !== "" && <p className="leading-normal">{sentence}</p>}
    </div>
  );
}

interface Line {
  /** Right or wrong; without it nothing is judged. */
  verdict?: boolean;
  text: string;
  faults?: string[];
}

function Told({ verdict, text, faults = [] }: Line) {
  const tone = verdict === undefined ? "" : `font-semibold ${verdict ? "text-ok" : "text-error"}`;
  return (
    <div>
      <p className={tone}>
        {verdict !== undefined && <span aria-hidden="true">{verdict ? "✓ " : "✗ "}</span>}
        {text}
      </p>
      {faults.length > 0 && (
        <ul className="list-disc pl-8">
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
