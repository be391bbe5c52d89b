import { type FormEvent, useEffect, useId, useRef } from "react";
import type { Registry } from "../../../engine/types.ts";
import { useTitle } from "../../../shell/SiteNav.tsx";
import { taskText } from "../../../text/task.ts";
import { Button } from "../../../ui/Button.tsx";
import { useLab } from "../state/hooks.ts";
import type { Scene } from "../state/scene.ts";
import { COUNT_RANGE, SEQUENCE_RANGE, type TaskChoice } from "../state/task/choice.ts";
import { orderFollows } from "../state/task/questions.ts";
import { drawsRequests, MOST_FRAMES, taskLane } from "../state/task/scene.ts";

interface TaskHeadingProps {
  task: TaskChoice;
  /** The lab's scene. */
  scene: Scene;
  registry: Registry;
  label: string;
}

/** What is exercised, and the number of the sequence: large enough to be read out. */
export function TaskHeading({ task, scene, registry, label }: TaskHeadingProps) {
  const lab = useLab();
  const words = taskText();
  const title = useRef<HTMLHeadingElement>(null);
  useTitle(`${words.titles[task.kind]} · ${label}`);
  // After a choice in the menu, the focus starts at the top of the new page.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const drawn = drawsRequests(registry, scene, task);
  const set = (change: Partial<TaskChoice>) => lab.setTask({ ...task, ...change });
  return (
    <header className="mb-6 grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 ref={title} tabIndex={-1} className="text-xl font-semibold outline-none">
          {words.titles[task.kind]} · {label}
        </h1>
        <Button onClick={() => lab.setTask(null)}>{words.back}</Button>
      </div>
      <p className="max-w-[80ch] text-sm text-ink-muted">{words.intro[task.kind]}</p>
      <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
        {drawn ? (
          <p className="text-3xl font-semibold tabular-nums">{words.sequence(String(task.sequence))}</p>
        ) : (
          <p className="text-lg font-semibold">{words.given}</p>
        )}
        {task.practice && <p className="text-sm text-ink-muted">{words.practice(label)}</p>}
      </div>
      <details className="text-sm">
        <summary className="min-h-6 w-fit cursor-pointer py-1 text-ink-muted">{words.settings}</summary>
        <div className="mt-1 grid gap-3">
          <p className="max-w-[80ch]">{drawn ? words.sequenceHelp : words.givenHelp}</p>
          <Settings
            key={JSON.stringify(task)}
            task={task}
            drawn={drawn}
            hideable={hideable(registry, scene, task)}
          />
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
    </header>
  );
}

/** Whether the order can be hidden: questions about reasons show the pool as it is. */
function hideable(registry: Registry, scene: Scene, task: TaskChoice): boolean {
  const lane = taskLane(scene, task);
  const policy = registry.policies.find((spec) => spec.id === lane.policy);
  return task.kind !== "why" && policy !== undefined && orderFollows(policy, lane.prefetch === true);
}

const field =
  "min-h-9 w-24 rounded-md border border-line-strong bg-surface px-2 text-right text-sm tabular-nums pointer-coarse:min-h-11";

/** Another sequence, more or fewer questions, the harder way. Whatever is changed begins the exercise anew. */
function Settings({ task, drawn, hideable }: { task: TaskChoice; drawn: boolean; hideable: boolean }) {
  const lab = useLab();
  const words = taskText();
  const id = useId();
  const begin = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const number = (name: string, usual: number) => Number(form.get(name) ?? usual);
    lab.setTask({
      ...task,
      sequence: number("sequence", task.sequence),
      count: number("count", task.count),
      hidden: form.get("hidden") !== null,
    });
  };
  return (
    <form onSubmit={begin} className="flex flex-wrap items-end gap-x-4 gap-y-2 text-sm">
      {drawn && (
        <label htmlFor={`${id}-sequence`} className="grid gap-1">
          {words.otherSequence}
          <input
            id={`${id}-sequence`}
            name="sequence"
            type="number"
            min={SEQUENCE_RANGE.minimum}
            max={SEQUENCE_RANGE.maximum}
            step={1}
            required
            defaultValue={task.sequence}
            className={field}
          />
        </label>
      )}
      <label htmlFor={`${id}-count`} className="grid gap-1">
        {task.kind === "perform" ? words.requestCount : words.questionCount}
        <input
          id={`${id}-count`}
          name="count"
          type="number"
          min={COUNT_RANGE.minimum}
          max={COUNT_RANGE.maximum}
          step={1}
          required
          defaultValue={task.count}
          className={field}
        />
      </label>
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
  );
}
