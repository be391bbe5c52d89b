import { lazy, Suspense, useCallback, useState } from "react";
import { HybridLegend } from "../../figures/hybrid/HybridLegend.tsx";
import { useChoice, useHybrid, useShown } from "../../state/hybrid/hooks.ts";
import { ANIMATED_STEPS_PER_SECOND } from "../../state/playback.ts";
import { hybridText } from "../../text/hybrid.ts";
import { text } from "../../text/text.ts";
import { useTitle } from "../../ui/useTitle.ts";
import { DropZone } from "../common/DropZone.tsx";
import { KeyHelp } from "../common/KeyHelp.tsx";
import { useKeyboard } from "../common/keyboard.ts";
import { Messages } from "../common/Messages.tsx";
import { OwnPageNote } from "../common/OwnPageNote.tsx";
import { ReadingNote } from "../common/ReadingNote.tsx";
import { Controls } from "./Controls.tsx";
import { CostTable } from "./CostTable.tsx";
import { CounterTable } from "./CounterTable.tsx";
import { Curves } from "./Curves.tsx";
import { Heading } from "./Heading.tsx";
import { shortcuts } from "./keyboard.ts";
import { LanePanel } from "./LanePanel.tsx";
import { laneKey } from "./lanes.ts";
import { Part, useHidden } from "./Part.tsx";
import { SetsTable } from "./SetsTable.tsx";
import { Spoken } from "./Spoken.tsx";
import { Strip } from "./Strip.tsx";
import { Track } from "./Track.tsx";
import "./hybrid.css";

/** The panel is shut at first but on wide screens. */
const Parameters = lazy(() =>
  import("./parameters/Parameters.tsx").then(({ Parameters }) => ({ default: Parameters })),
);

/** The flash + magnetic lab: strip, lanes, transport, cost, counters, one page over the run, curves, parameters. */
export function HybridLab() {
  const lab = useHybrid();
  const { frame, readable, survey, strip, single, activity } = useShown();
  const stepsPerSecond = useChoice((choices) => choices.stepsPerSecond);
  const [parametersOpen, setParametersShown] = useState(() => matchMedia("(min-width: 100rem)").matches);
  const parametersHidden = useHidden("parameters");
  const parametersShown = parametersOpen && !parametersHidden;
  const [keysShown, setKeysShown] = useState(false);
  const showKeys = useCallback(() => setKeysShown(true), []);
  const hideKeys = useCallback(() => setKeysShown(false), []);
  const toggleParameters = useCallback(() => setParametersShown((shown) => !shown), []);
  useTitle(hybridText().title);
  useKeyboard(shortcuts, showKeys);
  if (frame === null || readable === null) return null;
  const animate = single && (activity !== "playing" || stepsPerSecond <= ANIMATED_STEPS_PER_SECOND);
  const withCost = frame.lanes.some(({ replacement }) => !replacement.is_lru);
  return (
    <DropZone>
      <Heading parametersShown={parametersShown} onParameters={toggleParameters} onKeys={showKeys} />
      <Messages />
      <ReadingNote />
      <div className={`lab ${parametersShown ? "lab-with-parameters" : ""}`}>
        <div className="lab-main grid min-w-0 content-start gap-4">
          <Part id="strip">
            <Strip frame={readable} strip={strip} />
          </Part>
          <OwnPageNote named={frame.lanes[0]?.pageName !== undefined} />
          <div className="lanes hybrid-lanes" data-lanes={frame.lanes.length}>
            {frame.lanes.map((lane, index) => (
              <LanePanel
                key={laneKey(index)}
                index={index}
                lane={lane}
                readable={readable.lanes[index] ?? lane}
                animate={animate}
              />
            ))}
          </div>
          <Controls />
          <Part id="legend">
            <HybridLegend withCost={withCost} />
          </Part>
          {/* Tables of more lanes need the whole width. */}
          <div className={frame.lanes.length > 2 ? "grid grid-cols-1 gap-6" : "numbers hybrid-numbers"}>
            <Part id="cost">
              <CostTable lanes={readable.lanes} />
            </Part>
            <Part id="counters">
              <div className="min-w-0">
                <CounterTable lanes={readable.lanes} />
                {survey !== null && (
                  <SetsTable
                    lanes={readable.lanes}
                    survey={survey}
                    ends={lab.playback.session?.setEnds ?? none}
                  />
                )}
              </div>
            </Part>
          </div>
          <Part id="track">
            <Track frame={readable} />
          </Part>
          <Part id="curves">{survey !== null && <Curves frame={readable} survey={survey} />}</Part>
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

const none: readonly number[] = [];
