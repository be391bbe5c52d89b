/** The scene on a projector: large, without controls but the clicker's, driven by keys and by the speaker's notes. */

import { ScrollRegion } from "../../../figures/ScrollRegion.tsx";
import { Messages } from "../../../shell/Messages.tsx";
import { Blackout } from "../../../shell/present/Blackout.tsx";
import { PresentHeading } from "../../../shell/present/PresentHeading.tsx";
import { usePresentation } from "../../../shell/present/usePresentation.ts";
import { pbmText } from "../../../text/pbm.ts";
import { text } from "../../../text/text.ts";
import { Eviction } from "../Eviction.tsx";
import type { PbmLaneFrame, PbmWorld } from "../engine/types.ts";
import { Buckets } from "../figures/Buckets.tsx";
import { timeScale } from "../figures/timeScale.ts";
import { Legend } from "../Legend.tsx";
import { laneKey, laneLabel } from "../lanes.ts";
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

export function PresentLab() {
  const lab = usePbm();
  const { frame, readable, prescan } = useShown();
  const axis = useTime(readable, prescan);
  const title = useSceneTitle();
  const { talk, black } = usePresentation(() => sentencesOf(lab.playback.shown().readable?.lanes ?? []));
  if (frame === null || readable === null) return null;
  return (
    <main className="present">
      <PresentHeading talk={talk} title={title} moment={momentWords(axis, readable)} />
      <Messages />
      <div className="present-lanes pbm-lanes" data-lanes={frame.lanes.length}>
        {frame.lanes.map((lane, index) => (
          <Lane
            key={laneKey(index)}
            index={index}
            lane={lane}
            readable={readable.lanes[index] ?? lane}
            world={frame.world}
          />
        ))}
      </div>
      <Part id="counters">
        <Score frame={readable} />
      </Part>
      <Part id="legend">
        <Legend frame={readable} />
      </Part>
      <ScaleNote world={frame.world} />
      <Spoken />
      {black && <Blackout onEnd={() => talk.setBlack(false)} />}
    </main>
  );
}

/** Whether its pictures leave room to be larger, whatever the step. */
const isLittle = ({ config, policy, step }: PbmLaneFrame): boolean =>
  !policy.buckets && step.streams.length <= 4 && (policy.id !== "sampling" || Number(config.samples) <= 5);

interface LaneProps {
  index: number;
  lane: PbmLaneFrame;
  readable: PbmLaneFrame;
  world: PbmWorld;
}

/** One lane: its name, its pictures, what its last request did. The sentence has its room at every step. */
function Lane({ index, lane, readable, world }: LaneProps) {
  const label = laneLabel(readable);
  return (
    <section aria-label={label} className="present-lane">
      <h2 className="font-semibold">
        <span className={`lane-mark lane-mark-${index}`} aria-hidden="true" /> {label}
      </h2>
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
              <Eviction index={index} lane={readable} world={world} label={label} />
            </Part>
          )}
        </div>
      </ScrollRegion>
      <Part id="sentence">
        <ScrollRegion label={text().lab.sentence(label)} className="present-sentence">
          <p data-testid={`sentence-${index}`}>{sentenceOf(readable)}</p>
        </ScrollRegion>
      </Part>
    </section>
  );
}
