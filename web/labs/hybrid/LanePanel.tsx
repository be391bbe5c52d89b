import { memo } from "react";
import { useOnAsk } from "../../shell/ask/asking.ts";
import { CardButton } from "../../shell/CardButton.tsx";
import { LaneHead } from "../../shell/LaneHead.tsx";
import { LaneSentence } from "../../shell/LaneSentence.tsx";
import { hybridText } from "../../text/hybrid.ts";
import { formatUpTo } from "../../text/numbers.ts";
import { sentenceOf } from "../../text/phrases.ts";
import { formatCount } from "../../ui/format.ts";
import type { HybridLaneFrame } from "./engine/types.ts";
import { DisksFigure } from "./figures/DisksFigure.tsx";
import { QueuesFigure } from "./figures/QueuesFigure.tsx";
import { LaneCard } from "./LaneCard.tsx";
import { laneLabel, sentenceLines, shortLabel } from "./lanes.ts";
import { Part } from "./Part.tsx";

const Queues = memo(QueuesFigure);
const Disks = memo(DisksFigure);

interface LanePanelProps {
  index: number;
  lane: HybridLaneFrame;
  /** The same lane for what is read: while a run plays fast it changes less often. */
  readable: HybridLaneFrame;
  /** All lanes of the run. */
  lanes: readonly HybridLaneFrame[];
}

/** One lane: its name, its pool by queues, the two disks, and why. */
export function LanePanel({ index, lane, readable, lanes }: LanePanelProps) {
  const label = laneLabel(lane);
  const words = hybridText().lane;
  const onAsk = useOnAsk();
  const { config, replacement, columns, step } = readable;
  const lambda = formatUpTo(columns.costSegmentFrames / config.frames, 3);
  const byCost = formatCount(columns.costSegmentFrames);
  const segment = replacement.adapts ? words.adapted(lambda, byCost) : words.costSegment(byCost);
  return (
    <section aria-label={label} data-lane className="lane min-w-0">
      <LaneHead
        index={index}
        label={label}
        {...(lanes.length > 3 && { short: shortLabel(lane) })}
        facts={[`b = ${formatCount(config.frames)}`, ...(replacement.is_lru ? [] : [segment])].join(", ")}
        card={<CardButton label={label}>{() => <LaneCard lane={lane} />}</CardButton>}
      />
      <Part id="pool" room>
        <Queues lane={lane} label={label} neighbours={lanes} onAsk={onAsk} />
      </Part>
      <Part id="disks">
        <Disks lane={lane} label={label} onAsk={onAsk} />
      </Part>
      <Part id="sentence">
        <LaneSentence index={index} label={label} lines={sentenceLines(lane)}>
          {sentenceOf(step.phrases) || words.nothingYet}
        </LaneSentence>
      </Part>
    </section>
  );
}
