import type { pictures as Words } from "../en/pictures.ts";

export const pictures: typeof Words = {
  times: "Zeiten sind simulierte Gerätezeit. Erstellt mit Bufferpool Lab.",
  lanes: (names) => `Bahnen: ${names.join("; ")}.`,
  trace: (name) => `Anfragefolge: ${name}.`,
  writtenOut: "ausgeschrieben",
  seed: (seed) => `Startwert ${seed}`,
  workload: (parts) => `Workload: ${parts.join(", ")}.`,
  inSentence: (label) => label,
  changed: (title) => `${title}, geändert`,
  ownScene: "Eigene Szene",
  preset: (title) => `Beispiel „${title}“`,
  givenPages: "Der Bufferpool beginnt mit vorgegebenen Seiten.",
  poolsTitle: (run, when) => `${run}: die Bufferpools ${when}`,
  before: "vor der ersten Anfrage",
  after: (position, requests) => `nach Anfrage ${position} von ${requests}`,
  curvesTitle: (run, what) => `${run}: ${what}`,
  cumulativeCounters: "aufsummierte Zähler",
  computedUpTo: (position, requests) => `Berechnet bis Anfrage ${position} von ${requests}.`,
};
