/** How many pages of each list are drawn: in two rows at most where the lab is one screen. */
import { LONGEST_NAME } from "../pageName.ts";
import type { KeptList, KeptModel } from "./model.ts";

/** Between cells, in sixteenths of the page's type, as all here; the style sheet has the same. */
const GAP = 3;
/** Between lists. */
const BETWEEN = 14;
/** Width of a letter in labels, on average. */
const LETTER = 7;
/** "and 1,234 more", and "+1,234" in a narrow list. */
const MORE = { words: 92, sign: 44 };
/** Where two lists would be narrower than this, each has a row of its own if there is room. */
const LEAST = 220;
const MOST_ROWS = 2;

export interface KeptLayout {
  /** Lists beside each other. */
  columns: number;
  /** Of a cell. */
  cellWidth: number;
  /** Whether there is room to say in words how many more there are. */
  inWords: boolean;
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
  // The same in every lane of a policy, whatever its numbers are: the eye compares across.
  const wide = width >= 2 * LEAST;
  const halved = Math.ceil(lists.length / MOST_ROWS);
  const columns = Math.max(1, wide ? Math.max(halved, Math.min(lists.length, 2)) : tight ? halved : 1);
  const each = (room - (columns - 1) * BETWEEN) / columns;
  const inWords = each >= LEAST;
  const more = inWords ? MORE.words : MORE.sign;
  const shown = lists.map((list) => drawn(list, each, cellWidth, more));
  return { columns, cellWidth, inWords, shown };
}

function drawn({ spec, pages, total }: KeptList, width: number, cellWidth: number, more: number): number {
  const room = width - (spec.label.length + 2) * LETTER;
  const most = (space: number) => Math.max(0, Math.floor((space + GAP) / (cellWidth + GAP)));
  return total <= most(room) ? total : Math.min(pages.length, most(room - more));
}
