import { lazy, useMemo, useState } from "react";
import { sharedScaleUs } from "../../figures/device/layout.ts";
import { LinkedZoomContext, linkedZoom } from "../../figures/pool/linkedZoom.ts";
import { LabFrame } from "../../shell/LabFrame.tsx";
import { OwnPageNote } from "../../shell/OwnPageNote.tsx";
import { ANIMATED_STEPS_PER_SECOND } from "../../state/playback.ts";
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
import { Part } from "./Part.tsx";
import { Spoken } from "./Spoken.tsx";
import { Strip } from "./Strip.tsx";
import { useChoice, useLab, useShown } from "./state/hooks.ts";
import { TourOffer } from "./tour/TourOffer.tsx";

const Parameters = lazy(() =>
  import("./parameters/Parameters.tsx").then(({ Parameters }) => ({ default: Parameters })),
);

/** The ACE lab: strip, lanes, transport, counters, curves, parameters. */
export function AceLab() {
  const { frame, readable, prescan, strip, single, activity } = useShown();
  const arrangement = useChoice((choices) => choices.view.arrangement);
  const stepsPerSecond = useChoice((choices) => choices.stepsPerSecond);
  const [zoom] = useState(linkedZoom);
  const lab = useLab();
  const sought = useChoice((choices) => choices.sought);
  // The place in the order takes a walk over the whole pool: no more often than it is read.
  const places = useMemo(() => {
    return sought === null || readable === null ? [] : lab.playback.session?.findPage(sought.page);
  }, [lab, sought, readable]);
  if (frame === null || readable === null) return null;
  const scaleUs = sharedScaleUs(readable.lanes.map((lane) => lane.step.device));
  const animate = single && (activity !== "playing" || stepsPerSecond <= ANIMATED_STEPS_PER_SECOND);
  return (
    <LabFrame
      shortcuts={shortcuts}
      Heading={Heading}
      Parameters={Parameters}
      Spoken={Spoken}
      offer={<TourOffer />}
    >
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
          <CounterTable frame={readable} />
        </Part>
        <Part id="curves">{prescan !== null && <Curves frame={readable} prescan={prescan} />}</Part>
      </div>
    </LabFrame>
  );
}
