import { lazy, Suspense, useCallback, useState } from "react";
import { useShown } from "../../state/pbm/hooks.ts";
import { pbmText } from "../../text/pbm.ts";
import { text } from "../../text/text.ts";
import { useTitle } from "../../ui/useTitle.ts";
import { DropZone } from "../common/DropZone.tsx";
import { KeyHelp } from "../common/KeyHelp.tsx";
import { useKeyboard } from "../common/keyboard.ts";
import { Messages } from "../common/Messages.tsx";
import { Controls } from "./Controls.tsx";
import { CounterTable } from "./CounterTable.tsx";
import { Curves } from "./Curves.tsx";
import { Heading } from "./Heading.tsx";
import { shortcuts } from "./keyboard.ts";
import { Lanes } from "./Lanes.tsx";
import { Legend } from "./Legend.tsx";
import { Optimal } from "./Optimal.tsx";
import { Part, useHidden } from "./Part.tsx";
import { ScaleNote } from "./ScaleNote.tsx";
import { Spoken } from "./Spoken.tsx";
import "./pbm.css";

/** The panel is shut at first but on wide screens. */
const Parameters = lazy(() =>
  import("./parameters/Parameters.tsx").then(({ Parameters }) => ({ default: Parameters })),
);

/** The predictive lab: lanes at one moment of simulated time, transport along time, counters, MIN, curves, parameters. */
export function PbmLab() {
  const { frame, readable, survey } = useShown();
  const [parametersOpen, setParametersShown] = useState(() => matchMedia("(min-width: 100rem)").matches);
  const parametersHidden = useHidden("parameters");
  const parametersShown = parametersOpen && !parametersHidden;
  const [keysShown, setKeysShown] = useState(false);
  const showKeys = useCallback(() => setKeysShown(true), []);
  const hideKeys = useCallback(() => setKeysShown(false), []);
  const toggleParameters = useCallback(() => setParametersShown((shown) => !shown), []);
  useTitle(pbmText().title);
  useKeyboard(shortcuts, showKeys);
  if (frame === null || readable === null) return null;
  return (
    <DropZone>
      <Heading parametersShown={parametersShown} onParameters={toggleParameters} onKeys={showKeys} />
      <Messages />
      <div className={`lab ${parametersShown ? "lab-with-parameters" : ""}`}>
        <div className="lab-main grid min-w-0 grid-cols-1 content-start gap-4">
          <Lanes />
          <Controls />
          <Part id="legend">
            <Legend frame={readable} />
          </Part>
          <ScaleNote world={frame.world} />
          <div className={frame.lanes.length > 2 ? "grid grid-cols-1 gap-6" : "numbers"}>
            <Part id="counters">
              <div className="min-w-0">
                <CounterTable lanes={readable.lanes} />
                <Optimal lanes={readable.lanes} />
              </div>
            </Part>
            <Part id="curves">{survey !== null && <Curves frame={readable} survey={survey} />}</Part>
          </div>
        </div>
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
