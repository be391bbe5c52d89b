/** The scene on a projector: large, without controls but the clicker's, driven by keys and by the speaker's notes. */

import { ScrollRegion } from "../../../figures/ScrollRegion.tsx";
import { Messages } from "../../../shell/Messages.tsx";
import { Blackout } from "../../../shell/present/Blackout.tsx";
import { PresentHeading } from "../../../shell/present/PresentHeading.tsx";
import { usePresentation } from "../../../shell/present/usePresentation.ts";
import { text } from "../../../text/text.ts";
import type { HybridLaneFrame } from "../engine/types.ts";
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
import "../hybrid.css";

export function PresentLab() {
  const lab = useHybrid();
  const { frame, readable, strip, single } = useShown();
  const title = useSceneTitle();
  const { talk, black } = usePresentation(() => sentencesOf(lab.playback.shown().readable?.lanes ?? []));
  if (frame === null || readable === null) return null;
  return (
    <main className="present">
      <PresentHeading talk={talk} title={title} />
      <Messages />
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
          <Lane
            key={laneKey(index)}
            index={index}
            lane={lane}
            lanes={frame.lanes}
            readable={readable.lanes[index] ?? lane}
          />
        ))}
      </HybridMotion>
      <Part id="cost">
        <Score frame={readable} />
      </Part>
      <Spoken />
      {black && <Blackout onEnd={() => talk.setBlack(false)} />}
    </main>
  );
}

interface LaneProps {
  index: number;
  lane: HybridLaneFrame;
  lanes: readonly HybridLaneFrame[];
  readable: HybridLaneFrame;
}

/** One lane: its name, its pictures, what the step did. The sentence has its room at every step. */
function Lane({ index, lane, lanes, readable }: LaneProps) {
  const label = laneLabel(lane);
  return (
    <section aria-label={label} data-lane className="present-lane">
      <h2 className="font-semibold">
        <span className={`lane-mark lane-mark-${index}`} aria-hidden="true" />{" "}
        {lanes.length > 3 ? shortLabel(lane) : label}
      </h2>
      <PresentFigures lane={lane} lanes={lanes} label={label} />
      <Part id="sentence">
        <ScrollRegion label={text().lab.sentence(label)} className="present-sentence">
          <p data-testid={`sentence-${index}`}>{sentenceOf(readable)}</p>
        </ScrollRegion>
      </Part>
    </section>
  );
}
