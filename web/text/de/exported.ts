import type { exported as english } from "../en/exported.ts";

export const exported: typeof english = {
  scene: "Szene (JSON, lässt sich wieder öffnen)",
  countersCsv: "Zähler (CSV)",
  countersJson: "Zähler (JSON)",
  seriesCsv: "Verlauf (CSV)",
  seriesJson: "Verlauf (JSON)",
  traceCsv: "Anfragefolge (CSV)",
  forExcel: "CSV für Excel auf Deutsch: Semikolons, Dezimalkommas",
  state: "Bufferpool und letzte Ereignisse (JSON)",
  picture: (label, format) => `${label} (${format})`,
  failed: (why) => `Nichts wurde exportiert: ${why}`,
  tooLarge: (frames, most) =>
    `Ein Bufferpool mit ${frames} Rahmen ist zu groß für eine Textdatei; bis zu ${most} sind möglich.`,
  seriesSoFar: (done, requests) =>
    `Der Verlauf ist bis Anfrage ${done} von ${requests} berechnet. Exportieren Sie ihn noch einmal, wenn die Kurven vollständig sind.`,
  note: "Zeiten sind simulierte Gerätezeit. Bilder sind immer hell.",
};
