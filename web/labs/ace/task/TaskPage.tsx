import { Messages } from "../../../shell/Messages.tsx";
import { taskText } from "../../../text/task.ts";
import { formatCount } from "../../../ui/format.ts";
import { useChoice, useLab } from "../state/hooks.ts";
import { MOST_FRAMES, taskScene } from "../state/task/scene.ts";
import { exerciseKey } from "../state/task/stored.ts";
import { laneOf } from "./lane.ts";
import { TaskHeading } from "./TaskHeading.tsx";
import { TaskRun } from "./TaskRun.tsx";
import { Unsuitable } from "./Unsuitable.tsx";

/** An exercise in place of the lab. It runs on a session of its own: nothing of the lab's run is on the page. */
export function TaskPage() {
  const lab = useLab();
  const task = useChoice((choices) => choices.task);
  const scene = useChoice((choices) => choices.scene);
  const registry = useChoice((choices) => choices.registry);
  if (task === null || scene === null || registry === null) return null;
  const own = taskScene(registry, scene, task);
  const key = exerciseKey(own, task);
  const label = laneOf(registry, own);
  const frames = Number(own.frames);
  return (
    <main className="lab-page task">
      <TaskHeading task={task} scene={scene} registry={registry} label={label} />
      <Messages />
      {frames > MOST_FRAMES ? (
        <Unsuitable
          label={label}
          why={taskText().tooLarge(formatCount(frames), formatCount(MOST_FRAMES))}
          onPractice={() => lab.setTask({ ...task, practice: true })}
        />
      ) : (
        <TaskRun key={key} storedAs={key} scene={own} task={task} label={label} />
      )}
    </main>
  );
}
