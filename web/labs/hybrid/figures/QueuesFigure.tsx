/** A lane's pool: time segment and cost queues, as cells or, where there are many frames, as bars. */
import { useMemo } from "react";
import { AskPicture } from "../../../figures/AskPicture.tsx";
import type { OnAsk } from "../../../figures/anchor.ts";
import { usePoolRoom } from "../../../figures/pool/room.ts";
import { useWidth } from "../../../figures/useWidth.ts";
import { hybridText } from "../../../text/hybrid.ts";
import { text } from "../../../text/text.ts";
import type { HybridLaneFrame } from "../engine/types.ts";
import { leftPages, queueModels, queueSpans } from "./model.ts";
import { barsHeight, QueueBars } from "./QueueBars.tsx";
import { QueueRows } from "./QueueRows.tsx";
import { QueuesTable } from "./QueuesTable.tsx";
import { rowsLayout } from "./rowsLayout.ts";
import { poolSummary } from "./words.ts";

/** Up to here each frame is a cell. */
export const MOST_CELLS = 64;

export interface QueuesFigureProps {
  lane: HybridLaneFrame;
  /** What the lane is called; begins the text equivalent. */
  label: string;
  animate: boolean;
  /** Asks about a page that is drawn as a cell. */
  onAsk?: OnAsk | undefined;
}

interface DrawingProps {
  lane: HybridLaneFrame;
  width: number;
  animate: boolean;
}

/**
 * How high the drawing can become: as if the time segment were full, and each cost queue had all frames of the cost
 * segment, which one of them may have.
 */
export function queuesHeight(lane: HybridLaneFrame, width: number): number {
  const { frames, lambda } = lane.config;
  const queues = queueSpans(lane).length;
  if (frames > MOST_CELLS) return barsHeight(queues, width);
  const byCost = lane.replacement.adapts ? frames : Math.floor(lambda * frames);
  const byTime = lane.replacement.adapts ? frames : frames - byCost;
  const lengths = [byTime, ...Array(queues - 1).fill(byCost)];
  return rowsLayout(
    lengths.map((length) => ({ pages: { length } })),
    width,
  ).height;
}

/** The drawing alone. */
export function QueuesDrawing({ lane, width, animate }: DrawingProps) {
  const { frames, pages } = lane.config;
  const small = frames <= MOST_CELLS;
  const queues = useMemo(() => (small ? queueModels(lane) : []), [lane, small]);
  if (!small) return <QueueBars lane={lane} width={width} />;
  const digits = String(Math.max(0, pages - 1)).length;
  return <QueueRows queues={queues} left={leftPages(lane)} width={width} animate={animate} digits={digits} />;
}

/** Where the pool must be seen whole it is drawn smaller, but never so small that nobody can read it. */
const SMALLEST = 0.6;
/** The line of the table's button. */
const FOOT = 24;

const fitting = (height: number, room: number): number => Math.min(1, Math.max(SMALLEST, room / height));

export function QueuesFigure({ lane, label, animate, onAsk }: QueuesFigureProps) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const words = hybridText().pool;
  const room = usePoolRoom();
  const zoom = room === null ? 1 : fitting(queuesHeight(lane, width), room - FOOT);
  const drawing = (
    <div style={{ zoom }}>
      <QueuesDrawing lane={lane} width={Math.floor(width / zoom)} animate={animate} />
    </div>
  );
  const cells = onAsk === undefined || lane.config.frames > MOST_CELLS ? [] : queueModels(lane);
  const pages = cells.flatMap((queue) => queue.pages.map(({ page }) => page));
  const summary = poolSummary(lane, label);
  return (
    <div className="min-w-0">
      <div ref={ref} className="overflow-x-auto">
        {onAsk === undefined || pages.length === 0 ? (
          <div role="img" aria-label={summary}>
            {drawing}
          </div>
        ) : (
          <AskPicture
            words={summary}
            label={text().pool.lookIntoFrame(label)}
            pages={pages}
            wordsOf={(page) => text().lab.page(lane.pageName?.(page) ?? String(page))}
            onAsk={onAsk}
          >
            {drawing}
          </AskPicture>
        )}
      </div>
      <div className="flex flex-wrap items-baseline gap-x-6">
        <p className="hint text-ink-muted text-xs">
          {lane.config.frames <= MOST_CELLS ? words.rightLeaves : words.barsHelp}
        </p>
        <QueuesTable lane={lane} label={label} />
      </div>
    </div>
  );
}
