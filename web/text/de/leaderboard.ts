import type { leaderboard as en } from "../en/leaderboard.ts";

export const leaderboard: typeof en = {
  heading: "Rangliste",
  what: "Die Anfragen der Szene unter bis zu acht Strategien.",
  rank: "Rang",
  shared: "geteilt",
  rankBy: (counter) => `Nach ${counter} ordnen`,
  policy: "Strategie",
  above: "Über Optimum",
  diverges: "Anders ab",
  divergesMeaning: "Die erste Anfrage, die anders bedient wird als von der ersten der Liste",
  never: "nie",
  atRequest: (request) => `bei ${request}`,
  open: "Beide öffnen",
  openBeside: (entry, first) => `${first} und ${entry} als Bahnen öffnen`,
  isFirst: "die erste",
  remove: (entry) => `${entry} entfernen`,
  add: "Hinzufügen",
  full: "Mehr als acht sind es nicht.",
  csv: "CSV-Datei",
  notPrograms: "Eigene Strategien fehlen: Ihre Programme laufen nur dort, wo sie gezeigt werden.",
  sizes: {
    heading: "Über die Größe des Puffers",
    measure: "Gezeigt",
    misses: "Fehlzugriffe",
    deviceTime: "Gerätezeit",
    exact: "LRU, exakt",
    exactHelp:
      "LRU, exakt: jede Größe in einem Durchgang, aus Stapelabständen. Die anderen sind Läufe mit 24 Größen; ein Klick auf einen Punkt öffnet seinen Lauf.",
    frames: "Rahmen im Puffer",
  },
  optimum: {
    above: "Über Optimum",
    aboveMeaning:
      "Fehlzugriffe über denen von MIN, das die kommenden Anfragen kennt: Ohne Vorausladen hat keine Strategie weniger. Für die Kosten gibt es ein anderes Optimum, das niemand berechnet: Es zu finden ist NP-vollständig, und MIN kann bis zu 1 + alpha mal so viel kosten.",
    finding: "Das Optimum wird berechnet",
    failed: (why) => `Das Optimum ließ sich nicht berechnen: ${why}`,
    asked: (requests, megabytes) =>
      `Das Optimum über ${requests} Anfragen braucht etwa ${megabytes} MiB Speicher.`,
    find: "Berechnen",
  },
};
