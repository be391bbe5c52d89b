import { taskText } from "../../../text/task.ts";
import type { TaskChoice } from "../state/task/choice.ts";
import type { Outcome } from "../state/task/questions.ts";
import { Choices } from "./Choices.tsx";
import { PoolPicker } from "./PoolPicker.tsx";
import type { RunState } from "./useRun.ts";
import { reasonWords } from "./words.ts";

interface PickingProps {
  run: RunState;
  task: TaskChoice;
  /** Whether nothing can be picked now: something was said to the last answer. */
  locked: boolean;
}

const OUTCOMES: readonly Outcome[] = ["hit", "free", "evict"];

const placeOf = (outcome: Outcome | null) => (outcome === null ? null : OUTCOMES.indexOf(outcome));

/** What is to be picked. Of the answer only those parts are shown that are answered or were asked for. */
export function Picking({ run, task, locked }: PickingProps) {
  const { question, open, solved, picks, pick, reasons } = run;
  const { asked, answer } = question;
  const words = taskText();
  const seen = (part: "victim" | "batch") => open.includes(part) || solved.includes(part);
  const given = task.kind === "why";
  return (
    <>
      {task.kind === "perform" && (
        <Choices
          name="outcome"
          legend={words.asks.outcome}
          options={OUTCOMES.map((outcome) => words.outcomes[outcome])}
          chosen={placeOf(solved.includes("outcome") ? answer.outcome : picks.outcome)}
          disabled={locked || !open.includes("outcome")}
          onChoose={(index) => pick({ outcome: OUTCOMES[index] ?? null })}
        />
      )}
      <div className="grid gap-1">
        {(["victim", "batch"] as const).filter(seen).map((part) => (
          // The groups of the pool are called so.
          <p key={part} className="font-medium" aria-hidden="true">
            {words.asks[part]}
          </p>
        ))}
        <PoolPicker
          asked={asked}
          lane={answer.lane}
          victim={given || solved.includes("victim") ? answer.victim : picks.victim}
          {...(seen("batch") ? { batch: solved.includes("batch") ? answer.batch : picks.batch } : {})}
          open={{ victim: !locked && open.includes("victim"), batch: !locked && open.includes("batch") }}
          onVictim={(frame) => pick({ victim: frame })}
          onBatch={(frames) => pick({ batch: frames })}
        />
      </div>
      {reasons !== null && (
        <Choices
          name="reason"
          legend={words.asks.reason}
          options={reasons.options.map(reasonWords)}
          chosen={solved.includes("reason") ? reasons.right : picks.reason}
          disabled={locked || !open.includes("reason")}
          onChoose={(index) => pick({ reason: index })}
        />
      )}
    </>
  );
}
