import { presentText } from "../../text/present.ts";
import { text } from "../../text/text.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/icons.tsx";
import type { Action } from "../windowSync/messages.ts";

interface NotesControlsProps {
  act: (action: Action) => void;
  atStart: boolean;
  atEnd: boolean;
  /** Whether the presentation's screen is black. */
  black: boolean;
}

/** What a clicker does, as buttons. */
export function NotesControls({ act, atStart, atEnd, black }: NotesControlsProps) {
  const words = presentText();
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        aria-label={words.toStart}
        aria-disabled={atStart}
        title={`${words.toStart} (${text().transport.keys.home})`}
        className="min-h-11 min-w-11 px-0 aria-disabled:opacity-45"
        onClick={() => act("start")}
      >
        <Icon name="start" />
      </Button>
      <Button
        aria-disabled={atStart}
        title={`${words.back} (←)`}
        className="min-h-11 aria-disabled:opacity-45"
        onClick={() => act("back")}
      >
        <Icon name="back" /> {words.back}
      </Button>
      <Button
        primary
        aria-disabled={atEnd}
        title={`${words.step} (→)`}
        className="min-h-11 min-w-24"
        onClick={() => act("step")}
      >
        <Icon name="step" /> {words.step}
      </Button>
      <Button
        aria-pressed={black}
        title={`${words.blackOut} (b)`}
        className="min-h-11"
        onClick={() => act("black")}
      >
        {black ? words.blackEnd : words.blackOut}
      </Button>
    </div>
  );
}
