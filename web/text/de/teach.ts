import type { teach as english } from "../en/teach.ts";

export const teach: typeof english = {
  title: "Für den Unterricht",
  about:
    "Abläufe für Vorlesungen, die sich in der Vorführung öffnen, mit Vortragsnotizen in einem zweiten Fenster. Bild ab oder ein Klicker führt durch den ganzen Ablauf: Frage, Antwort, nächster Schritt.",
  pathTitles: {
    "45": "45 Minuten: ein Gastvortrag über teures Schreiben und ACE",
    "90": "90 Minuten: eine Doppelstunde über Ersetzung, Schreiben und ACE",
    I: "Dreimal 90 Minuten, I: ein Bufferpool",
    II: "Dreimal 90 Minuten, II: eine SSD",
    III: "Dreimal 90 Minuten, III: zwei Platten und Scans",
  },
  begin: "Beginnen",
  beginOf: (path) => `Beginnen: ${path}`,
  how: "Öffnen Sie einen Ablauf, drücken Sie „Vortragsnotizen“ und ziehen Sie dieses Fenster auf Ihren eigenen Bildschirm. Beide Fenster hören auf den Klicker. „b“ oder „.“ (am Klicker) macht den Bildschirm schwarz; nach Esc führt „Zurück“ im Browser wieder zum Schritt.",
  steps: (count) => `Alle ${count} Schritte mit Fragen und Antworten`,
  columns: { minutes: "Minuten", step: "Schritt", ask: "Fragen", expect: "Erwartete Antwort" },
  homework: "Hausaufgabe: 30 Fragen, für alle dieselben",
  project: "Projekt: eine eigene Strategie schreiben",
  sheet: (title) => `Arbeitsblatt: ${title}`,
  answers: (title) => `Lösungen: ${title}`,
  withAnswers: "Mit den Lösungen auf eigenen Blättern",
  withoutAnswers: "Ohne die Lösungen",
  otherSeed: "In anderer Reihenfolge",
  name: "Name",
  date: "Datum",
  sheetSeed: (seed) => `Startwert ${seed}: Reihenfolge der Antworten und gezogene Fragen`,
  unknownLesson: (id) => `Eine Lektion „${id}“ gibt es nicht.`,
  worksheets: "Arbeitsblätter",
  worksheetsAbout:
    "Die Fragen jeder Lektion auf Papier, mit leeren Bufferpools und Tabellen. Die Lösungen stehen auf eigenen Blättern, aus derselben Datei und mit demselben Startwert.",
  tests: "Vorher und nachher",
  testsAbout:
    "Zu jedem Teil des Kurses zwei Tests mit zehn Fragen, von zwei Startwerten gezogen: einer vor den Vorlesungen, einer danach. Ob eine Klasse gelernt hat, zeigen nur ihre eigenen Ergebniszeilen.",
  before: "vorher",
  after: "nachher",
  testParts: { ace: "Teil 1 des Kurses", hybrid: "Teil 2 des Kurses", pbm: "Teil 3 des Kurses" },
  testOf: (part, name) => `${part}, ${name}`,
  courses: "In welche Woche welcher Vorlesung das passt",
  coursesAbout:
    "Stand 2025, nach öffentlichen Lehrplänen und aus dem Gedächtnis: Wochen verschieben sich von Jahr zu Jahr, vergleichen Sie mit Ihrem Plan. „Wie in Ihrer Vorlesung“ unter der Strategie einer Bahn im ACE-Labor stellt ein, was anderswo anders gelehrt wird: LRU-K und ARC von BusTub, die Ein-Bit-Uhr von CS 186.",
  courseColumns: ["Vorlesung oder Buch", "Abschnitt", "Lektionen"],
  courseNames: {
    cmu: "CMU 15-445 (Pittsburgh)",
    cs186: "CS 186 (Berkeley)",
    silberschatz: "Silberschatz, Korth, Sudarshan, 7. Auflage",
    ramakrishnan: "Ramakrishnan, Gehrke, 3. Auflage",
    petrov: "Petrov, „Database Internals“",
  },
  courseParts: {
    "cmu storage": "Woche 2 und 3: Speicherung",
    "cmu pool": "Woche 3 bis 5: Bufferpools; Projekt 1, der Bufferpool-Manager",
    "cmu scans":
      "Woche 3 bis 5, am Ende der Vorlesung über Bufferpools: gemeinsame Scans, Umgehen des Bufferpools",
    "cmu recovery":
      "Letztes Drittel: Logging und Recovery; Lektion 10 wegen der Checkpoints und des Hintergrundschreibers",
    "cs186 pool": "Woche 3 bis 5: Platten, Dateien, Pufferverwaltung",
    "cs186 recovery": "Letztes Drittel: Recovery nach ARIES",
    "silberschatz storage": "Kapitel 12, Speichermedien, mit 13.1",
    "silberschatz pool": "Kapitel 13, Abschnitt 5: Datenbankpuffer, mit vorausschauendem Lesen",
    "silberschatz beyond": "Geht über das Buch hinaus: mehrere Seiten in einem Schreibvorgang",
    "silberschatz recovery": "Kapitel 19: Recovery",
    "ramakrishnan pool": "Kapitel 9, Abschnitt 4: Pufferverwaltung",
    "ramakrishnan recovery": "Kapitel 18: Recovery nach einem Absturz",
    "petrov storage": "Kapitel 2: Strukturen auf Platten, SSDs",
    "petrov pool": "Kapitel 5: Pufferverwaltung",
    "petrov recovery":
      "Kapitel 5: Wiederanlauf; Lektion 10 wegen der Checkpoints und des Hintergrundschreibers",
  },
  promise: "Im nächsten Semester",
  promiseAbout:
    "Ein Link, den Sie heute auf eine Folie setzen, öffnet auch nächstes Jahr dieselbe Szene an derselben Stelle. Ein Link enthält Zahlen und Kennungen, eine neu gezeichnete Szene bekommt eine neue Kennung, und über 300 Links aller Labore, Lektionen, Abbildungen, Übungen und Abläufe werden vor jeder Ausgabe geöffnet und mit dem verglichen, was sie zuerst geöffnet haben. Wörter dürfen besser werden. Ein Quiz zieht aus allen Fragen seines Teils und ändert sich also, wenn eine dazukommt.",
};
