/** The scene inside another page: read-only, titled, without chrome. Nothing here changes the run; it can be stepped. */

import { type DragEvent, useState, type WheelEvent } from "react";
import { sharedScaleUs } from "../../../figures/device/layout.ts";
import { LinkedZoomContext, linkedZoom } from "../../../figures/pool/linkedZoom.ts";
import { EmbedControls } from "../../../shell/embed/EmbedControls.tsx";
import { EmbedNotes } from "../../../shell/embed/EmbedNotes.tsx";
import { useEmbedKeys } from "../../../shell/embed/keys.ts";
import { OpenInLab } from "../../../shell/embed/OpenInLab.tsx";
import { useTitle } from "../../../ui/useTitle.ts";
import { Algorithm } from "../algorithm/Algorithm.tsx";
import { Disk } from "../disk/Disk.tsx";
import { LaneLegend } from "../LaneLegend.tsx";
import { LanePanel } from "../LanePanel.tsx";
import { laneKey } from "../lanes.ts";
import { AceMotion } from "../motion/AceMotion.tsx";
import { Part } from "../Part.tsx";
import { Score } from "../Score.tsx";
import { Spoken } from "../Spoken.tsx";
import { Strip } from "../Strip.tsx";
import { useChoice, useShown } from "../state/hooks.ts";
import { useSceneTitle } from "../useSceneTitle.ts";

/** A file is refused, and not left to the browser either: it would go to the file and away from the page. */
function refuse(event: DragEvent) {
  event.preventDefault();
  event.dataTransfer.dropEffect = "none";
}

/** A wheel scrolls the page around, also over a map that could zoom; with Ctrl it zooms. */
function leaveToPage(event: WheelEvent) {
  if (!event.ctrlKey) event.stopPropagation();
}

export function EmbedLab() {
  const { frame, readable, strip, single } = useShown();
  const arrangement = useChoice((choices) => choices.view.arrangement);
  const wanted = useChoice((choices) => choices.wanted);
  const title = useSceneTitle();
  useTitle(title);
  const [zoom] = useState(linkedZoom);
  useEmbedKeys();
  if (frame === null || readable === null) return null;
  const scaleUs = sharedScaleUs(readable.lanes.map((lane) => lane.step.device));
  return (
    <main
      className="grid content-start gap-3 p-3"
      onDragOver={refuse}
      onDrop={refuse}
      onWheelCapture={leaveToPage}
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h1 className="text-lg font-semibold">{wanted === null ? title : wanted.name}</h1>
        <OpenInLab />
      </header>
      <EmbedNotes />
      {wanted === null && (
        <>
          <Part id="strip">
            <Strip frame={readable} strip={strip} />
          </Part>
          <AceMotion frame={frame} moves={single} arrangement={arrangement} className="lanes">
            <LinkedZoomContext value={zoom}>
              {frame.lanes.map((lane, index) => (
                <LanePanel
                  key={laneKey(index)}
                  index={index}
                  lane={lane}
                  readable={readable.lanes[index] ?? lane}
                  arrangement={arrangement}
                  sought={null}
                  place={null}
                  scaleUs={scaleUs}
                />
              ))}
            </LinkedZoomContext>
          </AceMotion>
          <Part id="disk">
            <Disk frame={readable} />
          </Part>
          <div className="embed-foot">
            <Part id="transport">
              <EmbedControls />
            </Part>
            <Part id="counters">
              <Score frame={readable} few />
            </Part>
          </div>
          <Part id="legend">
            <LaneLegend lanes={readable.lanes} />
          </Part>
          <Part id="algorithm">
            <Algorithm lanes={readable.lanes} />
          </Part>
          <Spoken />
        </>
      )}
    </main>
  );
}
