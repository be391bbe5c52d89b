/** Where a drive's blocks stand: columns of pages, in as many rows of columns as make its pages largest. */
import { READABLE } from "./FlashCell.tsx";

/** Left, right and above, for frames around blocks. */
const MARGIN = 5;
const LARGEST = { width: 88, height: 30 };
/** From here on a block's name is written out. */
const WORDY = 58;
/** Two lines above a block, what it is and its number; one below it, how often it was erased. */
const LINE = 11;
const ABOVE = 2 * LINE + 4;
const BELOW = LINE + 3;
/** Between rows of blocks. */
const BETWEEN = 6;
/** Lower than this a page is not seen. */
const LOWEST = 0.7;
/** Of a figure, with some room around the number. */
const DIGIT = 6.4;

export interface FlashShape {
  blocks: number;
  block_pages: number;
}

/** Pages are told apart by gaps where they are large enough for them. */
const gapOf = (height: number) => (height >= READABLE ? 2 : height >= 5 ? 1 : 0);

function fitted({ blocks, block_pages }: FlashShape, rows: number, width: number, room: number) {
  const columns = Math.ceil(blocks / rows);
  const pitch = (width - 2 * MARGIN) / columns;
  const between = pitch >= 36 ? 8 : pitch >= 18 ? 4 : 2;
  const cellWidth = Math.min(LARGEST.width, Math.floor(pitch - between));
  const high = (room - 2 * MARGIN - rows * (ABOVE + BELOW) - (rows - 1) * BETWEEN) / rows / block_pages;
  const cellHeight = Math.min(LARGEST.height, high >= 5 ? Math.floor(high - gapOf(high - 2)) : high);
  return { rows, columns, between, cellWidth, cellHeight };
}

export type FlashLayout = ReturnType<typeof flashLayout>;

/** `letters` of the longest name of a page; `room`: how high it may be. */
export function flashLayout(shape: FlashShape, width: number, room: number, letters: number) {
  const narrowest = Math.max(READABLE, Math.ceil(letters * DIGIT + 4));
  const tried = Array.from({ length: Math.min(shape.blocks, 16) }, (_, at) =>
    fitted(shape, at + 1, width, room),
  );
  // Blocks have their numbers above, whatever becomes of their pages.
  const numbered = String(shape.blocks - 1).length * DIGIT + 1;
  const quality = ({ cellWidth, cellHeight, between }: (typeof tried)[number]) => {
    const readable = cellWidth >= narrowest && cellHeight >= READABLE;
    const labelled = cellWidth + between >= numbered && cellHeight >= LOWEST;
    return (
      (readable ? 100 : 0) + (labelled ? 10 : 0) + Math.min(cellWidth / narrowest, cellHeight / READABLE)
    );
  };
  const best = tried.reduce((one, other) => (quality(other) > quality(one) ? other : one));
  const { rows, columns, between, cellWidth } = best;
  // Then the picture is higher than its room.
  const cellHeight = Math.max(LOWEST, best.cellHeight);
  const pitchX = cellWidth + between;
  const pitchY = cellHeight + gapOf(cellHeight);
  const tall = shape.block_pages * pitchY - gapOf(cellHeight);
  const rowHeight = ABOVE + tall + BELOW;
  const x = (block: number) => MARGIN + (block % columns) * pitchX;
  const y = (block: number) => MARGIN + ABOVE + Math.floor(block / columns) * (rowHeight + BETWEEN);
  return {
    ...{ rows, columns, cellWidth, cellHeight, pitchX, pitchY },
    /** Whether pages are named, and whether blocks are in words. */
    named: cellWidth >= narrowest && cellHeight >= READABLE,
    wordy: cellWidth >= WORDY,
    /** Every how many blocks have their numbers, where there is no room for all. */
    every: Math.max(1, Math.ceil(numbered / pitchX)),
    /** Of a block's pages together. */
    tall,
    line: LINE,
    width: 2 * MARGIN + columns * pitchX - between,
    height: 2 * MARGIN + rows * rowHeight + (rows - 1) * BETWEEN,
    /** Left and upper edge of a block's first page. */
    x,
    y,
    /** The block at a point, words above and below it included. */
    blockAt(left: number, top: number): number | null {
      const column = Math.floor((left - MARGIN + between / 2) / pitchX);
      const row = Math.floor((top - MARGIN) / (rowHeight + BETWEEN));
      const block = row * columns + column;
      const inside = column >= 0 && column < columns && row >= 0;
      return inside && block < shape.blocks ? block : null;
    },
    at: (block: number, index: number) => ({ x: x(block), y: y(block) + index * pitchY }),
  };
}

type Point = Record<"x" | "y", number>;

/** The way of a page from one place to another, `clear` of its end, with a tip, as a path. */
export function wayOf(
  from: Point,
  to: Point,
  { width, height }: { width: number; height: number },
  clear = 3,
): string {
  const rightwards = to.x > from.x;
  const [x1, x2] = rightwards ? [from.x + width, to.x - clear] : [from.x, to.x + width + clear];
  const [y1, y2] = [from.y + height / 2, to.y + height / 2];
  const bend = (x2 - x1) / 2;
  const tip = rightwards ? -5 : 5;
  return `M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}m${tip} -4l${-tip} 4l${tip} 4`;
}
