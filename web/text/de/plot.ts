import type { plot as Words } from "../en/plot.ts";

export const plot: typeof Words = {
  keys: (title) =>
    `${title}. Pfeiltasten gehen von Punkt zu Punkt, Enter öffnet den Lauf eines Punkts im Labor.`,
  keysOnly: (title) => `${title}. Pfeiltasten gehen von Punkt zu Punkt.`,
  postgresqlLike: (share) => `Wie PostgreSQL, f = ${share} (Fit an Abb. 8)`,
  deviceTime: "Gerätezeit",
  ofRunTime: (name, told) => `${name}: ${told}`,
  paperValue: "Wert der Arbeit",
  paperRange: "Bereich der Arbeit",
  whisker: (seeds) => `kleinster bis größter Wert von ${seeds} Startwerten`,
  whiskerInterval: (seeds) => `95-%-Intervall des Mittels, ${seeds} Startwerte`,
  asTable: (title) => `${title} als Tabelle`,
  caption: (measure, seeds) =>
    `${measure}: Mittel über ${seeds} Startwerte, mit dem kleinsten und dem größten Wert`,
  captionInterval: (measure, seeds) =>
    `${measure}: Mittel über ${seeds} Startwerte, mit seinem 95-%-Intervall nach Student`,
  spread: (mean, low, high) => `${mean} (${low} bis ${high})`,
  matrixMeans: (measure, seeds) => `${measure}: Mittel über ${seeds} Startwerte`,
  openRun: "Diesen Lauf im Labor öffnen",
  oneSeed: (value) => `${value}, ein Startwert`,
  allTheSame: (value, seeds) => `${value}, gleich für ${seeds} Startwerte`,
  mean: (value, seeds) => `${value}, Mittel über ${seeds} Startwerte`,
  allRounded: "gerundet alle gleich",
  fromTo: (low, high) => `von ${low} bis ${high}`,
  interval: (low, high) => `95-%-Intervall ${low} bis ${high}`,
  range: (low, high) => `${low} bis ${high}`,
  paper: (value) => `die Arbeit: ${value}`,
  stale: "mit früheren Einstellungen",
  hint: (seed) => `Klick oder Enter öffnet den Lauf mit Startwert ${seed} im Labor.`,
};
