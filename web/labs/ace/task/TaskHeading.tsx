import { type FormEvent, useEffect, useRef } from "react";
import { useTitle } from "../../../shell/SiteNav.tsx";
import { taskText } from "../../../text/task.ts";
import { Button } from "../../../ui/Button.tsx";
import { useLab } from "../state/hooks.ts";
import { COUNT_RANGE, SEQUENCE_RANGE, type TaskChoice } from "../state/task/choice.ts";
import { orderFollows } from "../state/task/questions.ts";
import { drawsRequests, MOST_FRAMES, taskPolicy } from "../state/task/scene.ts";
import type { Exercise } from "./TaskPage.tsx";

/** What is exercised, and the number of the sequence: large enough to be read out. */
export function TaskHeading({ task, scene, registry, label }: Exercise) {
  const lab = useLab();
  const words = taskText();
  const title = useRef<HTMLHeadingElement>(null);
  const name = `${words.titles[task.kind]} · ${label}`;
  useTitle(name);
  // After a choice in the menu, the focus starts at the top of the new page.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <header className="mb-6 grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 ref={title} tabIndex={-1} className="text-xl font-semibold outline-none">
          {name}
        </h1>
        <Button onClick={() => lab.setTask(null)}>{words.back}</Button>
      </div>
      <p className="max-w-[80ch] text-sm text-ink-muted">
        {task.at === undefined ? words.intro[task.kind] : words.introAt}
      </p>
      {task.at === undefined && <Settings task={task} scene={scene} registry={registry} label={label} />}
    </header>
  );
}

/** The requests that are asked about, and a form to have others. */
function Settings({ task, scene, registry, label }: Exercise) {
  const lab = useLab();
  const words = taskText();
  const drawn = drawsRequests(registry, scene, task);
  const set = (change: Partial<TaskChoice>) => lab.setTask({ ...task, ...change });
  const { policy, prefetch } = taskPolicy(registry, scene, task);
  // Questions about reasons show the pool as it is.
  const hideable = task.kind !== "why" && policy !== undefined && orderFollows(policy, prefetch);
  // Whatever is changed begins the exercise anew.
  const begin = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    set({
      sequence: Number(form.get("sequence") ?? task.sequence),
      attempt: undefined,
      count: Number(form.get("count")),
      hidden: hideable ? form.has("hidden") : task.hidden,
    });
  };
  const whole = (name: "sequence" | "count", label: string, legal: typeof COUNT_RANGE) => (
    <label className="grid gap-1">
      {label}
      <input
        name={name}
        type="number"
        min={legal.minimum}
        max={legal.maximum}
        step={1}
        required
        defaultValue={task[name]}
        className="min-h-9 w-24 rounded-md border border-line-strong bg-surface px-2 text-right text-sm tabular-nums pointer-coarse:min-h-11"
      />
    </label>
  );
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
        {drawn ? (
          <p className="text-3xl font-semibold tabular-nums">
            {words.sequence(String(task.sequence), task.attempt)}
          </p>
        ) : (
          <p className="text-lg font-semibold">{words.given}</p>
        )}
        {task.practice && <p className="text-sm text-ink-muted">{words.practice(label)}</p>}
      </div>
      <details className="text-sm">
        <summary className="min-h-6 w-fit cursor-pointer py-1 text-ink-muted">{words.settings}</summary>
        <div className="mt-1 grid gap-3">
          <p className="max-w-[80ch]">{drawn ? words.sequenceHelp : words.givenHelp}</p>
          <form
            key={JSON.stringify(task)}
            onSubmit={begin}
            className="flex flex-wrap items-end gap-x-4 gap-y-2 text-sm"
          >
            {drawn && whole("sequence", words.otherSequence, SEQUENCE_RANGE)}
            {whole("count", task.kind === "perform" ? words.requestCount : words.questionCount, COUNT_RANGE)}
            {hideable && (
              <label className="flex min-h-9 items-center gap-2 pointer-coarse:min-h-11">
                <input
                  type="checkbox"
                  name="hidden"
                  defaultChecked={task.hidden}
                  className="size-5 accent-accent"
                />
                {words.hideOrder}
              </label>
            )}
            <Button type="submit">{words.start}</Button>
          </form>
          {!drawn && (
            <Button className="w-fit" onClick={() => set({ practice: true })}>
              {words.drawRequests}
            </Button>
          )}
          {task.practice && Number(scene.frames) <= MOST_FRAMES && (
            <Button className="w-fit" onClick={() => set({ practice: false })}>
              {words.labScene}
            </Button>
          )}
        </div>
      </details>
    </>
  );
}
