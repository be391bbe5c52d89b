/** How many pages of each list are drawn: in two rows at most where the lab is one screen. */
import { LONGEST_NAME } from "../pageName.ts";
import type { KeptList, KeptModel } from "./model.ts";

/** Between cells, in CSS pixels; the style sheet has the same. */
const GAP = 3;
/** Between lists. */
const BETWEEN = 14;
/** Width of a letter in labels, on average. */
const LETTER = 7;
/** "and 1,234 more". */
const MORE = 92;
/** A list narrower than this is given a row of its own where there is room. */
const LEAST = 220;
const MOST_ROWS = 2;

export interface KeptLayout {
  /** Lists beside each other. */
  columns: number;
  /** Of a cell. */
  cellWidth: number;
  /** Pages drawn of each list. */
  shown: readonly number[];
}

/** `tight`: no more rows than the lab has room for. */
export function keptLayout(
  { lists, values }: KeptModel,
  width: number,
  digits: number,
  tight: boolean,
): KeptLayout {
  const cellWidth = Math.max(24, Math.ceil(Math.min(digits, LONGEST_NAME) * 7.5) + 8);
  const beside = Math.max(0, ...values.map(({ words }) => words.length)) * LETTER;
  const room = Math.max(0, width - (beside === 0 ? 0 : beside + BETWEEN));
  const fitting = Math.max(1, Math.min(lists.length, Math.floor(room / LEAST)));
  const columns = tight ? Math.max(fitting, Math.ceil(lists.length / MOST_ROWS)) : fitting;
  const each = (room - (columns - 1) * BETWEEN) / columns;
  const shown = lists.map((list) => drawn(list, each, cellWidth));
  return { columns, cellWidth, shown };
}

function drawn({ spec, pages, total }: KeptList, width: number, cellWidth: number): number {
  const room = width - (spec.label.length + 2) * LETTER;
  const most = (space: number) => Math.max(0, Math.floor((space + GAP) / (cellWidth + GAP)));
  return total <= most(room) ? total : Math.min(pages.length, most(room - MORE));
}
