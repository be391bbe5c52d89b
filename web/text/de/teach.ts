import type { teach as english } from "../en/teach.ts";

export const teach: typeof english = {
  title: "Für den Unterricht",
  about:
    "Abläufe für Vorlesungen, die sich in der Vorführung öffnen, mit Vortragsnotizen in einem zweiten Fenster. Bild ab oder ein Klicker führt durch den ganzen Ablauf: Frage, Antwort, nächster Schritt.",
  pathTitles: {
    "45": "45 Minuten: ein Gastvortrag",
    "90": "90 Minuten: eine Doppelstunde",
    I: "Dreimal 90 Minuten, I: ein Bufferpool",
    II: "Dreimal 90 Minuten, II: eine SSD",
    III: "Dreimal 90 Minuten, III: zwei Platten und Scans",
  },
  begin: "Beginnen",
  beginOf: (path) => `Beginnen: ${path}`,
  how: "Öffnen Sie einen Ablauf, drücken Sie „Vortragsnotizen“ und ziehen Sie dieses Fenster auf Ihren eigenen Bildschirm. Beide Fenster hören auf den Klicker. „b“ macht den Bildschirm schwarz.",
  columns: { minutes: "Minuten", step: "Schritt", ask: "Fragen", expect: "Erwartete Antwort" },
  homework: "Hausaufgabe: 30 Fragen, für alle dieselben",
  project: "Projekt: eine eigene Strategie schreiben",
};
