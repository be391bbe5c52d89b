import type { Text } from "../en/index.ts";

const listed = (pages: readonly string[]) => pages.join(", ");

export const pool: Text["pool"] = {
  nextCells: "als Nächste →",
  states: { free: "frei", clean: "unverändert", dirty: "geändert" },
  prefetchedState: (state) => `${state}, vorab gelesen`,
  badge: (name, value) => `${name} ${value}`,
  window: "Fenster",
  hand: "Zeiger",
  page: (name) => `Seite ${name}`,

  requested: "angefragt",
  writtenTogether: "zusammen geschrieben",
  prefetchedNow: "in diesem Schritt vorab gelesen",
  alsoChanged: (pages, more) => `Außerdem verändert: ${listed(pages)}${more ? ", …" : ""}.`,
  changed: "verändert",
  evictedFromHere: (page) => `von hier wurde Seite ${page} verdrängt`,
  lookedFor: "gesucht",

  frameFree: (frame) => `Rahmen ${frame}: frei`,
  framePage: (frame, page) => `Rahmen ${frame}: Seite ${page}`,

  byFrame: "Nach Rahmen",
  byEvictionOrder: "In der Folge der Verdrängung, die nächste zuletzt",
  mruToLru: "MRU bis LRU",
  listing: (order, pages) => `${order}: ${listed(pages)}.`,
  requestedPage: (page) => `Angefragt: ${page}.`,
  evictedPages: (pages) => `Verdrängt: ${listed(pages)}.`,
  writtenPages: (pages) => `Geschrieben und noch hier: ${listed(pages)}.`,
  prefetchedPages: (pages) => `Vorab gelesen: ${listed(pages)}.`,
  counts: (label, frames, dirty, clean, free) =>
    `${label}: Bufferpool mit ${frames} Rahmen: ${dirty} geändert, ${clean} unverändert, ${free} frei.`,
  windowSpans: (pages, name) => `Die letzten ${pages} bilden dies: ${name}.`,
  handAt: (frame) => `Der Zeiger steht bei Rahmen ${frame}.`,

  rowByRow: "Nach Rahmennummer, Zeile für Zeile.",
  listRowByRow: "MRU zuerst, LRU (geht als Nächste) zuletzt, Zeile für Zeile.",
  ringOrder: "In der Folge der Verdrängung: Was zuletzt geht, steht vorn, was als Nächstes geht, hinten.",
  lineMarks: (name, pages) => `Die Linie markiert: ${name} (${pages} Seiten).`,
  windowCaption: (name, pages) => `${name} (${pages})`,
  mru: "MRU",
  lru: "LRU",
  lastToGo: "geht zuletzt",
  lruNextToGo: "LRU · geht als Nächste",
  nextToGo: "geht als Nächste",
  countCaption: (name) => `unter jeder Zahl: ${name}`,
  byFrameNumber: "nach Rahmennummer",
  loadingMap: "Der Pool wird geladen …",

  lookIntoFrame: (label) => `${label}: in einen Rahmen sehen`,
  noFrame: "kein Rahmen gewählt",
  pointAtFrame: "Zeigen Sie auf einen Rahmen, oder nehmen Sie die Pfeiltasten.",

  zoom: (label) => `${label}: Vergrößerung`,
  zoomAction: (label, action) => `${label}: ${action}`,
  zoomOut: "verkleinern",
  zoomIn: "vergrößern",
  fit: "Ganz",
  showAll: "alle Rahmen zeigen",

  asTable: "Bufferpool als Tabelle",
  tableOf: (label) => `${label}: Bufferpool als Tabelle`,
  caption: (label, inOrder) => `${label}: Bufferpool, ${inOrder ? "in der Folge des Bildes" : "nach Rahmen"}`,
  frameColumn: "Rahmen",
  pageColumn: "Seite",
  stateColumn: "Zustand",
  stepColumn: "In diesem Schritt",
  none: "nichts",
  earlierRows: "Frühere Zeilen",
  laterRows: "Spätere Zeilen",
  rows: (from, to, of) => `Zeilen ${from} bis ${to} von ${of}`,
};
