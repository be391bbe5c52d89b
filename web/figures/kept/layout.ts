/** How many pages of each list are drawn: in two rows at most where the lab is one screen. */
import { LONGEST_NAME } from "../pageName.ts";
import type { KeptModel } from "./model.ts";

/** Between cells, in sixteenths of the page's type, as all here; the style sheet has the same. */
const GAP = 3;
const BETWEEN = 14;
/** Width of a letter in labels, on average. */
const LETTER = 7;
/** "and 1,234 more", and "+1,234" in a narrow list. */
const MORE = { words: 92, sign: 44 };
/** Where two lists would be narrower than this, each has a row of its own if there is room. */
const LEAST = 220;
const MOST_ROWS = 2;

/** `tight`: no more rows than the lab has room for. */
export function keptLayout({ lists, values }: KeptModel, width: number, digits: number, tight: boolean) {
  const cellWidth = Math.max(24, Math.ceil(Math.min(digits, LONGEST_NAME) * 7.5) + 8);
  const beside = Math.max(0, ...values.map(({ words }) => words.length)) * LETTER;
  const room = Math.max(0, width - (beside === 0 ? 0 : beside + BETWEEN));
  // The same in every lane of a policy, whatever its numbers are: the eye compares across.
  const wide = width >= 2 * LEAST;
  const halved = Math.ceil(lists.length / MOST_ROWS);
  const columns = Math.max(1, wide ? Math.max(halved, Math.min(lists.length, 2)) : tight ? halved : 1);
  const each = (room - (columns - 1) * BETWEEN) / columns;
  const inWords = each >= LEAST;
  const fitting = (space: number) => Math.max(0, Math.floor((space + GAP) / (cellWidth + GAP)));
  /** Pages drawn of each list. */
  const shown = lists.map(({ spec, pages, total }) => {
    const space = each - (spec.label.length + 2) * LETTER;
    const more = inWords ? MORE.words : MORE.sign;
    return total <= fitting(space) ? total : Math.min(pages.length, fitting(space - more));
  });
  return { columns, cellWidth, inWords, shown };
}
