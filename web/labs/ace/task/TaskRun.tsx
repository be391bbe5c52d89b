import { useCallback, useEffect, useState } from "react";
import { taskText } from "../../../text/task.ts";
import { formatCount } from "../../../ui/format.ts";
import type { Session } from "../engine/session.ts";
import { useLab } from "../state/hooks.ts";
import type { Scene } from "../state/scene.ts";
import type { TaskChoice } from "../state/task/choice.ts";
import { begun, type Progress, score } from "../state/task/progress.ts";
import { askedPositions } from "../state/task/questions.ts";
import { storedProgress, storeProgress } from "../state/task/stored.ts";
import { QuestionView } from "./QuestionView.tsx";
import { Summary } from "./Summary.tsx";
import { Unsuitable } from "./Unsuitable.tsx";
import { usePosed, useProgress, useRun } from "./useRun.ts";

interface TaskRunProps {
  /** The exercise's own scene. */
  scene: Scene;
  task: TaskChoice;
  label: string;
  /** What the answers are kept as. */
  storedAs: string;
}

type Opened = { session: Session; positions: number[] } | { failure: string };

/** Opens the exercise's session, and closes it with the exercise. Another scene needs another instance. */
export function TaskRun({ scene, task, label, storedAs }: TaskRunProps) {
  const lab = useLab();
  const [opened, setOpened] = useState<Opened | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an instance has one scene
  useEffect(() => {
    const result = lab.session({ ...scene, at: 0 });
    if (!result.ok) {
      setOpened({ failure: result.failure.message });
      return;
    }
    const session = result.value;
    setOpened({ session, positions: askedPositions(session, task) });
    return () => session.close();
  }, []);
  const keep = useCallback((progress: Progress) => storeProgress(storedAs, progress), [storedAs]);
  if (opened === null) return null;
  const practise = () => lab.setTask({ ...task, practice: true });
  if ("failure" in opened) {
    return <Unsuitable label={label} why={taskText().failed(opened.failure)} onPractice={practise} />;
  }
  if (opened.positions.length === 0) {
    return <Unsuitable label={label} why={taskText().nothingToAsk} onPractice={practise} />;
  }
  const stored = storedProgress(storedAs, opened.positions.length);
  return <Run {...opened} task={task} label={label} stored={stored} keep={keep} />;
}

interface RunProps {
  session: Session;
  positions: readonly number[];
  task: TaskChoice;
  label: string;
  stored: Progress;
  keep: (progress: Progress) => void;
}

function Run({ session, positions, task, label, stored, keep }: RunProps) {
  const [started, setStarted] = useState({ stored, times: 0 });
  const again = () => setStarted(({ times }) => ({ stored: begun, times: times + 1 }));
  const own = { session, positions, task, label, keep, stored: started.stored, onAgain: again };
  return <Questions key={started.times} {...own} />;
}

function Questions(props: RunProps & { onAgain: () => void }) {
  const { session, positions, task, label } = props;
  const [progress, step] = useProgress(props.stored, props.keep);
  const position = positions[progress.at];
  const { right, of } = score(progress);
  if (position === undefined) {
    const undo = task.kind === "perform" ? () => step({ kind: "undo" }) : undefined;
    return (
      <Summary
        progress={progress}
        asked={positions.length}
        task={task}
        label={label}
        onUndo={undo}
        onAgain={props.onAgain}
      />
    );
  }
  const words = taskText();
  const heading = (task.kind === "perform" ? words.requestOf : words.question)(
    formatCount(progress.at + 1),
    formatCount(positions.length),
  );
  return (
    <Asked
      session={session}
      position={position}
      task={task}
      run={[progress, step]}
      last={progress.at + 1 === positions.length}
      heading={heading}
      score={of === 0 ? "" : words.score(formatCount(right), formatCount(of))}
    />
  );
}

interface AskedProps {
  session: Session;
  position: number;
  task: TaskChoice;
  run: ReturnType<typeof useProgress>;
  last: boolean;
  heading: string;
  score: string;
}

function Asked({ session, position, task, run: progress, last, heading, score: counted }: AskedProps) {
  const run = useRun(session, usePosed(session, position, task), task, progress);
  return <QuestionView run={run} task={task} heading={heading} score={counted} last={last} />;
}
