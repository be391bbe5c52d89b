import { DeviceChannels } from "../../../figures/DeviceChannels.tsx";
import { sharedScaleUs } from "../../../figures/device/layout.ts";
import { PoolRoom } from "../../../figures/pool/room.ts";
import { Presentation, PresentLane } from "../../../shell/present/Presentation.tsx";
import { ENLARGED } from "../../../shell/present/scaleToFit.ts";
import { KeptPart } from "../KeptPart.tsx";
import { laneKey, laneLabel } from "../lanes.ts";
import { AceMotion } from "../motion/AceMotion.tsx";
import { Part } from "../Part.tsx";
import { Score } from "../Score.tsx";
import { Spoken } from "../Spoken.tsx";
import { Strip } from "../Strip.tsx";
import { sentenceOf, sentencesOf } from "../sentence.ts";
import { useChoice, useLab, useShown } from "../state/hooks.ts";
import { useSceneTitle } from "../useSceneTitle.ts";
import { PresentPool } from "./PresentPool.tsx";

export function PresentLab() {
  const lab = useLab();
  const { frame, readable, strip, single } = useShown();
  const arrangement = useChoice((choices) => choices.view.arrangement);
  const title = useSceneTitle();
  const scaleUs = sharedScaleUs((readable?.lanes ?? []).map((lane) => lane.step.device));
  return (
    <Presentation title={title} told={() => sentencesOf(lab.playback.shown().readable?.lanes ?? [])}>
      {frame !== null && readable !== null && (
        <>
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
            {frame.lanes.map((lane, index) => {
              const told = readable.lanes[index] ?? lane;
              const label = laneLabel(lane);
              return (
                <PresentLane key={laneKey(index)} index={index} label={label} sentence={sentenceOf(told)}>
                  <PresentPool lane={lane} told={told} arrangement={arrangement} label={label} />
                  <PoolRoom value={0}>
                    <KeptPart lane={told} label={label} />
                    <Part id="device">
                      <div style={{ zoom: ENLARGED }}>
                        <DeviceChannels lane={told} label={label} scaleUs={scaleUs} />
                      </div>
                    </Part>
                  </PoolRoom>
                </PresentLane>
              );
            })}
          </AceMotion>
          <Part id="counters">
            <Score frame={readable} few />
          </Part>
          <Spoken />
        </>
      )}
    </Presentation>
  );
}
