/** Was aus einer Seite wurde: ihre Karte. */
import type { ask as en } from "../en/ask.ts";

export const ask: typeof en = {
  request: (number) => `Anfrage ${number}`,
  goTo: (request) => `Zu ${request} gehen`,
  close: "Schließen",
  closeCard: (page) => `Karte schließen: ${page}`,

  next: "Nächstes Mal verlangt mit {at}, in {away}.",
  nextAlone: "Nächstes Mal verlangt mit {at}.",
  away: (requests, shown) => (requests === 1 ? "1 Anfrage" : `${shown} Anfragen`),
  never: "In diesem Lauf nicht mehr verlangt.",

  since: "Im Bufferpool seit {at}, nach einem Fehlzugriff gelesen.",
  sincePrefetched: "Im Bufferpool seit {at}, vorab gelesen.",
  fromStart: "Von Anfang an im Bufferpool.",
  notAsked: "Seither nicht mehr verlangt.",
  askedAgain: (times, shown) =>
    `Seither ${times === 1 ? "einmal" : `${shown}-mal`} wieder verlangt, zuletzt mit {at}.`,
  dirtySince: "Geändert seit {at}.",
  dirtyFromStart: "Von Anfang an geändert.",
  cleanSince: (pages, shown) =>
    `Unverändert seit {at}: ${pages === 1 ? "allein geschrieben" : `geschrieben in einem Bündel von ${shown}`}.`,

  left: "Hat den Bufferpool mit {at} verlassen:",
  leftBefore: "Hatte ihn davor mit {at} verlassen:",
  hadCome: "War dort seit {at}.",
  neverLeft: "Hat den Bufferpool bisher nicht verlassen.",
  neverThere: "War bisher nicht im Bufferpool.",

  requests: "Letzte Anfragen danach",
  noRequest: "Bisher keine Anfrage danach.",
  read: "Lesen",
  write: "Schreiben",
  hit: "Treffer",
  miss: "Fehlzugriff",

  standing: "Die Vergangenheit wird nachgesehen, sobald der Lauf steht.",
  looking: "Die Vergangenheit wird durchgesehen",
  looked: (percent) => `${percent} der Vergangenheit durchgesehen`,
};
