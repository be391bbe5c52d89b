import type { Text } from "../en/index.ts";

export const exports: Text["exports"] = {
  heading: "Export",
  scene: "Szene (JSON, lässt sich wieder öffnen)",
  countersCsv: "Zähler (CSV)",
  countersJson: "Zähler (JSON)",
  seriesCsv: "Verlauf (CSV)",
  seriesJson: "Verlauf (JSON)",
  traceCsv: "Anfragefolge (CSV)",
  state: "Bufferpool und letzte Ereignisse (JSON)",
  pools: "Bufferpools",
  curves: "Kurven",
  picture: (label, format) => `${label} (${format})`,
  tooLarge: (frames, most) =>
    `Ein Bufferpool mit ${frames} Rahmen ist zu groß für eine Textdatei; bis zu ${most} sind möglich.`,
  seriesSoFar: (done, requests) =>
    `Der Verlauf ist bis Anfrage ${done} von ${requests} berechnet. Exportieren Sie ihn noch einmal, wenn die Kurven vollständig sind.`,
  note: "Zeiten sind simulierte Gerätezeit. Bilder sind immer hell.",

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
