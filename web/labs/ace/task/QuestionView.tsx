import { type FormEvent, useEffect, useRef, useState } from "react";
import type { LaneFrame } from "../../../engine/types.ts";
import { taskText } from "../../../text/task.ts";
import { formatCount } from "../../../ui/format.ts";
import { laneLabel } from "../lanes.ts";
import type { TaskChoice } from "../state/task/choice.ts";
import { Actions } from "./Actions.tsx";
import { Feedback } from "./Feedback.tsx";
import { Picking } from "./Picking.tsx";
import { Served } from "./Served.tsx";
import { isWrong, type RunState } from "./useRun.ts";

interface QuestionViewProps {
  run: RunState;
  task: TaskChoice;
  heading: string;
  score: string;
  /** Whether the result comes next. */
  last: boolean;
}

/** A question: the request, the pool before it, the choices, and the feedback. */
export function QuestionView({ run, task, heading, score, last }: QuestionViewProps) {
  const { asked, answer } = run.question;
  const words = taskText();
  const form = useRef<HTMLFormElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [hint, setHint] = useState(false);
  const locked = isWrong(run.said) || run.open.length === 0;
  const commit = (event: FormEvent) => {
    event.preventDefault();
    setHint(!run.ready);
    if (run.ready && !locked) run.commit();
  };
  const mounted = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is gone to, whatever it asks
  useEffect(() => {
    if (mounted.current) title.current?.focus();
    mounted.current = true;
  }, [asked.position]);
  const retry = () => {
    run.retry();
    // The pressed button disappears; the part to try again gets the focus.
    requestAnimationFrame(() => {
      const inputs = [...(form.current?.querySelectorAll<HTMLInputElement>("fieldset:enabled input") ?? [])];
      (inputs.find(({ checked }) => checked) ?? inputs.find(({ disabled }) => !disabled))?.focus();
    });
  };
  const goes = asked.cells.find(({ frame }) => frame === answer.victim)?.page ?? "";
  const access = words.access(asked.request.page, asked.request.write);
  const statements = {
    perform: `${access}.`,
    predict: words.missAndFull(access),
    why: words.whyGoes(access, goes),
  };
  return (
    <form
      ref={form}
      onSubmit={commit}
      className="task-question grid grid-cols-1 gap-x-12 gap-y-4 min-[64rem]:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]"
      noValidate
    >
      <div className="grid min-w-0 content-start gap-4">
        <div>
          <h2 ref={title} tabIndex={-1} className="text-lg font-semibold outline-none">
            <span className="text-ink-muted">{heading}</span> · {statements[task.kind]}
          </h2>
          <p className="text-sm text-ink-muted tabular-nums">
            {[sizesOf(answer.lane.config), score].filter(Boolean).join(" · ")}
          </p>
        </div>
        <Served asked={asked} label={laneLabel(answer.lane)} />
        {task.hidden && asked.ordered && <p className="text-sm text-ink-muted">{words.orderNotHidden}</p>}
        <Picking run={run} task={task} locked={locked} />
      </div>
      <Feedback run={run} task={task} hint={hint && !run.ready ? words.pickFirst : ""} />
      <Actions run={run} task={task} last={last} onRetry={retry} />
    </form>
  );
}

const sizesOf = ({ frames, mode, n_w, prefetch, n_e }: LaneFrame["config"]) =>
  taskText().sizes(
    formatCount(frames),
    mode === "ace" ? formatCount(n_w) : null,
    prefetch ? formatCount(n_e) : null,
  );
