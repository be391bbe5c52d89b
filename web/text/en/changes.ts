/** What a step changed, in short clauses. Pages come as "page 4", "pages 4, 5 and 2" or "8 pages"; names of flags as they are. */
import { plural } from "./plural.ts";

export const changes = {
  /** Under a sentence and after it. */
  also: (changes: string) => `Also changed: ${changes}.`,
  one: (page: string) => `page ${page}`,
  many: (pages: readonly string[], last: string) => `pages ${pages.join(", ")} and ${last}`,
  counted: (pages: string) => `${pages} pages`,
  left: (pages: string, frame: string | null) =>
    frame === null ? `${pages} left` : `${pages} left frame ${frame}`,
  arrived: (pages: string, frame: string, dirty: boolean) =>
    `${pages} is in frame ${frame}, ${dirty ? "dirty" : "clean"}`,
  prefetched: (pages: string, one: boolean) => `${pages} ${one ? "is" : "are"} in the pool, prefetched`,
  dirtied: (pages: string) => `${pages} is dirty now`,
  cleaned: (pages: string, one: boolean) => `${pages} ${one ? "is" : "are"} clean now`,
  flag: (name: string, pages: string, set: boolean) => `${name} ${set ? "set on" : "taken from"} ${pages}`,
  count: (name: string, pages: string, from: number, to: number) =>
    `${name} of ${pages} ${from < to ? "up" : "down"} from ${from} to ${to}`,
  swept: (name: string, pages: string, by: number, one: boolean) =>
    `${name}${plural(one ? 1 : 2, "", "s")} of ${pages} down by ${by}`,
  hand: (from: string, to: string) => `hand moved from frame ${from} to frame ${to}`,
  toHead: (pages: string, one: boolean) =>
    `${pages} moved to the MRU end${one ? "" : ", one after the other"}`,
};
