import { LessonLane } from "../../../shell/LaneParts.tsx";
import type { LanesProps, SceneLook } from "../../../shell/lessons/lessonLab.ts";
import { hybridText } from "../../../text/hybrid.ts";
import { lessonText } from "../../../text/lessons.ts";
import { formatUpTo } from "../../../text/numbers.ts";
import { formatCount } from "../../../ui/format.ts";
import { accountWords } from "../accountWords.ts";
import type { HybridFrame, HybridLaneFrame, PageState } from "../engine/types.ts";
import { DisksFigure } from "../figures/DisksFigure.tsx";
import { QueuesFigure } from "../figures/QueuesFigure.tsx";
import { SavingBar } from "../figures/SavingBar.tsx";
import { laneKey, laneLabel, sentenceLines, sentenceOf } from "../lanes.ts";
import { HybridMotion } from "../motion/HybridMotion.tsx";

/** A frame and, where a page is followed, each lane's state of that page. */
export interface FollowingFrame extends HybridFrame {
  states?: PageState[];
}

export function Lanes({ frame, animate, look }: LanesProps<FollowingFrame>) {
  return (
    <HybridMotion className="contents" frame={frame} moves={animate}>
      {frame.lanes.map((lane, index) => (
        <Lane key={laneKey(index)} index={index} lane={lane} state={frame.states?.[index]} look={look} />
      ))}
    </HybridMotion>
  );
}

interface LaneProps {
  lane: HybridLaneFrame;
  index: number;
  state: PageState | undefined;
  look: SceneLook;
}

/** A lane as the lab draws it: name, pool, disks, the step's sentence, and the state of the followed page. */
function Lane({ lane, index, state, look }: LaneProps) {
  const label = laneLabel(lane);
  return (
    <LessonLane index={index} label={label} facts={sizes(lane)}>
      <QueuesFigure lane={lane} label={label} />
      {!look.poolOnly && <DisksFigure lane={lane} label={label} />}
      <p className="text-[0.9375rem] leading-normal" style={{ minHeight: `${sentenceLines(lane)}lh` }}>
        {sentenceOf(lane)}
      </p>
      {look.follow !== undefined && state !== undefined && (
        <div>
          <SavingBar {...state.account} />
          <p className="text-ink-muted text-sm tabular-nums">
            {accountWords(lessonText().thePage(String(look.follow)), lane, state)}
          </p>
        </div>
      )}
    </LessonLane>
  );
}

function sizes({ config, columns, replacement }: HybridLaneFrame): string {
  const words = hybridText().lane;
  const frames = formatCount(columns.costSegmentFrames);
  const lambda = formatUpTo(columns.costSegmentFrames / config.frames, 3);
  const pool = `b = ${formatCount(config.frames)}`;
  if (replacement.is_lru) return pool;
  return `${pool}, ${replacement.adapts ? words.adapted(lambda, frames) : words.costSegment(frames)}`;
}

/** The lane that a question is about. */
export function Picture({ lane }: { lane: HybridLaneFrame }) {
  const label = laneLabel(lane);
  return (
    <>
      <QueuesFigure lane={lane} label={label} />
      <DisksFigure lane={lane} label={label} />
    </>
  );
}
