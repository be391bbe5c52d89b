import { useChoice, useLab } from "../../state/hooks.ts";
import { text } from "../../text/text.ts";
import { Button } from "../../ui/Button.tsx";

/** Starts the presentation at the very step shown. */
export function PresentButton() {
  const lab = useLab();
  const view = useChoice((choices) => choices.view);
  return <Button onClick={() => lab.setView({ ...view, stage: "present" })}>{text().sharing.present}</Button>;
}
