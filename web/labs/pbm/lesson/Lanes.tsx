import { LessonLane } from "../../../shell/lessons/LessonLane.tsx";
import type { LanesProps, SceneLook, ScenePart } from "../../../shell/lessons/lessonLab.ts";
import { formatCount } from "../../../text/numbers.ts";
import { pbmLessons } from "../../../text/pbmLessons.ts";
import { Buckets } from "../figures/Buckets.tsx";
import { Candidates } from "../figures/Candidates.tsx";
import { StillStrip } from "../figures/StillStrip.tsx";
import { TableStrip } from "../figures/TableStrip.tsx";
import { timeScale } from "../figures/timeScale.ts";
import { PbmMotion } from "../motion/PbmMotion.tsx";
import { laneKey, laneLabel, sentenceLines, sentenceOf } from "../words.ts";
import { Estimate } from "./Estimate.tsx";
import { FrameRow } from "./FrameRow.tsx";
import { Groups } from "./Groups.tsx";
import type { LessonPbmFrame, LessonPbmLane } from "./lane.ts";

export const Lanes = ({ frame, look, animate }: LanesProps<LessonPbmFrame>) => (
  <PbmMotion className="contents" frame={frame} moves={animate}>
    {frame.lanes.map((lane, index) => (
      <Lane key={laneKey(index)} index={index} lane={lane} look={look} alone={frame.lanes.length === 1} />
    ))}
  </PbmMotion>
);

interface LaneProps {
  lane: LessonPbmLane;
  index: number;
  look: SceneLook;
  /** Whether it has the whole width. */
  alone: boolean;
}

/** Lines of a lane's sentences where it has the whole width. */
const LINES_ALONE = 2;

/** A lane as the lab draws it: name, table, what the step did, and what else the scene is about. */
function Lane({ lane, index, look, alone }: LaneProps) {
  const label = laneLabel(lane);
  return (
    <LessonLane index={index} label={label} facts={pbmLessons().pool(formatCount(lane.world.frames))}>
      <TableStrip lane={lane} world={lane.world} label={label} withKey={false} />
      <p
        className="text-[0.9375rem] leading-normal"
        style={{ minHeight: `${alone ? LINES_ALONE : sentenceLines(lane)}lh` }}
      >
        {sentenceOf(lane)}
      </p>
      {look.show?.map((part) => (
        <Shown key={part} part={part} lane={lane} label={label} />
      ))}
      {look.follow !== undefined && <Estimate lane={lane} block={look.follow} />}
    </LessonLane>
  );
}

interface ShownProps {
  part: ScenePart;
  lane: LessonPbmLane;
  label: string;
}

function Shown({ part, lane, label }: ShownProps) {
  switch (part) {
    case "frames":
      return <FrameRow lane={lane} label={label} />;
    case "groups":
      return <Groups lane={lane} label={label} />;
    case "candidates":
      return (
        <Candidates
          event={lane.step.event}
          scale={timeScale(lane.world)}
          nextUs={lane.nextUs}
          toEnd={true}
          label={label}
        />
      );
    case "buckets":
      return <Buckets lane={lane} scale={timeScale(lane.world)} label={label} withKey={false} />;
  }
}

/** The lane of a question: positions of the scans and content of the pool, frame by frame if it is small. */
export function Picture({ lane }: { lane: LessonPbmLane }) {
  const label = laneLabel(lane);
  return (
    <>
      <StillStrip lane={lane} world={lane.world} label={label} />
      {lane.policy.buckets ? (
        <Shown part="buckets" lane={lane} label={label} />
      ) : (
        lane.world.frames <= MOST_FRAMES && <FrameRow lane={lane} label={label} />
      )}
    </>
  );
}

/** A row of more frames than this tells nothing. */
const MOST_FRAMES = 16;
