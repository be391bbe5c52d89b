import type { Text } from "../en/index.ts";

export const strip: Text["strip"] = {
  label: "Anfragen: bedient, jetzt, danach",
  beforeFirst: (requests, shown) =>
    requests === 1 ? "Vor der einzigen Anfrage" : `Vor der ersten von ${shown} Anfragen`,
  request: (position, requests) => `Anfrage ${position} von ${requests}`,
  key: (lanes, further) =>
    `R lesen, W schreiben${further ? ", N neue Seite, F Pool geleert" : ""} · ● Treffer, ○ Fehlzugriff (${lanes}) · gestrichelt: kommt noch`,
  group: (name, number) => `${name} Nr. ${number}`,
  read: (page) => `Lesen von Seite ${page}`,
  write: (page) => `Schreiben von Seite ${page}`,
  create: (page) => `Anlegen von Seite ${page}`,
  emptied: "der Pool wird geleert",
  title: (request, words) => `Anfrage ${request}: ${words}`,
  hit: "Treffer",
  miss: "Fehlzugriff",
  notKnown: "nicht bekannt",
  lane: (number) => `Bahn ${number}`,
};

export const tray: Text["tray"] = {
  label: "Dieser Schritt",
  written: "geschrieben",
  writtenTogether: "Schreibbündel",
  evicted: "verdrängt",
  prefetched: "vorab gelesen",
  secondChance: "zweite Chance",
  beforeFirst: "vor der ersten Anfrage",
  hit: "Treffer: kein Zugriff auf das Gerät",
  freeFrame: "Fehlzugriff: in einen freien Rahmen gelesen, nichts verdrängt",
};

export const marks: Text["marks"] = {
  evictions: "Verdrängungen",
  batches: "Schreibbündel",
  divergences: "Bahnen verschieden",
  evictionCount: (all, dirty) => `${all} Verdrängungen, davon ${dirty} von geänderten Seiten`,
  batchCount: (all) => `${all} Schreibbündel`,
  alike: "die Bahnen handeln gleich",
  differ: (requests) => `die Bahnen weichen bei ${requests} Anfragen voneinander ab`,
  firstAt: (request) => `, zuerst bei Anfrage ${request}`,
  firstDiffer: (request) => `hier unterscheiden sich die Bahnen zuerst: Anfrage ${request}`,
  alongTrace: (parts) => `Über den ganzen Ablauf: ${parts.join("; ")}.`,
  rows: (names) => `Zeilen: ${names.join(", ")}.`,
};
