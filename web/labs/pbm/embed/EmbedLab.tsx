import { EmbedFoot, EmbedFrame } from "../../../shell/embed/EmbedFrame.tsx";
import { CounterTable } from "../CounterTable.tsx";
import { LaneStreams } from "../LanePanel.tsx";
import { Lanes } from "../Lanes.tsx";
import { Legend } from "../Legend.tsx";
import { Part } from "../Part.tsx";
import { ScaleNote } from "../ScaleNote.tsx";
import { Score } from "../Score.tsx";
import { Spoken } from "../Spoken.tsx";
import { useShown } from "../state/hooks.ts";
import { alongTime } from "../time.ts";
import { useSceneTitle } from "../useSceneTitle.ts";
import { useTime } from "../useTime.ts";

export function EmbedLab() {
  const { frame, readable, prescan } = useShown();
  const axis = useTime(frame, prescan);
  const title = useSceneTitle();
  if (frame === null || readable === null) return null;
  return (
    <EmbedFrame title={title}>
      <Lanes />
      <EmbedFoot along={alongTime(axis, frame)} part="counters" score={<Score frame={readable} />} />
      <ScaleNote world={frame.world} />
      <Part id="streams">
        <Lanes of={LaneStreams} />
      </Part>
      <Part id="legend">
        <Legend frame={readable} />
      </Part>
      <Part id="counters">
        <CounterTable frame={readable} />
      </Part>
      <Spoken />
    </EmbedFrame>
  );
}
