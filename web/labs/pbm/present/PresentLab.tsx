import { Presentation, PresentLane } from "../../../shell/present/Presentation.tsx";
import { Legend } from "../Legend.tsx";
import { laneKey, laneLabel } from "../lanes.ts";
import { PbmMotion } from "../motion/PbmMotion.tsx";
import { Part } from "../Part.tsx";
import { ScaleNote } from "../ScaleNote.tsx";
import { Score } from "../Score.tsx";
import { Spoken } from "../Spoken.tsx";
import { sentenceOf, sentencesOf } from "../sentence.ts";
import { usePbm, useShown } from "../state/hooks.ts";
import { momentWords } from "../time.ts";
import { useSceneTitle } from "../useSceneTitle.ts";
import { useTime } from "../useTime.ts";
import { PresentPictures } from "./PresentPictures.tsx";

export function PresentLab() {
  const lab = usePbm();
  const { frame, readable, prescan, single } = useShown();
  const axis = useTime(readable, prescan);
  const title = useSceneTitle();
  const told = () => sentencesOf(lab.playback.shown().readable?.lanes ?? []);
  if (frame === null || readable === null)
    return (
      <Presentation title={title} told={told}>
        {null}
      </Presentation>
    );
  const { world } = frame;
  return (
    <Presentation title={title} moment={momentWords(axis, readable)} told={told}>
      <PbmMotion
        frame={frame}
        moves={single}
        className="present-lanes pbm-lanes"
        data-lanes={frame.lanes.length}
      >
        {frame.lanes.map((lane, index) => {
          const shown = readable.lanes[index] ?? lane;
          const label = laneLabel(shown);
          return (
            <PresentLane key={laneKey(index)} index={index} label={label} sentence={sentenceOf(shown)}>
              <PresentPictures
                index={index}
                lane={lane}
                readable={shown}
                lanes={frame.lanes}
                world={world}
                label={label}
              />
            </PresentLane>
          );
        })}
      </PbmMotion>
      <Part id="counters">
        <Score frame={readable} />
      </Part>
      <Part id="legend">
        <Legend frame={readable} />
      </Part>
      <ScaleNote world={world} />
      <Spoken />
    </Presentation>
  );
}
