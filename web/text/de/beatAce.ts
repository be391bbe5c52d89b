import type { beatAce as Words } from "../en/beatAce.ts";

const list = (pages: readonly string[]) =>
  pages.length < 2 ? pages.join() : `${pages.slice(0, -1).join(", ")} und ${pages.at(-1)}`;

function beside(page: string, written: readonly string[]): string {
  if (written.length === 0) return ", unverändert";
  const others = written.filter((other) => other !== page);
  return others.length === 0 ? ", allein geschrieben" : `, geschrieben mit ${list(others)}`;
}

export const beatAce: typeof Words = {
  title: "ACE schlagen",
  loading: "Das Spiel wird gezogen …",
  ofDay: (day) => `Spiel vom ${day}`,
  ofWord: (word) => `Spiel „${word}“`,
  task: "Hier spielt ein Mensch die Strategie: 20 Anfragen, 5 Rahmen. Ziel ist weniger Gerätezeit als bei ACE.",
  rules: [
    "Ein Treffer kostet nichts und wird sofort bedient. Bei einem Fehlzugriff muss eine Seite gehen. Jeder liest eine Seite: 100 µs.",
    "Eine unveränderte Seite geht umsonst. Eine geänderte (dirty) wird vorher geschrieben: 300 µs, und bis zu zwei weitere geänderte kommen umsonst mit.",
    "Daneben laufen LRU, ACE (LRU, das bis zu drei geänderte Seiten zusammen schreibt) und das billigste Spiel.",
    "LRU bezeichnet die am längsten nicht benutzte Seite. ACE nimmt in seinem eigenen Bufferpool immer diese.",
    "Die nächsten drei Anfragen sind zu sehen. Geänderte Seiten am Ende kosten nichts.",
  ],
  atStart: "Der Bufferpool am Anfang:",
  prices: "Lesen: 100 µs. Eine bis drei Seiten schreiben: 300 µs.",
  beginning: "Treffer werden sofort bedient, bis zum ersten Fehlzugriff.",
  start: "Los: zwei Minuten",
  untimed: "Ohne Uhr spielen",
  clockHelp: "Die Uhr läuft nur während der Wahl. Ist sie abgelaufen, macht LRU die übrigen Züge.",
  keys: "Tasten: 1 bis 5 wählt die Seite, die geht, Umschalt mit 1 bis 5 die mitgeschriebenen, Eingabe zieht.",

  request: (number, of) => `Anfrage ${number} von ${of}`,
  left: (time) => `noch ${time}`,
  served: (of) => `Alle ${of} Anfragen bedient`,
  requests: "Die Anfrage und die nächsten drei",
  missing: (page, write) =>
    `Seite ${page} wird ${write ? "geschrieben" : "gelesen"} und fehlt im Bufferpool. Welche Seite geht?`,
  pool: "Welche Seite geht?",
  lru: "LRU",
  cell: (frame, page, dirty, lru) =>
    `Rahmen ${frame}: Seite ${page}, ${dirty ? "geändert" : "unverändert"}${lru ? ", am längsten nicht benutzt" : ""}`,
  riders: "Umsonst mitgeschrieben: bis zu zwei",
  noneDirty: "Keine andere Seite ist geändert.",
  rider: (page) => `Seite ${page} mitschreiben`,
  choose: "Zuerst die Seite wählen, die geht. ACE nähme die mit LRU bezeichnete.",
  clean: (page, time) => `Seite ${page} ist unverändert: Nichts wird geschrieben. ${time}.`,
  alone: (page, time) => `Seite ${page} wird allein geschrieben. ${time}.`,
  together: (pages, time) => `Die Seiten ${list(pages)} werden zusammen geschrieben. ${time}.`,
  room: (count) =>
    count === 1 ? "Eine geänderte Seite kann noch mit." : `${count} geänderte Seiten können noch mit.`,
  go: "Ziehen",

  hit: (page) => `Seite ${page}: Treffer.`,
  wentClean: (page, victim, time) => `Seite ${page} wird gelesen, Seite ${victim} geht unverändert: ${time}.`,
  wentDirty: (page, victim, written, time) =>
    written.length === 1
      ? `Seite ${page} wird gelesen, Seite ${victim} wird geschrieben und geht: ${time}.`
      : `Seite ${page} wird gelesen, Seite ${victim} geht; die Seiten ${list(written)} werden zusammen geschrieben: ${time}.`,

  track: "Gerätezeit bei derselben Anfrage",
  trackEnd: "Gerätezeit aller Anfragen",
  moves: "Züge",
  you: "Eigene",
  ace: "ACE",
  cheapest: "Billigste",

  won: (time) => `ACE geschlagen, um ${time}.`,
  lost: (time) => `ACE gewinnt um ${time}.`,
  level: "Gleichstand mit ACE.",
  perfect: "Billiger geht es bei diesen Anfragen nicht.",
  ranOut: (request) => `Bei Anfrage ${request} war die Zeit um; ab da zog LRU.`,
  dearest: ({ request, page, evicted, written, evict, write, time }) =>
    `Der teuerste Zug: Bei Anfrage ${request}, für Seite ${page}, ging Seite ${evicted}${beside(evicted, written)}. Wäre Seite ${evict} gegangen${beside(evict, write)}, hätte das Spiel mit ${time} weniger Gerätezeit auskommen können.`,
  link: "Link, der die Züge zeigt",
  copy: "Link kopieren",
  share: "Teilen",
  known:
    "ACE und LRU kennen keine künftige Anfrage; hier waren drei zu sehen. Das billigste Spiel kennt alle zwanzig.",
  again: "Noch einmal spielen",
  same: "Dasselbe Spiel noch einmal",
  replay: "Die Züge ansehen",
  play: "Dieses Spiel spielen",
  next: "Ein anderes Spiel",
  ofToday: "Spiel des Tages",
  others: "Ein Spiel für einen Kurs",
  othersHelp: "Dasselbe Wort gibt allen dasselbe Spiel.",
  word: "Wort oder Zahl",
  draw: "Spiel holen",
  handIn: "Ergebnis als Zeile",
  handInHelp:
    "Unter „Ergebniszeilen prüfen“ kann eine Lehrkraft sie nachrechnen: Richtig ist ein Zug, wenn keiner billiger war.",
  result: (time, ace) => `ACE schlagen: ${time}, ACE ${ace}`,

  inLab: "LRU und ACE über diesen Anfragen, im Labor",

  replayed: "Die Züge eines Links, noch einmal gespielt",
  stepper: { toStart: "Zum Anfang", back: "Zurück", step: "Schritt", toEnd: "Zum Ende" },
  beforeFirst: "Vor der ersten Anfrage.",
  incomplete: (request) => `ein Zug für jeden Fehlzugriff; für Anfrage ${request} fehlt er`,
  aDay: "ein Tag wie 2026-11-27",
  today: "heute",
  noReplay: (message) => `Die Züge des Links lassen sich nicht zeigen: ${message}`,
};
