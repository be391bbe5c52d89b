import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from "react";
import { ScrollRegion } from "../../../figures/ScrollRegion.tsx";
import { StripRequest } from "../../../figures/strip/StripRequest.tsx";
import { sentenceOf } from "../../../text/phrases.ts";
import { taskText } from "../../../text/task.ts";
import { Button } from "../../../ui/Button.tsx";
import { formatCount } from "../../../ui/format.ts";
import { laneLabel } from "../lanes.ts";
import type { TaskChoice } from "../state/task/choice.ts";
import type { Asked, Outcome, Part } from "../state/task/questions.ts";
import { Choices } from "./Choices.tsx";
import { PoolPicker } from "./PoolPicker.tsx";
import { type RunState, reasonWords } from "./useRun.ts";

interface OfRun {
  run: RunState;
  task: TaskChoice;
}

interface QuestionViewProps extends OfRun {
  heading: string;
  score: string;
  /** Whether the result comes next. */
  last: boolean;
}

const pageOf = (asked: Asked, frame: number | null) =>
  asked.cells.find((cell) => cell.frame === frame)?.page ?? "";

/** A question: the request, the pool before it, the choices, and the feedback. */
export function QuestionView({ run, task, heading, score, last }: QuestionViewProps) {
  const { asked, lane, given } = run;
  const words = taskText();
  const form = useRef<HTMLFormElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [hint, setHint] = useState(false);
  const commit = (event: FormEvent) => {
    event.preventDefault();
    setHint(!run.ready);
    if (run.ready && !run.wrong && !run.done) run.commit();
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
  const access = words.access(asked.request.page, asked.request.write);
  const statements = {
    perform: `${access}.`,
    predict: words.missAndFull(access),
    why: words.whyGoes(access, pageOf(asked, given)),
  };
  const { frames, mode, n_w, prefetch, n_e } = lane.config;
  const sizes = words.sizes(
    formatCount(frames),
    mode === "ace" ? formatCount(n_w) : null,
    prefetch ? formatCount(n_e) : null,
  );
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
          <p className="text-sm text-ink-muted tabular-nums">{[sizes, score].filter(Boolean).join(" · ")}</p>
        </div>
        <Served asked={asked} label={laneLabel(lane)} />
        {task.hidden && asked.ordered && <p className="text-sm text-ink-muted">{words.orderNotHidden}</p>}
        <Picking run={run} task={task} />
      </div>
      <Feedback run={run} task={task} hint={hint && !run.ready} />
      <Actions run={run} task={task} last={last} onRetry={retry} />
    </form>
  );
}

/** The requests served before, and the one that is asked about. What comes after it is not shown. */
function Served({ asked, label }: { asked: Asked; label: string }) {
  const { past, request, position, startOrder } = asked;
  const words = taskText();
  const strip = useRef<HTMLDivElement>(null);
  // Where not all fits, the request that is asked about is seen. Only the strip is scrolled, never the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each question, whatever stands there
  useEffect(() => {
    if (strip.current !== null) strip.current.scrollLeft = strip.current.scrollWidth;
  }, [position]);
  return (
    <div className="min-w-0">
      <p className="text-sm text-ink-muted">{past.length === 0 ? words.nothingBefore : words.servedBefore}</p>
      <ScrollRegion ref={strip} label={words.servedBefore} className="overflow-x-auto">
        <ol className="flex w-max gap-2 px-1 py-2">
          {past.map(({ hit, ...served }) => (
            <StripRequest
              key={served.t}
              request={served}
              {...(hit !== null && { hits: [hit] })}
              laneLabels={[label]}
            />
          ))}
          <StripRequest key={position} request={{ t: position, ...request }} laneLabels={[label]} current />
        </ol>
      </ScrollRegion>
      {startOrder.length > 0 && <p className="text-sm">{words.startOrder(startOrder.join(" "))}</p>}
    </div>
  );
}

const OUTCOMES: readonly Outcome[] = ["hit", "free", "evict"];

