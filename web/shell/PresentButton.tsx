import { useRun, useRunChoice } from "../state/run/hooks.ts";
import { text } from "../text/text.ts";
import { Button } from "../ui/Button.tsx";

/** Starts the presentation at the very step shown. */
export function PresentButton() {
  const lab = useRun();
  const view = useRunChoice((choices) => choices.view);
  return (
    <Button onClick={() => lab.setPlace({ ...view, stage: "present" })}>{text().sharing.present}</Button>
  );
}
