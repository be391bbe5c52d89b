/** What pages are called where there is little room: ids of own traces may have twenty digits. */

/** Longer names are shortened. */
export const LONGEST_NAME = 8;
const KEPT = 6;

/** A name as it is, or "…" and its last six digits: those tell neighbours apart. */
export const shortName = (name: string): string =>
  name.length <= LONGEST_NAME ? name : `…${name.slice(-KEPT)}`;
