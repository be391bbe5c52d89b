import { Presentation, PresentLane } from "../../../shell/present/Presentation.tsx";
import { laneKey, laneLabel, shortLabel } from "../lanes.ts";
import { HybridMotion } from "../motion/HybridMotion.tsx";
import { Part } from "../Part.tsx";
import { Score } from "../Score.tsx";
import { Spoken } from "../Spoken.tsx";
import { Strip } from "../Strip.tsx";
import { sentenceOf, sentencesOf } from "../sentence.ts";
import { useHybrid, useShown } from "../state/hooks.ts";
import { useSceneTitle } from "../useSceneTitle.ts";
import { PresentFigures } from "./PresentFigures.tsx";

export function PresentLab() {
  const lab = useHybrid();
  const { frame, readable, strip, single } = useShown();
  const title = useSceneTitle();
  return (
    <Presentation title={title} told={() => sentencesOf(lab.playback.shown().readable?.lanes ?? [])}>
      {frame !== null && readable !== null && (
        <>
          <Part id="strip">
            <Strip frame={readable} strip={strip} />
          </Part>
          <HybridMotion
            frame={frame}
            moves={single}
            className="present-lanes hybrid-lanes"
            data-lanes={frame.lanes.length}
          >
            {frame.lanes.map((lane, index) => (
              <PresentLane
                key={laneKey(index)}
                index={index}
                label={laneLabel(lane)}
                {...(frame.lanes.length > 3 && { short: shortLabel(lane) })}
                sentence={sentenceOf(readable.lanes[index] ?? lane)}
              >
                <PresentFigures lane={lane} lanes={frame.lanes} label={laneLabel(lane)} />
              </PresentLane>
            ))}
          </HybridMotion>
          <Part id="cost">
            <Score frame={readable} />
          </Part>
          <Spoken />
        </>
      )}
    </Presentation>
  );
}