/** What is to be picked. Of the answer only those parts are shown that are answered or were asked for. */
function Picking({ run, task }: OfRun) {
  const { open, solved, picks, pick, options, wrong } = run;
  const words = taskText();
  const seen = (part: Part) => open.includes(part) || solved.includes(part);
  // Nothing can be picked while something is said to the last answer.
  const can = (part: Part) => !wrong && open.includes(part);
  return (
    <>
      {task.kind === "perform" && (
        <Choices
          name="outcome"
          legend={words.asks.outcome}
          options={OUTCOMES.map((outcome) => words.outcomes[outcome])}
          chosen={picks.outcome && OUTCOMES.indexOf(picks.outcome)}
          disabled={!can("outcome")}
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
        <PoolPicker {...{ run, can }} />
      </div>
      {options !== null && (
        <Choices
          name="reason"
          legend={words.asks.reason}
          options={options.map(reasonWords)}
          chosen={picks.reason}
          disabled={!can("reason")}
          onChoose={(reason) => pick({ reason })}
        />
      )}
    </>
  );
}

/** The feedback to an answer: right or wrong for each part, with reasons and the next step. */
function Feedback({ run, task, hint }: OfRun & { hint: boolean }) {
  const { said, asked, picks, solved, done, wrong, phrases } = run;
  const words = taskText();
  // The sentence tells the reason again.
  const inWords: Record<Part, string> = {
    outcome: picks.outcome === null ? "" : words.isOutcome[picks.outcome],
    victim: words.goes(pageOf(asked, picks.victim)),
    batch: words.writes(picks.batch.map((frame) => pageOf(asked, frame))),
    reason: "",
  };
  // Of a solved part the answer is picked.
  const told = task.kind !== "why" && (done || (said !== null && !wrong)) ? solved : [];
  const sentence = sentenceOf(phrases);
  return (
    <div
      role="status"
      aria-live="polite"
      data-testid="said"
      className="grid min-w-0 content-start gap-2 min-[64rem]:col-start-2 min-[64rem]:row-span-2 min-[64rem]:row-start-1"
    >
      {hint && <p>{words.pickFirst}</p>}
      {said?.map(({ part, right, faults }) => (
        <div key={part}>
          <p className={`font-semibold ${right ? "text-ok" : "text-error"}`}>
            <span aria-hidden="true">{right ? "✓ " : "✗ "}</span>
            {(right ? words.rightPart : words.wrongPart)(words.parts[part])}
          </p>
          {faults.length > 0 && (
            <ul className="list-disc pl-8">
              {faults.map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
          )}
        </div>
      ))}
      {wrong && <p>{words.unscored}</p>}
      {told.length > 0 && <p>{told.map((part) => inWords[part]).join(" ")}</p>}
      {sentence !== "" && <p className="leading-normal">{sentence}</p>}
    </div>
  );
}

/** What can be done now: always at the same place. */
function Actions({ run, task, last, onRetry }: OfRun & { last: boolean; onRetry: () => void }) {
  const words = taskText();
  const primary = useRef<HTMLButtonElement>(null);
  const { done, wrong, ready, undo, show, next } = run;
  // Keeps the focus for keyboard users.
  useEffect(() => {
    if (done || wrong) primary.current?.focus();
  }, [done, wrong]);
  const performs = task.kind === "perform";
  const wide = { primary: true, className: "min-h-11 min-w-24" };
  const buttons: ComponentProps<typeof Button>[] = wrong
    ? [
        { children: words.tryAgain, onClick: onRetry, primary: true, ref: primary },
        { children: words.showAnswer, onClick: show },
      ]
    : done
      ? [{ children: last ? words.finish : words.next, onClick: next, ref: primary, ...wide }]
      : [
          { children: words.commit, type: "submit", "aria-disabled": !ready, ...wide },
          ...(performs ? [{ children: words.model, onClick: show }] : []),
        ];
  if (performs) buttons.push({ children: words.undo, onClick: undo, "aria-disabled": undo === undefined });
  return (
    <div className="flex flex-wrap gap-2 min-[64rem]:col-start-1">
      {buttons.map((button) => (
        // Keys: a button that became another one under the finger would do that one's work too, such as submit.
        <Button key={String(button.children)} className="min-h-11 aria-disabled:opacity-45" {...button} />
      ))}
    </div>
  );
}
