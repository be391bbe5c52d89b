/** Where the strip's rows and columns lie, for labelled cells and for bins alike. */
import { shortName } from "../pageName.ts";
import type { DiskModel } from "./model.ts";

export interface Row {
  /** Upper edge; marks and, without a gutter, the row's name lie above it. */
  y: number;
  height: number;
}

/** For the rows' names; narrow strips have them above the rows. */
const GUTTER = 144;
const GUTTER_FROM = 560;
const NAME_ABOVE = 13;
export const MARKS = 10;
const LINE_GAP = 8;

export const columnsWidth = (width: number): number => width - (width >= GUTTER_FROM ? GUTTER : 0) - 4;

export type DiskLayout = ReturnType<typeof diskLayout>;

export function diskLayout(model: DiskModel, width: number) {
  const cells = model.size === 1 && model.bins <= 64;
  const left = width >= GUTTER_FROM ? GUTTER : 2;
  const above = left === 2 ? NAME_ABOVE : 0;
  const room = columnsWidth(width);
  const longest = cells ? Math.max(...names(model).map((name) => name.length)) : 0;
  const narrowest = Math.max(20, longest * 7 + 4);
  /** Columns in a line; cells that do not fit go on in a further one. */
  const columns = cells ? Math.max(1, Math.min(model.bins, Math.floor(room / narrowest))) : model.bins;
  const pitch = cells ? Math.min(64, room / columns) : room / columns;
  const heat: Row = { y: above, height: cells ? 14 : 22 };
  let y = above + heat.height + (cells ? 15 : 0);
  const lanes = model.lanes.map((lane) => {
    const row = { lane, y: y + MARKS + above, height: cells ? 16 : 24 };
    y = row.y + row.height;
    return row;
  });
  const lineHeight = y + LINE_GAP;
  const lines = Math.ceil(model.bins / columns);
  return {
    ...{ width, height: lines * lineHeight - LINE_GAP + 2, cells, left, pitch, columns, lines, lineHeight },
    /** Within a line: base line of the pages' names, and the rows. */
    ...{ names: heat.y + heat.height + 12, heat, lanes },
  };
}

export const names = ({ bins, nameOf }: DiskModel): string[] =>
  Array.from({ length: bins }, (_, page) => shortName(nameOf(page)));

export const placeOf = ({ columns, left, pitch, lineHeight }: DiskLayout, bin: number) => ({
  x: left + (bin % columns) * pitch,
  y: Math.floor(bin / columns) * lineHeight,
});

export function binAt(layout: DiskLayout, bins: number, x: number, y: number): number | null {
  const column = Math.floor((x - layout.left) / layout.pitch);
  const line = Math.floor(y / layout.lineHeight);
  if (column < 0 || column >= layout.columns || line < 0) return null;
  const bin = line * layout.columns + column;
  return bin < bins ? bin : null;
}
