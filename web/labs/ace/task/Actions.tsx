import { useEffect, useRef } from "react";
import { taskText } from "../../../text/task.ts";
import { Button } from "../../../ui/Button.tsx";
import type { TaskChoice } from "../state/task/choice.ts";
import { isWrong, type RunState } from "./useRun.ts";

interface ActionsProps {
  run: RunState;
  task: TaskChoice;
  /** Whether the result comes next. */
  last: boolean;
  onRetry: () => void;
}

/** What can be done now: always at the same place. */
export function Actions({ run, task, last, onRetry }: ActionsProps) {
  const words = taskText();
  const primary = useRef<HTMLButtonElement>(null);
  const done = run.open.length === 0;
  const wrong = isWrong(run.said);
  // Keeps the focus for keyboard users.
  useEffect(() => {
    if (done || wrong) primary.current?.focus();
  }, [done, wrong]);
  const performs = task.kind === "perform";
  // Keys: a button that became another one under the finger would do that one's work too, such as submit.
  return (
    <div className="flex flex-wrap gap-2 min-[64rem]:col-start-1">
      {wrong ? (
        <>
          <Button key="retry" ref={primary} primary className="min-h-11" onClick={onRetry}>
            {words.tryAgain}
          </Button>
          <Button key="show" className="min-h-11" onClick={run.show}>
            {words.showAnswer}
          </Button>
        </>
      ) : done ? (
        <Button key="next" ref={primary} primary className="min-h-11 min-w-24" onClick={run.next}>
          {last ? words.finish : words.next}
        </Button>
      ) : (
        <>
          <Button key="commit" type="submit" primary className="min-h-11 min-w-24" aria-disabled={!run.ready}>
            {words.commit}
          </Button>
          {performs && (
            <Button key="model" className="min-h-11" onClick={run.show}>
              {words.model}
            </Button>
          )}
        </>
      )}
      {performs && (
        <Button
          className="min-h-11 aria-disabled:opacity-45"
          aria-disabled={run.undo === undefined}
          onClick={run.undo}
        >
          {words.undo}
        </Button>
      )}
    </div>
  );
}
