/** The log strip (web/figures/log) and its fields. Numbers come formatted, beside a count that only chooses the form. */
import { plural } from "./plural.ts";

export const log = {
  heading: "Log strip",
  log: "Log records",
  cells: "LSN above, page below",
  dirty: "Dirty pages",
  none: "none",
  flushed: "flushed",
  flushedHelp: "Up to here the log is on disk.",
  more: (count: string) => `+${count}`,
  /** Beneath the pictures. */
  counts: (flushes: string, for_a_write: string) =>
    `log_flushes ${flushes}, of these for_a_write ${for_a_write}`,
  upTo: (flushed: string, newest: string) => `flushed up to LSN ${flushed} of ${newest}`,
  logFirst: (pages: string, count: number) =>
    `! ${pages} ${plural(count, "page", "pages")} whose log must go first`,
  told: {
    lane: (lane: string) => `${lane}: the log, and the LSNs of dirty pages.`,
    records: (records: readonly string[]) =>
      records.length === 0 ? "The log is empty." : `Newest records: ${records.join(", ")}.`,
    record: (lsn: string, page: string) => `LSN ${lsn} page ${page}`,
    flushed: (lsn: string) => `Flushed up to LSN ${lsn}.`,
    dirty: (pages: readonly string[]) =>
      pages.length === 0 ? "No page is dirty." : `Dirty pages: ${pages.join("; ")}.`,
    page: (page: string, lsn: string) => `page ${page} with LSN ${lsn}`,
    marked: (page: string) => `${page}, its log must go first`,
    more: (count: string) => `${count} more`,
  },
  fields: {
    show: "Show the log",
    help: "Below each lane: the newest log records, how far the log is flushed, and the LSNs of dirty pages. Before a page is written, the log is flushed up to its LSN (WAL). It only looks on: nothing else changes.",
    every: "Commit every",
    everyHelp: "After every so many writes a commit flushes the log; 0 never.",
    everyWhy: "The more often, the more rarely a page waits for its log.",
  },
};
