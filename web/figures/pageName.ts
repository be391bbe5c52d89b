/** What pages are called where there is little room: ids of own traces may have twenty digits, names of tables more. */

export const LONGEST_NAME = 8;
const KEPT = 6;
/** Of a volume's name. */
const VOLUME = 3;

let known: (name: string) => string | undefined = () => undefined;

/** Sets the short forms of names that need no truncation: those of a recorded trace. */
export function shortenNames(short: typeof known): void {
  known = short;
}

/** A name as it is, or "…" and its last six digits, which tell neighbours apart; of a page in a volume both ends. */
export function shortName(name: string): string {
  const short = known(name) ?? (name.length <= LONGEST_NAME ? name : undefined);
  if (short !== undefined) return short;
  const [, volume = ""] = /^(.+):\d+$/.exec(name) ?? [];
  const start = volume === "" ? "" : `${volume.slice(-VOLUME)}:`;
  return `${start}…${name.slice(start.length - LONGEST_NAME + 1).slice(-KEPT)}`;
}

/** From here on looking at all names would be seen as a delay. */
const MOST_LOOKED_AT = 20_000;
const longest = new WeakMap<ArrayLike<unknown>, number>();

/** Characters of the longest of all short names of a trace's `pages`; of many pages, as many as there may be. */
export function longestName(pages: ArrayLike<unknown>, nameOf: (page: number) => string): number {
  if (pages.length > MOST_LOOKED_AT) return LONGEST_NAME;
  const found =
    longest.get(pages) ??
    Array.from(pages, (_, page) => shortName(nameOf(page)).length).reduce(
      (one, other) => Math.max(one, other),
      1,
    );
  longest.set(pages, found);
  return found;
}
