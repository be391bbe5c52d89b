/** A small pool by its queues: each page a cell, the next to leave at the right end. */
import { hybridText } from "../../text/hybrid.ts";
import { shortName } from "../pageName.ts";
import { ChangedNotch, LeftSign, Ring, WrittenSign } from "../pool/CellMarks.tsx";
import type { LeftPage, QueueModel } from "./model.ts";
import { PageCell } from "./PageCell.tsx";

const CELL = { width: 44, height: 44, gapX: 10, gapY: 22, top: 18 };
const LABEL = 112;
const GLIDE = "transition-transform duration-(--motion) ease-out motion-reduce:transition-none";

interface RowsProps {
  queues: readonly QueueModel[];
  left: readonly LeftPage[];
  width: number;
  animate: boolean;
  digits: number;
}

interface Placed {
  queue: QueueModel;
  y: number;
  lines: number;
}

/** How many cells stand beside each other, and where each queue begins. */
function layout(queues: readonly QueueModel[], width: number) {
  const narrow = width < 420;
  const left = narrow ? 0 : LABEL;
  const pitch = CELL.width + CELL.gapX;
  const columns = Math.max(1, Math.floor((width - left - 4) / pitch));
  let y = CELL.top;
  const placed: Placed[] = queues.map((queue) => {
    const lines = Math.max(1, Math.ceil(queue.pages.length / columns));
    if (narrow) y += 18;
    const at = { queue, y, lines };
    y += lines * (CELL.height + CELL.gapY);
    return at;
  });
  return { placed, columns, left, pitch, narrow, height: y - 4 };
}

export function QueueRows({ queues, left, width, animate, digits }: RowsProps) {
  const words = hybridText().pool;
  const { placed, columns, left: x0, pitch, narrow, height } = layout(queues, width);
  const leftIn = new Map(left.map((page) => [page.frame, page]));
  return (
    <svg
      width={width}
      height={height}
      className="block overflow-visible font-sans tabular-nums"
      aria-hidden="true"
    >
      {placed.map(({ queue, y, lines }) => {
        const count = queue.pages.length;
        return (
          <g key={queue.id}>
            <text x={0} y={narrow ? y - 20 : y + 18} fontSize={13} fontWeight={600} className="fill-ink">
              {words.queues[queue.id].name}
              {narrow && <tspan className="fill-ink-muted font-normal">{` · ${count}`}</tspan>}
            </text>
            {!narrow && (
              <text x={0} y={y + 34} fontSize={11} className="fill-ink-muted">
                {queue.turn > 0 ? words.leavesAs(queue.turn, count) : words.ofTime(count)}
              </text>
            )}
            <path
              d={Array.from(
                { length: lines },
                (_, line) =>
                  `M${x0} ${y + line * (CELL.height + CELL.gapY) + CELL.height + 4}h${columns * pitch - CELL.gapX}`,
              ).join("")}
              className="stroke-line"
            />
            {count === 0 && (
              <text x={x0 + 4} y={y + 26} fontSize={12} className="fill-ink-muted">
                {words.empty}
              </text>
            )}
          </g>
        );
      })}
      {placed
        .flatMap(({ queue, y }) =>
          queue.pages.map((page, place) => {
            // The back of the queue stands left, the next to leave at the right end.
            const slot = queue.pages.length - 1 - place;
            const [column, line] = [slot % columns, Math.floor(slot / columns)];
            return { page, x: x0 + column * pitch, y: y + line * (CELL.height + CELL.gapY) };
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
                  <LeftSign x={CELL.width / 2} y={-3} page={shortName(gone.name)} />
                  {gone.writtenTo !== null && <WrittenSign x={CELL.width - 2} y={-3} />}
                </>
              )}
            </g>
          );
        })}
    </svg>
  );
}
