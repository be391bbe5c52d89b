import { useChoice, useLab } from "../../state/hooks.ts";
import { text } from "../../text/text.ts";
import { Button } from "../../ui/Button.tsx";

/** Starts the presentation at the very step shown. */
export function PresentButton() {
  const lab = useLab();
  const view = useChoice((choices) => choices.view);
  const words = text().sharing;
  return (
    <Button title={words.presentHelp} onClick={() => lab.setView({ ...view, stage: "present" })}>
      {words.present}
    </Button>
  );
}
