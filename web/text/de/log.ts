import type { log as Words } from "../en/log.ts";

export const log: typeof Words = {
  heading: "Log-Streifen",
  log: "Log-Einträge",
  cells: "LSN über Seite",
  dirty: "Geänderte Seiten",
  none: "keine",
  flushed: "gesichert",
  flushedHelp: "Bis hier steht das Log auf der Platte.",
  more: (count) => `+${count}`,
  counts: (flushes, for_a_write) => `log_flushes ${flushes}, davon for_a_write ${for_a_write}`,
  upTo: (flushed, newest) => `gesichert bis LSN ${flushed} von ${newest}`,
  logFirst: (pages, count) => `! ${pages} ${count === 1 ? "Seite, deren" : "Seiten, deren"} Log zuerst muss`,
  told: {
    lane: (lane) => `${lane}: das Log und die LSN geänderter Seiten.`,
    records: (records) =>
      records.length === 0 ? "Das Log ist leer." : `Neueste Einträge: ${records.join(", ")}.`,
    record: (lsn, page) => `LSN ${lsn} Seite ${page}`,
    flushed: (lsn) => `Gesichert bis LSN ${lsn}.`,
    dirty: (pages) =>
      pages.length === 0 ? "Keine Seite ist geändert." : `Geänderte Seiten: ${pages.join("; ")}.`,
    page: (page, lsn) => `Seite ${page} mit LSN ${lsn}`,
    marked: (page) => `${page}, ihr Log muss zuerst`,
    more: (count) => `${count} weitere`,
  },
  fields: {
    show: "Log zeigen",
    help: "Unter jeder Bahn: die neuesten Einträge des Logs, wie weit es gesichert ist, und die LSN geänderter Seiten. Bevor eine Seite geschrieben wird, wird das Log bis zu ihrer LSN gesichert (WAL). Es sieht nur zu: Sonst ändert sich nichts.",
    every: "Commit alle",
    everyHelp: "Nach je so vielen Schreibzugriffen sichert ein Commit das Log; 0 nie.",
    everyWhy: "Je öfter, desto seltener wartet eine Seite auf ihr Log.",
  },
};
