import { useState } from "react";
import { sharedScaleUs } from "../../../figures/device/layout.ts";
import { LinkedZoomContext, linkedZoom } from "../../../figures/pool/linkedZoom.ts";
import { EmbedFoot, EmbedFrame } from "../../../shell/embed/EmbedFrame.tsx";
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

export function EmbedLab() {
  const { frame, readable, strip, single } = useShown();
  const arrangement = useChoice((choices) => choices.view.arrangement);
  const title = useSceneTitle();
  const [zoom] = useState(linkedZoom);
  if (frame === null || readable === null) return null;
  const scaleUs = sharedScaleUs(readable.lanes.map((lane) => lane.step.device));
  return (
    <EmbedFrame title={title}>
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
      <EmbedFoot part="counters" score={<Score frame={readable} few />} />
      <Part id="legend">
        <LaneLegend lanes={readable.lanes} />
      </Part>
      <Part id="algorithm">
        <Algorithm lanes={readable.lanes} />
      </Part>
      <Spoken />
    </EmbedFrame>
  );
}
