/** A small pool by its queues: each page a cell, the next to leave at the right end. */
import { hybridText } from "../../text/hybrid.ts";
import { shortName } from "../pageName.ts";
import { ChangedNotch, LeftSign, Ring, WrittenSign } from "../pool/CellMarks.tsx";
import type { LeftPage, QueueModel } from "./model.ts";
import { PageCell } from "./PageCell.tsx";

const CELL = { width: 44, height: 44, gapX: 10, gapY: 20, top: 18 };
const LABEL = 120;
/** Above a queue whose name does not stand beside it. */
const NAME = 18;
/** More of it above the time segment: its cells show who left. */
const MARKS = 14;
/** Left of the cells where no name stands: room for the ring around the first one. */
const INSET = 4;
/** From here on the cost queues stand in two columns. */
const TWO_COLUMNS = 560;
const BETWEEN = 28;
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
  /** Where its cells begin, and how many stand beside each other. */
  x: number;
  y: number;
  columns: number;
  lines: number;
  /** Whether its name stands left of the cells. */
  beside: boolean;
  /** How far above them it stands otherwise. */
  above: number;
}

const PITCH = CELL.width + CELL.gapX;
const LINE = CELL.height + CELL.gapY;

/** The time segment has the whole width; the cost queues share it where there is room for two beside each other. */
function layout(queues: readonly QueueModel[], width: number) {
  const beside = width >= 420;
  const two = width >= TWO_COLUMNS;
  const columnsIn = (room: number) => Math.max(1, Math.floor((room - 4) / PITCH));
  const linesOf = (queue: QueueModel, columns: number) =>
    Math.max(1, Math.ceil(queue.pages.length / columns));
  const placed: Placed[] = [];
  let y = CELL.top;
  const [time, ...cost] = queues;
  if (time !== undefined) {
    const x = beside ? LABEL : 0;
    const columns = columnsIn(width - x);
    if (!beside) y += NAME + MARKS;
    placed.push({ queue: time, x, y, columns, lines: linesOf(time, columns), beside, above: 10 + MARKS });
    y += linesOf(time, columns) * LINE;
  }
  const room = two ? (width - BETWEEN) / 2 : width;
  for (let at = 0; at < cost.length; at += two ? 2 : 1) {
    const row = cost.slice(at, at + (two ? 2 : 1));
    const columns = columnsIn(room);
    y += NAME - 4;
    row.forEach((queue, column) => {
      const x = column * (room + BETWEEN);
      placed.push({ queue, x, y, columns, lines: linesOf(queue, columns), beside: false, above: 10 });
    });
    y += Math.max(...row.map((queue) => linesOf(queue, columns))) * LINE - 4;
  }
  return { placed, height: y - 4 };
}

/** A queue's name, what of it leaves when, and the lines its cells stand on. */
function QueueName({ queue, x, y, columns, lines, beside, above }: Placed) {
  const words = hybridText().pool;
  const count = queue.pages.length;
  const told = queue.turn > 0 ? words.leavesAs(queue.turn, count) : words.ofTime(count);
  return (
    <>
      <text
        x={beside ? 0 : x}
        y={beside ? y + 18 : y - above}
        fontSize={13}
        fontWeight={600}
        className="fill-ink"
      >
        {words.queues[queue.id].name}
        {!beside && (
          <tspan dx={8} fontSize={11} className="fill-ink-muted font-normal">
            {told}
          </tspan>
        )}
      </text>
      {beside && (
        <text x={0} y={y + 34} fontSize={11} className="fill-ink-muted">
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
        <text x={x + 4} y={y + 26} fontSize={12} className="fill-ink-muted">
          {words.empty}
        </text>
      )}
    </>
  );
}

export function QueueRows({ queues, left, width, animate, digits }: RowsProps) {
  const { placed, height } = layout(queues, width);
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
