import { useCallback, useEffect, useRef, useState } from "react";
import { LIMITS } from "../../../engine/limits.ts";
import type { Registry } from "../../../engine/types.ts";
import { markOf } from "../../../shell/exercise/attempt.ts";
import { ResultLine } from "../../../shell/exercise/ResultLine.tsx";
import { writeAnswers } from "../../../shell/exercise/run.ts";
import { Messages } from "../../../shell/Messages.tsx";
import { taskText } from "../../../text/task.ts";
import { Button } from "../../../ui/Button.tsx";
import { formatCount } from "../../../ui/format.ts";
import type { Session } from "../engine/session.ts";
import { useChoice, useLab } from "../state/hooks.ts";
import type { Scene } from "../state/scene.ts";
import { SEQUENCE_RANGE, type TaskChoice } from "../state/task/choice.ts";
import { codesOf } from "../state/task/codes.ts";
import {
  exerciseKey,
  exerciseOf,
  type Progress,
  score,
  storedProgress,
  storeProgress,
} from "../state/task/progress.ts";
import { askedPositions } from "../state/task/questions.ts";
import { drawsRequests, isTooLarge, labelOf, laneIn, MOST_FRAMES, taskScene } from "../state/task/scene.ts";
import { QuestionView } from "./QuestionView.tsx";
import { TaskHeading } from "./TaskHeading.tsx";
import { usePosed, useProgress, useRun } from "./useRun.ts";

/** An exercise and the lab's scene that it is on. */
export interface Exercise {
  task: TaskChoice;
  scene: Scene;
  registry: Registry;
  label: string;
}

/** An exercise in place of the lab. It runs on a session of its own: nothing of the lab's run is on the page. */
export function Page() {
  const task = useChoice((choices) => choices.task);
  const scene = useChoice((choices) => choices.scene);
  const registry = useChoice((choices) => choices.registry);
  if (task === null || scene === null || registry === null) return null;
  const own = taskScene(registry, scene, task);
  const key = exerciseKey(own, task);
  const exercise = {
    task,
    scene,
    registry,
    label: own.lanes
      .slice(laneIn(task), laneIn(task) + 1)
      .map((lane) => labelOf(registry, lane))
      .join(),
  };
  return (
    <main className="lab-page task">
      <TaskHeading {...exercise} />
      <Messages />
      {isTooLarge(own) ? (
        <Unsuitable {...exercise} why={tooLargeWords(own)} />
      ) : (
        <TaskRun key={key} storedAs={key} own={own} {...exercise} />
      )}
    </main>
  );
}

function tooLargeWords({ frames }: Scene): string {
  const { tooLarge, tooMuch } = taskText();
  return Number(frames) > MOST_FRAMES
    ? tooLarge(formatCount(Number(frames)), formatCount(MOST_FRAMES))
    : tooMuch(formatCount(LIMITS.exercisePages), formatCount(LIMITS.exerciseRequests));
}

/** The reason why the scene is unsuitable for an exercise, and a link to a suitable one. */
function Unsuitable({ task, label, why }: Exercise & { why: string }) {
  const lab = useLab();
  return (
    <div className="grid max-w-[80ch] justify-items-start gap-3">
      <p role="status">{why}</p>
      <Button
        primary
        className="h-auto min-h-11 py-2 whitespace-normal"
        onClick={() => lab.setTask({ ...task, practice: true })}
      >
        {taskText().takePractice(label)}
      </Button>
    </div>
  );
}

interface TaskRunProps extends Exercise {
  /** What the answers are kept as. */
  storedAs: string;
  /** The exercise's own scene. */
  own: Scene;
}

interface Opened {
  session: Session;
  positions: readonly number[];
}

/** Opens the exercise's session, and closes it with the exercise. Another scene needs another instance. */
function TaskRun({ own, storedAs, ...exercise }: TaskRunProps) {
  const lab = useLab();
  const [opened, setOpened] = useState<Opened | { failure: string }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: an instance has one scene
  useEffect(() => {
    const result = lab.session({ ...own, at: 0 });
    if (!result.ok) {
      setOpened({ failure: result.failure.message });
      return;
    }
    const session = result.value;
    setOpened({ session, positions: askedPositions(session, exercise.task) });
    return () => session.close();
  }, []);
  if (opened === undefined) return null;
  const words = taskText();
  if ("failure" in opened) return <Unsuitable {...exercise} why={words.failed(opened.failure)} />;
  if (opened.positions.length === 0) return <Unsuitable {...exercise} why={words.nothingToAsk} />;
  return <Questions {...opened} {...exercise} storedAs={storedAs} />;
}

function Questions({ session, positions, storedAs, ...exercise }: Omit<TaskRunProps, "own"> & Opened) {
  const { length } = positions;
  const [stored] = useState(() => storedProgress(storedAs, length));
  const keep = useCallback((progress: Progress) => storeProgress(storedAs, progress), [storedAs]);
  const [progress, step] = useProgress(stored, keep);
  const { task } = exercise;
  const { at } = progress;
  // Behind the last question is the result.
  const posed = usePosed(session, positions[at] ?? positions[length - 1] ?? 0, task);
  const run = useRun(session, posed, task, [progress, step]);
  if (at >= length) return <Summary {...exercise} {...{ progress, step }} asked={length} />;
  const words = taskText();
  const { right, of } = score(progress);
  const heading = task.kind === "perform" ? words.requestOf : words.question;
  return (
    <QuestionView
      {...{ run, task }}
      last={at + 1 === length}
      heading={heading(formatCount(at + 1), formatCount(length))}
      score={of === 0 ? "" : words.score(formatCount(right), formatCount(of))}
    />
  );
}

interface SummaryProps extends Exercise {
  progress: Progress;
  step: ReturnType<typeof useProgress>[1];
  asked: number;
}

/** The result, with a line of it to copy. */
function Summary({ progress, step, asked, task, scene, registry, label }: SummaryProps) {
  const lab = useLab();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const words = taskText();
  const counted = score(progress);
  const [right, of] = [formatCount(counted.right), formatCount(counted.of)];
  const drawn = drawsRequests(registry, scene, task);
  const link = `#${lab.link() ?? ""}`;
  const line = words.line({
    kind: task.kind,
    lane: label,
    sequence: drawn ? String(task.sequence) : null,
    attempt: task.attempt,
    mark: markOf(exerciseOf(registry, scene, task)),
    ...{ right, of },
    coded: writeAnswers(link, codesOf(progress)),
    link: `${location.href.split("#", 1)[0]}${link}`,
  });
  const next = task.sequence < SEQUENCE_RANGE.maximum ? task.sequence + 1 : SEQUENCE_RANGE.minimum;
  return (
    <section className="grid max-w-[80ch] gap-3">
      <h2 ref={title} tabIndex={-1} className="text-lg font-semibold outline-none">
        {words.resultTitle}: {words.result(right, of)}
      </h2>
      {asked < task.count && (
        <p className="text-sm text-ink-muted">{words.nothingMore(formatCount(asked))}</p>
      )}
      <ResultLine line={line}>
        {task.kind === "perform" && <Button onClick={() => step({ kind: "undo" })}>{words.undo}</Button>}
        <Button onClick={() => lab.setTask({ ...task, attempt: (task.attempt ?? 1) + 1 })}>
          {words.again}
        </Button>
        {drawn && (
          <Button onClick={() => lab.setTask({ ...task, sequence: next, attempt: undefined })}>
            {words.nextSequence(String(next))}
          </Button>
        )}
      </ResultLine>
    </section>
  );
}
