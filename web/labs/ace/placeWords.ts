/** Where a page is, in words. */

import { DIRTY, type LaneFrame, type PagePlace } from "../../engine/types.ts";
import { text } from "../../text/text.ts";
import { formatCount } from "../../ui/format.ts";

/** "1st", "2nd", "11th", "1,023rd". */
export const ordinal = (value: number): string => text().lab.ordinal(value, formatCount(value));

/** "Page 1,234: frame 77, dirty, 12th from the LRU end." */
export function placeWords(lane: LaneFrame, page: number, place: PagePlace | null): string {
  const words = text().lab;
  const subject = words.page(lane.pageName?.(page) ?? formatCount(page));
  if (place === null) return words.notResident(subject);
  const dirty = ((lane.columns.flags[place.frame] ?? 0) & DIRTY) !== 0;
  const { clean, dirty: changed } = text().pool.states;
  const ring = lane.policy.shape !== "list";
  return words.place(subject, formatCount(place.frame), dirty ? changed : clean, ordinal(place.place), ring);
}
