import { ScrollRegion } from "../../../figures/ScrollRegion.tsx";
import { Presentation, PresentLane } from "../../../shell/present/Presentation.tsx";
import { pbmText } from "../../../text/pbm.ts";
import { Eviction } from "../Eviction.tsx";
import type { PbmLaneFrame } from "../engine/types.ts";
import { Buckets } from "../figures/Buckets.tsx";
import { timeScale } from "../figures/timeScale.ts";
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
import { PresentTable } from "./PresentTable.tsx";
import "../pbm.css";

/** Whether its pictures leave room to be larger, whatever the step. */
const isLittle = ({ config, policy, step }: PbmLaneFrame): boolean =>
  !policy.buckets && step.streams.length <= 4 && (policy.id !== "sampling" || Number(config.samples) <= 5);

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
              <ScrollRegion
                label={pbmText().exports.moment}
                className="present-pool overflow-x-hidden overflow-y-auto"
              >
                <div className="pbm-pictures" data-little={isLittle(lane)}>
                  <Part id="table">
                    <PresentTable lane={lane} world={world} label={label} />
                  </Part>
                  {lane.policy.buckets ? (
                    <Part id="buckets">
                      <Buckets lane={lane} scale={timeScale(world)} label={label} withKey={false} />
                    </Part>
                  ) : (
                    <Part id="eviction">
                      <Eviction index={index} lane={shown} world={world} label={label} />
                    </Part>
                  )}
                </div>
              </ScrollRegion>
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
