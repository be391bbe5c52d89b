import type { plot as Words } from "../en/plot.ts";

export const plot: typeof Words = {
  keys: (title) =>
    `${title}. Pfeiltasten gehen von Punkt zu Punkt, Enter öffnet den Lauf eines Punkts im Labor.`,
  paperValue: "Wert der Arbeit",
  paperRange: "Bereich der Arbeit",
  whisker: (seeds) => `kleinster bis größter Wert von ${seeds} Startwerten`,
  asTable: (title) => `${title} als Tabelle`,
  caption: (measure, seeds) =>
    `${measure}: Mittel über ${seeds} Startwerte, mit dem kleinsten und dem größten Wert`,
  spread: (mean, low, high) => `${mean} (${low} bis ${high})`,
  openRun: "Diesen Lauf im Labor öffnen",
  oneSeed: (value) => `${value}, ein Startwert`,
  allTheSame: (value, seeds) => `${value}, gleich für ${seeds} Startwerte`,
  mean: (value, seeds) => `${value}, Mittel über ${seeds} Startwerte`,
  allRounded: "gerundet alle gleich",
  fromTo: (low, high) => `von ${low} bis ${high}`,
  range: (low, high) => `${low} bis ${high}`,
  paper: (value) => `die Arbeit: ${value}`,
  stale: "mit früheren Einstellungen",
  hint: (seed) => `Klick oder Enter öffnet den Lauf mit Startwert ${seed} im Labor.`,
};
