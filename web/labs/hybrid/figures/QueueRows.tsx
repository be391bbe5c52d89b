/** A small pool by its queues: each page a cell, the next to leave at the right end. */

import { shortName } from "../../../figures/pageName.ts";
import { ChangedNotch, LeftSign, Ring, WrittenSign } from "../../../figures/pool/CellMarks.tsx";
import { hybridText } from "../../../text/hybrid.ts";
import { formatCount } from "../../../ui/format.ts";
import type { LeftPage, QueueModel } from "./model.ts";
import { PageCell } from "./PageCell.tsx";
import { CELL, INSET, LINE, PITCH, type Placed, rowsLayout } from "./rowsLayout.ts";

const GLIDE = "transition-transform duration-(--motion) ease-out motion-reduce:transition-none";

interface RowsProps {
  queues: readonly QueueModel[];
  left: readonly LeftPage[];
  width: number;
  animate: boolean;
  digits: number;
}

/** A queue's name, what of it leaves when, and the lines its cells stand on. */
function QueueName({ queue, x, y, columns, lines, nameX, beside }: Placed<QueueModel>) {
  const words = hybridText().pool;
  const count = queue.pages.length;
  const told = queue.turn > 0 ? words.leavesAs(queue.turn) : words.ofTime(count);
  return (
    <>
      <text x={nameX} y={beside ? y + 18 : y - 16} fontSize={13} fontWeight={600} className="fill-ink">
        {words.queues[queue.id].name}
        {queue.turn > 0 && ` · ${formatCount(count)}`}
        {!beside && (
          <tspan dx={8} fontSize={13} className="fill-ink-muted font-normal">
            {told}
          </tspan>
        )}
      </text>
      {beside && (
        <text x={nameX} y={y + 35} fontSize={13} className="fill-ink-muted">
          {told}
        </text>
      )}
      <path
        d={Array.from(
          { length: lines },
          (_, line) => `M${x} ${y + line * LINE + CELL.height + 4}h${columns * PITCH - CELL.gapX}`,
        ).join("")}
        className="stroke-line"
      />
      {count === 0 && (
        <text x={x + 4} y={y + 26} fontSize={13} className="fill-ink-muted">
          {words.empty}
        </text>
      )}
    </>
  );
}

export function QueueRows({ queues, left, width, animate, digits }: RowsProps) {
  const { placed, height } = rowsLayout(queues, width);
  const leftIn = new Map(left.map((page) => [page.frame, page]));
  return (
    <svg
      width={width}
      height={height}
      className="block overflow-visible font-sans tabular-nums"
      aria-hidden="true"
    >
      {placed.map((place) => (
        <QueueName key={place.queue.id} {...place} />
      ))}
      {placed
        .flatMap(({ queue, x, y, columns, beside }) =>
          queue.pages.map((page, place) => {
            // The back of the queue stands left, the next to leave at the right end.
            const slot = queue.pages.length - 1 - place;
            const [column, line] = [slot % columns, Math.floor(slot / columns)];
            return { page, x: x + (beside ? 0 : INSET) + column * PITCH, y: y + line * LINE };
          }),
        )
        // In order of frames: an element that is moved in the document would lose its transition.
        .sort((one, other) => one.page.frame - other.page.frame)
        .map(({ page, x, y }) => {
          const gone = leftIn.get(page.frame);
          return (
            <g
              key={page.page}
              data-page={page.page}
              className={animate ? GLIDE : ""}
              style={{ transform: `translate(${x}px, ${y}px)` }}
            >
              <PageCell
                width={CELL.width}
                height={CELL.height}
                name={shortName(page.name)}
                dirty={page.dirty}
                onFlash={page.onFlash}
                digits={digits}
              />
              {page.followed && <ChangedNotch height={CELL.height} />}
              {page.requested && <Ring width={CELL.width} height={CELL.height} kind="requested" />}
              {gone !== undefined && (
                <>
                  <LeftSign x={CELL.width / 2} y={-5} page={shortName(gone.name)} />
                  {gone.writtenTo !== null && <WrittenSign x={CELL.width - 2} y={-5} />}
                </>
              )}
            </g>
          );
        })}
    </svg>
  );
}
