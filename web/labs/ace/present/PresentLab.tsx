/** The scene on a projector: large, without controls but the clicker's, driven by keys and by the speaker's notes. */

import { sharedScaleUs } from "../../../figures/device/layout.ts";
import { Messages } from "../../../shell/Messages.tsx";
import { Blackout } from "../../../shell/present/Blackout.tsx";
import { PresentHeading } from "../../../shell/present/PresentHeading.tsx";
import { usePresentation } from "../../../shell/present/usePresentation.ts";
import { laneKey } from "../lanes.ts";
import { AceMotion } from "../motion/AceMotion.tsx";
import { Part } from "../Part.tsx";
import { Score } from "../Score.tsx";
import { Spoken } from "../Spoken.tsx";
import { Strip } from "../Strip.tsx";
import { sentencesOf } from "../sentence.ts";
import { useChoice, useLab, useShown } from "../state/hooks.ts";
import { useSceneTitle } from "../useSceneTitle.ts";
import { PresentLane } from "./PresentLane.tsx";

export function PresentLab() {
  const lab = useLab();
  const { frame, readable, strip, single } = useShown();
  const arrangement = useChoice((choices) => choices.view.arrangement);
  const title = useSceneTitle();
  const { talk, black } = usePresentation(() => sentencesOf(lab.playback.shown().readable?.lanes ?? []));
  if (frame === null || readable === null) return null;
  const scaleUs = sharedScaleUs(readable.lanes.map((lane) => lane.step.device));
  return (
    <main className="present">
      <PresentHeading talk={talk} title={title} />
      <Messages />
      <Part id="strip">
        <Strip frame={readable} strip={strip} />
      </Part>
      <AceMotion
        frame={frame}
        moves={single}
        arrangement={arrangement}
        className="present-lanes"
        data-lanes={frame.lanes.length}
      >
        {frame.lanes.map((lane, index) => (
          <PresentLane
            key={laneKey(index)}
            index={index}
            lane={lane}
            readable={readable.lanes[index] ?? lane}
            arrangement={arrangement}
            scaleUs={scaleUs}
          />
        ))}
      </AceMotion>
      <Part id="counters">
        <Score frame={readable} few />
      </Part>
      <Spoken />
      {black && <Blackout onEnd={() => talk.setBlack(false)} />}
    </main>
  );
}
