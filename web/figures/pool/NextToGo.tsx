/** The frames whose pages go next, as cells beside a map that is too small to read: the action is at that end. */

import { FREE } from "../../engine/types.ts";
import { text } from "../../text/text.ts";
import type { Anchor } from "../anchor.ts";
import { shortName } from "../pageName.ts";
import { CellOfRecording } from "../recorded/CellOfRecording.tsx";
import { CellFace } from "./CellFace.tsx";
import { Ring } from "./CellMarks.tsx";
import { isPrefetched, type PoolModel, pageIn, REQUESTED, SPARED, stateOf, WRITTEN } from "./model.ts";

/** Room for the caption. */
const CAPTION = 90;
export const NEXT_HEIGHT = 34;
const CELL = 24;
const GAP = 5;
const EDGE = 4;

interface NextToGoProps {
  /** In eviction order. */
  model: PoolModel;
  /** In CSS pixels. */
  width: number;
  /** For a click on a cell; the keyboard chooses frames on the map. */
  onChoose?: ((frame: number, anchor: Anchor) => void) | undefined;
}

export function NextToGo({ model, width, onChoose }: NextToGoProps) {
  const caption = text().pool.nextCells;
  const room = width - 2 * EDGE;
  // As many as can be read.
  const wide = Math.max(28, model.digits * 8 + 14);
  const count = Math.min(model.ordered, Math.max(1, Math.floor((room - CAPTION) / (wide + GAP))));
  const first = model.ordered - count;
  const left = EDGE + Math.max(0, room - count * (wide + GAP));
  return (
    <svg width={width} height={NEXT_HEIGHT} className="block font-sans tabular-nums" aria-hidden="true">
      <text x={left - 8} y={CELL / 2 + 9} fontSize={13} textAnchor="end" className="fill-ink-muted">
        {caption}
      </text>
      {Array.from({ length: count }, (_, at) => {
        const frame = model.slots[first + at] ?? 0;
        const marks = model.marks.get(frame) ?? 0;
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: the map has a slider for the keyboard
          <g
            key={frame}
            data-next
            data-page={model.pages[frame]}
            data-frame={frame}
            data-mark={(marks & SPARED) === 0 ? undefined : "ghost"}
            className={onChoose && "can-ask"}
            onClick={({ currentTarget }) => onChoose?.(frame, currentTarget.getBoundingClientRect())}
            style={{ transform: `translate(${left + at * (wide + GAP)}px, 5px)` }}
          >
            <CellFace
              width={wide}
              height={CELL}
              state={stateOf(model, frame)}
              page={shortName(pageIn(model, frame))}
              prefetched={isPrefetched(model, frame)}
              badge={model.badge}
              value={model.badges[frame] ?? 0}
              digits={model.digits}
              low
            />
            {model.recording !== undefined && (
              <CellOfRecording
                recording={model.recording}
                page={model.pages[frame] ?? FREE}
                width={wide}
                height={CELL}
              />
            )}
            {(marks & WRITTEN) !== 0 && <Ring width={wide} height={CELL} kind="written" />}
            {(marks & SPARED) !== 0 && <Ring width={wide} height={CELL} kind="spared" />}
            {(marks & REQUESTED) !== 0 && <Ring width={wide} height={CELL} kind="requested" />}
          </g>
        );
      })}
    </svg>
  );
}
