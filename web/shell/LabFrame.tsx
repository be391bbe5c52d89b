import { type ComponentType, type ReactNode, Suspense, useCallback, useState } from "react";
import { text } from "../text/text.ts";
import { DropZone } from "./DropZone.tsx";
import type { HeadingControls } from "./Heading.tsx";
import { KeyHelp } from "./KeyHelp.tsx";
import { type Shortcut, useKeyboard } from "./keyboard.ts";
import { Messages } from "./Messages.tsx";
import { useHidden } from "./Part.tsx";
import { ReadingNote } from "./ReadingNote.tsx";

interface LabFrameProps {
  shortcuts: readonly Shortcut[];
  Heading: ComponentType<HeadingControls>;
  /** Loaded when the panel is first opened. */
  Parameters: ComponentType;
  /** What the step did, for screen readers. */
  Spoken: ComponentType;
  /** Between heading and messages. */
  offer?: ReactNode;
  children: ReactNode;
}

/** What stands around every lab: heading, messages, the panel of parameters, the list of keys. */
export function LabFrame({ shortcuts, Heading, Parameters, Spoken, offer, children }: LabFrameProps) {
  // The panel is shut at first but on wide screens.
  const [parametersOpen, setParametersShown] = useState(() => matchMedia("(min-width: 100rem)").matches);
  const parametersHidden = useHidden("parameters");
  const parametersShown = parametersOpen && !parametersHidden;
  const [keysShown, setKeysShown] = useState(false);
  const showKeys = useCallback(() => setKeysShown(true), []);
  const hideKeys = useCallback(() => setKeysShown(false), []);
  const toggleParameters = useCallback(() => setParametersShown((shown) => !shown), []);
  useKeyboard(shortcuts, showKeys);
  return (
    <DropZone>
      <Heading parametersShown={parametersShown} onParameters={toggleParameters} onKeys={showKeys} />
      {offer}
      <Messages />
      <ReadingNote />
      <div className={`lab ${parametersShown ? "lab-with-parameters" : ""}`}>
        <div className="lab-main grid min-w-0 grid-cols-1 content-start gap-4">{children}</div>
        {parametersShown && (
          // The panel comes with what is in it, never empty.
          <Suspense>
            <aside aria-label={text().lab.parameters} className="parameters">
              <Parameters />
            </aside>
          </Suspense>
        )}
      </div>
      <Spoken />
      <KeyHelp shortcuts={shortcuts} open={keysShown} onClose={hideKeys} />
    </DropZone>
  );
}
