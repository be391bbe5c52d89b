/** A large drive as a map: a square a block, or a square for several where there are too many; shaded by its valid pages. */
import type { Brush } from "../canvas.ts";
import type { Colour, Palette } from "../palette.ts";
import type { FlashState } from "./types.ts";
import { rangeOf } from "./words.ts";

/** From few valid pages to many. */
export const SHADES = [
  "ramp0",
  "ramp1",
  "ramp2",
  "ramp3",
  "ramp4",
  "ramp5",
  "ramp6",
  "ramp7",
] as const satisfies readonly Colour[];

const [LEAST, MOST] = [4, 22];

export type FlashMapLayout = ReturnType<typeof mapLayout>;

export function mapLayout(blocks: number, width: number, room: number) {
  const largest = Math.floor(Math.sqrt((width * room) / Math.max(1, blocks)));
  const pitchFor = (count: number, most: number) => {
    for (let pitch = most; pitch > LEAST; pitch -= 1)
      if (Math.ceil(count / Math.floor(width / pitch)) * pitch <= room) return pitch;
    return LEAST;
  };
  const pitch = pitchFor(blocks, Math.min(MOST, Math.max(LEAST, largest)));
  const columns = Math.max(1, Math.floor(width / pitch));
  const most = columns * Math.max(1, Math.floor(room / pitch));
  const together = Math.ceil(blocks / most);
  const squares = Math.ceil(blocks / together);
  const rows = Math.ceil(squares / columns);
  return {
    ...{ pitch, columns, squares, together },
    width: columns * pitch,
    height: rows * pitch,
    /** The first block of the square at a point. */
    blockAt(x: number, y: number): number | null {
      const [column, row] = [Math.floor(x / pitch), Math.floor(y / pitch)];
      const square = row * columns + column;
      const inside = column >= 0 && column < columns && row >= 0 && square < squares;
      return inside ? square * together : null;
    },
    at(block: number) {
      const square = Math.floor(block / together);
      return { x: (square % columns) * pitch, y: Math.floor(square / columns) * pitch };
    },
  };
}

/** From how many erases on a block is worn, in this drive: the upper tenth of what its blocks have; null where all are alike. */
export function wornFrom({ erases }: Pick<FlashState, "erases">): number | null {
  const { least, most } = rangeOf(erases);
  return most - least < 2 ? null : Math.ceil(least + 0.9 * (most - least));
}

/** What a square shows: its shade, or null where all its blocks are free; and whether one of them is worn. */
export function squareOf(
  state: FlashState,
  first: number,
  together: number,
  block_pages: number,
  worn: number,
) {
  let [used, valid, marked] = [0, 0, false];
  const end = Math.min(first + together, state.valid.length);
  for (let block = first; block < end; block += 1) {
    if ((state.programmed[block] ?? 0) > 0) used += 1;
    valid += state.valid[block] ?? 0;
    marked ||= (state.erases[block] ?? 0) >= worn;
  }
  const share = valid / Math.max(1, used * block_pages);
  const shade = Math.min(SHADES.length - 1, Math.floor(share * SHADES.length));
  return { shade: used === 0 ? null : shade, worn: marked };
}

export function drawFlashMap(
  brush: Brush,
  palette: Palette,
  state: FlashState,
  { block_pages }: { block_pages: number },
  { pitch, squares, together, columns, width, height }: FlashMapLayout,
): void {
  const size = pitch - 1;
  const worn = wornFrom(state) ?? Number.POSITIVE_INFINITY;
  brush.clearRect(0, 0, width, height);
  for (let square = 0; square < squares; square += 1) {
    const [x, y] = [(square % columns) * pitch, Math.floor(square / columns) * pitch];
    const { shade, worn: marked } = squareOf(state, square * together, together, block_pages, worn);
    if (shade === null) {
      brush.strokeStyle = palette.lineStrong;
      brush.strokeRect(x + 0.5, y + 0.5, size - 1, size - 1);
    } else {
      brush.fillStyle = palette[SHADES[shade] ?? "ramp0"];
      brush.fillRect(x, y, size, size);
    }
    if (!marked) continue;
    // A corner cut off, as large as can be seen.
    const cut = Math.max(2, size / 2);
    brush.fillStyle = shade === null ? palette.ink : palette.surface;
    brush.beginPath();
    brush.moveTo(x + size - cut, y);
    brush.lineTo(x + size, y);
    brush.lineTo(x + size, y + cut);
    brush.fill();
  }
}
