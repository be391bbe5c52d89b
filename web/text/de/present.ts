import type { present as english } from "../en/present.ts";

export const present: typeof english = {
  back: "Schritt zurück",
  step: "Schritt",
  toStart: "Zum Anfang",
  position: "Gezeigte Position",
  notes: "Vortragsnotizen",
  leave: "Vorführung verlassen",
  blocked:
    "Der Browser hat kein zweites Fenster geöffnet. Erlauben Sie dieser Seite Pop-up-Fenster und drücken Sie noch einmal „Vortragsnotizen“.",
  black: "Der Bildschirm ist schwarz. Jede Taste holt ihn zurück.",
  inStep: "Im Gleichschritt mit der Vorführung.",
  waiting: "Warten auf die Vorführung …",
  alone:
    "Zu diesen Notizen gehört keine Vorführung. Öffnen Sie sie mit „Vortragsnotizen“ in einer Vorführung.",
  gone: "Die Vorführung wurde geschlossen. Schritte bewegen jetzt nur noch diese Notizen.",
  silent: "Die Vorführung antwortet nicht. Schritte bewegen jetzt nur noch diese Notizen.",
  fileMissing: (name) =>
    `Die Anfragefolge ${name}, die die Vorführung aus einer Datei las, können diese Notizen nicht öffnen: Sie zeigen, was die Vorführung über diesen Schritt sagt, und nicht den nächsten.`,
  now: "Jetzt",
  next: "Als Nächstes",
  about: "Zu dieser Szene",
  request: (number, write, page) => `Anfrage ${number}: ${write ? "Schreiben" : "Lesen"} von Seite ${page}`,
  beforeFirst: "Vor der ersten Anfrage",
  afterLast: "Das war die letzte Anfrage.",
  blackOut: "Bildschirm schwarz",
  blackEnd: "Bildschirm zeigen",
  time: "Uhrzeit",
  elapsed: "Vergangen",
  start: "Uhr starten",
  pause: "Uhr anhalten",
  reset: "Auf 0 setzen",
};
