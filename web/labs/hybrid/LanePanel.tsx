import { memo } from "react";
import { hybridText } from "../../text/hybrid.ts";
import { formatUpTo } from "../../text/numbers.ts";
import { sentenceOf } from "../../text/phrases.ts";
import { formatCount } from "../../ui/format.ts";
import type { HybridLaneFrame } from "./engine/types.ts";
import { DisksFigure } from "./figures/DisksFigure.tsx";
import { QueuesFigure } from "./figures/QueuesFigure.tsx";
import { LaneCard } from "./LaneCard.tsx";
import { laneLabel, sentenceLines } from "./lanes.ts";
import { Part } from "./Part.tsx";

const Queues = memo(QueuesFigure);
const Disks = memo(DisksFigure);

interface LanePanelProps {
  index: number;
  lane: HybridLaneFrame;
  /** The same lane for what is read: while a run plays fast it changes less often. */
  readable: HybridLaneFrame;
  animate: boolean;
}

/** One lane: its name, its pool by queues, the two disks, and why. */
export function LanePanel({ index, lane, readable, animate }: LanePanelProps) {
  const label = laneLabel(lane);
  const words = hybridText().lane;
  const { config, replacement, columns, step } = readable;
  const lambda = formatUpTo(columns.costSegmentFrames / config.frames, 3);
  return (
    <section aria-label={label} className="lane min-w-0">
      <div>
        <h2 className="flex flex-wrap items-baseline gap-x-3 text-base font-semibold">
          <span className={`lane-mark lane-mark-${index}`} aria-hidden="true" />
          {label}
          <span className="text-sm font-normal text-ink-muted">
            b = {formatCount(config.frames)}
            {!replacement.is_lru &&
              `, ${
                replacement.adapts
                  ? words.adapted(lambda, formatCount(columns.costSegmentFrames))
                  : words.costSegment(formatCount(columns.costSegmentFrames))
              }`}
          </span>
        </h2>
        <details className="text-sm text-ink-muted">
          <summary className="min-h-6 w-fit cursor-pointer">{words.aboutOf(label)}</summary>
          <div className="text-ink">
            <LaneCard lane={lane} />
          </div>
        </details>
      </div>
      <Queues lane={lane} label={label} animate={animate} />
      <Part id="disks">
        <Disks lane={lane} label={label} animate={animate} />
      </Part>
      <Part id="sentence">
        <p
          className="text-[0.9375rem] leading-normal"
          style={{ minHeight: `${sentenceLines(lane)}lh` }}
          data-testid={`sentence-${index}`}
        >
          {sentenceOf(step.phrases) || words.nothingYet}
        </p>
      </Part>
    </section>
  );
}
