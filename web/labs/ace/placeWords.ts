/** Where a page is, in words. */
import { DIRTY, type LaneFrame, type PagePlace } from "../../engine/types.ts";
import { formatCount } from "../../ui/format.ts";

const endings = ["th", "st", "nd", "rd"];

/** "1st", "2nd", "11th", "1,023rd". */
export function ordinal(value: number): string {
  const teens = value % 100 > 10 && value % 100 < 14;
  return `${formatCount(value)}${(teens ? undefined : endings[value % 10]) ?? "th"}`;
}

/** "Page 1,234: frame 77, dirty, 12th from the LRU end." */
export function placeWords(lane: LaneFrame, page: number, place: PagePlace | null): string {
  const subject = `Page ${lane.pageName?.(page) ?? formatCount(page)}`;
  if (place === null) return `${subject}: not resident.`;
  const dirty = ((lane.columns.flags[place.frame] ?? 0) & DIRTY) !== 0;
  const where = lane.policy.shape === "ring" ? "in eviction order" : "from the LRU end";
  return `${subject}: frame ${formatCount(place.frame)}, ${dirty ? "dirty" : "clean"}, ${ordinal(place.place)} ${where}.`;
}
