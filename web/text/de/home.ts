import type { home as english } from "../en/home.ts";

export const home: typeof english = {
  title: "Sehen, was ein Puffer tut",
  claim: "Zusehen, wie eine Datenbank entscheidet, welche Seite sie vergisst.",
  explain:
    "Eine Datenbank hält Seiten ihrer Platte in einem Puffer. Ist er voll, muss eine Seite verdrängt werden; eine geänderte Seite muss vorher geschrieben werden. Zwei Puffer bedienen dieselben Anforderungen: Der eine schreibt eine geänderte Seite nach der anderen, der andere füllt die leeren Kanäle der SSD.",
  step: "Schritt für Schritt",
  firstLesson: (minutes) => `Lektion 1 beginnen · ${minutes} min`,
  race: "Zwei Puffer auf dem Lauf des Posters",
  served: (position, requests) => `${position} von ${requests} Anforderungen`,
  batches: "Schreibvorgänge",
  time: "Gerätezeit",
  misses: "Fehlzugriffe",
  same: "gleich",
  fromTo: (from, to) => `${from} → ${to}`,
  again: "Noch einmal",
  pause: "Anhalten",
  play: "Abspielen",
  computed: "Hier und jetzt berechnet, von derselben Maschine wie in den Laboren. Simulierte Gerätezeit.",
  labs: "Labore",
  open: "Öffnen",
  about: {
    ace: "LRU, Clock Sweep, CFLRU und LRU-WSR, allein und in ACE, das geänderte Seiten gemeinsam schreibt.",
    hybrid: "Auf welcher Platte soll eine Seite liegen, und wann lohnt ein Umzug?",
    pbm: "Scans sagen, was sie lesen werden. Was soll der Puffer behalten?",
  },
  forClass: "Für den Unterricht",
  forClassAbout:
    "Lektionen mit Hinweisen für Lehrende, Aufgaben mit Ergebnis zum Abgeben, Links, die einen Schritt festhalten, Abbildungen der Arbeiten zum Nachrechnen.",
  lessons: "Lektionen",
  sql: "SQL eingeben",
  figures: "Abbildungen",
};
