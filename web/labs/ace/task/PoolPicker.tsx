import { GAP } from "../../../figures/pool/geometry.ts";
import { useWidth } from "../../../figures/useWidth.ts";
import { taskText } from "../../../text/task.ts";
import { engineText } from "../../../text/text.ts";
import type { Asked } from "../state/task/questions.ts";
import { FrameCell, TickCell, UnderCell } from "./PickCell.tsx";
import type { TaskLane } from "./words.ts";

interface PoolPickerProps {
  asked: Asked;
  lane: TaskLane;
  /** Frame that is picked to go; `null` for none. */
  victim: number | null;
  /** Frames that are picked to be written; without it none can be. */
  batch?: readonly number[];
  /** Whether each can be changed now. */
  open: { victim: boolean; batch: boolean };
  onVictim: (frame: number) => void;
  onBatch: (frames: number[]) => void;
}

/** Comfortable to touch; smaller where there are many. */
const WIDE = 60;
const NARROW = 48;
const MANY = 24;
/** Rows of the grid for one row of frames: the frame, its tick, what stands beneath. */
const LINES = 3;

/**
 * The pool to choose from: one group of radio buttons, one of check boxes, laid out in one grid. All that is drawn
 * follows from what may be seen before answering and from what was picked.
 */
export function PoolPicker(props: PoolPickerProps) {
  const { asked, lane, victim, batch, open } = props;
  const words = taskText();
  const [ref, width] = useWidth<HTMLDivElement>();
  const { cells } = asked;
  const size = cells.length > MANY ? NARROW : WIDE;
  const columns = Math.max(1, Math.min(cells.length, Math.floor((width + GAP) / (size + GAP))));
  const place = (slot: number, line: number) => ({
    gridColumn: (slot % columns) + 1,
    gridRow: Math.floor(slot / columns) * LINES + line,
  });
  const resident = cells.filter(({ page }) => page !== null).length;
  const digits = Math.max(2, ...cells.map(({ page }) => page?.length ?? 0));
  const tick = (frame: number) =>
    props.onBatch(
      batch?.includes(frame) ? batch.filter((other) => other !== frame) : [...(batch ?? []), frame],
    );
  const legend = asked.ordered ? words.poolByOrder : words.poolByFrame;
  const windowLabel = engineText(lane.policy.window ?? "");
  return (
    <div ref={ref} className="min-w-0">
      <div
        className="grid w-fit"
        style={{ gridTemplateColumns: `repeat(${columns}, ${size}px)`, columnGap: GAP }}
      >
        <fieldset className="contents" disabled={!open.victim}>
          <legend className="sr-only">{`${legend}. ${words.asks.victim}`}</legend>
          {cells.map((cell, slot) => (
            <FrameCell
              key={cell.frame}
              cell={cell}
              asked={asked}
              lane={lane}
              size={size}
              digits={digits}
              checked={victim === cell.frame}
              onCheck={() => props.onVictim(cell.frame)}
              style={place(slot, 1)}
            />
          ))}
        </fieldset>
        {batch !== undefined && (
          <fieldset className="contents" disabled={!open.batch}>
            <legend className="sr-only">{words.asks.batch}</legend>
            {cells.map((cell, slot) => (
              <TickCell
                key={cell.frame}
                cell={cell}
                checked={batch.includes(cell.frame)}
                onCheck={() => tick(cell.frame)}
                style={place(slot, 2)}
              />
            ))}
          </fieldset>
        )}
        {cells.map((cell, slot) => (
          <UnderCell
            key={cell.frame}
            cell={cell}
            asked={asked}
            end={!asked.ordered ? "" : slot === 0 ? words.mru : slot === resident - 1 ? words.lru : ""}
            style={place(slot, LINES)}
          />
        ))}
      </div>
      {asked.window > 0 && (
        <p className="text-sm text-ink-muted">
          {(asked.ordered ? words.window : words.windowHidden)(windowLabel, asked.window)}
        </p>
      )}
    </div>
  );
}
