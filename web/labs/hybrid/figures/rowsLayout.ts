/** Where a small pool's queues and their cells stand. */

export const CELL = { width: 44, height: 44, gapX: 10, gapY: 20, top: 18 };
/** Room for names beside the cells. */
const LABEL = 120;
/** Width of a cost queue's name beside its cells, and the total width from which it is placed there. */
const QUEUE_LABEL = { width: 84, from: 300 };
/** Height above a queue without a name beside it: the name, and below it the sign of the page that left. */
const NAME = 26;
/** Left of the cells where no name stands: room for the ring around the first one. */
export const INSET = 4;
/** From here on names stand beside the cells. */
const BESIDE = 420;
/** From here on the cost queues stand in two columns. */
const TWO_COLUMNS = 560;
const BETWEEN = 28;

export const PITCH = CELL.width + CELL.gapX;
export const LINE = CELL.height + CELL.gapY;

interface Filled {
  pages: { readonly length: number };
}

export interface Placed<Queue extends Filled> {
  queue: Queue;
  /** Where its cells begin, and how many stand beside each other. */
  x: number;
  y: number;
  columns: number;
  lines: number;
  /** Where its name stands: left of the cells, or above them. */
  nameX: number;
  beside: boolean;
}

/** The time segment has the whole width; the cost queues share it where there is room for two beside each other. */
export function rowsLayout<Queue extends Filled>(queues: readonly Queue[], width: number) {
  const beside = width >= BESIDE;
  const two = width >= TWO_COLUMNS;
  const columnsIn = (room: number) => Math.max(1, Math.floor((room - 4) / PITCH));
  const linesOf = (queue: Queue, columns: number) => Math.max(1, Math.ceil(queue.pages.length / columns));
  const placed: Placed<Queue>[] = [];
  let y = CELL.top;
  const [time, ...cost] = queues;
  if (time !== undefined) {
    const x = beside ? LABEL : 0;
    const columns = columnsIn(width - x);
    if (!beside) y += NAME - CELL.top;
    placed.push({ queue: time, x, y, columns, lines: linesOf(time, columns), nameX: 0, beside });
    y += linesOf(time, columns) * LINE;
  }
  const room = two ? (width - BETWEEN) / 2 : width;
  for (let at = 0; at < cost.length; at += two ? 2 : 1) {
    const row = cost.slice(at, at + (two ? 2 : 1));
    const named = room >= QUEUE_LABEL.from;
    const label = named ? QUEUE_LABEL.width : 0;
    const columns = columnsIn(room - label);
    if (!named) y += NAME - CELL.gapY + 10;
    row.forEach((queue, column) => {
      const nameX = column * (room + BETWEEN);
      const lines = linesOf(queue, columns);
      placed.push({ queue, x: nameX + label, y, columns, lines, nameX, beside: named });
    });
    y += Math.max(...row.map((queue) => linesOf(queue, columns))) * LINE;
  }
  return { placed, height: y - 4 };
}
