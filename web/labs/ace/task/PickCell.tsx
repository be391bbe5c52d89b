import type { CSSProperties } from "react";
import { Drawing } from "../../../figures/Drawing.tsx";
import { shortName } from "../../../figures/pageName.ts";
import { CellFace } from "../../../figures/pool/CellFace.tsx";
import { taskText } from "../../../text/task.ts";
import { Mark } from "../../../ui/marks.tsx";
import type { Asked, ShownCell } from "../state/task/questions.ts";
import { cellWords, type TaskLane } from "./words.ts";

interface FrameCellProps {
  cell: ShownCell;
  asked: Asked;
  lane: TaskLane;
  size: number;
  digits: number;
  checked: boolean;
  onCheck: () => void;
  style: CSSProperties;
}

/** A frame as a radio button: its face is the label. Chosen, it has a ring and a cross, as an evicted page has. */
export function FrameCell({ cell, asked, lane, size, digits, checked, onCheck, style }: FrameCellProps) {
  const { frame, page, dirty, prefetched, badge } = cell;
  return (
    <label
      style={style}
      className="relative mt-3 block cursor-pointer rounded-[3px] outline-offset-2 has-checked:outline-3 has-checked:outline-mark-victim has-disabled:cursor-default has-focus-visible:ring-2 has-focus-visible:ring-focus has-focus-visible:ring-offset-6 has-focus-visible:ring-offset-surface"
    >
      <input
        type="radio"
        name="victim"
        value={frame}
        checked={checked}
        disabled={page === null}
        onChange={onCheck}
        aria-label={cellWords(cell, asked, lane)}
        className="sr-only"
      />
      <Drawing width={size} height={size}>
        <CellFace
          width={size}
          height={size}
          state={page === null ? "free" : dirty ? "dirty" : "clean"}
          page={page === null ? null : shortName(page)}
          prefetched={prefetched}
          badge={page === null ? null : lane.policy.badge}
          value={badge}
          digits={Math.min(digits, 8)}
        />
      </Drawing>
      {checked && (
        <span
          aria-hidden="true"
          className="absolute -top-3 -right-3 flex size-6 items-center justify-center rounded-full bg-surface text-base leading-none font-bold text-mark-victim"
        >
          <Mark sign="✕" />
        </span>
      )}
    </label>
  );
}

interface TickCellProps {
  cell: ShownCell;
  checked: boolean;
  onCheck: () => void;
  style: CSSProperties;
}

/** "Write this page": a check box below the frame. */
export function TickCell({ cell, checked, onCheck, style }: TickCellProps) {
  if (cell.page === null) return null;
  return (
    <label
      style={style}
      className="mt-2 flex min-h-7 cursor-pointer items-center justify-center gap-1 rounded-md has-checked:text-mark-batch has-checked:outline-2 has-checked:outline-mark-batch has-disabled:cursor-default pointer-coarse:min-h-11"
    >
      <input
        type="checkbox"
        checked={checked}
        onChange={onCheck}
        aria-label={taskText().write(cell.page)}
        className="size-5 accent-mark-batch"
      />
      <span aria-hidden="true" className="font-bold">
        ↓
      </span>
    </label>
  );
}

interface UnderCellProps {
  cell: ShownCell;
  asked: Asked;
  /** What this end of the order is called. */
  end: string;
  style: CSSProperties;
}

/** Beneath a frame: the window's line, the ends of the order; by frame its number and the hand. */
export function UnderCell({ cell, asked, end, style }: UnderCellProps) {
  return (
    <span
      style={style}
      aria-hidden="true"
      className="mt-1 mb-2 block text-center text-xs leading-4 text-ink-muted"
    >
      {cell.inWindow && <span className="-mx-1 block border-b-2 border-ink" />}
      {asked.ordered ? end : cell.frame}
      {asked.hand === cell.frame && <span className="block text-ink">▲ {taskText().hand}</span>}
    </span>
  );
}
