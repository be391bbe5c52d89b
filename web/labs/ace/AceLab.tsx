import { lazy, Suspense, useCallback, useMemo, useState } from "react";
import { sharedScaleUs } from "../../figures/device/layout.ts";
import { LinkedZoomContext, linkedZoom } from "../../figures/pool/linkedZoom.ts";
import { useChoice, useLab, useShown } from "../../state/hooks.ts";
import { ANIMATED_STEPS_PER_SECOND } from "../../state/playback.ts";
import { text } from "../../text/text.ts";
import { DropZone } from "../common/DropZone.tsx";
import { KeyHelp } from "../common/KeyHelp.tsx";
import { useKeyboard } from "../common/keyboard.ts";
import { Messages } from "../common/Messages.tsx";
import { OwnPageNote } from "../common/OwnPageNote.tsx";
import { ReadingNote } from "../common/ReadingNote.tsx";
import { Algorithm } from "./algorithm/Algorithm.tsx";
import { Controls } from "./Controls.tsx";
import { CounterTable } from "./CounterTable.tsx";
import { Curves } from "./Curves.tsx";
import { DeviceNote } from "./Device.tsx";
import { Disk } from "./disk/Disk.tsx";
import { Heading } from "./Heading.tsx";
import { shortcuts } from "./keyboard.ts";
import { LaneLegend } from "./LaneLegend.tsx";
import { LanePanel } from "./LanePanel.tsx";
import { laneKey } from "./lanes.ts";
import { Part, useHidden } from "./Part.tsx";
import { Spoken } from "./Spoken.tsx";
import { Strip } from "./Strip.tsx";
import { TourOffer } from "./tour/TourOffer.tsx";

/** The panel is shut at first but on wide screens. */
const Parameters = lazy(() =>
  import("./parameters/Parameters.tsx").then(({ Parameters }) => ({ default: Parameters })),
);

/** The ACE lab: strip, lanes, transport, counters, curves, parameters. */
export function AceLab() {
  const { frame, readable, survey, strip, single, activity } = useShown();
  const arrangement = useChoice((choices) => choices.view.arrangement);
  const stepsPerSecond = useChoice((choices) => choices.stepsPerSecond);
  const [parametersOpen, setParametersShown] = useState(() => matchMedia("(min-width: 100rem)").matches);
  const parametersHidden = useHidden("parameters");
  const parametersShown = parametersOpen && !parametersHidden;
  const [keysShown, setKeysShown] = useState(false);
  const showKeys = useCallback(() => setKeysShown(true), []);
  const hideKeys = useCallback(() => setKeysShown(false), []);
  const toggleParameters = useCallback(() => setParametersShown((shown) => !shown), []);
  const [zoom] = useState(linkedZoom);
  const lab = useLab();
  const sought = useChoice((choices) => choices.sought);
  // The place in the order takes a walk over the whole pool: no more often than it is read.
  const places = useMemo(() => {
    return sought === null || readable === null ? [] : lab.playback.session?.findPage(sought.page);
  }, [lab, sought, readable]);
  useKeyboard(shortcuts, showKeys);
  if (frame === null || readable === null) return null;
  const scaleUs = sharedScaleUs(readable.lanes.map((lane) => lane.step.device));
  const animate = single && (activity !== "playing" || stepsPerSecond <= ANIMATED_STEPS_PER_SECOND);
  return (
    <DropZone>
      <Heading parametersShown={parametersShown} onParameters={toggleParameters} onKeys={showKeys} />
      <TourOffer />
      <Messages />
      <ReadingNote />
      <div className={`lab ${parametersShown ? "lab-with-parameters" : ""}`}>
        <div className="lab-main grid min-w-0 grid-cols-1 content-start gap-4">
          <Part id="strip">
            <Strip frame={readable} strip={strip} />
          </Part>
          <OwnPageNote named={frame.lanes[0]?.pageName !== undefined} />
          <div className="lanes">
            <LinkedZoomContext value={zoom}>
              {frame.lanes.map((lane, index) => (
                <LanePanel
                  key={laneKey(index)}
                  index={index}
                  lane={lane}
                  readable={readable.lanes[index] ?? lane}
                  arrangement={arrangement}
                  animate={animate}
                  sought={sought}
                  place={places?.[index] ?? null}
                  scaleUs={scaleUs}
                />
              ))}
            </LinkedZoomContext>
          </div>
          <Part id="device">
            <DeviceNote />
          </Part>
          <Part id="disk">
            <Disk frame={readable} />
          </Part>
          <Controls />
          <Part id="legend">
            <LaneLegend lanes={readable.lanes} />
          </Part>
          <Part id="algorithm">
            <Algorithm lanes={readable.lanes} />
          </Part>
          <div className="numbers">
            <Part id="counters">
              <CounterTable lanes={readable.lanes} />
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
