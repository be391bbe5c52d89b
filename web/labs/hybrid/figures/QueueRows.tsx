/** Where a small pool's queues and their cells stand. */
import { Drawing, Label } from "../../../figures/Drawing.tsx";
import { shortName } from "../../../figures/pageName.ts";
import { changedNotch, ring, writtenSign } from "../../../figures/pool/marks.ts";
import { LeftSign, Shapes } from "../../../figures/pool/Shapes.tsx";
import { drawn } from "../../../figures/pool/shapes.ts";
import { hybridText } from "../../../text/hybrid.ts";
import { formatCount } from "../../../ui/format.ts";
import type { LeftPage, QueueModel } from "./model.ts";
import { pageCell } from "./pageCell.ts";

const CELL = { width: 44, height: 44, gapX: 10, gapY: 20, top: 18 };
/** Room for names beside the cells. */
const LABEL = 120;
/** Width of a cost queue's name beside its cells, and the total width from which it is placed there. */
const QUEUE_LABEL = { width: 84, from: 300 };
/** Height above a queue without a name beside it: the name, and below it the sign of the page that left. */
const NAME = 26;
/** Left of the cells where no name stands: room for the ring around the first one. */
const INSET = 4;
/** From here on names stand beside the cells. */
const BESIDE = 420;
/** From here on the cost queues stand in two columns. */
const TWO_COLUMNS = 560;
const BETWEEN = 28;

const PITCH = CELL.width + CELL.gapX;
const LINE = CELL.height + CELL.gapY;

interface Placed {
  /** Where its cells begin, and how many stand beside each other. */
  x: number;
  y: number;
  columns: number;
  lines: number;
  /** Where its name stands: left of the cells, or above them. */
  nameX: number;
  beside: boolean;
}

/** Queues of so many pages: the time segment has the whole width, the cost queues share it where there is room for two. */
export function rowsLayout(lengths: readonly number[], width: number) {
  const abreast = width >= TWO_COLUMNS ? 2 : 1;
  const rows = [lengths.slice(0, 1)];
  for (let at = 1; at < lengths.length; at += abreast) rows.push(lengths.slice(at, at + abreast));
  let y = CELL.top;
  const placed = rows.flatMap((row, at) => {
    const isTime = at === 0;
    const room = isTime || abreast === 1 ? width : (width - BETWEEN) / 2;
    const beside = room >= (isTime ? BESIDE : QUEUE_LABEL.from);
    const label = beside ? (isTime ? LABEL : QUEUE_LABEL.width) : 0;
    const columns = Math.max(1, Math.floor((room - label - 4) / PITCH));
    if (!beside) y += NAME - (isTime ? CELL.top : CELL.gapY - 10);
    const stands = row.map((length, column): Placed => {
      const nameX = column * (room + BETWEEN);
      return { x: nameX + label, y, columns, lines: Math.max(1, Math.ceil(length / columns)), nameX, beside };
    });
    y += Math.max(...stands.map(({ lines }) => lines)) * LINE;
    return stands;
  });
  return { placed, height: y - 4 };
}

/** A queue's name with its turn, what it holds, and the base lines of its cells. */
function QueueName({ queue, place }: { queue: QueueModel; place: Placed }) {
  const { x, y, columns, lines, nameX, beside } = place;
  const words = hybridText().pool;
  const count = queue.pages.length;
  const { name, holds } = words.queues[queue.id];
  const told = holds === "" ? words.ofTime(count) : holds;
  return (
    <>
      <Label x={nameX} y={beside ? y + 18 : y - 16} weight={600} className="fill-ink">
        {queue.turn > 0 ? `${queue.turn}. ${name} · ${formatCount(count)}` : name}
        {!beside && (
          <tspan dx={8} fontSize={13} className="fill-ink-muted font-normal">
            {told}
          </tspan>
        )}
      </Label>
      {beside && (
        <Label x={nameX} y={y + 35}>
          {told}
        </Label>
      )}
      <path
        d={Array.from(
          { length: lines },
          (_, line) => `M${x} ${y + line * LINE + CELL.height + 4}h${columns * PITCH - CELL.gapX}`,
        ).join("")}
        className="stroke-line"
      />
      {count === 0 && (
        <Label x={x + 4} y={y + 26}>
          {words.empty}
        </Label>
      )}
    </>
  );
}

/** Where a cell of a queue stands; `slot` counts from the back, which is left: the next to leave stands at the right end. */
function cellAt({ x, y, columns, beside }: Placed, slot: number) {
  const [column, line] = [slot % columns, Math.floor(slot / columns)];
  return { x: x + (beside ? 0 : INSET) + column * PITCH, y: y + line * LINE };
}

function Gone({ page, from }: { page: LeftPage; from: Placed }) {
  const { x, y } = cellAt(from, page.place);
  return (
    <>
      <LeftSign x={x + CELL.width / 2} y={y - 5} page={shortName(page.name)} left={page.page} />
      {page.writtenTo !== null && <Shapes of={[writtenSign(x + CELL.width - 2, y - 5)]} />}
    </>
  );
}

export function QueueRows(props: {
  queues: readonly QueueModel[];
  left: readonly LeftPage[];
  width: number;
  digits: number;
}) {
  const { queues, left, width, digits } = props;
  const lengths = queues.map(({ pages }) => pages.length);
  const { placed, height } = rowsLayout(lengths, width);
  const stands = queues.flatMap((queue, at) => placed.slice(at, at + 1).map((place) => ({ queue, place })));
  const [gone] = left;
  const goneFrom = placed[gone?.queue ?? 0];
  return (
    <Drawing width={width} height={height} look="overflow-visible">
      {stands.map((stand) => (
        <QueueName key={stand.queue.id} {...stand} />
      ))}
      {stands
        .flatMap(({ queue: { pages }, place }) =>
          pages.map((page, at) => ({ page, ...cellAt(place, pages.length - 1 - at) })),
        )
        // In order of frames: no element moves in the document.
        .sort((one, other) => one.page.frame - other.page.frame)
        .map(({ page, x, y }) => (
          <g
            key={page.page}
            data-frame={page.frame}
            data-page={page.page}
            style={{ transform: `translate(${x}px, ${y}px)` }}
          >
            <Shapes
              of={drawn(
                pageCell({ ...CELL, ...page, name: shortName(page.name), digits }),
                page.followed && changedNotch(CELL.height),
                page.requested && ring("requested", CELL.width, CELL.height),
              )}
            />
          </g>
        ))}
      {gone !== undefined && goneFrom !== undefined && <Gone page={gone} from={goneFrom} />}
    </Drawing>
  );
}
