import { taskText } from "../../../text/task.ts";
import { Button } from "../../../ui/Button.tsx";

/** The reason why the scene is unsuitable for an exercise, and a link to a suitable one. */
export function Unsuitable({
  label,
  why,
  onPractice,
}: {
  label: string;
  why: string;
  onPractice: () => void;
}) {
  return (
    <div className="grid max-w-[80ch] justify-items-start gap-3">
      <p role="status">{why}</p>
      <Button primary className="h-auto min-h-11 py-2 whitespace-normal" onClick={onPractice}>
        {taskText().takePractice(label)}
      </Button>
    </div>
  );
}
