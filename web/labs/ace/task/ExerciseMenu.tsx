/** What the menu of exercises offers on a lane of the scene. */
import { useState } from "react";
import { taskText } from "../../../text/task.ts";
import { Button } from "../../../ui/Button.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";
import { useChoice, useLab } from "../state/hooks.ts";
import { TASK_KINDS, type TaskKind, usualCount, usuallyHidden } from "../state/task/choice.ts";
import { labelOf, sequenceOf } from "../state/task/scene.ts";

export function ExerciseMenu({ onChosen }: { onChosen: () => void }) {
  const lab = useLab();
  const scene = useChoice((choices) => choices.scene);
  const registry = useChoice((choices) => choices.registry);
  const [chosen, setChosen] = useState(0);
  const words = taskText();
  if (scene === null || registry === null) return null;
  const { lanes } = scene;
  const lane = Math.min(chosen, lanes.length - 1);
  const begin = (kind: TaskKind) => {
    onChosen();
    const usual = { count: usualCount(kind), sequence: sequenceOf(scene), hidden: usuallyHidden(kind) };
    lab.setTask({ kind, lane, ...usual, practice: false });
  };
  return (
    <>
      <SelectField
        label={words.lane}
        value={String(lane)}
        options={lanes.map((lane, index) => ({ value: String(index), label: labelOf(registry, lane) }))}
        onChange={(value) => setChosen(Number(value))}
      />
      <ul className="mt-3 grid gap-3">
        {TASK_KINDS.map((kind) => (
          <li key={kind} className="grid gap-1">
            <Button onClick={() => begin(kind)}>{words.kinds[kind][0]}</Button>
            <p className="text-sm text-ink-muted">{words.kinds[kind][1]}</p>
          </li>
        ))}
      </ul>
      <p className="mt-3">
        <a className="site-link" href="#/beat-ace">
          {words.game}
        </a>
      </p>
    </>
  );
}
