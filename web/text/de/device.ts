import type { Text } from "../en/index.ts";

export const device: Text["device"] = {
  title: "Gerätekanäle",
  pictureTitle: (run, when) => `${run}: die Gerätekanäle ${when}`,
  writeShort: "Schreiben",
  readShort: "Lesen",
  writeUtilisation: "Auslastung Schreiben",
  readUtilisation: "Auslastung Lesen",
  notYet: "noch keine",
  utilisation: (percent, pages, channels) => `${percent}, ${pages} von ${channels} Kanälen`,
  writeChannels: "schreiben",
  readChannels: "lesen",
  start: (time) => `ab ${time}`,
  hit: "Treffer",
  asks: (page) => `Eingabetaste: Was wurde aus Seite ${page}?`,
  nothing: "Vom Gerät wurde noch nichts verlangt.",
  window: (requests, one, hits, time, from, to) =>
    `${one ? "Die letzte Anfrage" : `Die letzten ${requests} Anfragen`}, davon ${hits} Treffer: ${time} Gerätezeit, von ${from} bis ${to}.`,
  pointOut: "Auf einen Vorgang zeigen oder die Pfeiltasten benutzen, um ihn zu lesen.",
  look: (lane) => `${lane}: die letzten Anfragen ansehen`,
  none: "keine Anfrage gewählt",
  request: (number, letter, page) => `Anfrage ${number}, ${letter}${page}: `,
  wasHit: "ein Treffer, keine Gerätezeit.",
  written: (pages, filled, time) => `schreibt ${pages} (${filled}, ${time})`,
  read: (pages, filled, time) => `liest ${pages} (${filled}, ${time})`,
  afterwards: ", dann ",
  prefetched: (pages) => ` und vorab ${pages}`,
  further: (count) => ` und ${count} weitere`,
  filled: (pages, channels) => `${pages} von ${channels} Kanälen`,
  filledSteps: (pages, steps, channels) =>
    `${pages} Seiten in ${steps} Geräteschritten zu ${channels} Kanälen`,
  summary: (lane, window, write, read) =>
    `${lane}, Gerätekanäle. ${window} Auslastung beim Schreiben ${write}; beim Lesen ${read}.`,
};
