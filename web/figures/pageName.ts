/** What pages are called where there is little room: ids of own traces may have twenty digits, names of tables more. */

export const LONGEST_NAME = 8;
const KEPT = 6;

let known: (name: string) => string | undefined = () => undefined;

/** Sets the short forms of names that need no truncation: those of a recorded trace. */
export function shortenNames(short: typeof known): void {
  known = short;
}

/** A name as it is, or "…" and its last six digits: those tell neighbours apart. */
export const shortName = (name: string): string =>
  known(name) ?? (name.length <= LONGEST_NAME ? name : `…${name.slice(-KEPT)}`);
